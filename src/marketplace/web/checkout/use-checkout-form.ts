import { type FormEvent, useEffect, useState } from 'react'
import { check } from '../../../kernel/faults.ts'
import { useContract, useSession } from '../../../membership/web/session/use-session.ts'
import { CallError } from '../../../web/calls/query.ts'
import { useChecked } from '../../../web/forms/use-checked.ts'
import { useDraft } from '../../../web/forms/use-draft.ts'
import { useLanguage } from '../../../web/words.ts'
import { type Cart, cartTotals } from '../../cart.ts'
import { type PricedCart, placeOrder } from '../../checkout.endpoints.ts'
import { linesAskedAbout } from '../../elsewhere.ts'
import { useCart } from '../cart/cart-store.ts'
import { usePricedCart } from '../cart/use-priced-cart.ts'
import { toOrder } from '../cart/wire-line.ts'
import { useStays } from '../use-stays.ts'
import { type CheckoutDraft, checkoutShape, termsShape } from './checkout-draft.ts'
import { useOutsideStay } from './use-outside-stay.ts'
import { customerOf, usePlaceOrder } from './use-place-order.ts'

type ServedAt = ReturnType<typeof usePricedCart>['servedAt']

/** The checkout's draft beside the priced cart, and the order that is placed of both. */
export function useCheckoutForm(initial: CheckoutDraft) {
  const language = useLanguage()
  const cart = useCart()
  const contract = useContract()
  const { trusted } = useSession()
  const [typed, setDraft, clearDraft] = useDraft<CheckoutDraft>('checkout', initial)
  const { all: stays } = useStays()
  const pricing = usePricedCart(cart, { idBooking: typed.idBooking })
  const { priced, servedAt } = pricing
  const draft = { ...typed, paymentmethod: offeredOf(priced, typed.paymentmethod) }
  useStayThatIsThere(pricing.error, () => setDraft({ ...draft, idBooking: null }))
  const { send, busy, failure, forget } = usePlaceOrder(clearDraft)
  const [incomplete, setIncomplete] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const asked = linesAskedAbout(cart, priced, stays)
  const outside = useOutsideStay(
    cart,
    priced?.stays.find(({ id }) => id === draft.idBooking),
  )
  const { tried, errorAt, submit } = useChecked({
    shape: trusted ? termsShape : checkoutShape,
    entered: draft,
    hasFaults: outside !== undefined,
    failure,
  })
  /** It is known where each line is served, and so what is taxed and how. */
  const isServed = priced !== null && cart.every((line) => servedAt(line) !== null)
  const change = (changed: Partial<CheckoutDraft>) => {
    forget()
    setDraft({ ...draft, ...changed })
  }
  const place = () => {
    if (!isServed) return
    // What is at another resort than the stay, or at an hour without it, is asked about before it is ordered.
    setWasAsked(asked.length > 0)
    if (asked.length > 0) return document.querySelector<HTMLElement>('.line-asked button')?.focus()
    const order = orderOf(draft, contract.id, cart, servedAt)
    // A line without a day, or a person without a name: the cart says which.
    setIncomplete(!order.ok)
    if (!order.ok) return
    void send({ customer: trusted ? null : customerOf(draft, language), order: order.value })
  }
  return {
    cart,
    draft,
    change,
    pricing,
    trusted,
    errorAt,
    failure,
    forget,
    busy,
    incomplete,
    isServed,
    /** Why the stay does not go with the cart, once it was tried to order. */
    outside: tried ? outside : undefined,
    asksFirst: wasAsked && asked.length > 0,
    submit: (event: FormEvent<HTMLFormElement>) => submit(event, draft, place),
  }
}

/** The method that was chosen, or the first that the club offers where it does not offer that one. */
function offeredOf(priced: PricedCart | null, chosen: number): number {
  const offered = priced?.payments ?? []
  return offered.some(({ code }) => code === chosen) ? chosen : (offered[0]?.code ?? chosen)
}

/** The order as it is sent, or what keeps it from being one. */
function orderOf(draft: CheckoutDraft, idContract: number, cart: Cart, servedAt: ServedAt) {
  const totals = cartTotals(cart, servedAt).flatMap(({ hotel, currency, total }) =>
    hotel ? [{ idHotel: hotel.id, currency, total }] : [],
  )
  return check(placeOrder.body!, {
    idContract,
    idCustomer: 1,
    idBooking: draft.idBooking,
    paymentmethod: draft.paymentmethod,
    lines: cart.map(toOrder),
    totals,
    terms: true,
  })
}

/** What was chosen once may be over, or of another contract: it is let go once, when the server says so. */
function useStayThatIsThere(error: unknown, letGo: () => void): void {
  const isGone = error instanceof CallError && ['BOOKING_NOT_FOUND', 'STAY_CLOSED'].includes(error.code)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is let go once, when the server says so
  useEffect(() => {
    if (isGone) letGo()
  }, [isGone])
}
