import { Trans } from '@lingui/react/macro'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import PenLine from 'lucide-react/icons/pen-line'
import { Chip } from '../ui/chip.tsx'

/** Where a published thing stands: being prepared, seen by owners, seen from its day on, over. */
export type ShelfState = 'draft' | 'published' | 'coming' | 'ended'

/** The state in a word. */
export function ShelfStateChip({ state }: { state: ShelfState }) {
  if (state === 'draft')
    return (
      <Chip tone="changing" icon={PenLine}>
        <Trans>Draft</Trans>
      </Chip>
    )
  if (state === 'coming')
    return (
      <Chip tone="waiting" icon={CalendarClock}>
        <Trans>Coming</Trans>
      </Chip>
    )
  if (state === 'ended')
    return (
      <Chip tone="quiet" icon={CircleSlash}>
        <Trans>Ended</Trans>
      </Chip>
    )
  return (
    <Chip tone="good" icon={CircleCheck}>
      <Trans>Published</Trans>
    </Chip>
  )
}
