import './performance.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatMonth } from '../../kernel/day.ts'
import { LOCALE } from '../../kernel/language.ts'
import { formatMoney } from '../../kernel/money.ts'
import { AreaPair } from '../../web/ui/charts/area-pair.tsx'
import { useLanguage } from '../../web/words.ts'
import type { Performance } from '../finance.endpoints.ts'
import { monthPairs, signed } from './month-pairs.ts'
import { percent } from './profit/amounts.ts'

/** How the hotel does: occupancy by month against the year before, the average rate, RevPAR and the guests' score. */
export function PerformanceCard({ performance }: { performance: Performance }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { year, currency } = performance
  const before = year - 1
  const points = monthPairs(performance, (month, style) => formatMonth(month, language, style))
  const last = points.findLast((point) => point.current !== null)
  const money = (cents: number) => formatMoney({ cents, currency }, 0)
  const lastMonth = { name: last?.fullLabel ?? '', value: percent(last?.current ?? 0, language) }
  return (
    <section className="card pad performance" aria-labelledby="performance">
      <header className="row wrap between performance-head">
        <h2 className="sub" id="performance">
          <Trans>Hotel performance</Trans>
        </h2>
        <Link to="/condomimium" className="link small">
          <Trans>Profit and fees</Trans>
        </Link>
      </header>
      <AreaPair
        points={points}
        label={
          last
            ? t`Monthly occupancy in ${year} against ${before}. ${lastMonth.name}: ${lastMonth.value}.`
            : t`Monthly occupancy in ${year} against ${before}.`
        }
        currentName={String(year)}
        previousName={String(before)}
        format={(value) => percent(value, language)}
      />
      <p className="legend">
        <span>
          <i className="performance-now" />
          <Trans>Occupancy {year}</Trans>
        </span>
        <span>
          <i className="performance-before" />
          {before}
        </span>
      </p>
      <dl className="performance-trio">
        <Measure
          name={<Trans>Average rate</Trans>}
          value={money(performance.averageRateCents)}
          change={signed(performance.averageRateChange, language, '%')}
        />
        <Measure
          name={<Trans>Per room and night (RevPAR)</Trans>}
          value={money(performance.revparCents)}
          change={signed(performance.revparChange, language, '%')}
        />
        <Measure
          name={<Trans>Guest score</Trans>}
          value={new Intl.NumberFormat(LOCALE[language], { minimumFractionDigits: 1 }).format(
            performance.guestScore,
          )}
          change={signed(performance.guestScoreChange, language)}
        />
      </dl>
      <p className="small faint performance-remark">
        <Trans>
          Rates in {currency}. Changes compare the same months of {before}.
        </Trans>
      </p>
    </section>
  )
}

interface MeasureProps {
  name: ReactNode
  value: string
  change: { text: string; worse: boolean } | null
}

function Measure({ name, value, change }: MeasureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b className="numeric">{value}</b>
        {change && (
          <span className={change.worse ? 'performance-worse' : 'performance-better'}>{change.text}</span>
        )}
      </dd>
    </div>
  )
}
