import { Plural } from '@lingui/react/macro'
import type { OrderLine } from '../../orders/orders.endpoints.ts'

/** How many a line has, with its noun: cars of a transfer, places of all else. */
export function QuantityWords({
  line: { qty, itinerario },
}: {
  line: Pick<OrderLine, 'qty' | 'itinerario'>
}) {
  return itinerario ? (
    <Plural value={qty} one="# car" other="# cars" />
  ) : (
    <Plural value={qty} one="# place" other="# places" />
  )
}
