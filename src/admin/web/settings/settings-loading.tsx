import { useLingui } from '@lingui/react/macro'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'

/** The settings while they are read; `low` for their changes. */
export function SettingsLoading({ low = false }: { low?: boolean }) {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading the settings`}>
      <div className="stack stack-wide">
        <Skeleton height={low ? 44 : 220} radius={14} />
        {!low && <Skeleton height={220} radius={14} />}
      </div>
    </Loading>
  )
}
