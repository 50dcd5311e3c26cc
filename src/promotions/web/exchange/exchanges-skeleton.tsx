import { useLingui } from '@lingui/react/macro'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'

/** The page's shapes while it is on the way. */
export function ExchangesSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your exchange`}>
      <div className="exchanges">
        <div className="stack stack-wide">
          <Skeleton width="40%" height={28} />
          <Skeleton height={150} radius={14} />
          <Skeleton width="50%" height={28} />
          <Skeleton height={190} radius={14} />
        </div>
        <Skeleton height={460} radius={20} />
      </div>
    </Loading>
  )
}
