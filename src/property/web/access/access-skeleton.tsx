import { useLingui } from '@lingui/react/macro'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'

const ROWS = ['first', 'second', 'third', 'fourth']

/** The list's shapes while it is on the way. */
export function AccessSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your visits`}>
      <div className="access">
        <div className="access-groups">
          <Skeleton width={110} />
          <ul>
            {ROWS.map((row) => (
              <li className="visit" key={row}>
                <Skeleton width={46} height={54} radius="23px 23px 10px 10px" />
                <div className="stack visit-body">
                  <Skeleton width="60%" height={20} />
                  <Skeleton width="40%" />
                </div>
                <div className="visit-when">
                  <Skeleton width={120} />
                  <Skeleton width={90} />
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className="access-nearest">
          <Skeleton height={640} radius="186px 186px 28px 28px" />
        </div>
      </div>
    </Loading>
  )
}
