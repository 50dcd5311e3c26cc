import { useLingui } from '@lingui/react/macro'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'

const ROWS = [0, 1, 2, 3, 4]

/** The rows' shapes while a year is on the way. */
export function BenefitsSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your benefits`}>
      <ul className="benefits">
        {ROWS.map((row) => (
          <li className="benefit" key={row}>
            <div className="stack">
              <Skeleton width={150} height={20} />
              <Skeleton width={180} height={12} />
            </div>
            <div className="benefit-bar">
              <Skeleton height={14} radius={7} />
              <Skeleton width={150} height={12} />
            </div>
            <div className="benefit-left">
              <Skeleton width={58} height={36} />
              <Skeleton width={64} height={12} />
            </div>
          </li>
        ))}
      </ul>
    </Loading>
  )
}
