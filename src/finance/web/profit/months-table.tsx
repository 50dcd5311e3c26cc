import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatMonth } from '../../../kernel/day.ts'
import { type Currency, formatMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { MonthProfit, ProfitMonths } from '../../profit.endpoints.ts'
import { ReasonLink } from '../account/reason-link.tsx'
import { EarnedHeads } from './earned-heads.tsx'
import { FiguresTable } from './figures-table.tsx'
import { useProfitSearch } from './use-profit-search.ts'

interface MonthsTableProps {
  year: number
  months: ProfitMonths
}

interface MonthProfitWordsProps {
  figures: MonthProfit | null
  currency: Currency
}

/** The profit of a month, which opens its nights and fees once its report is signed. */
function MonthProfitWords({ figures, currency }: MonthProfitWordsProps) {
  if (!figures) return '–'
  return <ReasonLink id={figures.idTransaction} money={{ cents: figures.netCents, currency }} />
}

/**
 * The months of a year that have figures and no signed report yet, after the last one that has: the books are quicker than the
 * reports. Before it they are from a time without reports.
 */
function withoutReport(months: ProfitMonths['months']): ReadonlySet<number> {
  const known = months.filter(({ thisYear }) => thisYear !== null)
  const signed = known.findLastIndex(({ thisYear }) => thisYear?.idTransaction != null)
  return new Set(known.slice(Math.max(signed + 1, known.length - 2)).map(({ month }) => month))
}

/** Every month to the cent, beside the same month of the year before. The year's sums stand above. */
export function MonthsTable({ year, months: { currency, months } }: MonthsTableProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [search] = useProfitSearch()
  const money = (cents: number | undefined) => (cents === undefined ? '–' : formatMoney({ cents, currency }))
  const before = year - 1
  const unsigned = withoutReport(months)
  const hasBefore = months.some(({ lastYear }) => lastYear !== null)
  return (
    <FiguresTable
      title={<Trans>Every month in figures</Trans>}
      caption={t`Profit of ${year} by month, in ${currency}`}
      cards
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
            <td className="amount" data-head={t`Nights`}>
              {thisYear?.nightsRented ?? '–'}
            </td>
            <td className="amount" data-head={t`Rental income`}>
              {money(thisYear?.grossCents)}
            </td>
            <td className="amount" data-head={t`Fees and charges`}>
              {money(thisYear ? -thisYear.feesCents : undefined)}
            </td>
            <td className="amount" data-head={t`Profit ${year}`}>
              <b>
                <MonthProfitWords figures={thisYear} currency={currency} />
              </b>
              {unsigned.has(month) && (
                <span className="small faint profit-adjusted">
                  <Trans>no signed report yet</Trans>
                </span>
              )}
              {thisYear && thisYear.adjustedCents > 0 && (
                <span className="small faint profit-adjusted">
                  <Trans>adjusted to zero</Trans>
                </span>
              )}
            </td>
            {hasBefore && (
              <td className="amount muted" data-head={t`Profit ${before}`}>
                <MonthProfitWords figures={lastYear} currency={currency} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  )
}
