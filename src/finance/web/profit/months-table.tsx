import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatMonth } from '../../../kernel/day.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { ProfitMonths } from '../../profit.endpoints.ts'
import { EarnedHeads } from './earned-heads.tsx'
import { FiguresTable } from './figures-table.tsx'
import { useProfitSearch } from './use-profit-search.ts'

interface MonthsTableProps {
  year: number
  months: ProfitMonths
}

/** Every month to the cent, beside the same month of the year before. The year's sums stand above. */
export function MonthsTable({ year, months: { currency, months } }: MonthsTableProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [search] = useProfitSearch()
  const money = (cents: number | undefined) => (cents === undefined ? '–' : formatMoney({ cents, currency }))
  const before = year - 1
  const hasBefore = months.some(({ lastYear }) => lastYear !== null)
  return (
    <FiguresTable
      title={<Trans>Every month in figures</Trans>}
      caption={t`Profit of ${year} by month, in ${currency}`}
    >
      <thead>
        <tr>
          <th scope="col">
            <Trans>Month</Trans>
          </th>
          <EarnedHeads />
          <th scope="col" className="amount">
            <Trans>Profit {year}</Trans>
          </th>
          {hasBefore && (
            <th scope="col" className="amount">
              <Link
                to="/condomimium"
                search={{ ...search, year: before }}
                resetScroll={false}
                className="link"
              >
                <Trans>Profit {before}</Trans>
              </Link>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, thisYear, lastYear }) => (
          <tr key={month}>
            <th scope="row">{formatMonth(month, language, 'long')}</th>
            <td className="amount">{thisYear?.nightsRented ?? '–'}</td>
            <td className="amount">{money(thisYear?.grossCents)}</td>
            <td className="amount">{money(thisYear ? -thisYear.feesCents : undefined)}</td>
            <td className="amount">
              <b>{money(thisYear?.netCents)}</b>
              {thisYear && thisYear.adjustedCents > 0 && (
                <span className="small faint profit-adjusted">
                  <Trans>adjusted to zero</Trans>
                </span>
              )}
            </td>
            {hasBefore && <td className="amount muted">{money(lastYear?.netCents)}</td>}
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  )
}
