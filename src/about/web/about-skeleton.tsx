import { useLingui } from '@lingui/react/macro'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import type { AboutView } from './about-search.ts'

const PEOPLE = [0, 1, 2, 3, 4, 5, 6, 7]

/** The screen's shapes while the team is on the way. */
export function AboutSkeleton({ view }: { view: AboutView }) {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading the team`}>
      {view === 'team' ? (
        <ul className="team">
          {PEOPLE.map((one) => (
            <li className="person" key={one}>
              <Skeleton width={96} height={116} radius="48px 48px 12px 12px" />
              <div className="stack">
                <Skeleton width="70%" height={22} />
                <Skeleton width="50%" />
                <Skeleton height={44} />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <div className="two-to-one">
          <Skeleton height={520} radius={20} />
          <Skeleton height={240} radius={20} />
        </div>
      )}
    </Loading>
  )
}
