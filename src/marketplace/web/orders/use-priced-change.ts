import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../web/calls/query.ts'
import { useSettled } from '../../../web/forms/use-settled.ts'
import { listEvents, listNotAvailable, listProducts } from '../../catalogue.endpoints.ts'
import { priceOrderLine } from '../../changes/changes.endpoints.ts'
import { listDays } from '../../days/days.endpoints.ts'
import { listOrders, type OrderDetails, type OrderLine, readOrder } from '../../orders/orders.endpoints.ts'
import { listStayLines } from '../../stays/stay-lines.endpoints.ts'

/** What shows the order, or the places that it takes and gives back. */
export const TOUCHED_BY_CHANGE = [
  // Of the stay’s own screens: named, not imported.
  { name: 'readItinerary' },
  { name: 'readBooking' },
  { name: 'listComingStays' },
  listStayLines,
  listOrders,
  readOrder,
  listEvents,
  listProducts,
  listNotAvailable,
  listDays,
].map(({ name }) => name)

/** Steps of a counter that follow each other faster than this are one question (milliseconds). */
const SETTLE_MS = 250

export interface TypedLineWish {
  operationdate: string
  operationtime: string
  qty: number
  flight?: string
  flightTime?: string | null
}

/** What a line's change, or its cancellation, comes to: asked anew whenever the wish changes, and the order with it. */
export function usePricedChange(
  order: Pick<OrderDetails, 'id' | 'version'>,
  line: Pick<OrderLine, 'id'>,
  wish: TypedLineWish & { cancels?: true },
  wanted: boolean,
) {
  const asked = JSON.stringify({ idOrder: order.id, idLine: line.id, cancels: false, ...wish })
  const settled = useSettled(asked, SETTLE_MS)
  const body = JSON.parse(settled)
  const query = useQuery({
    queryKey: [priceOrderLine.name, body, order.version],
    queryFn: queryOf(priceOrderLine, { body }).queryFn,
    enabled: wanted,
    placeholderData: keepPreviousData,
    // Places are taken by others meanwhile.
    staleTime: 5_000,
  })
  return {
    priced: query.data?.data ?? null,
    /** The figures belong to the wish as it stands. */
    isCurrent: query.data !== undefined && !query.isPlaceholderData && settled === asked,
    error: query.error,
  }
}
