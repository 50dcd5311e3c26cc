import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDay } from '../../kernel/day.ts'
import { Note } from '../../web/ui/note.tsx'
import { useLanguage } from '../../web/words.ts'
import type { StayOrder } from '../stay/stay-orders.ts'

/** Said before a stay is cancelled, and of one that was: its orders are not cancelled with it. */
export function OrdersOfEndedStay({ orders, ended }: { orders: readonly StayOrder[]; ended?: boolean }) {
  return (
    <Orders orders={orders}>
      {ended ? (
        <Plural
          value={orders.length}
          one="An order of this stay still stands. Look at it if you no longer want it."
          other="# orders of this stay still stand. Look at each that you no longer want."
        />
      ) : (
        <Plural
          value={orders.length}
          one="An order belongs to this stay. It is not cancelled with the stay: it stays as it is until you cancel it."
          other="# orders belong to this stay. They are not cancelled with the stay: each stays as it is until you cancel it."
        />
      )}
    </Orders>
  )
}

/** Said before a stay moves, and after it has: orders keep their days. */
export function OrdersOutsideStay({ orders, moved }: { orders: readonly StayOrder[]; moved?: boolean }) {
  return (
    <Orders orders={orders}>
      {moved ? (
        <Plural
          value={orders.length}
          one="An order of this stay is for a day outside its dates:"
          other="# orders of this stay are for days outside its dates:"
        />
      ) : (
        <Plural
          value={orders.length}
          one="An order is for a day outside the new dates. It does not move with the stay: it stays as it is until you cancel it."
          other="# orders are for days outside the new dates. They do not move with the stay: each stays as it is until you cancel it."
        />
      )}
    </Orders>
  )
}

function Orders({ orders, children }: { orders: readonly StayOrder[]; children: ReactNode }) {
  const language = useLanguage()
  if (orders.length === 0) return null
  return (
    <Note tone="gold">
      <p>{children}</p>
      <ul>
        {orders.map(({ id, number, days }) => {
          const when = days.map((day) => formatDay(day, language)).join(', ')
          return (
            <li key={id}>
              <Link to="/things-to-do" search={{ view: 'orders', order: id }} className="link">
                <Trans>
                  Order {number}, {when}
                </Trans>
              </Link>
            </li>
          )
        })}
      </ul>
    </Note>
  )
}
