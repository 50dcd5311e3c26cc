import { Trans } from '@lingui/react/macro'
import Moon from 'lucide-react/icons/moon'
import type { BlackoutState } from '../../../../reservations/publish-blackouts.ts'
import { Chip } from '../../../../web/ui/chip.tsx'
import { ShelfStateChip } from '../state-chip.tsx'

/** Whether closed nights are ahead, begun or past. */
export function BlackoutChip({ state }: { state: BlackoutState }) {
  if (state === 'running')
    return (
      <Chip tone="good" icon={Moon}>
        <Trans>Closed now</Trans>
      </Chip>
    )
  return <ShelfStateChip state={state} />
}
