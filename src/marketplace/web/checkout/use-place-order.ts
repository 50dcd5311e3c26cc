import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import type { Language } from '../../../kernel/language.ts'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { type CallFailure, call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { listEvents, listNotAvailable, listProducts } from '../../catalogue.endpoints.ts'
import { type PricedCart, placeOrder, priceCart } from '../../checkout.endpoints.ts'
import { openOrderPage } from '../../orders/card.endpoints.ts'
import { customerBody, saveCustomer } from '../../orders/customers.endpoints.ts'
import { listOrders } from '../../orders/orders.endpoints.ts'
import { CARD_PAYMENT } from '../../orders/payment.ts'
import { listStaysToPlan } from '../../stays/stays.endpoints.ts'
import { changeCart } from '../cart/cart-store.ts'
import type { CheckoutDraft } from './checkout-draft.ts'

export interface OrderToPlace {
  /** Null of somebody trusted: the owner buys. */
  customer: BodyOf<typeof saveCustomer> | null
  order: Omit<BodyOf<typeof placeOrder>, 'idCustomer'>
}

/** What shows places that an order takes, or orders. The dashboard is named, not imported: it composes us. */
const TOUCHED = [
  ...[listOrders, listNotAvailable, listEvents, listProducts, listStaysToPlan, priceCart].map(
    ({ name }) => name,
  ),
  'readDashboard',
]

/**
 * Places the order. The idempotency key is stored with the draft: sent again after a lost connection, even after a
 * reload, it is the same order. What was ordered leaves the cart; lines that another tab added stay.
 */
export function usePlaceOrder(clearDraft: () => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { trusted } = useSession()
  return useSend({
    keptAs: 'checkout',
    send: place,
    refused: ({ priced, code }) => {
      if (priced || code === 'PAYMENT_NOT_OFFERED')
        void queries.invalidateQueries({ queryKey: [priceCart.name] })
    },
    done: async ({ data }, { order }) => {
      // The button stays busy until the next page is shown, so that an empty cart is never seen.
      const ordered = new Set(order.lines.map(({ uuid }) => uuid))
      const ids = data.map(({ id }) => id)
      const placed = ids.length === 1 ? ids[0] : ids.join('-')
      await navigate({ to: '/things-to-do/checkout', search: { placed }, replace: true })
      clearDraft()
      changeCart((cart) => cart.filter(({ uuid }) => !ordered.has(uuid)))
      for (const name of TOUCHED) void queries.invalidateQueries({ queryKey: [name] })
      // One order by card goes on to its page; of several each has its own, and so has one whose page did not open.
      const [only, ...others] = data
      const owes = only && others.length === 0 && only.totalSale > 0 && order.paymentmethod === CARD_PAYMENT
      if (!owes || trusted) return
      const opened = await call(openOrderPage, { body: { idOrder: only.id } })
      if (opened.ok) location.assign(opened.value.data.link)
    },
  })
}

async function place({ customer, order }: OrderToPlace, idempotencyKey: string) {
  if (customer === null) return call(placeOrder, { body: { ...order, idCustomer: 1 }, idempotencyKey })
  const saved = await call(saveCustomer, { body: customer })
  if (!saved.ok) return saved
  return call(placeOrder, { body: { ...order, idCustomer: saved.value.id }, idempotencyKey })
}

/** The server's new figures, where it refused because of them. */
export function pricedOf(failure: CallFailure | null): PricedCart | null {
  return (failure?.priced as PricedCart | undefined) ?? null
}

/** The customer of a draft, in the call's own form. */
export function customerOf(draft: CheckoutDraft, language: Language): BodyOf<typeof saveCustomer> {
  return customerBody.parse({ ...draft, language })
}
