import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import type { BookingStatus } from './booking.ts'
import { STANDING_STATUSES } from './wish.ts'

/** What can be done to a booking that exists. */
export type BookingDeed =
  | 'authorize'
  | 'reopen'
  | 'modify'
  | 'restore'
  | 'cancel'
  | 'ask-to-cancel'
  | 'confirm'
  | 'reject'
  | 'agree-to-cancel'
  | 'withdraw-cancellation'
  | 'keep'

interface Transition {
  from: readonly BookingStatus[]
  to: readonly BookingStatus[]
}

const WAITING_FIRST = ['pending', 'pending-confirmation'] as const
const WAITING_FOR_CLUB = [...WAITING_FIRST, 'pending-modification'] as const
const CANCELLABLE = [...WAITING_FOR_CLUB, 'confirmed', 'to-authorize'] as const
/** What a stay can have been when its cancellation was asked for; a change that waited ended with that. */
const STOOD = [...WAITING_FIRST, 'confirmed', 'to-authorize'] as const

/**
 * Every transition from one status to another, and no other. `cancelled` and `rejected` are final: no row starts from
 * them.
 */
export const TRANSITIONS: Readonly<Record<BookingDeed, Transition>> = {
  /** The owner has decided on the last benefit. */
  authorize: { from: ['to-authorize'], to: ['confirmed', 'pending-confirmation'] },
  /** The owner revokes the authorization before anything else has happened. */
  reopen: { from: ['confirmed', 'pending-confirmation'], to: ['to-authorize'] },
  /** Guests, benefits or dates change; where the hotel confirms by itself, it does so at once. */
  modify: { from: [...WAITING_FOR_CLUB, 'confirmed'], to: ['pending-modification'] },
  /** A change withdrawn, rejected or expired: the stay keeps the status it had before. */
  restore: { from: ['pending-modification'], to: STANDING_STATUSES },
  /** Outside the penalty window. */
  cancel: { from: CANCELLABLE, to: ['cancelled'] },
  /** Inside it: the club has to agree. */
  'ask-to-cancel': { from: CANCELLABLE, to: ['pending-cancel'] },
  /** The club says yes. */
  confirm: { from: WAITING_FOR_CLUB, to: ['confirmed'] },
  /** The club says no to a stay that it never confirmed; its no to a change is `restore`. */
  reject: { from: WAITING_FIRST, to: ['rejected'] },
  'agree-to-cancel': { from: ['pending-cancel'], to: ['cancelled'] },
  /** The owner takes it back before the club has answered: the stay is as it was. */
  'withdraw-cancellation': { from: ['pending-cancel'], to: STOOD },
  /** The club does not agree: the stay remains. */
  keep: { from: ['pending-cancel'], to: ['confirmed'] },
}

/** The state that a deed leads to, or a refusal when the table has no such way. */
export function move(
  from: BookingStatus,
  deed: BookingDeed,
  to: BookingStatus,
): Outcome<BookingStatus, 'NO_SUCH_WAY'> {
  const way = TRANSITIONS[deed]
  return way.from.includes(from) && way.to.includes(to) ? done(to) : refused('NO_SUCH_WAY')
}

/** Whether a deed may start from a state at all. */
export function mayBegin(from: BookingStatus, deed: BookingDeed): boolean {
  return TRANSITIONS[deed].from.includes(from)
}
