import '../field-pair.css'
import '../cart/cart.css'
import '../thing/back-to-catalogue.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { lazy, Suspense, useEffect } from 'react'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { readCustomer } from '../../orders/customers.endpoints.ts'
import { DEFAULT_PAYMENT } from '../../orders/payment.ts'
import { placedOrders, placedSearch } from '../catalogue/market-search.ts'
import { OrderPlaced } from '../orders/order-placed.tsx'
import { newCheckout } from './checkout-draft.ts'

const loadForm = async () => ({ default: (await import('./checkout-form.tsx')).CheckoutForm })
const CheckoutForm = lazy(loadForm)

/** The checkout: who buys, which stay it belongs to, the terms; afterwards the confirmation. */
export function CheckoutView() {
  const { placed } = useSearchOf(placedSearch)
  const orders = placedOrders(placed)
  return orders ? <OrderPlaced ids={orders} /> : <Checkout />
}

function Checkout() {
  const { user, trusted } = useSession()
  // Somebody trusted orders for the owner, whose address stays the owner's.
  const customer = useQuery({ ...queryOf(readCustomer), enabled: !trusted })
  // The form is on its way while the customer is asked for.
  useEffect(() => void loadForm(), [])
  // Somebody who cannot be looked up can still be typed.
  const known = customer.data?.data ?? (customer.isError || trusted ? ownDetails(user) : null)
  return (
    <>
      <PageHead
        back={
          <Link to="/things-to-do/cart" className="link small market-back">
            <ChevronLeft className="icon-small" aria-hidden />
            <Trans>Your cart</Trans>
          </Link>
        }
        title={<Trans>Checkout</Trans>}
        lead={<Trans>Who it is for, and the last look at what you are ordering.</Trans>}
      />
      {known ? (
        <Suspense fallback={<CheckoutSkeleton />}>
          <CheckoutForm initial={newCheckout(known)} />
        </Suspense>
      ) : (
        <CheckoutSkeleton />
      )}
    </>
  )
}

function ownDetails(user: ReturnType<typeof useSession>['user']) {
  const { name, lastname, email, phone } = user
  return { name, lastname, email, phone: phone ?? '', paymentmethod: DEFAULT_PAYMENT }
}

function CheckoutSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your details`}>
      <div className="cart">
        <div className="stack stack-wide">
          <div className="field-pair">
            <Skeleton height={74} radius={10} />
            <Skeleton height={74} radius={10} />
            <Skeleton height={74} radius={10} />
            <Skeleton height={74} radius={10} />
          </div>
          <Skeleton height={74} radius={10} />
        </div>
        <div className="card cart-summary">
          <Skeleton height={90} />
          <Skeleton height={110} />
          <Skeleton height={46} radius={10} />
        </div>
      </div>
    </Loading>
  )
}
