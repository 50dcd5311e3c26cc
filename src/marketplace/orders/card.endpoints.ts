import * as z from 'zod/mini'
import { id } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'

const ofOrder = z.object({ idOrder: id() })

/**
 * Opens the card page of an order that is to be paid by card, for what is still due: at Stripe, outside any transaction. An order has one
 * page at a time, however often it is opened; where Stripe does not answer nothing was charged. NOTHING_DUE: it is paid, cancelled,
 * or to be paid another way: also where the books charge it to the contract.
 */
export const openOrderPage = endpoint({
  name: 'openOrderPage',
  group: 'marketplace',
  method: 'POST',
  path: '/orders/card/',
  addition: true,
  access: { who: 'owner' },
  body: ofOrder,
  answer: z.object({ data: z.object({ link: z.string() }) }),
  refusals: { ORDER_NOT_FOUND: 404, NOTHING_DUE: 409, PROVIDER_AWAY: 503 },
  transaction: 'own',
})

/** Asks Stripe what became of the order's card page, and takes what it says; whether nothing was paid on it yet. */
export const askOrderPage = endpoint({
  name: 'askOrderPage',
  group: 'marketplace',
  method: 'POST',
  path: '/orders/card/ask/',
  addition: true,
  access: { who: 'owner' },
  body: ofOrder,
  answer: z.object({ data: z.object({ isWaiting: z.boolean() }) }),
  refusals: { ORDER_NOT_FOUND: 404, PROVIDER_AWAY: 503 },
  transaction: 'own',
})
