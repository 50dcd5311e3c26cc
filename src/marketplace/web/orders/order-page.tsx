import '../cart/cart.css'
import './order-page.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useState } from 'react'
import { OrderReceiptFile } from '../../../finance/web/account/order-receipt-file.tsx'
import { todayIn } from '../../../kernel/day.ts'
import { useMay } from '../../../membership/web/session/use-may.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { saveFile } from '../../../web/save-file.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { ThingFailed } from '../../../web/ui/thing-failed.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { exportOrder, type OrderDetails, type OrderLine, readOrder } from '../../orders/orders.endpoints.ts'
import { CancelLineDialog } from './cancel-line-dialog.tsx'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { ChangeLineDialog } from './change-line-dialog.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLineRow } from './order-line.tsx'
import { OrderTotals, WordsOfTheClub } from './order-sheet.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { OrderStateChip } from './order-state-chip.tsx'
import { CardReturn, PayNow } from './pay-now.tsx'

/** What is under way with the order: one of its lines, or all of it. */
type Act = { kind: 'change' | 'cancel'; line: OrderLine } | { kind: 'cancel-all' }

/** An order, whole: its lines by day, each with its own limit and deeds, what it costs, and what happened to it. */
export function OrderPage({ id }: { id: number }) {
  const query = useQuery(queryOf(readOrder, { query: { idOrder: id } }))
  if (query.data) return <Order order={query.data.data} />
  const back = <BackToOrders />
  if (query.error)
    return (
      <>
        <p className="page-head-back">{back}</p>
        <ThingFailed
          query={{ error: query.error, isFetching: query.isFetching, refetch: () => query.refetch() }}
          failed={<Trans>We couldn’t load the order</Trans>}
          missing={<Trans>We couldn’t find that order</Trans>}
          actions={
            <Link to="/things-to-do" search={{ view: 'orders' }} className={buttonClass('secondary')}>
              <Trans>See my orders</Trans>
            </Link>
          }
        >
          <Trans>The link may be old, or the order somebody else’s.</Trans>
        </ThingFailed>
      </>
    )
  return (
    <>
      <PageHead back={back} title={<Trans>Your order</Trans>} />
      <OrderSkeleton />
    </>
  )
}

function BackToOrders() {
  return (
    <Link to="/things-to-do" search={{ view: 'orders' }} className="link market-back">
      <ChevronLeft className="icon-small" aria-hidden />
      <Trans>My orders</Trans>
    </Link>
  )
}

function Order({ order }: { order: OrderDetails }) {
  const { number, hotel, customer, numreserva } = order
  const { zone } = useContract()
  const [act, setAct] = useState<Act | null>(null)
  // Stays drawn while the dialog fades.
  const [last, setLast] = useState<Act | null>(null)
  if (act && act !== last) setLast(act)
  const person = `${customer.name} ${customer.lastname}`
  const lines = order.details
    .filter((line) => !line.belongsToPackage)
    .sort((one, other) => whenOf(one).localeCompare(whenOf(other)))
  const shown = last && last.kind !== 'cancel-all' && order.details.find(({ id }) => id === last.line.id)
  const close = () => setAct(null)
  return (
    <>
      <PageHead
        back={<BackToOrders />}
        title={<Trans>Your days at {hotel}</Trans>}
        lead={
          <span className="order-lead">
            <OrderStateChip state={order.state} />
            <span className="numeric">
              <Trans>Order {number}</Trans>
            </span>
            <span>
              <Trans>For {person}</Trans>
            </span>
            {numreserva && (
              <span className="numeric">
                <Trans>Stay {numreserva}</Trans>
              </span>
            )}
          </span>
        }
      />
      <div className="order-page">
        <ul className="order-days">
          {lines.map((line) => (
            <OrderLineRow
              key={line.id}
              line={line}
              parts={order.details.filter((part) => part.belongsToPackage && part.uuidPackage === line.uuid)}
              order={order}
              today={todayIn(zone, new Date())}
              onChange={(chosen) => setAct({ kind: 'change', line: chosen })}
              onCancel={(chosen) => setAct({ kind: 'cancel', line: chosen })}
            />
          ))}
        </ul>
        <div className="order-aside">
          <section className="card pad">
            <h2 className="title">
              <Trans>This order</Trans>
            </h2>
            <OrderTotals order={order} />
            <WordsOfTheClub order={order} />
            <OrderReceipts order={order} />
            <CardReturn order={order} />
            <PayNow order={order} />
            {order.state !== 'cancelled' && <OrderCalendar order={order} />}
            {order.mayCancel && (
              <p>
                <Button kind="ghost" size="small" onClick={() => setAct({ kind: 'cancel-all' })}>
                  <Trans>Cancel the whole order</Trans>
                </Button>
              </p>
            )}
          </section>
          <OrderHistory order={order} />
        </div>
      </div>
      {shown && last.kind === 'change' && (
        <ChangeLineDialog
          key={`${shown.id} ${order.version}`}
          order={order}
          line={shown}
          open={act?.kind === 'change'}
          onClose={close}
        />
      )}
      {shown && last.kind === 'cancel' && (
        <CancelLineDialog order={order} line={shown} open={act?.kind === 'cancel'} onClose={close} />
      )}
      <CancelOrderDialog order={order} open={act?.kind === 'cancel-all'} onClose={close} />
    </>
  )
}

/** The club's receipts of what was paid by card or online: for owners and whom they trust with money. */
function OrderReceipts({ order: { receipts } }: { order: OrderDetails }) {
  const mayRead = useMay('money')
  if (!mayRead || receipts.length === 0) return null
  return (
    <p className="row wrap">
      {receipts.map((receipt) => (
        <OrderReceiptFile key={`${receipt.year} ${receipt.number}`} receipt={receipt} />
      ))}
    </p>
  )
}

/** Saves the order as a file for a calendar: what was saved before is changed by it. */
function OrderCalendar({ order }: { order: OrderDetails }) {
  const { t } = useLingui()
  const { send, busy } = useSend({
    send: () => saveFile(exportOrder, { query: { idOrder: order.id } }),
    refused: ({ message }) => toast(t`The file couldn’t be downloaded`, { text: message, tone: 'bad' }),
  })
  return (
    <p>
      <Button kind="secondary" busy={busy} onClick={() => void send()}>
        <CalendarPlus className="icon-small" aria-hidden />
        <Trans>Add to calendar</Trans>
      </Button>
    </p>
  )
}

const whenOf = ({ operationdate, operationtime }: OrderLine) => `${operationdate} ${operationtime}`
