import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMonth } from '../../../kernel/day.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { YearProfit } from '../../profit.endpoints.ts'
import { signed } from '../month-pairs.ts'
import { shortMoney, signedMoney } from './amounts.ts'
import { MonthSpan } from './month-span.tsx'

/** A year at a glance: the profit, its change, the best month, the nights; and what the profit is made of. Each figure once. */
export function YearFigures({ profit }: { profit: YearProfit }) {
  const language = useLanguage()
  const { currency, change, bestMonth, averageNightCents } = profit
  const money = (cents: number) => formatMoney({ cents, currency })
  const before = profit.year - 1
  const averageNight = money(averageNightCents ?? 0)
  const percent = change && signed(change.percent, language, '%')
  return (
    <>
      <dl className="profit-figures">
        <Figure
          name={<Trans context="figure">Profit</Trans>}
          value={shortMoney(profit.netCents, currency)}
          exact={<span className="numeric">{money(profit.netCents)}</span>}
        />
        <Figure
          name={<Trans>Against {before}</Trans>}
          value={percent?.text ?? '–'}
          exact={
            change ? (
              <span className={change.netCents < 0 ? 'profit-worse' : 'profit-better'}>
                {signedMoney({ cents: change.netCents, currency })}
              </span>
            ) : (
              <Trans>Nothing to compare with</Trans>
            )
          }
        />
        <Figure
          name={<Trans>Best month</Trans>}
          value={formatMonth(bestMonth.month, language, 'long')}
          exact={<span className="numeric">{money(bestMonth.netCents)}</span>}
        />
        <Figure
          name={<Trans>Nights rented</Trans>}
          value={profit.nightsRented}
          exact={averageNightCents !== null && <Trans>{averageNight} a night</Trans>}
        />
      </dl>
      <dl className="profit-sum">
        <Part name={<Trans>Rental income</Trans>}>{money(profit.grossCents)}</Part>
        <Part name={<Trans>Fees and charges</Trans>}>{money(-profit.feesCents)}</Part>
        {profit.adjustedCents > 0 && (
          <Part name={<Trans>Adjusted to zero on signing</Trans>}>
            {signedMoney({ cents: profit.adjustedCents, currency })}
          </Part>
        )}
      </dl>
      <p className="small faint profit-remark">
        <MonthSpan months={profit.months} />, {currency}.{' '}
        {change && <Trans>The change compares the same months of {before}.</Trans>}
      </p>
    </>
  )
}

function Figure({ name, value, exact }: { name: ReactNode; value: ReactNode; exact: ReactNode }) {
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd className="figure">{value}</dd>
      <dd className="small faint">{exact}</dd>
    </div>
  )
}

function Part({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="numeric">{children}</dd>
    </div>
  )
}
