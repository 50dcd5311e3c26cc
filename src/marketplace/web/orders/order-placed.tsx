import './orders.css'
import { Plural, Trans } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { boot } from '../../../web/boot.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { readOrder } from '../../orders/orders.endpoints.ts'
import { OrderSheet } from './order-sheet.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'

/** The confirmation: the number of each order, what it holds, and where the mail went. */
export function OrderPlaced({ ids }: { ids: readonly number[] }) {
  const orders = useQueries({
    queries: ids.map((idOrder) => queryOf(readOrder, { query: { idOrder } })),
  })
  const email = orders[0]?.data?.data.customer.email
  const { phone } = boot
  const { trusted } = useSession()
  const owner = trusted?.owner
  const place = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone; what happened is read from the top.
  useEffect(() => {
    scrollTo({ top: 0 })
    const title = place.current?.querySelector('h1')
    title?.setAttribute('tabindex', '-1')
    title?.focus({ preventScroll: true })
    // With letters twice as large its picture fills a telephone.
    title?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} className="order-placed">
      <div className="card">
        <StateBox
          art="bay"
          level="h1"
          title={<Trans>Your days are booked</Trans>}
          actions={
            <>
              <Link to="/things-to-do" search={{ view: 'orders' }} className={buttonClass()}>
                <Trans>See my orders</Trans>
              </Link>
              <Link to="/things-to-do" className="link">
                <Trans>Keep browsing</Trans>
              </Link>
            </>
          }
        >
          {trusted ? (
            <Trans>The confirmation is on its way to {owner}.</Trans>
          ) : email ? (
            <Trans>
              We sent the details to {email}. The concierge calls if the sea changes its mind, {phone}.
            </Trans>
          ) : (
            <Plural
              value={ids.length}
              one="The order is placed, and its confirmation is on its way."
              other="The orders are placed, and their confirmations are on their way."
            />
          )}
        </StateBox>
      </div>
      {orders.map((order, index) => (
        <section key={ids[index]} className="card pad">
          {order.data ? (
            <OrderSheet order={order.data.data} />
          ) : order.error ? (
            <LoadError
              query={{ error: order.error, isFetching: order.isFetching, refetch: () => order.refetch() }}
            />
          ) : (
            <OrderSkeleton />
          )}
        </section>
      ))}
    </div>
  )
}
