import { useLingui } from '@lingui/react/macro'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'

const ROOMS = [0, 1]

/** The rooms' shapes while a search is under way. */
export function RoomsSkeleton() {
  const { t } = useLingui()
  return (
    <div className="results">
      <Loading label={t`Searching residences`}>
        <div className="section-head">
          <Skeleton width={260} height={30} />
        </div>
        <ul className="rooms">
          {ROOMS.map((room) => (
            <li className="card room" key={room}>
              <div className="room-art">
                <Skeleton height="100%" radius={0} />
              </div>
              <div className="room-body">
                <Skeleton width={100} height={26} radius={99} />
                <Skeleton width="60%" height={28} />
                <Skeleton width="90%" />
                <Skeleton width="40%" />
              </div>
              <div className="room-cost">
                <p>
                  <Skeleton width={48} height={34} />
                  <Skeleton width={120} />
                </p>
                <Skeleton height={46} radius={10} />
              </div>
            </li>
          ))}
        </ul>
      </Loading>
    </div>
  )
}
