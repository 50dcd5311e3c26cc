import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import type { BookingStatus } from './booking.ts'
import { mayBegin } from './transitions.ts'

/** How long an authorization may be taken back: the page on which it was given is hardly open longer. */
export const TAKE_BACK_MS = 15 * 60_000

/** What was done to a booking last. */
export interface LastDeed {
  deed: string
  from: BookingStatus | null
  to: BookingStatus
  /** The owner who did it, or for whom somebody did whom they trust. */
  ownerId: number | null
  trustId: number | null
  at: Date
}

/** What else the answer depends on. */
export interface TakeBackFacts {
  ownerId: number
  /** The trust of somebody who asks for the owner; null for the owner in person. */
  trustId: number | null
  /** Whether a benefit of the stay is authorized at all. */
  isAuthorized: boolean
  hasBegun: boolean
  now: Date
}

/** Why there is nothing to take back: the check that said no. */
type NoTakeBack = 'none' | 'since' | 'another' | 'begun' | 'partly' | 'stood' | 'late'

/**
 * Whether the owner may take an authorization back: it was the last thing that happened to the stay, it moved the stay
 * on, the owner gave it, it is a quarter of an hour old at most, and the stay has not begun. Whatever the
 * resort does is a later deed, and closes the way. Somebody trusted takes back what they gave themselves; the owner that too.
 */
export function mayTakeBack(
  last: LastDeed | null,
  { ownerId, trustId, isAuthorized, hasBegun, now }: TakeBackFacts,
): Outcome<null, 'NOTHING_TO_TAKE_BACK'> {
  const no = (because: NoTakeBack) =>
    refused('NOTHING_TO_TAKE_BACK', { because, minutes: TAKE_BACK_MS / 60_000 })
  if (!isAuthorized) return no('none')
  if (last?.deed !== 'authorize-benefits') return no('since')
  if (last.ownerId !== ownerId || (trustId !== null && last.trustId !== trustId)) return no('another')
  if (hasBegun) return no('begun')
  if (last.to === 'to-authorize') return no('partly')
  if (last.from !== 'to-authorize' || !mayBegin(last.to, 'reopen')) return no('stood')
  if (now.getTime() - last.at.getTime() > TAKE_BACK_MS) return no('late')
  return done(null)
}
