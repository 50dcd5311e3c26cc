import { useLingui } from '@lingui/react/macro'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'

const FIVE = [0, 1, 2, 3, 4]
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
      <div className="section">
        <Skeleton width={240} height={30} />
        <ul className="balances dashboard-waiting">
          {FIVE.map((place) => (
            <li key={place}>
              <Skeleton width={110} />
              <Skeleton width={80} height={40} />
              <Skeleton height={6} />
              <Skeleton width={90} />
            </li>
          ))}
        </ul>
      </div>
      <div className="section two-to-one">
        <div className="card pad stack dashboard-rows">
          <Skeleton width={220} height={30} />
          {FIVE.map((place) => (
            <Skeleton key={place} height={42} />
          ))}
        </div>
        <div className="dashboard-side">
          <Skeleton height={241} radius={20} />
          <Skeleton height={326} radius={20} />
        </div>
      </div>
      <div className="section">
        <div className="letters">
          {THREE.map((place) => (
            <div className="letter" key={place}>
              <span className="arch letter-cover">
                <Skeleton height="100%" radius={0} />
              </span>
              <span className="stack">
                <Skeleton width={100} />
                <Skeleton height={40} />
              </span>
            </div>
          ))}
        </div>
      </div>
    </Loading>
  )
}
