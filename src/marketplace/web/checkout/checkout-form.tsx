import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { boot } from '../../../web/boot.ts'
import { Button } from '../../../web/ui/button.tsx'
import { KeptHere } from '../../../web/ui/connection/kept-here.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { BenefitOffers } from '../cart/benefit-offer.tsx'
import { BookedTwiceNote } from '../cart/booked-twice-note.tsx'
import { CartGlance } from '../cart/cart-glance.tsx'
import { CartTotals } from '../cart/cart-totals.tsx'
import { EmptyCart } from '../cart/empty-cart.tsx'
import { FinalNote } from '../cart/final-note.tsx'
import type { CheckoutDraft } from './checkout-draft.ts'
import { CheckoutRefusal } from './checkout-refusal.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { PurchaseTerms } from './purchase-terms.tsx'
import { StayChoice } from './stay-choice.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'

/** Customer, stay, payment and terms beside the figures; silent about what is wrong until it is sent. */
export function CheckoutForm({ initial }: { initial: CheckoutDraft }) {
  const form = useCheckoutForm(initial)
  const { cart, draft, change, pricing, trusted } = form
  const { priced } = pricing
  if (cart.length === 0 && !form.busy) return <EmptyCart level="h2" />
  return (
    <form className="cart" noValidate onSubmit={form.submit}>
      <div className="checkout">
        <section aria-labelledby="checkout-who">
          <h2 className="title" id="checkout-who">
            <Trans>Who is this for?</Trans>
          </h2>
          {trusted ? (
            <ForOwner owner={trusted.owner} />
          ) : (
            <CustomerFields draft={draft} errorAt={form.errorAt} onChange={change} />
          )}
        </section>
        <StayChoice
          stays={priced?.stays ?? []}
          value={draft.idBooking}
          error={form.outside}
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
      <CheckoutSummary form={form} />
    </form>
  )
}

function ForOwner({ owner }: { owner: string }) {
  return (
    <p>
      <Trans>
        For {owner}. The order stands on the owner’s account, with your name beside it, and the confirmation
        goes to the owner.
      </Trans>
    </p>
  )
}

/** The figures, the terms, and what is in the way of the order. */
function CheckoutSummary({ form }: { form: ReturnType<typeof useCheckoutForm> }) {
  const { cart, draft, change, pricing, errorAt, failure, incomplete, forget } = form
  const { priced, servedAt } = pricing
  const { phone } = boot
  return (
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
      <BookedTwiceNote cart={cart} priced={pricing.isCurrent ? priced : null} />
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
      {form.asksFirst && (
        <FormError>
          <Trans>
            Something is at another resort, at an hour without your stay, or there already. Nothing was
            ordered yet; say whether you keep it.
          </Trans>
        </FormError>
      )}
      <KeptHere />
      <Button type="submit" busy={form.busy || (!form.isServed && pricing.isFetching)}>
        <Trans>Confirm order</Trans>
      </Button>
      <p className="small faint">
        <Trans>Questions before you confirm? The concierge answers at {phone}.</Trans>
      </p>
    </aside>
  )
}
