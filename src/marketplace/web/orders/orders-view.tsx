import '../cart/cart.css'
import './orders.css'
import { Plural, Trans } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useContract, useSession } from '../../../membership/web/session/use-session.ts'
import { boot } from '../../../web/boot.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { ErrorBox, StateBox } from '../../../web/ui/state-box.tsx'
import { listOrders, type Order } from '../../orders/orders.endpoints.ts'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { OrderRow } from './order-row.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'

/** All orders of an owner; for somebody trusted, those of the contract that they look at. */
const useOrders = () => {
  const { trusted } = useSession()
  const { id } = useContract()
  const idContract = trusted ? id : undefined
  return useInfiniteQuery({
    queryKey: [listOrders.name, idContract],
    queryFn: ({ pageParam, ...context }) =>
      queryOf(listOrders, { query: { page: pageParam, idContract } }).queryFn(context),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.length * last.pageSize < last.total ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  })
}

/** What was ordered, the newest first. */
export function OrdersView() {
  const orders = useOrders()
  const [act, setAct] = useState<Order | null>(null)
  // Stays drawn while the dialog fades.
  const [last, setLast] = useState<Order | null>(null)
  if (act && act !== last) setLast(act)

  const found = orders.data?.pages.flatMap(({ data }) => data)
  if (!found) {
    if (!orders.isError) return <OrdersSkeleton />
    return (
      <div className="card">
        <ErrorBox
          title={<Trans>We couldn’t load your orders</Trans>}
          onRetry={() => void orders.refetch()}
          busy={orders.isFetching}
          phone={boot.phone}
        >
          {orders.error.message}
        </ErrorBox>
      </div>
    )
  }
  if (found.length === 0) return <NoOrders />
  return (
    <>
      <p className="hidden-text" role="status">
        <Plural value={orders.data?.pages[0]?.total ?? 0} one="# order" other="# orders" />
      </p>
      <ul className="orders">
        {found.map((order) => (
          <OrderRow key={order.id} order={order} onCancel={() => setAct(order)} />
        ))}
      </ul>
      {orders.hasNextPage && (
        <p className="market-more">
          <Button
            kind="secondary"
            busy={orders.isFetchingNextPage}
            onClick={() => void orders.fetchNextPage()}
          >
            <Trans>Show more</Trans>
          </Button>
        </p>
      )}
      {last && <CancelOrderDialog order={last} open={act !== null} onClose={() => setAct(null)} />}
    </>
  )
}

function NoOrders() {
  return (
    <div className="card">
      <StateBox
        art="hammock"
        title={<Trans>No orders yet</Trans>}
        actions={
          <Link to="/things-to-do" className={buttonClass('secondary')}>
            <Trans>See things to do</Trans>
          </Link>
        }
      >
        <Trans>What you order is listed here, with its dates and its state.</Trans>
      </StateBox>
    </div>
  )
}
