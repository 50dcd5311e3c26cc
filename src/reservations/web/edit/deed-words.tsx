import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BookingStatus } from '../../stay/booking.ts'

/** What was done, by the deed's name; another deed is told by its status alone. */
const DEED_WORDS: Record<string, MessageDescriptor> = {
  'request-booking': msg`Stay requested`,
  'change-guests': msg`Guests changed`,
  'modify-booking': msg`Stay changed`,
  'request-modification': msg`Change requested`,
  'add-benefit': msg`Benefit added`,
  'authorize-benefits': msg`Benefits decided`,
  'take-back-authorization': msg`Authorization taken back`,
  'delete-benefit': msg`Benefit removed`,
  'confirm-booking': msg`Stay confirmed`,
  'reject-booking': msg`Stay rejected`,
  'withdraw-change': msg`Change withdrawn`,
  'reject-change': msg`Change rejected`,
  'wait-anew': msg`Change waits as a request`,
  'ask-to-cancel': msg`Cancellation requested`,
  'request-cancellation': msg`Cancellation requested`,
  'withdraw-cancellation': msg`Cancellation withdrawn`,
  'cancel-booking': msg`Stay cancelled`,
  'swap-stay': msg`Given up for another stay`,
  'trade-stay': msg`Given to another owner in a trade`,
  'receive-trade': msg`Received from another owner in a trade`,
  'keep-booking': msg`Stay kept`,
  'lapse-authorization': msg`Benefits returned: not authorized in time`,
  'lapse-change': msg`Change dropped: no answer in time`,
  'lapse-booking': msg`Stay closed: not confirmed in time`,
  'lapse-cancellation': msg`Stay cancelled: no answer in time`,
}

/** What was done. A change that waits was asked for, and has changed nothing yet. */
export function deedWords(event: { deed: string; to: BookingStatus }): MessageDescriptor | undefined {
  return DEED_WORDS[deedOf(event)]
}

function deedOf({ deed, to }: Parameters<typeof deedWords>[0]): string {
  if (deed === 'modify-booking' && to === 'pending-modification') return 'request-modification'
  return deed
}
