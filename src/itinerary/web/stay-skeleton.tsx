import { Trans, useLingui } from '@lingui/react/macro'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'

/** The page of a stay before it is there, in the shape of what comes. */
export function StaySkeleton() {
  const { t } = useLingui()
  return (
    <>
      <h1 className="hidden-text">
        <Trans>Your stay</Trans>
      </h1>
      <Loading label={t`Loading your stay`}>
        <div className="stay-head">
          <div className="stack">
            <Skeleton width={110} height={26} radius={13} />
            <Skeleton width="min(100%, 320px)" height={56} />
            <Skeleton width="min(100%, 560px)" height={22} />
          </div>
        </div>
        <Skeleton height={112} radius={22} />
        <div className="stay-grid">
          <div className="stay-arrival">
            <Skeleton height={520} radius={22} />
          </div>
          <div className="stay-main stack stack-wide">
            <Skeleton height={340} />
            <Skeleton height={200} />
          </div>
        </div>
      </Loading>
    </>
  )
}
