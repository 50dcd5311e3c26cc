import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MarketSearch } from './market-search.ts'

interface RailEntryProps {
  current: boolean
  search: MarketSearch
  children: ReactNode
}

/** An entry of the catalogue's rail. */
export function RailEntry({ current, search, children }: RailEntryProps) {
  return (
    <li>
      <Link
        to="/things-to-do"
        search={search}
        aria-current={current ? 'page' : undefined}
        // The router too marks what is current; the entries share one path.
        activeOptions={{ exact: true, includeSearch: true }}
        resetScroll={false}
      >
        {children}
      </Link>
    </li>
  )
}

/** How many products an entry of the rail leads to; nothing while that is not known. */
export function RailCount({ total }: { total: number | undefined }) {
  const { t } = useLingui()
  if (total === undefined) return null
  return (
    <>
      <span className="hidden-text">{t`${plural(total, { one: '# offer', other: '# offers' })}`}</span>
      <span className="market-rail-count numeric" aria-hidden>
        {total}
      </span>
    </>
  )
}
