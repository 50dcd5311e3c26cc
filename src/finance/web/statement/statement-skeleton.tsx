import { useLingui } from '@lingui/react/macro'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'

const FIGURES = [0, 1, 2]
const ROWS = [0, 1, 2, 3, 4, 5, 6]

/** The shapes of the sums; what is loading is said once, by the rows. */
export function TotalsSkeleton() {
  return (
    <div className="card pad statement-totals" aria-hidden>
      <div className="statement-figures">
        {FIGURES.map((figure) => (
          <div key={figure}>
            <Skeleton width={96} height={20} />
            <Skeleton width={150} height={29} />
          </div>
        ))}
      </div>
      <div className="agreement-glance">
        <Skeleton width={290} height={19} />
      </div>
    </div>
  )
}

/** The rows' shapes while the statement is on the way. */
export function StatementSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your statement`}>
      <div className="statement-head">
        <Skeleton width={170} height={49} />
      </div>
      <div className="card statement-card">
        {ROWS.map((row) => (
          <div className="statement-shape" key={row}>
            <Skeleton width={104} />
            <div className="stack">
              <Skeleton width="62%" />
              <Skeleton width={96} height={11} />
            </div>
            <Skeleton width={88} height={26} radius={99} />
            <Skeleton width={92} />
          </div>
        ))}
      </div>
    </Loading>
  )
}
