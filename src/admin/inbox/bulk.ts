import type { WaitingBooking } from '../../reservations/desk.endpoints.ts'
import type { InboxRow } from './inbox.endpoints.ts'

/** Why a thing is left out when several are confirmed at once. */
export type NotConfirmed = 'other-kind' | 'cancellation' | 'owner' | 'answered'

export interface Bulk {
  can: { row: InboxRow; booking: WaitingBooking }[]
  cannot: { row: InboxRow; why: NotConfirmed }[]
}

/**
 * What of the chosen things can be confirmed with one press: stays and changes of stays that wait for the club. A cancellation costs its
 * owner nights and is looked at by itself; what waits for its owner, has its answer or is no stay is left out.
 */
export function bulkOf(rows: readonly InboxRow[], waiting: readonly WaitingBooking[]): Bulk {
  const byId = new Map(waiting.map((booking) => [booking.id, booking]))
  const bulk: Bulk = { can: [], cannot: [] }
  for (const row of rows) {
    const booking = row.kind === 'bookings' ? byId.get(row.id) : undefined
    if (booking?.deeds.includes('confirm')) bulk.can.push({ row, booking })
    else bulk.cannot.push({ row, why: whyNot(row, booking) })
  }
  return bulk
}

function whyNot(row: InboxRow, booking: WaitingBooking | undefined): NotConfirmed {
  if (row.kind !== 'bookings') return 'other-kind'
  if (!booking) return 'answered'
  return booking.deeds.includes('agree-to-cancel') ? 'cancellation' : 'owner'
}
