import { useLingui } from '@lingui/react/macro'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'

const ROWS = [0, 1, 2, 3]

/** The list's shapes while it is on the way. */
export function BookingsSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your reservations`}>
      <div className="bookings-views">
        <Skeleton width={380} height={44} radius={12} />
      </div>
      <div className="bookings">
        <Skeleton width={90} />
        <ul>
          {ROWS.map((row) => (
            <li className="booking" key={row}>
              <div className="booking-when">
                <Skeleton width={40} height={34} />
                <Skeleton width={64} />
              </div>
              <div className="booking-art">
                <Skeleton height="100%" radius={0} />
              </div>
              <div className="stack">
                <Skeleton width={180} height={24} />
                <Skeleton width="70%" />
                <Skeleton width="50%" />
              </div>
              <div className="booking-state">
                <Skeleton width={110} height={26} radius={99} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Loading>
  )
}
