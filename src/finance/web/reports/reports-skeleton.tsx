import { useLingui } from '@lingui/react/macro'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'

const ROWS = [0, 1, 2, 3, 4, 5]

/** The list's shapes while it is on the way. */
export function ReportsSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your reports`}>
      <div className="reports">
        <div className="row between wrap reports-head">
          <Skeleton width={150} height={30} />
          <Skeleton width={240} height={44} radius={12} />
        </div>
        <div className="card pad stack stack-wide">
          {ROWS.map((row) => (
            <div className="row between" key={row}>
              <Skeleton width="22%" height={22} />
              <Skeleton width="34%" height={16} />
              <Skeleton width={96} height={26} radius={99} />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  )
}
