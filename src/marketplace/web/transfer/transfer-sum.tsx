import { Plural } from '@lingui/react/macro'
import type { Day } from '../../../kernel/day.ts'
import { type Currency, namedMoney } from '../../../kernel/money.ts'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { withTax } from '../../cart.ts'
import type { Leg } from '../../transfers/legs.ts'
import { useTripWords } from '../thing/trip-words.ts'
import type { LegCents } from './transfer-cents.ts'

interface TransferSumProps {
  legs: readonly { leg: Leg; day: Day | null }[]
  one: LegCents
  vehicles: number
  currency: Currency
  taxPercent: number | null
}

/** Each leg with what it costs, and what those beyond the price cost within it; taxes included. */
export function TransferSum({ legs, one, vehicles, currency, taxPercent }: TransferSumProps) {
  const inWords = useDayInWords()
  const words = useTripWords()
  const money = (cents: number) => namedMoney({ cents: withTax(cents, taxPercent ?? 0), currency })
  const { extra } = one
  const each = money(one.each)
  return (
    <dl className="transfer-legs numeric">
      {legs.map(({ leg, day }) => (
        <div key={leg}>
          <dt>
            {words[leg]}
            {day && <>, {inWords(day)}</>}
            {vehicles > 1 && (
              <small>
                <Plural value={vehicles} one="# vehicle" other="# vehicles" />
              </small>
            )}
            {extra > 0 && (
              <small>
                <Plural
                  value={extra}
                  one={`# extra passenger, ${each} each, included`}
                  other={`# extra passengers, ${each} each, included`}
                />
              </small>
            )}
          </dt>
          <dd>{money(one.cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
