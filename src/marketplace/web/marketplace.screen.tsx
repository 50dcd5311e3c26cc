import './catalogue/catalogue.css'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useMatches, useNavigate } from '@tanstack/react-router'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { lazy, Suspense, useEffect, useState } from 'react'
import { writtenDays } from '../../kernel/written-day.ts'
import { atRest } from '../../web/at-rest.ts'
import { queryOf } from '../../web/calls/query.ts'
import { HeaderSlot } from '../../web/header-slot.tsx'
import { buttonClass, IconButton } from '../../web/ui/button.tsx'
import { PageHead } from '../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { useSearchOf } from '../../web/use-search-of.ts'
import { useLanguage } from '../../web/words.ts'
import { countOfLines } from '../cart.ts'
import { listCategories, listHotels } from '../choices.endpoints.ts'
import { CartSkeleton } from './cart/cart-skeleton.tsx'
import { useCart } from './cart/cart-store.ts'
import { CatalogueView } from './catalogue/catalogue-view.tsx'
import { CategoryRail } from './catalogue/category-rail.tsx'
import { stayInView } from './catalogue/during-stay.ts'
import { marketSearch } from './catalogue/market-search.ts'
import { OffersSkeleton } from './catalogue/offers-skeleton.tsx'
import { StayStrip, StayStripSkeleton } from './catalogue/stay-strip.tsx'
import { OrdersSkeleton } from './orders/orders-skeleton.tsx'
import type { Then } from './thing/use-add.ts'
import { useStays } from './use-stays.ts'

/** The catalogue is drawn before the cart that slides over it. */
const CartDrawer = lazy(async () => {
  await atRest()
  return { default: (await import('./cart/cart-drawer.tsx')).CartDrawer }
})

const loadProductView = async () => ({ default: (await import('./thing/product-view.tsx')).ProductView })
const ProductView = lazy(loadProductView)

const CheckoutView = lazy(async () => ({
  default: (await import('./checkout/checkout-view.tsx')).CheckoutView,
}))

const CartView = lazy(async () => ({ default: (await import('./cart/cart-view.tsx')).CartView }))

const OrdersView = lazy(async () => ({ default: (await import('./orders/orders-view.tsx')).OrdersView }))

const OrderPage = lazy(async () => ({ default: (await import('./orders/order-page.tsx')).OrderPage }))

/**
 * How long the drawer ignores presses after it opens, so that the second click of a double click does not hit it
 * (milliseconds).
 */
const SECOND_PRESS_MS = 350

/** Things to do, one screen behind four addresses (spec, section 2), with the cart at hand in its header. */
export default function MarketplaceScreen() {
  const path = useMatches({ select: (matches): string | undefined => matches.at(-1)?.fullPath })
  const [cartOpen, setCartOpen] = useState(false)
  const navigate = useNavigate()
  const onAdded = (then: Then) => {
    if (then === 'checkout') return void navigate({ to: '/things-to-do/checkout' })
    setTimeout(() => setCartOpen(true), SECOND_PRESS_MS)
  }
  return (
    <div className="page">
      <HeaderSlot>
        <CartButton open={cartOpen} onOpen={() => setCartOpen(true)} />
      </HeaderSlot>
      {path === '/things-to-do/cart' ? (
        <Suspense fallback={<CartSkeleton />}>
          <CartView />
        </Suspense>
      ) : path === '/things-to-do/checkout' ? (
        <Suspense fallback={<PageSkeleton />}>
          <CheckoutView />
        </Suspense>
      ) : path === '/things-to-do/product/$slug' ? (
        <Suspense fallback={<PageSkeleton />}>
          <ProductView onAdded={onAdded} />
        </Suspense>
      ) : (
        <Browse />
      )}
      <Suspense fallback={null}>
        <CartDrawer open={cartOpen} onClose={() => setCartOpen(false)} />
      </Suspense>
    </div>
  )
}

/** A page whose styles are on their way with it. */
function PageSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading the page`}>
      <div className="stack stack-wide">
        <Skeleton width={110} height={20} />
        <Skeleton width="60%" height={46} />
        <Skeleton height={348} radius={20} />
      </div>
    </Loading>
  )
}

function CartButton({ open, onOpen }: { open: boolean; onOpen: () => void }) {
  const { t } = useLingui()
  const count = countOfLines(useCart())
  return (
    <IconButton
      label={t`${plural(count, { 0: 'Cart, empty', one: 'Cart, # line', other: 'Cart, # lines' })}`}
      count={count}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onOpen}
    >
      <ShoppingBag className="icon" />
    </IconButton>
  )
}

/** For which stay the catalogue opens; without one what it is. */
function CatalogueLead() {
  const { next, isSettled } = useStays()
  const language = useLanguage()
  // It keeps its room, so that what stands below is not moved by it.
  if (!isSettled) return <span className="market-lead-room" />
  if (!next)
    return (
      <Trans>Days on the water, long tables and small errands, arranged by the people who live here.</Trans>
    )
  const { name } = next.hotel
  const days = writtenDays(next.datein, next.dateout, language, { day: 'numeric', month: 'long' })
  return (
    <Trans>
      During your stay, <b>{days}</b>, {name}.
    </Trans>
  )
}

/** The catalogue until it is known for which days it opens: the strip stands above all of it. */
function BrowseSkeleton() {
  return (
    <>
      <StayStripSkeleton />
      <div className="market">
        <div aria-hidden className="market-rail market-rail-loading">
          {[0, 1, 2, 3].map((entry) => (
            <Skeleton key={entry} height={36} radius={10} />
          ))}
        </div>
        <OffersSkeleton featured />
      </div>
    </>
  )
}

/** The catalogue or the orders, beside the way to every part of them. */
function Browse() {
  const search = useSearchOf(marketSearch)
  const isOrders = search.view === 'orders'
  const stays = useStays()
  const during = stayInView(search, stays)
  // Asked for beside the stay, so that nothing waits for it twice.
  useQuery(queryOf(listCategories))
  useQuery(queryOf(listHotels))
  // What is pressed in the catalogue is a card: its page is there by then.
  useEffect(() => {
    atRest()
      .then(loadProductView)
      .catch(() => {})
  }, [])
  if (isOrders && search.order !== undefined)
    return (
      <Suspense fallback={<OrdersSkeleton />}>
        <OrderPage key={search.order} id={search.order} />
      </Suspense>
    )
  return (
    <>
      <PageHead
        title={isOrders ? <Trans>My orders</Trans> : <Trans>Things to do</Trans>}
        lead={
          isOrders ? (
            <Trans>What you have planned, what is behind you, and what may still be cancelled.</Trans>
          ) : (
            <CatalogueLead />
          )
        }
        action={
          !isOrders && (
            <Link
              to="/things-to-do"
              search={{ view: 'orders' }}
              className={buttonClass('secondary', 'small')}
            >
              <Trans>My orders</Trans>
            </Link>
          )
        }
      />
      {!isOrders && during && <StayStrip stay={during} search={search} />}
      {!isOrders && !stays.isSettled ? (
        <BrowseSkeleton />
      ) : (
        <div className="market">
          <CategoryRail search={search} />
          <div>
            <Suspense fallback={<OrdersSkeleton />}>
              {isOrders ? <OrdersView /> : <CatalogueView search={search} />}
            </Suspense>
          </div>
        </div>
      )}
    </>
  )
}
