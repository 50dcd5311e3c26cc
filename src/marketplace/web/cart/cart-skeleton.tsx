import './cart.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { BackToCatalogue } from '../thing/thing-page.tsx'
import { useCart } from './cart-store.ts'

/** The cart's shapes while its page is on its way: as many lines as it has. */
export function CartSkeleton() {
  const { t } = useLingui()
  const cart = useCart()
  return (
    <>
      <PageHead back={<BackToCatalogue />} title={<Trans>Your cart</Trans>} lead={<Skeleton width="50%" />} />
      <Loading label={t`Loading your cart`}>
        <div className="cart">
          <ul className="cart-lines">
            {cart
              .filter((line) => !line.belongsToPackage)
              .map(({ uuid }) => (
                <li className="cart-line" key={uuid}>
                  <div className="cart-art">
                    <Skeleton height="100%" radius={14} />
                  </div>
                  <div className="cart-what">
                    <Skeleton width="60%" height={24} />
                    <Skeleton width="40%" />
                  </div>
                </li>
              ))}
          </ul>
        </div>
      </Loading>
    </>
  )
}
