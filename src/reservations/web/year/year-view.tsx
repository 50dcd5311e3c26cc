import './year.css'
import './year-cards.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { boot } from '../../../web/boot.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ErrorBox, StateBox } from '../../../web/ui/state-box.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { MONTHS_AHEAD } from '../../year/year.ts'
import { readYear } from '../../year.endpoints.ts'
import { YearCard } from './year-card.tsx'
import { yearSearch } from './year-search.ts'

const MONTHS = Array.from({ length: MONTHS_AHEAD }, (_, index) => index)

/** Eighteen months of nights, category by category: what is free, what is not and why, and one's own stays in it. */
export default function YearView() {
  const contract = useContract()
  const search = useSearchOf(yearSearch)
  const navigate = useNavigate()
  const year = useQuery(queryOf(readYear, { query: { idContract: contract.id } }))

  if (year.isError) {
    return (
      <div className="card">
        <ErrorBox
          title={<Trans>We couldn’t load your months</Trans>}
          onRetry={() => void year.refetch()}
          busy={year.isFetching}
          phone={boot.phone}
          beside
        >
          {year.error.message}
        </ErrorBox>
      </div>
    )
  }
  if (!year.data) return <YearSkeleton />

  const categories = year.data.categories.toSorted((a, b) => Number(b.own) - Number(a.own))
  const category = categories.find(({ idCategory }) => idCategory === search.category) ?? categories[0]
  if (!category) {
    return (
      <div className="card">
        <StateBox art="hammock" title={<Trans>No residences to show yet</Trans>}>
          <Trans>The resort’s categories appear here once it has opened its calendar.</Trans>
        </StateBox>
      </div>
    )
  }
  return (
    <YearCard
      // Another contract or category: what was picked no longer stands.
      key={`${contract.id}-${category.idCategory}`}
      resort={contract.resort}
      year={year.data}
      category={category}
      categories={categories}
      onCategory={(id) =>
        void navigate({
          to: '/my-reservations',
          search: { ...search, category: id },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}

/** The months' shape while it is on the way. */
export function YearSkeleton() {
  const { t } = useLingui()
  return (
    <div className="card pad">
      <Loading label={t`Loading your months`}>
        <div className="stack">
          <Skeleton width={190} height={28} />
          <Skeleton width="min(420px, 100%)" height={14} />
          {MONTHS.map((month) => (
            <Skeleton key={month} height={26} radius={6} />
          ))}
        </div>
      </Loading>
    </div>
  )
}
