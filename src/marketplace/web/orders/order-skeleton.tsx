import { useLingui } from '@lingui/react/macro'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'

/** The shape of an order while it is on its way. */
export function OrderSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading the order`}>
      <div className="stack stack-wide">
        <Skeleton width={180} height={28} />
        <Skeleton height={64} />
        <Skeleton height={64} />
        <Skeleton width="40%" height={30} />
      </div>
    </Loading>
  )
}
