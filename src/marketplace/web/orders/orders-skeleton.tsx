import './orders.css'
import { useLingui } from '@lingui/react/macro'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'

const ROWS = [0, 1, 2]

/** The orders' shapes while they are on their way. */
export function OrdersSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your orders`}>
      <ul className="orders">
        {ROWS.map((row) => (
          <li className="order" key={row}>
            <div className="order-art">
              <Skeleton height="100%" radius={14} />
            </div>
            <div className="stack">
              <Skeleton width="50%" height={24} />
              <Skeleton width="70%" />
            </div>
            <Skeleton width={110} height={26} radius={99} />
          </li>
        ))}
      </ul>
    </Loading>
  )
}
