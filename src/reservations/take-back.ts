import type { BookingStatus } from './booking.ts'
import { mayBegin } from './transitions.ts'

/** So long an authorization may be taken back: the page on which it was given is hardly open longer. */
export const TAKE_BACK_MS = 15 * 60_000

/** What was done to a booking last. */
export interface LastDeed {
  deed: string
  from: BookingStatus | null
  to: BookingStatus
  /** The owner who did it in person. */
  ownerId: number | null
  at: Date
}

/**
 * Whether the owner may take an authorization back: it was the last thing that happened to the stay, it moved the stay
 * on, the owner gave it in person, it is a quarter of an hour old at most, and the stay has not begun. Whatever the
 * resort does is a later deed, and closes the way.
 */
export function mayTakeBack(
  last: LastDeed | null,
  { ownerId, hasBegun, now }: { ownerId: number; hasBegun: boolean; now: Date },
): boolean {
  return (
    last?.deed === 'authorize-benefits' &&
    last.ownerId === ownerId &&
    last.from === 'to-authorize' &&
    mayBegin(last.to, 'reopen') &&
    !hasBegun &&
    now.getTime() - last.at.getTime() <= TAKE_BACK_MS
  )
}
