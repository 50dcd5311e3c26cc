import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OrderCharge } from '../../finance/charges/order-charge.ts'
import { formatDay, formatTime } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import { namedMoney } from '../../kernel/money.ts'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { Decision } from '../../web/desk/decision.tsx'
import { Queue, type QueueOf } from '../../web/desk/queue.tsx'
import { WaitingItem } from '../../web/desk/waiting-item.tsx'
import { useLanguage } from '../../web/words.ts'
import {
  listPlacedOrders,
  type OrderDeskDeed,
  type PlacedOrder,
  type ReturnWay,
  settleOrder,
} from '../desk.endpoints.ts'
import { OrderStateChip } from '../web/orders/order-state-chip.tsx'
import { LegWords } from '../web/transfer/leg-words.tsx'
import { ReturnWayField } from './return-way-field.tsx'

interface DeedWords {
  label: MessageDescriptor
  title: MessageDescriptor
  lead: MessageDescriptor
  field: MessageDescriptor
  said: MessageDescriptor
  kind: 'primary' | 'danger'
}

const DEEDS: Record<OrderDeskDeed, DeedWords> = {
  'take-payment': {
    label: msg`Mark as paid`,
    title: msg`Paid at the resort?`,
    lead: msg`Note it once what is due is in the till: it cannot be taken back here.`,
    field: msg`Number of the receipt`,
    said: msg`Payment noted`,
    kind: 'primary',
  },
  'return-money': {
    label: msg`Mark as returned`,
    title: msg`Money returned?`,
    lead: msg`Note it once the owner has the money back: it cannot be taken back here.`,
    field: msg`Reference`,
    said: msg`Return noted`,
    kind: 'primary',
  },
  cancel: {
    label: msg`Cancel order`,
    title: msg`Cancel this order?`,
    lead: msg`It is closed permanently. Its places are free again, and the benefits go back to the owner’s balance.`,
    field: msg`Reason`,
    said: msg`Order cancelled`,
    kind: 'danger',
  },
}

const CHARGED_CANCEL = msg`It is closed permanently. Its places are free again, and the benefits go back to the owner’s balance. What the contract was charged for it stays on the statement until finance corrects it.`

/** Where the money of an order stands that the books charge to its contract. */
function Charged({ charged, amountOf }: { charged: OrderCharge; amountOf: (cents: number) => string }) {
  const language = useLanguage()
  const { reference, openCents } = charged
  const [day, amount, open] = [
    dayInWords(charged.day, language),
    amountOf(charged.cents),
    amountOf(openCents),
  ]
  return (
    <span className="numeric">
      <Trans>
        Charged to the contract on {day}: {amount}, {reference}.
      </Trans>{' '}
      {openCents === 0 ? (
        <Trans>It is paid on the statement.</Trans>
      ) : (
        <Trans>{open} is still to be paid on the statement, and not here.</Trans>
      )}
    </span>
  )
}

/** The orders that wait for their day, or for their money. */
export function PlacedOrders({ query }: { query: QueueOf<PlacedOrder> }) {
  return <Queue query={query}>{(order) => <Placed key={order.id} order={order} />}</Queue>
}

/** Who travels or comes, by which flight, and what was written to the concierge. */
function LineTold({
  itinerario,
  people,
  note,
}: Pick<PlacedOrder['lines'][number], 'itinerario' | 'people' | 'note'>) {
  const names = itinerario ? [`${itinerario.nameBenefi} ${itinerario.lastNameBenefi}`, ...people] : people
  return (
    <>
      {itinerario && <LegWords itinerario={itinerario} />}
      {names.length > 0 && <span className="small">{names.join(', ')}</span>}
      {note && <span className="small muted">“{note}”</span>}
    </>
  )
}

function Placed({ order }: { order: PlacedOrder }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const [way, setWay] = useState<ReturnWay>('cash')
  const { id, number, version, stay, currency, total, due, toReturn } = order
  const amountOf = (cents: number) => namedMoney({ cents, currency })
  return (
    <WaitingItem
      title={
        <>
          {number} · {order.hotel}
        </>
      }
      chip={<OrderStateChip state={order.state} />}
      owner={order.owner}
      coOwners={order.coOwners}
      since={order.createdAt}
      zone={order.zone}
      facts={[
        {
          label: order.state === 'cancelled' ? <Trans>Ordered</Trans> : <Trans>To prepare</Trans>,
          value: (
            <ul className="desk-lines">
              {order.lines.map(
                ({ qty, name, operationdate, operationtime, stayElsewhere, ...told }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change places
                  <li key={index}>
                    {qty} × {name[language]}
                    <span className="small muted numeric">
                      {formatDay(operationdate, language)}, {formatTime(operationtime)}
                    </span>
                    <LineTold {...told} />
                    {stayElsewhere && (
                      <span className="small">
                        <Trans>The guests stay at {stayElsewhere}</Trans>
                      </span>
                    )}
                  </li>
                ),
              )}
            </ul>
          ),
        },
        { label: <Trans>Total</Trans>, value: <span className="numeric">{amountOf(total)}</span> },
        ...(toReturn === 0
          ? []
          : [{ label: <Trans>To return</Trans>, value: <b className="numeric">{amountOf(toReturn)}</b> }]),
        ...(due === total || toReturn > 0
          ? []
          : [{ label: <Trans>Still due</Trans>, value: <span className="numeric">{amountOf(due)}</span> }]),
        {
          label: <Trans>Payment</Trans>,
          value: order.charged ? (
            <Charged charged={order.charged} amountOf={amountOf} />
          ) : order.onAccount ? (
            <Trans>At the resort</Trans>
          ) : order.byCard ? (
            toReturn > 0 ? (
              <Trans>By card</Trans>
            ) : (
              <Trans>By card, not paid yet</Trans>
            )
          ) : (
            <Trans>Online</Trans>
          ),
        },
        ...(stay ? [{ label: <Trans>Stay</Trans>, value: stay }] : []),
      ]}
      words={order.notes.join('\n') || null}
      actions={order.deeds.map((deed) => {
        const words = DEEDS[deed]
        return (
          <Decision
            key={deed}
            label={i18n._(words.label)}
            name={`${i18n._(words.label)}: ${number}`}
            kind={words.kind}
            title={i18n._(words.title)}
            lead={
              <>
                {deed === 'return-money' && (
                  <>
                    <b className="numeric">{amountOf(toReturn)}</b>.{' '}
                  </>
                )}
                {i18n._(deed === 'cancel' && order.charged ? CHARGED_CANCEL : words.lead)}
              </>
            }
            field={i18n._(words.field)}
            most={deed === 'cancel' ? 1000 : 80}
            oneLine={deed !== 'cancel'}
            more={deed === 'return-money' && <ReturnWayField onChange={setWay} way={way} />}
            draft={`order-${id}-${deed}`}
            said={i18n._(words.said)}
            queue={keyOf(listPlacedOrders)}
            decide={(said, idempotencyKey) =>
              call(settleOrder, {
                body: {
                  idOrder: id,
                  deed,
                  words: said,
                  cents: deed === 'return-money' ? toReturn : due,
                  ...(deed === 'cancel' && { version }),
                  ...(deed === 'return-money' && { way }),
                },
                idempotencyKey,
                held: true,
              })
            }
          />
        )
      })}
    />
  )
}
