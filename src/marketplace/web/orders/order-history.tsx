import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import CreditCard from 'lucide-react/icons/credit-card'
import Pencil from 'lucide-react/icons/pencil'
import { formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { namedMoney } from '../../../kernel/money.ts'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { useLanguage } from '../../../web/words.ts'
import type { OrderDetails, OrderEvent } from '../../orders/orders.endpoints.ts'

const ICONS: Record<OrderEvent['kind'], LucideIcon> = {
  placed: CircleCheck,
  paid: CreditCard,
  'given-back': CreditCard,
  changed: Pencil,
  cancelled: Ban,
  'called-off': Ban,
}

/** All that happened to an order, the newest first: who did it, when, what it was and what it is. */
export function OrderHistory({ order }: { order: OrderDetails }) {
  const language = useLanguage()
  return (
    <section>
      <h2 className="sub">
        <Trans>What has happened</Trans>
      </h2>
      <ol className="order-history">
        {order.history.map((one, index) => {
          const Icon = ICONS[one.kind]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: what has happened never changes places
            <li key={index}>
              <Icon className="icon-small" aria-hidden />
              <div>
                <What event={one} currency={order.currency} />
                <p className="small muted numeric">
                  {dayInWords(one.at.day, language)}, {formatTime(one.at.time)}
                </p>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type Held = NonNullable<OrderEvent['before']>

function What({ event, currency }: { event: OrderEvent; currency: OrderDetails['currency'] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { kind, byClub, byTrusted, amount = 0, before, after } = event
  // Whom an owner trusts reads the owner's name where the owner reads “you”.
  const { trusted } = useSession()
  const who = byTrusted ?? trusted?.owner
  const name = event.name?.[language] ?? ''
  const money = namedMoney({ cents: Math.abs(amount), currency })
  const flightWords = (parts: readonly (string | null)[]) => {
    const flight = parts.filter(Boolean).join(', ')
    return flight && t`Flight ${flight}`
  }
  const wordsOf = ({ day, time, qty, flight }: Held) =>
    [
      flight ? '' : t`${plural(qty, { one: '# place', other: '# places' })}`,
      dayInWords(day, language),
      formatTime(time),
      flight && flightWords([flight.flight, flight.flightTime && formatTime(flight.flightTime)]),
    ]
      .filter(Boolean)
      .join(', ')
  switch (kind) {
    case 'placed':
      return (
        <p>
          {byClub ? (
            <Trans>The club placed the order for you</Trans>
          ) : who ? (
            <Trans>{who} placed the order</Trans>
          ) : (
            <Trans>You placed the order</Trans>
          )}
        </p>
      )
    case 'paid':
      return (
        <p className="numeric">
          <Trans>{money} was paid</Trans>
        </p>
      )
    case 'given-back':
      return (
        <p className="numeric">
          <Trans>{money} went back to the card</Trans>
        </p>
      )
    case 'called-off':
      return (
        <p>
          {byClub ? (
            <Trans>The club cancelled the order</Trans>
          ) : who ? (
            <Trans>{who} cancelled the order</Trans>
          ) : (
            <Trans>You cancelled the order</Trans>
          )}
        </p>
      )
    case 'cancelled':
      return (
        <>
          <p>
            {byClub ? (
              <Trans>The club cancelled {name}</Trans>
            ) : who ? (
              <Trans>
                {who} cancelled {name}
              </Trans>
            ) : (
              <Trans>You cancelled {name}</Trans>
            )}
          </p>
          {before && <p className="small muted numeric">{wordsOf(before)}</p>}
          <Difference amount={amount} money={money} />
        </>
      )
    case 'changed':
      return (
        <>
          <p>
            {byClub ? (
              <Trans>The club changed {name}</Trans>
            ) : who ? (
              <Trans>
                {who} changed {name}
              </Trans>
            ) : (
              <Trans>You changed {name}</Trans>
            )}
          </p>
          {before && after && (
            <p className="small muted numeric">
              <del>{wordsOf(before)}</del>
              <br />
              <ins>{wordsOf(after)}</ins>
            </p>
          )}
          <Difference amount={amount} money={money} />
        </>
      )
  }
}

function Difference({ amount, money }: { amount: number; money: string }) {
  return (
    <p className="small numeric">
      {amount === 0 ? (
        <Trans>No difference</Trans>
      ) : amount > 0 ? (
        <Trans>{money} more</Trans>
      ) : (
        <Trans>{money} less</Trans>
      )}
    </p>
  )
}
