import { useLingui } from '@lingui/react/macro'
import { formatMonth } from '../../../kernel/day.ts'
import { formatMoney, formatShort } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { ProfitMonths, YearProfit } from '../../profit.endpoints.ts'
import { profitPoints } from './chart-points.ts'
import { CurrencyTitle } from './currency-title.tsx'
import { MonthsTable } from './months-table.tsx'
import { SpokenChart } from './spoken-chart.tsx'
import { YearFigures } from './year-figures.tsx'

interface MonthlyCardProps {
  year: number
  months: ProfitMonths
  /** The year's own figures; none where only the year before earned in this currency. */
  profit: YearProfit | undefined
  /** The currency is named: a card of another one stands beside it. */
  titled: boolean
}

/** A year of one currency: its figures, and its months against those of the year before. */
export function MonthlyCard({ year, months, profit, titled }: MonthlyCardProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { currency } = months
  const before = year - 1
  const points = profitPoints(months, (month, style) => formatMonth(month, language, style))
  const hasBefore = points.some(({ previous }) => previous !== null)
  return (
    <div className="card pad profit-card">
      {titled && <CurrencyTitle currency={currency} />}
      {profit && <YearFigures profit={profit} />}
      <SpokenChart
        points={points}
        label={
          hasBefore
            ? t`Profit by month in ${year} against ${before}, in ${currency}`
            : t`Profit by month in ${year}, in ${currency}`
        }
        currentName={String(year)}
        previousName={hasBefore ? String(before) : null}
        format={(cents) => formatMoney({ cents, currency })}
        formatAxis={(cents) => formatShort(cents / 100, language)}
      />
      <MonthsTable year={year} months={months} />
    </div>
  )
}
