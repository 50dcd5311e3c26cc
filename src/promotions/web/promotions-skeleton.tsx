import { useLingui } from '@lingui/react/macro'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'

/** The list's shapes while it is on the way. */
export function PromotionsSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading the promotions`}>
      <div className="promotions">
        {['first', 'second'].map((one) => (
          <div className="promotion" key={one}>
            <div className="promotion-art">
              <Skeleton height="100%" radius={20} />
            </div>
            <div className="promotion-words">
              <Skeleton width="60%" height={30} />
              <Skeleton width="80%" height={18} />
              <Skeleton height={72} />
              <Skeleton width={150} height={46} radius={10} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}
