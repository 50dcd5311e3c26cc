import { Trans } from '@lingui/react/macro'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { ShelfStateChip } from '../../../web/desk/state-chip.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import type { RunState } from '../../charges/charge-run.ts'

/** A charge run's state, in a word. */
export function RunChip({ state }: { state: RunState }) {
  if (state === 'prepared') return <ShelfStateChip state="draft" />
  if (state === 'published') return <ShelfStateChip state="published" />
  return (
    <Chip tone="waiting" icon={CalendarClock}>
      {state === 'publishing' ? <Trans>Being published…</Trans> : <Trans>Being taken back…</Trans>}
    </Chip>
  )
}
