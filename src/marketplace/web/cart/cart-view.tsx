import './cart.css'
import { Plural, Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { countOfLines } from '../../cart.ts'
import { linesAskedAbout } from '../../elsewhere.ts'
import { areGood } from '../checkout/beneficiary-faults.ts'
import { BackToCatalogue } from '../thing/back-to-catalogue.tsx'
import { useStays } from '../use-stays.ts'
import { BenefitOffers } from './benefit-offer.tsx'
import { BookedTwiceNote } from './booked-twice-note.tsx'
import { cartFaultsOf } from './cart-faults.ts'
import { CartLineRow } from './cart-line.tsx'
import { useCart } from './cart-store.ts'
import { CartTotals } from './cart-totals.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { priceChangesOf } from './price-changes.ts'
import { PriceChangesNote } from './price-changes-note.tsx'
import { usePricedCart } from './use-priced-cart.ts'

/** The cart: every line with its quantity, day, hour, people and notes, and what it all costs. */
export function CartView() {
  const cart = useCart()
  const navigate = useNavigate()
  const pricing = usePricedCart(cart)
  const { priced, isCurrent, servedAt } = pricing
  const { all: stays } = useStays()
  const [tried, setTried] = useState(false)
  if (cart.length === 0) return <EmptyCart />

  const faults = cartFaultsOf(cart, isCurrent ? priced : null)
  const changes = priced && isCurrent ? priceChangesOf(cart, priced) : []
  const count = countOfLines(cart)
  const asked = linesAskedAbout(cart, priced, stays)
  const isReady = faults.size === 0 && asked.length === 0 && areGood(cart)
  const goOn = () => {
    flushSync(() => setTried(true))
    if (isReady) return void navigate({ to: '/things-to-do/checkout' })
    const bad = document.querySelector<HTMLElement>(
      '.cart-problem, .line-asked, .cart-lines [aria-invalid=true]',
    )
    bad?.closest('details')?.setAttribute('open', '')
    bad?.scrollIntoView({ block: 'center' })
    const line = bad?.matches('.line-asked') ? bad : bad?.closest('li')
    line?.querySelector<HTMLElement>('.cart-when-missing, [aria-invalid=true], .cart-when, button')?.focus()
  }
  return (
    <>
      <PageHead
        back={<BackToCatalogue />}
        title={<Trans>Your cart</Trans>}
        lead={
          isReady ? (
            <Plural
              value={count}
              one="# experience, ready to confirm."
              other="# experiences, ready to confirm."
            />
          ) : (
            <Plural
              value={count}
              one="# experience, with something left to choose."
              other="# experiences, with something left to choose."
            />
          )
        }
      />
      <div className="cart">
        <ul className="cart-lines">
          {cart
            .filter((line) => !line.belongsToPackage)
            .map((line) => (
              <CartLineRow
                key={line.uuid}
                line={line}
                cart={cart}
                parts={cart.filter((part) => part.uuidPackage === line.uuid)}
                faults={faults}
                tried={tried}
                priced={priced?.lines.find(({ uuid }) => uuid === line.uuid)}
                pricedOf={(part) => priced?.lines.find(({ uuid }) => uuid === part)}
              />
            ))}
        </ul>
        <aside className="card cart-summary" aria-labelledby="cart-summary">
          <h2 className="sub" id="cart-summary">
            <Trans>Summary</Trans>
          </h2>
          <CartTotals cart={cart} servedAt={servedAt} />
          {pricing.error && !priced && (
            <LoadError
              query={{ error: pricing.error, isFetching: pricing.isFetching, refetch: pricing.refetch }}
            />
          )}
          <BenefitOffers cart={cart} priced={isCurrent ? priced : null} />
          {priced && <PriceChangesNote changes={changes} priced={priced} />}
          <BookedTwiceNote cart={cart} priced={isCurrent ? priced : null} />
          {tried && !isReady && (
            <FormError>
              <Trans>Something is still missing in the cart; see the marked lines.</Trans>
            </FormError>
          )}
          <Button onClick={goOn}>
            <Trans>Go to checkout</Trans>
          </Button>
          <p className="small faint">
            <Trans>
              The cart is kept on this device. Nothing is reserved until you place the order.{' '}
              <Link to="/things-to-do" search={{ view: 'orders' }} className="link">
                My orders
              </Link>
            </Trans>
          </p>
        </aside>
      </div>
    </>
  )
}
