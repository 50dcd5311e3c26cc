import { Trans } from '@lingui/react/macro'
import Moon from 'lucide-react/icons/moon'
import { ShelfStateChip } from '../../../web/desk/state-chip.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import type { BlackoutState } from '../../publish-blackouts.ts'

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
