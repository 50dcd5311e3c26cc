import { useLingui } from '@lingui/react/macro'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'

/** The page's shapes while a stay is on the way. */
export function EditSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your reservation`}>
      <div className="page-head">
        <div className="stack">
          <Skeleton width={260} height={48} />
          <Skeleton width={220} height={18} />
        </div>
      </div>
      <div className="edit">
        <Skeleton height={520} radius={20} />
        <div className="edit-main">
          <div className="stack stack-wide">
            <Skeleton width={180} height={28} />
            <Skeleton height={640} radius={20} />
          </div>
        </div>
      </div>
    </Loading>
  )
}
