import { Trans, useLingui } from '@lingui/react/macro'
import { formatMonth } from '../../../kernel/day.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { HotelPerformance } from '../../profit.endpoints.ts'
import { percent } from './amounts.ts'
import { measureIn } from './chart-points.ts'
import { FiguresTable } from './figures-table.tsx'
import { MEASURES, type MeasureId } from './profit-search.ts'

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** The three measures by month, this year and last. */
export function HotelTable({ performance }: { performance: HotelPerformance }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { year, currency, thisYear, lastYear } = performance
  const before = year - 1
  const heads: Record<MeasureId, string> = {
    occupancy: t`Occupancy`,
    rate: t`Average rate`,
    revpar: t`RevPAR`,
  }
  const cell = (months: typeof thisYear, month: number, measure: MeasureId) => {
    const value = measureIn(months, month, measure)
    if (value === null) return '–'
    return measure === 'occupancy' ? percent(value, language) : formatMoney({ cents: value, currency })
  }
  return (
    <FiguresTable
      title={<Trans>All three measures in figures</Trans>}
      caption={t`Hotel performance by month, ${year} and ${before}, rates in ${currency}`}
      cards
    >
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            <Trans>Month</Trans>
          </th>
          {MEASURES.map((measure) => (
            <th key={measure} scope="colgroup" colSpan={2} className="amount">
              {heads[measure]}
            </th>
          ))}
        </tr>
        <tr>
          {MEASURES.flatMap((measure) =>
            [year, before].map((each) => (
              <th key={`${measure} ${each}`} scope="col" className="amount">
                {each}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {MONTHS.map((month) => (
          <tr key={month}>
            <th scope="row">{formatMonth(month, language, 'long')}</th>
            {MEASURES.flatMap((measure) => [
              <td key={`${measure} now`} className="amount" data-head={`${heads[measure]} ${year}`}>
                {cell(thisYear, month, measure)}
              </td>,
              <td
                key={`${measure} before`}
                className="amount muted"
                data-head={`${heads[measure]} ${before}`}
              >
                {cell(lastYear, month, measure)}
              </td>,
            ])}
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  )
}
