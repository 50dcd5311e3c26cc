import type { OrderDetails, OrderLine } from '../../orders/orders.endpoints.ts'
import { paidByLine } from '../../orders/paid-by-line.ts'

/** What a line of an order comes to with its tax within, in cents; a cancelled one comes to nothing. */
export function paidOfLine({ details, tax }: OrderDetails, line: OrderLine): number {
  const costs = details.map(({ total, cancelled }) => (cancelled ? 0 : total))
  return paidByLine(costs, tax)[details.indexOf(line)] ?? line.total
}
