import './cart.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { Drawer } from '../../../web/ui/dialog/drawer.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { cartTotals } from '../../cart.ts'
import { BenefitOffers } from './benefit-offer.tsx'
import { CartGlance } from './cart-glance.tsx'
import { useCart } from './cart-store.ts'
import { CartTotals } from './cart-totals.tsx'
import { usePricedCart } from './use-priced-cart.ts'

/**
 * The cart at a glance, beside whatever is on show: what was added last stands first. Its buttons keep their place, and the
 * sum of one order too; the sums of several scroll with their lines, since a telephone has no room for both.
 */
export function CartDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const cart = useCart()
  const { priced, servedAt } = usePricedCart(cart, { wanted: open })
  const totals = <CartTotals cart={cart} servedAt={servedAt} />
  const isOneOrder = cartTotals(cart, servedAt).length === 1
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t`In your cart`}
      reads
      footer={
        cart.length > 0 && (
          <>
            {isOneOrder && totals}
            <Link to="/things-to-do/checkout" className={buttonClass()} onClick={onClose}>
              <Trans>Go to checkout</Trans>
            </Link>
            <Link to="/things-to-do/cart" className={buttonClass('secondary')} onClick={onClose}>
              <Trans>Review the cart</Trans>
            </Link>
            <Button kind="ghost" onClick={onClose}>
              <Trans>Keep browsing</Trans>
            </Button>
          </>
        )
      }
    >
      {cart.length === 0 ? (
        <StateBox art="hammock" level="h3" title={t`Your cart is empty`}>
          <Trans>Nothing planned yet.</Trans>
        </StateBox>
      ) : (
        <div className="cart-at-a-glance">
          <CartGlance cart={cart.toReversed()} priced={priced} />
          <BenefitOffers cart={cart} priced={priced} />
          {!isOneOrder && totals}
        </div>
      )}
    </Drawer>
  )
}
