import { Trans, useLingui } from '@lingui/react/macro'
import { formatMonth } from '../../../kernel/day.ts'
import { formatMoney, formatShort } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { HotelPerformance } from '../../profit.endpoints.ts'
import { signed } from '../month-pairs.ts'
import { percent } from './amounts.ts'
import { measurePoints } from './chart-points.ts'
import { HotelTable } from './hotel-table.tsx'
import type { MeasureId } from './profit-search.ts'
import { SpokenChart } from './spoken-chart.tsx'

/** One measure of the hotel: its mean this year, the change, the months of both years; all three in the table. */
export function HotelCard({ performance, measure }: { performance: HotelPerformance; measure: MeasureId }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { year, currency } = performance
  const before = year - 1
  const money = (cents: number, decimals: 0 | 2 = 2) => formatMoney({ cents, currency }, decimals)
  const shown = {
    occupancy: {
      name: t`Average occupancy`,
      label: t`Occupancy by month in ${year} against ${before}`,
      value: percent(performance.occupancy, language, 1),
      change: signed(performance.occupancyChange, language),
    },
    rate: {
      name: t`Average rate a night`,
      label: t`Average rate by month in ${year} against ${before}, in ${currency}`,
      value: money(performance.averageRateCents),
      change: signed(performance.averageRateChange, language, '%'),
    },
    revpar: {
      name: t`Revenue for each available room`,
      label: t`Revenue for each available room by month in ${year} against ${before}, in ${currency}`,
      value: money(performance.revparCents),
      change: signed(performance.revparChange, language, '%'),
    },
  }[measure]
  const text = shown.change?.text ?? ''
  const change = measure === 'occupancy' ? t`${text} points` : text
  return (
    <div className="card pad profit-card">
      <dl className="hotel-figure">
        <dt className="label">{shown.name}</dt>
        <dd className="figure">{shown.value}</dd>
        <dd className="small">
          {shown.change ? (
            <>
              <span className={shown.change.worse ? 'profit-worse' : 'profit-better'}>{change}</span>{' '}
              <span className="faint">
                <Trans>against the same months of {before}</Trans>
              </span>
            </>
          ) : (
            <span className="faint">
              <Trans>Nothing to compare with</Trans>
            </span>
          )}
        </dd>
      </dl>
      <SpokenChart
        kind="lines"
        height={250}
        points={measurePoints(performance, measure, (month, style) => formatMonth(month, language, style))}
        label={shown.label}
        currentName={String(year)}
        previousName={String(before)}
        format={(value) => (measure === 'occupancy' ? percent(value, language) : money(value))}
        formatAxis={(value) =>
          measure === 'occupancy' ? percent(value, language) : formatShort(value / 100, language)
        }
      />
      <HotelTable performance={performance} />
      <p className="small faint profit-remark">
        {measure === 'occupancy' ? (
          <Trans>The share of the hotel’s nights that were taken.</Trans>
        ) : measure === 'rate' ? (
          <Trans>What a taken night cost, in {currency}.</Trans>
        ) : (
          <Trans>RevPAR: what a room earned a night, taken or not, in {currency}.</Trans>
        )}
      </p>
    </div>
  )
}
