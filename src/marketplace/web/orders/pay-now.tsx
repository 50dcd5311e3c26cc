import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '../../../kernel/money.ts'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { call } from '../../../web/calls/call.ts'
import { leaveFor } from '../../../web/calls/leave-for.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { askOrderPage, openOrderPage } from '../../orders/card.endpoints.ts'
import { listOrders, type Order, type OrderDetails, readOrder } from '../../orders/orders.endpoints.ts'
import { marketSearch } from '../catalogue/market-search.ts'

type Payable = Pick<Order, 'id' | 'number' | 'state' | 'paymentlink' | 'byCard' | 'due' | 'currency'>

/** The way to the page on which an order is paid, while it waits for that: it says how much. */
export function PayNow({ order, small }: { order: Payable; small?: boolean }) {
  const { trusted } = useSession()
  if (order.state !== 'awaiting-payment') return null
  const { paymentlink, currency } = order
  const amount = formatMoney({ cents: order.due, currency })
  const link = paymentlink && (
    <a
      className={small ? buttonClass('secondary', 'small') : buttonClass()}
      href={paymentlink}
      target="_blank"
      rel="noopener"
    >
      <Trans>
        Pay {amount} {currency}
      </Trans>
    </a>
  )
  // The owner pays what somebody trusted ordered.
  const way = link ?? (order.byCard && !trusted && <PayByCard order={order} {...(small && { small })} />)
  return way ? small ? way : <div className="stack">{way}</div> : null
}

/** Opens the card page: it is made when somebody goes there, for what is due then. */
function PayByCard({ order, small }: { order: Payable; small?: boolean }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { number, currency } = order
  const amount = formatMoney({ cents: order.due, currency })
  const { send, busy, failure } = useSend({
    send: () => call(openOrderPage, { body: { idOrder: order.id } }),
    // It was paid or cancelled meanwhile.
    changed: () => readAnew(queries),
    done: ({ data }) => leaveFor(data.link).then(() => readAnew(queries)),
  })
  return (
    <>
      <Button
        kind={small ? 'secondary' : 'primary'}
        {...(small && { size: 'small' })}
        busy={busy}
        aria-label={t`Pay ${amount} ${currency} by card: ${number}`}
        onClick={() => void send()}
      >
        <Trans>
          Pay {amount} {currency} by card
        </Trans>
      </Button>
      {failure && <FormError>{failure.message}</FormError>}
    </>
  )
}

/** Whoever comes back from the card page, having paid or not: Stripe is asked what became of it, and it is said. */
export function CardReturn({ order }: { order: Pick<OrderDetails, 'id' | 'state' | 'byCard'> }) {
  const { cardPage } = useSearchOf(marketSearch)
  const { trusted, user } = useSession()
  const queries = useQueryClient()
  const [isLeft, setLeft] = useState(false)
  const wasAsked = useRef(false)
  const { send, busy, failure } = useSend({
    send: () => call(askOrderPage, { body: { idOrder: order.id } }),
    done: ({ data }) => {
      setLeft(data.isWaiting)
      return data.isWaiting ? undefined : readAnew(queries)
    },
  })
  const isOwner = !trusted && !user.isAdmin
  const asks = order.state === 'awaiting-payment' && (cardPage === true || (order.byCard && isOwner))
  useEffect(() => {
    if (!asks || wasAsked.current) return
    wasAsked.current = true
    void send()
  }, [asks, send])
  if (!asks) return null
  // Back from the page without paying, by its own link or the browser's.
  if (cardPage !== true)
    return isLeft ? (
      <Note tone="gold" title={<Trans>This order is not paid yet</Trans>}>
        <Trans>
          You left the card page before it was paid, and nothing was charged. Pay it here, or cancel the
          order.
        </Trans>
      </Note>
    ) : null
  return (
    <Note tone="gold" title={<Trans>Your payment is on its way to us</Trans>}>
      <div className="stack">
        <p>
          {failure ? (
            failure.message
          ) : (
            <Trans>
              It may take a minute until the card’s provider tells us. Nothing has to be paid again.
            </Trans>
          )}
        </p>
        <Button kind="secondary" size="small" busy={busy} onClick={() => void send()}>
          <Trans>Look again</Trans>
        </Button>
      </div>
    </Note>
  )
}

async function readAnew(queries: ReturnType<typeof useQueryClient>): Promise<void> {
  await Promise.all(
    [listOrders, readOrder].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })),
  )
}
