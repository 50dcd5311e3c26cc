import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { LucideIcon } from 'lucide-react'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock3 from 'lucide-react/icons/clock-3'
import Hourglass from 'lucide-react/icons/hourglass'
import PenLine from 'lucide-react/icons/pen-line'
import ShieldQuestionMark from 'lucide-react/icons/shield-question-mark'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { Chip, type Tone } from './chip.tsx'

/** The eight statuses of a booking (spec, section 4). */
export type BookingStatusId =
  | 'pending'
  | 'pending-confirmation'
  | 'confirmed'
  | 'cancelled'
  | 'rejected'
  | 'to-authorize'
  | 'pending-modification'
  | 'pending-cancel'

// The context keeps the word apart from the same English word for something of another gender in Spanish.
/** Each status's words, for filters and sentences that name one: `i18n._(BOOKING_STATUS_WORDS.pending)`. */
export const BOOKING_STATUS_WORDS: Record<BookingStatusId, MessageDescriptor> = {
  pending: msg({ context: 'booking', message: 'Pending' }),
  'pending-confirmation': msg({ context: 'booking', message: 'Pending confirmation' }),
  confirmed: msg({ context: 'booking', message: 'Confirmed' }),
  cancelled: msg({ context: 'booking', message: 'Cancelled' }),
  rejected: msg({ context: 'booking', message: 'Rejected' }),
  'to-authorize': msg({ context: 'booking', message: 'To authorize' }),
  'pending-modification': msg({ context: 'booking', message: 'Pending modification' }),
  'pending-cancel': msg({ context: 'booking', message: 'Pending cancellation' }),
}

/** What owners read of a stay: a status, or that it took place. */
type StayStatusId = BookingStatusId | 'completed'

/** The words for what owners read of a stay. */
export const STAY_STATUS_WORDS: Record<StayStatusId, MessageDescriptor> = {
  ...BOOKING_STATUS_WORDS,
  completed: msg({ context: 'booking', message: 'Completed' }),
}

const LOOK: Record<StayStatusId, [Tone, LucideIcon]> = {
  pending: ['pending', Clock3],
  'pending-confirmation': ['waiting', Hourglass],
  confirmed: ['good', CircleCheck],
  cancelled: ['quiet', Ban],
  rejected: ['bad', X],
  'to-authorize': ['authorize', ShieldQuestionMark],
  'pending-modification': ['changing', PenLine],
  'pending-cancel': ['leaving', Undo2],
  completed: ['quiet', CircleCheck],
}

/** A booking's status as icon and words. */
export function StatusChip({ status, onImage }: { status: StayStatusId; onImage?: boolean }) {
  const { i18n } = useLingui()
  const [tone, icon] = LOOK[status]
  return (
    <Chip tone={tone} icon={icon} onImage={onImage}>
      {i18n._(STAY_STATUS_WORDS[status])}
    </Chip>
  )
}
