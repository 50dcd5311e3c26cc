import { useLingui } from '@lingui/react/macro'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'

const FOUR = [0, 1, 2, 3]

/** The shape of a year's card while it is on the way. */
export function ProfitSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your profit`}>
      <div className="card pad profit-card">
        <div className="profit-figures">
          {FOUR.map((place) => (
            <div key={place} className="stack">
              <Skeleton width={90} />
              <Skeleton width={130} height={38} />
              <Skeleton width={80} />
            </div>
          ))}
        </div>
        <Skeleton height={44} />
        <Skeleton height={270} radius={14} />
        <Skeleton width={180} height={20} />
      </div>
    </Loading>
  )
}
