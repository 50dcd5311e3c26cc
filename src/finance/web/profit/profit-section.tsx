import { Trans, useLingui } from '@lingui/react/macro'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { CURRENCIES } from '../../../kernel/money.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { boot } from '../../../web/boot.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { ErrorBox } from '../../../web/ui/state-box.tsx'
import { readMonthlyProfit, type YearProfit } from '../../profit.endpoints.ts'
import { MonthlyCard } from './monthly-card.tsx'
import { NoProfit } from './no-profit.tsx'
import { ProfitSkeleton } from './profit-skeleton.tsx'
import { useProfitSearch } from './use-profit-search.ts'
import { YearlyCard } from './yearly-card.tsx'

interface ProfitSectionProps {
  /** Every year there is. */
  profit: UseQueryResult<{ data: YearProfit[]; years: number[] }>
  /** The year that is shown; none until it is known. */
  year: number | undefined
  /** The year that the heading names until then. */
  likely: number
}

/** What the contract earned: a year by month, or all years side by side. Each currency has a card of its own. */
export function ProfitSection({ profit, year, likely }: ProfitSectionProps) {
  const { t } = useLingui()
  const contract = useContract()
  const [search, show] = useProfitSearch()
  const monthly = useQuery(
    queryOf(readMonthlyProfit, {
      query: { idContract: contract.id, ...(search.year !== undefined && { year: search.year }) },
    }),
  )
  const failed = [profit, monthly].find((query) => query.isError)
  const years = search.view === 'years'

  const body = () => {
    if (failed?.error)
      return (
        <div className="card">
          <ErrorBox
            title={<Trans>We couldn’t load your profit</Trans>}
            onRetry={() => {
              if (profit.isError) void profit.refetch()
              if (monthly.isError) void monthly.refetch()
            }}
            busy={profit.isFetching || monthly.isFetching}
            phone={boot.phone}
          >
            {failed.error.message}
          </ErrorBox>
        </div>
      )
    if (!profit.data || !monthly.data || year === undefined) return <ProfitSkeleton />
    const rows = profit.data.data
    if (rows.length === 0 || (!years && !profit.data.years.includes(year)))
      return <NoProfit year={year} others={profit.data.years} onShow={(other) => show({ year: other })} />
    if (years)
      return CURRENCIES.map((currency) => rows.filter((row) => row.currency === currency))
        .filter((own) => own.length > 0)
        .map((own, _, cards) => <YearlyCard key={own[0]?.currency} years={own} titled={cards.length > 1} />)
    return monthly.data.data.map((months) => (
      <MonthlyCard
        key={months.currency}
        year={year}
        months={months}
        titled={monthly.data.data.length > 1}
        profit={rows.find((row) => row.year === year && row.currency === months.currency)}
      />
    ))
  }

  return (
    <section aria-labelledby="profit">
      <SectionHead
        title={
          <span id="profit">{years ? <Trans>Your profit</Trans> : <ProfitOf year={year ?? likely} />}</span>
        }
        action={
          <Segmented
            label={t`Compare`}
            value={years ? 'years' : 'months'}
            onChange={(view) => show({ view: view === 'years' ? 'years' : undefined })}
            options={[
              { value: 'months', label: <Trans>By month</Trans> },
              { value: 'years', label: <Trans>By year</Trans> },
            ]}
          />
        }
      />
      <div className="stack stack-wide">{body()}</div>
    </section>
  )
}

function ProfitOf({ year }: { year: number }) {
  return <Trans>Your profit in {year}</Trans>
}
