import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryOf } from '../../../web/calls/query.ts'
import { useLanguage } from '../../../web/words.ts'
import { listCategories } from '../../choices.endpoints.ts'
import type { MarketSearch } from './market-search.ts'

/** The parts of a category, where it has more than one. */
export function SubCategories({ search }: { search: MarketSearch }) {
  const { t } = useLingui()
  const language = useLanguage()
  const categories = useQuery(queryOf(listCategories))
  const category = categories.data?.data.find(({ id }) => id === search.cat)
  // Most categories have parts: their row keeps its room, so that the offers below are not moved down by it.
  if (search.cat !== undefined && categories.isPending)
    return (
      <div className="segmented market-subs market-subs-room" aria-hidden>
        <span />
      </div>
    )
  if (!category || category.subcategories.length < 2) return null
  const { sub, ...whole } = search
  return (
    <nav className="segmented market-subs" aria-label={t`Parts of ${category.name[language]}`}>
      <Part search={whole} current={sub === undefined}>
        <Trans>All</Trans>
      </Part>
      {category.subcategories.map(({ id, name }) => (
        <Part key={id} search={{ ...whole, sub: id }} current={sub === id}>
          {name[language]}
        </Part>
      ))}
    </nav>
  )
}

function Part({
  search,
  current,
  children,
}: {
  search: MarketSearch
  current: boolean
  children: React.ReactNode
}) {
  return (
    <Link
      to="/things-to-do"
      search={search}
      aria-current={current ? 'page' : undefined}
      activeOptions={{ exact: true, includeSearch: true }}
      resetScroll={false}
      replace
    >
      {children}
    </Link>
  )
}
