import { Trans, useLingui } from '@lingui/react/macro'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { BackToCatalogue } from '../thing/back-to-catalogue.tsx'
import { useCart } from './cart-store.ts'

/** The cart's shapes while its page and its styles are on their way: as many lines as it has. */
export function CartSkeleton() {
  const { t } = useLingui()
  const cart = useCart()
  return (
    <>
      <PageHead back={<BackToCatalogue />} title={<Trans>Your cart</Trans>} lead={<Skeleton width="50%" />} />
      <Loading label={t`Loading your cart`}>
        <div className="stack stack-wide">
          {cart
            .filter((line) => !line.belongsToPackage)
            .map(({ uuid }) => (
              <Skeleton key={uuid} height={112} radius={14} />
            ))}
        </div>
      </Loading>
    </>
  )
}
