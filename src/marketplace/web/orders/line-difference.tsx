import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { formatTime } from '../../../kernel/day.ts'
import type { Words } from '../../../kernel/language.ts'
import { namedMoney } from '../../../kernel/money.ts'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import type { PricedChange } from '../../changes/changes.endpoints.ts'
import type { ChangeFault } from '../../changes/line-change.ts'
import { LINE_FAULT_WORDS } from '../../line-fault.ts'
import type { OrderDetails } from '../../orders/orders.endpoints.ts'
import { PricesEach } from '../price/prices-each.tsx'
import { MoneyBackWords } from './money-back-words.tsx'

interface LineDifferenceProps {
  order: OrderDetails
  priced: PricedChange
  /** Whether they belong to what is chosen now. */
  isCurrent: boolean
  /** Whether it is to be cancelled: then there is no limit to tell. */
  cancels?: boolean
}

/** The difference in one figure, taxes included, and from when on it stays; or why it cannot be had so. */
export function LineDifference({ order, priced, isCurrent, cancels }: LineDifferenceProps) {
  const inWords = useDayInWords()
  const { currency, difference, totalSale, fault, benefit } = priced
  if (fault) return <FaultWords fault={fault} />
  const money = (cents: number) => namedMoney({ cents, currency })
  const then = money(totalSale)
  const until = priced.until && `${inWords(priced.until.day)}, ${formatTime(priced.until.time)}`
  return (
    <div className={clsx('line-difference', !isCurrent && 'line-difference-old')} aria-busy={!isCurrent}>
      <p className="row wrap between">
        <b>
          <DifferenceWords order={order} difference={difference} totalSale={totalSale} />
        </b>
        {difference !== 0 && <span className="figure numeric">{money(Math.abs(difference))}</span>}
      </p>
      <p className="small muted numeric">
        {cancels && totalSale === 0 ? (
          <Trans>Nothing of the order is left.</Trans>
        ) : (
          <Trans>The order then comes to {then}, taxes included.</Trans>
        )}
      </p>
      {difference < 0 && <MoneyBackWords order={order} total={totalSale} />}
      {priced.prices.length > 1 && (
        <p className="small numeric">
          <Trans>What you have keeps its price, what you add costs what it costs today:</Trans>{' '}
          <PricesEach prices={priced.prices} currency={currency} />
        </p>
      )}
      {benefit && benefit.before !== benefit.after && <BenefitWords benefit={benefit} currency={currency} />}
      {!cancels &&
        (until ? (
          <p className="small muted numeric">
            <Trans>Free to change or cancel until {until}.</Trans>
          </p>
        ) : (
          <Note tone="gold">
            <Trans>
              After this change, it can no longer be changed or cancelled here. The price stays due.
            </Trans>
          </Note>
        ))}
    </div>
  )
}

interface DifferenceWordsProps {
  order: OrderDetails
  difference: number
  totalSale: number
}

/** What was paid comes back; what was not is only less to pay. */
function DifferenceWords({ order, difference, totalSale }: DifferenceWordsProps) {
  if (difference === 0) return <Trans>No difference</Trans>
  if (difference > 0) return <Trans>To pay</Trans>
  return order.paidSoFar.paid > totalSale ? <Trans>Comes back to you</Trans> : <Trans>Less to pay</Trans>
}

function BenefitWords({
  benefit,
  currency,
}: {
  benefit: NonNullable<PricedChange['benefit']>
  currency: PricedChange['currency']
}) {
  const count = Math.abs(benefit.after - benefit.before)
  const isMore = benefit.after > benefit.before
  const amount = namedMoney({ cents: count, currency })
  return (
    <p className="small">
      {benefit.unit === 'money' ? (
        isMore ? (
          <Trans>Your benefit pays {amount} more.</Trans>
        ) : (
          <Trans>{amount} goes back to your benefit.</Trans>
        )
      ) : isMore ? (
        <Plural
          value={count}
          one="# more of your benefit is used."
          other="# more of your benefit are used."
        />
      ) : (
        <Plural value={count} one="# goes back to your benefit." other="# go back to your benefit." />
      )}
    </p>
  )
}

const ELSEWHERE: Words = /*i18n*/ {
  id: 'change.elsewhere',
  message: 'On that day another resort would serve it. Cancel it here, and order it there.',
}

function FaultWords({ fault }: { fault: ChangeFault }) {
  const { i18n } = useLingui()
  const { id, message } = fault === 'elsewhere' ? ELSEWHERE : LINE_FAULT_WORDS[fault]
  return <FormError>{i18n._(id, undefined, { message })}</FormError>
}
