import '../cart/cart.css'
import './orders.css'
import { Plural, Trans } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { boot } from '../../../web/boot.ts'
import { queryOf } from '../../../web/query.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { ErrorBox, StateBox } from '../../../web/ui/state-box.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { listOrders, type Order } from '../../orders.endpoints.ts'
import { marketSearch } from '../catalogue/market-search.ts'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { OrderRow } from './order-row.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'

/** The deed that is under way with an order. */
type Act = { kind: 'look' | 'cancel'; order: Order }

const useOrders = () =>
  useInfiniteQuery({
    queryKey: [listOrders.name],
    queryFn: ({ pageParam, ...context }) =>
      queryOf(listOrders, { query: { page: pageParam } }).queryFn(context),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.length * last.pageSize < last.total ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  })

/** What was ordered, the newest first. */
export function OrdersView() {
  const orders = useOrders()
  const [act, setAct] = useState<Act | null>(null)
  useNamedOrder(orders, (order) => setAct({ kind: 'look', order }))
  // Stays drawn while the dialog fades.
  const [last, setLast] = useState<Act | null>(null)
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
          <OrderRow
            key={order.id}
            order={order}
            onLook={() => setAct({ kind: 'look', order })}
            onCancel={() => setAct({ kind: 'cancel', order })}
          />
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
      {last && (
        <>
          <OrderDialog order={last.order} open={act?.kind === 'look'} onClose={() => setAct(null)} />
          <CancelOrderDialog order={last.order} open={act?.kind === 'cancel'} onClose={() => setAct(null)} />
        </>
      )}
    </>
  )
}

/** An address that names an order opens it, on whichever page of the list it stands. */
function useNamedOrder(
  { data, hasNextPage, isFetchingNextPage, fetchNextPage }: ReturnType<typeof useOrders>,
  open: (order: Order) => void,
) {
  const { order: wanted } = useSearchOf(marketSearch)
  const opened = useRef<number>(undefined)
  useEffect(() => {
    if (wanted === undefined || opened.current === wanted || !data) return
    const found = data.pages.flatMap((page) => page.data).find(({ id }) => id === wanted)
    if (found) {
      opened.current = wanted
      open(found)
    } else if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  })
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
