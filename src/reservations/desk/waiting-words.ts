import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BookingDeskDeed, WaitingBooking } from '../desk.endpoints.ts'

/** What a deed of the desk says before and after. */
interface DeedWords {
  label: MessageDescriptor
  title: MessageDescriptor
  lead: MessageDescriptor
  said: MessageDescriptor
  kind: 'primary' | 'secondary' | 'danger'
}

export const DEEDS: Record<BookingDeskDeed, DeedWords> = {
  confirm: {
    label: msg`Confirm stay`,
    title: msg`Confirm this stay?`,
    lead: msg`The owner’s nights stay taken and the residence is theirs for these dates.`,
    said: msg`Stay confirmed`,
    kind: 'primary',
  },
  reject: {
    label: msg`Reject stay`,
    title: msg`Reject this stay?`,
    lead: msg`It is closed permanently. Its nights and benefits go back to the owner’s balance, and the dates are free again.`,
    said: msg`Stay rejected`,
    kind: 'danger',
  },
  'agree-to-cancel': {
    label: msg`Agree to cancel`,
    title: msg`Cancel this stay?`,
    lead: msg`It is closed permanently. The penalty that the owner accepted is used; everything else goes back to their balance.`,
    said: msg`Stay cancelled`,
    kind: 'danger',
  },
  keep: {
    label: msg`Keep the stay`,
    title: msg`Keep this stay?`,
    lead: msg`The stay remains confirmed and costs nothing more. The owner may ask again.`,
    said: msg`Stay kept`,
    kind: 'secondary',
  },
}

/** What comes of a booking when nobody decides. */
export const LAPSE: Record<NonNullable<WaitingBooking['lapse']>['what'], MessageDescriptor> = {
  authorization: msg`its benefits return, and the stay goes on without them`,
  decision: msg`it is not accepted, and all that it holds returns`,
  cancellation: msg`it is cancelled, for the penalty that was accepted`,
  change: msg`the change is dropped, and the stay is as it was`,
}

/** The words on a change: the stay itself stands either way. */
export const CHANGE_DEEDS: Partial<Record<BookingDeskDeed, DeedWords>> = {
  confirm: {
    label: msg`Confirm change`,
    title: msg`Confirm this change?`,
    lead: msg`The stay becomes the one that was asked for. What only the stay before held goes back: its nights, and the benefits that don’t come along.`,
    said: msg`Change confirmed`,
    kind: 'primary',
  },
  reject: {
    label: msg`Reject change`,
    title: msg`Reject this change?`,
    lead: msg`The stay stands as it was before the change was asked for. What only the change held goes back.`,
    said: msg`Change rejected`,
    kind: 'danger',
  },
}
