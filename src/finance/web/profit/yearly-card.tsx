import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatMoney, formatShort } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { YearProfit } from '../../profit.endpoints.ts'
import { signed } from '../month-pairs.ts'
import { signedMoney } from './amounts.ts'
import { yearPoints } from './chart-points.ts'
import { CurrencyTitle } from './currency-title.tsx'
import { EarnedHeads } from './earned-heads.tsx'
import { MonthSpan } from './month-span.tsx'
import { SpokenChart } from './spoken-chart.tsx'
import { useProfitSearch } from './use-profit-search.ts'

interface YearlyCardProps {
  /** Oldest first; at least one. */
  years: readonly YearProfit[]
  /** The currency is named: a card of another one stands beside it. */
  titled: boolean
}

/** Every year of one currency, oldest first in the chart, newest first in the table; a year leads to its months. */
export function YearlyCard({ years, titled }: YearlyCardProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { currency } = years[0]!
  const [first, last] = [years[0]!.year, years.at(-1)!.year]
  return (
    <div className="card pad profit-card">
      {titled && <CurrencyTitle currency={currency} />}
      <SpokenChart
        points={yearPoints(years)}
        label={t`Profit by year, ${first} to ${last}, in ${currency}`}
        currentName={t({ message: 'Profit', context: 'figure' })}
        previousName={null}
        format={(cents) => formatMoney({ cents, currency })}
        formatAxis={(cents) => formatShort(cents / 100, language)}
      />
      <table className="table profit-years figure-cards">
        <caption className="hidden-text">
          <Trans>Profit by year, in {currency}</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Year</Trans>
            </th>
            <EarnedHeads />
            <th scope="col" className="amount">
              <Trans>Profit ({currency})</Trans>
            </th>
            <th scope="col" className="amount">
              <Trans id="profit.change">Change</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {years.toReversed().map((row) => (
            <YearRow key={row.year} row={row} />
          ))}
        </tbody>
      </table>
      <p className="small faint profit-remark">
        <Trans>A year’s change compares its months with the same months of the year before.</Trans>
      </p>
    </div>
  )
}

function YearRow({ row }: { row: YearProfit }) {
  const { t } = useLingui()
  const language = useLanguage()
  const [search] = useProfitSearch()
  const { year, currency, change } = row
  const money = (cents: number) => formatMoney({ cents, currency })
  const adjusted = signedMoney({ cents: row.adjustedCents, currency })
  return (
    <tr>
      <th scope="row">
        <Link
          to="/condomimium"
          search={{ ...search, year, view: undefined }}
          resetScroll={false}
          className="link"
        >
          {year}
        </Link>
        {row.months.length < 12 && (
          <span className="small faint">
            <MonthSpan months={row.months} />
          </span>
        )}
      </th>
      <td className="amount" data-head={t`Nights`}>
        {row.nightsRented}
      </td>
      <td className="amount" data-head={t`Rental income`}>
        {money(row.grossCents)}
      </td>
      <td className="amount" data-head={t`Fees and charges`}>
        {money(-row.feesCents)}
      </td>
      <td className="amount" data-head={t`Profit (${currency})`}>
        <b>{money(row.netCents)}</b>
        {row.adjustedCents > 0 && (
          <span className="small faint profit-adjusted">
            <Trans>with {adjusted} adjusted to zero</Trans>
          </span>
        )}
      </td>
      <td className="amount" data-head={t({ id: 'profit.change', message: 'Change' })}>
        {change ? (
          <span className={change.netCents < 0 ? 'profit-worse' : 'profit-better'}>
            {signed(change.percent, language, '%')?.text ?? signedMoney({ cents: change.netCents, currency })}
          </span>
        ) : (
          '–'
        )}
      </td>
    </tr>
  )
}
