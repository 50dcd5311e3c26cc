import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import { type CallFailure, call, intentKey } from '../../../web/call.ts'
import { listEvents, listNotAvailable, listProducts } from '../../catalogue.endpoints.ts'
import {
  customerBody,
  type PricedCart,
  placeOrder,
  priceCart,
  saveCustomer,
} from '../../checkout.endpoints.ts'
import { listOrders } from '../../orders.endpoints.ts'
import { changeCart } from '../cart/cart-store.ts'
import type { CheckoutDraft } from './checkout-draft.ts'

export interface OrderToPlace {
  customer: BodyOf<typeof saveCustomer>
  order: Omit<BodyOf<typeof placeOrder>, 'idCustomer'>
}

/** What shows places that an order takes, or orders. The dashboard is named, not imported: it composes us. */
const TOUCHED = [
  ...[listOrders, listNotAvailable, listEvents, listProducts, priceCart].map(({ name }) => name),
  'readDashboard',
]

/**
 * Places the order once for each intent: two presses are one order, and the same order again (after a lost connection,
 * even after a reload) carries the same key. What was ordered leaves the cart; what another tab added meanwhile stays.
 */
export function usePlaceOrder(draft: CheckoutDraft, keep: (draft: CheckoutDraft) => void, clear: () => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const underWay = useRef(false)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)

  const send = async ({ customer, order }: OrderToPlace) => {
    if (underWay.current) return
    underWay.current = true
    setSending(true)
    setFailure(null)
    const sent = JSON.stringify({ customer, order })
    const key = draft.intent?.sent === sent ? draft.intent.key : intentKey()
    keep({ ...draft, intent: { key, sent } })

    const result = await place({ customer, order }, key)
    underWay.current = false
    if (!result.ok) {
      setSending(false)
      setFailure(result)
      if (result.priced) void queries.invalidateQueries({ queryKey: [priceCart.name] })
      return
    }
    // It stays busy until the page has gone: an empty cart must not be seen in between.
    const ordered = new Set(order.lines.map(({ uuid }) => uuid))
    const ids = result.value.data.map(({ id }) => id)
    const placed = ids.length === 1 ? ids[0] : ids.join('-')
    await navigate({ to: '/things-to-do/checkout', search: { placed }, replace: true })
    clear()
    changeCart((cart) => cart.filter(({ uuid }) => !ordered.has(uuid)))
    for (const name of TOUCHED) void queries.invalidateQueries({ queryKey: [name] })
  }
  return { send, sending, failure, forget: () => setFailure(null) }
}

async function place({ customer, order }: OrderToPlace, idempotencyKey: string) {
  const saved = await call(saveCustomer, { body: customer })
  if (!saved.ok) return saved
  return call(placeOrder, { body: { ...order, idCustomer: saved.value.id }, idempotencyKey })
}

/** The server's new figures, where it refused because of them. */
export function pricedOf(failure: CallFailure | null): PricedCart | null {
  return (failure?.priced as PricedCart | undefined) ?? null
}

/** The customer of a draft, in the call's own form. */
export function customerOf(draft: CheckoutDraft, language: 'en' | 'es'): BodyOf<typeof saveCustomer> {
  return customerBody.parse({ ...draft, language })
}
