import { useLingui } from '@lingui/react/macro'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'

const THREE = [0, 1, 2]

/** Where the lead sentence will stand, as high as it: two lines on a telephone. */
export function LeadSkeleton() {
  return (
    <span className="lead-waiting">
      <Skeleton width={420} height={20} />
    </span>
  )
}

/** The dashboard's shapes while its one call is on the way. */
export function DashboardSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your dashboard`}>
      <div className="hero">
        <div className="hero-card">
          <Skeleton width={120} height={20} />
          <Skeleton width="70%" height={32} />
          <Skeleton width="90%" height={40} />
          <Skeleton height={92} />
          <Skeleton width="60%" />
        </div>
      </div>
      <div className="often">
        {THREE.map((place) => (
          <Skeleton key={place} height={56} radius={14} />
        ))}
      </div>
      <RestShapes />
    </Loading>
  )
}

/** The shapes of what stands below the first screenful. */
export function RestSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your dashboard`}>
      <RestShapes />
    </Loading>
  )
}

function RestShapes() {
  return (
    <>
      <div className="section">
        <Skeleton width={240} height={30} />
        <div className="balances-waiting">
          <Skeleton height="100%" radius={20} />
        </div>
      </div>
      <div className="section two-to-one">
        <Skeleton height={420} radius={20} />
        <div className="stack">
          <Skeleton height={241} radius={20} />
          <Skeleton height={326} radius={20} />
        </div>
      </div>
    </>
  )
}
