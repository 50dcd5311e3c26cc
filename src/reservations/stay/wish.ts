import { type Day, type DayRange, nightsOf } from '../../kernel/day.ts'
import { type BenefitState, isHolding, type Payment } from '../benefit/benefit.ts'
import type { BookingStatus, Occupant } from './booking.ts'

/** The states that a change may begin in, and that its end without the club's yes leads back to. */
export const STANDING_STATUSES = ['pending', 'pending-confirmation', 'confirmed'] as const
export type StandingStatus = (typeof STANDING_STATUSES)[number]

/** Whether a benefit belongs to the stay that stands, to the wished one, or to both (also where nothing is wished). */
export type BenefitPart = 'both' | 'stay' | 'wish'

/** A benefit of a booking, as far as a change goes. */
export interface PartBenefit {
  id: number
  yearId: number
  quantity: number
  state: BenefitState
  part: BenefitPart
}

/** What tells whose a benefit is. */
type OfPart = Pick<PartBenefit, 'state' | 'part'>

/** The benefits that the stay which stands holds. */
export function benefitsOfStay<B extends OfPart>(benefits: readonly B[]): B[] {
  return benefits.filter(({ state, part }) => isHolding(state) && part !== 'wish')
}

/** The benefits that the wished stay holds; without a wish those of the stay. */
export function benefitsOfWish<B extends OfPart>(benefits: readonly B[]): B[] {
  return benefits.filter(({ state, part }) => isHolding(state) && part !== 'stay')
}

/** The status that the stay itself has: while a change waits, the one from before it was asked for. */
export function standingStatus(status: BookingStatus, wish: { from: StandingStatus } | null): BookingStatus {
  return wish?.from ?? status
}

/** Whether a change that waits is one of a request that the resort has still to answer: then no stay stands meanwhile. */
export function isChangeOfRequest({ from }: { from: BookingStatus }): boolean {
  return from !== 'confirmed'
}

/** The nights that a booking holds: those of the stay that stands and those of the wished one, each once. */
export function heldNights(stay: DayRange, wish: DayRange | null): Day[] {
  return [...new Set([...nightsOf(stay), ...(wish ? nightsOf(wish) : [])])].sort()
}

/** What a booking holds of each account: enough for the current stay and for its pending change, shared nights once. */
export function heldOf(stay: readonly Payment[], wish: readonly Payment[] | null): Payment[] {
  const most = sumOf(stay)
  for (const [id, quantity] of sumOf(wish ?? [])) most.set(id, Math.max(most.get(id) ?? 0, quantity))
  return [...most].map(([id, quantity]) => ({ id, quantity }))
}

function sumOf(payments: readonly Payment[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { id, quantity } of payments) sums.set(id, (sums.get(id) ?? 0) + quantity)
  return sums
}

/** The ledger's entries from what is held of accounts to what shall be: a hold or a return of the difference. */
export function entriesTo(
  accounts: readonly { id: number; held: number }[],
  wanted: readonly Payment[],
): { yearId: number; kind: 'hold' | 'return'; quantity: number }[] {
  const sums = sumOf(wanted)
  for (const id of sums.keys())
    if (!accounts.some((one) => one.id === id)) throw new Error(`The account ${id} is none of the booking's`)
  return accounts
    .map(({ id, held }) => ({ yearId: id, quantity: held - (sums.get(id) ?? 0) }))
    .filter(({ quantity }) => quantity !== 0)
    .map((one) => ({ ...one, kind: one.quantity > 0 ? 'return' : 'hold' }))
}

/** The parts once the wished stay has taken the place of the other: what was that one's alone is gone. */
export function partsWhenTaken(
  benefits: readonly PartBenefit[],
): { id: number; part: BenefitPart | 'gone' }[] {
  return partsAfter(benefits, 'stay')
}

/** The parts once the wish has ended: what was the wish's alone is gone. */
export function partsWhenRestored(
  benefits: readonly PartBenefit[],
): { id: number; part: BenefitPart | 'gone' }[] {
  return partsAfter(benefits, 'wish')
}

function partsAfter(benefits: readonly PartBenefit[], leaves: 'stay' | 'wish') {
  return benefits
    .filter(({ part }) => part !== 'both')
    .map(({ id, part, state }) => ({
      id,
      part: part === leaves && isHolding(state) ? ('gone' as const) : ('both' as const),
    }))
}

/** What decides whether a benefit fits a stay: who stays, and whether its year covers the check-in. */
export interface BenefitFit {
  occupant: Occupant
  covers: (yearId: number) => boolean
}

const takes = ({ occupant, covers }: BenefitFit, yearId: number) => occupant === 'owner' && covers(yearId)

/**
 * The parts of the benefits once another stay is wished: a guest in the owner's place takes none (spec, section 4), nor
 * does a check-in outside a benefit's year. What only an earlier wish could not take comes along again; what the owner
 * took out stays out.
 */
export function partsFor(
  benefits: readonly PartBenefit[],
  next: BenefitFit,
  before: BenefitFit | null,
): { id: number; part: BenefitPart | 'gone' }[] {
  return benefits
    .filter(({ state }) => isHolding(state))
    .map(({ id, yearId, part }) => {
      const fitsNext = takes(next, yearId)
      if (part === 'wish') return { id, part: fitsNext ? part : 'gone' }
      const takenOut = part === 'stay' && before !== null && takes(before, yearId)
      return { id, part: fitsNext && !takenOut ? 'both' : 'stay' }
    })
}
