import { paidByLine } from '../../../finance/why/paid-by-line.ts'
import type { OrderDetails, OrderLine } from '../../orders/orders.endpoints.ts'
import { type PriceEach, pricesPaid } from '../../orders/prices-paid.ts'

/** What a line of an order comes to with its tax within, in cents; a cancelled one comes to nothing. */
export function paidOfLine({ details, tax }: OrderDetails, line: OrderLine): number {
  const costs = details.map(({ total, cancelled }) => (cancelled ? 0 : total))
  return paidByLine(costs, tax)[details.indexOf(line)] ?? line.total
}

/** How many of a line at which price, taxes within. */
export function pricesOfLine(order: OrderDetails, line: OrderLine): PriceEach[] {
  return pricesPaid(line.prices, line.itinerario?.extrapax_amount ?? 0, paidOfLine(order, line))
}
