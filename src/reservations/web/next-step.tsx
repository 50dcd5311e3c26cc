import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { BookingStatus } from '../booking.ts'

/** What happens next with a booking, where something does. */
const NEXT: Partial<Record<BookingStatus, MessageDescriptor>> = {
  pending: msg`The club reviews the guest and replies within one working day.`,
  'pending-confirmation': msg`The resort replies within one working day. The nights are held for you meanwhile.`,
  'to-authorize': msg`Its benefits wait for your authorization.`,
  'pending-modification': msg`The change waits for the resort. The stay holds as it was meanwhile.`,
  'pending-cancel': msg`The cancellation waits for the club’s agreement.`,
  rejected: msg`The resort couldn’t take this stay. Its nights are back in your balance.`,
  cancelled: msg`Its nights are back in your balance.`,
}

/** The sentence for a status; nothing where nothing more happens. */
export function NextStep({ status }: { status: BookingStatus }) {
  const { i18n } = useLingui()
  const words = NEXT[status]
  return words ? i18n._(words) : null
}
