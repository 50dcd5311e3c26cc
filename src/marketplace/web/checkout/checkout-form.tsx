import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { check } from '../../../kernel/faults.ts'
import { useContract, useSession } from '../../../membership/web/session/use-session.ts'
import { boot } from '../../../web/boot.ts'
import { CallError } from '../../../web/calls/query.ts'
import { useChecked } from '../../../web/forms/use-checked.ts'
import { useDraft } from '../../../web/forms/use-draft.ts'
import { Button } from '../../../web/ui/button.tsx'
import { KeptHere } from '../../../web/ui/connection/kept-here.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { useLanguage } from '../../../web/words.ts'
import { cartTotals } from '../../cart.ts'
import { placeOrder } from '../../checkout.endpoints.ts'
import { linesAskedAbout } from '../../elsewhere.ts'
import { BenefitOffers } from '../cart/benefit-offer.tsx'
import { CartGlance } from '../cart/cart-glance.tsx'
import { useCart } from '../cart/cart-store.ts'
import { CartTotals } from '../cart/cart-totals.tsx'
import { EmptyCart } from '../cart/empty-cart.tsx'
import { FinalNote } from '../cart/final-note.tsx'
import { usePricedCart } from '../cart/use-priced-cart.ts'
import { toOrder } from '../cart/wire-line.ts'
import { type CheckoutDraft, checkoutShape, termsShape } from './checkout-draft.ts'
import { CheckoutRefusal } from './checkout-refusal.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { PurchaseTerms } from './purchase-terms.tsx'
import { StayChoice } from './stay-choice.tsx'
import { useOutsideStay } from './use-outside-stay.ts'
import { customerOf, usePlaceOrder } from './use-place-order.ts'

/** Customer, stay, payment and terms beside the figures; silent about what is wrong until it is sent. */
export function CheckoutForm({ initial }: { initial: CheckoutDraft }) {
  const language = useLanguage()
  const cart = useCart()
  const contract = useContract()
  const { trusted } = useSession()
  const owner = trusted?.owner
  const [draft, setDraft, clearDraft] = useDraft<CheckoutDraft>('checkout', initial)
  const pricing = usePricedCart(cart, { idBooking: draft.idBooking })
  const { priced, servedAt } = pricing
  // What was chosen once may be over, or of another contract.
  const isGone =
    pricing.error instanceof CallError && ['BOOKING_NOT_FOUND', 'STAY_CLOSED'].includes(pricing.error.code)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is let go once, when the server says so
  useEffect(() => {
    if (isGone) setDraft({ ...draft, idBooking: null })
  }, [isGone])
  const { send, busy, failure, forget } = usePlaceOrder(clearDraft)
  const [incomplete, setIncomplete] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const asked = linesAskedAbout(cart, priced)
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
  if (cart.length === 0 && !busy) return <EmptyCart level="h2" />

  /** It is known where each line is served, and so what is taxed and how. */
  const isServed = priced !== null && cart.every((line) => servedAt(line) !== null)
  const change = (typed: Partial<CheckoutDraft>) => {
    forget()
    setDraft({ ...draft, ...typed })
  }
  const place = () => {
    const totals = cartTotals(cart, servedAt).flatMap(({ hotel, currency, total }) =>
      hotel ? [{ idHotel: hotel.id, currency, total }] : [],
    )
    if (!isServed) return
    // What is at another resort than the stay, or at an hour without it, is asked about before it is ordered.
    setWasAsked(asked.length > 0)
    if (asked.length > 0) return document.querySelector<HTMLElement>('.line-asked button')?.focus()
    const order = check(placeOrder.body!, {
      idContract: contract.id,
      idCustomer: 1,
      idBooking: draft.idBooking,
      paymentmethod: draft.paymentmethod,
      lines: cart.map(toOrder),
      totals,
      terms: true,
    })
    // A line without a day, or a person without a name: the cart says which.
    setIncomplete(!order.ok)
    if (!order.ok) return
    void send({ customer: trusted ? null : customerOf(draft, language), order: order.value })
  }
  const { phone } = boot
  return (
    <form className="cart" noValidate onSubmit={(event) => submit(event, draft, place)}>
      <div className="checkout">
        <section aria-labelledby="checkout-who">
          <h2 className="title" id="checkout-who">
            <Trans>Who is this for?</Trans>
          </h2>
          {trusted ? (
            <p>
              <Trans>
                For {owner}. The order stands on the owner’s account, with your name beside it, and the
                confirmation goes to the owner.
              </Trans>
            </p>
          ) : (
            <CustomerFields draft={draft} errorAt={errorAt} onChange={change} />
          )}
        </section>
        <StayChoice
          stays={priced?.stays ?? []}
          value={draft.idBooking}
          error={tried ? outside : undefined}
          onChange={(idBooking) => change({ idBooking })}
        />
        <PaymentChoice
          offered={priced?.payments ?? []}
          value={draft.paymentmethod}
          onChange={(paymentmethod) => change({ paymentmethod })}
        />
        <section aria-labelledby="checkout-what">
          <h2 className="title" id="checkout-what">
            <Trans>What you are ordering</Trans>
          </h2>
          <CartGlance cart={cart} priced={priced} offering />
          <p className="small muted">
            <Trans>
              Allergies, names or a wish for one of these?{' '}
              <Link to="/things-to-do/cart" className="link">
                Write them in the cart
              </Link>
              ; what you filled in here stays.
            </Trans>
          </p>
        </section>
      </div>
      <aside className="card cart-summary" aria-labelledby="checkout-summary">
        <h2 className="sub" id="checkout-summary">
          <Trans>Summary</Trans>
        </h2>
        <CartTotals cart={cart} servedAt={servedAt} />
        {pricing.error && !priced && (
          <LoadError
            query={{ error: pricing.error, isFetching: pricing.isFetching, refetch: pricing.refetch }}
          />
        )}
        <BenefitOffers cart={cart} priced={pricing.isCurrent ? priced : null} />
        <FinalNote cart={cart} priced={priced} />
        <hr className="hairline" />
        <PurchaseTerms
          accepted={draft.terms}
          error={errorAt('terms')}
          onChange={(terms) => change({ terms })}
        />
        <CheckoutRefusal
          cart={cart}
          priced={pricing.isCurrent ? priced : null}
          failure={failure}
          incomplete={incomplete}
          onTaken={forget}
        />
        {wasAsked && asked.length > 0 && (
          <FormError>
            <Trans>
              Something is at another resort, or at an hour without your stay. Nothing was ordered yet; say
              whether you keep it.
            </Trans>
          </FormError>
        )}
        <KeptHere />
        <Button type="submit" busy={busy || (!isServed && pricing.isFetching)}>
          <Trans>Confirm order</Trans>
        </Button>
        <p className="small faint">
          <Trans>Questions before you confirm? The concierge answers at {phone}.</Trans>
        </p>
      </aside>
    </form>
  )
}
