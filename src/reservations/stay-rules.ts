import { addDays, type Day, type DayRange, daysBetween, overlaps } from '../kernel/day.ts'
import { done, type Outcome, refused } from '../kernel/outcome.ts'

/** The longest stay that one booking may hold, in nights. */
export const LONGEST_STAY = 60

/** Another stay this many days away or less is worth a question (DESIGN: RESERVATION_NEARBY). */
export const NEARBY_DAYS = 3

/** Nights that a stay takes from the balance: a category may cost more or less than a night for a night. */
export function nightsCost(nights: number, nightPercent: number): number {
  return Math.ceil((nights * nightPercent) / 100)
}

/** Guests that a category sleeps: adults and children alike. */
export function fits(sleeps: number, guests: { adults: number; children: number }): boolean {
  return guests.adults + guests.children <= sleeps
}

/** What decides whether a stay may be requested. */
export interface StayFacts {
  stay: DayRange
  contract: { canBook: boolean; starts: Day; ends: Day }
  /** The contract's other live stays that overlap or come near. */
  others: readonly DayRange[]
  /** Nights closed by the hotel that the stay would touch. */
  blackouts: readonly { firstNight: Day; lastNight: Day }[]
  /** Nights that the stay costs, and those left in the benefit year it falls in. */
  cost: number
  balance: number
  /** The owner has seen the warning about a near stay, and wants this one too. */
  acceptsNearby: boolean
}

export type StayRefusal =
  | 'CONTRACT_CRITERIA'
  | 'RESERVATION_EXISTS'
  | 'RESERVATION_NEARBY'
  | 'BLACKOUT'
  | 'NOT_ENOUGH_NIGHTS'

/**
 * Whether a stay may be requested, apart from rooms: the contract, its other stays, blackouts and nights. A refusal
 * carries the days and figures that its words name.
 */
export function mayStay(facts: StayFacts): Outcome<null, StayRefusal> {
  const { stay, contract, cost, balance } = facts
  const lastNight = addDays(stay.checkOut, -1)
  if (!contract.canBook || stay.checkIn < contract.starts || lastNight > contract.ends)
    return refused('CONTRACT_CRITERIA')

  const same = facts.others.find((other) => overlaps(other, stay))
  if (same) return refused('RESERVATION_EXISTS', days(same))

  const closed = facts.blackouts.find((one) => one.firstNight <= lastNight && one.lastNight >= stay.checkIn)
  if (closed) return refused('BLACKOUT', { from: closed.firstNight, to: closed.lastNight })

  if (cost > balance) return refused('NOT_ENOUGH_NIGHTS', { cost, balance })

  const near = facts.others.find((other) => gap(other, stay) <= NEARBY_DAYS)
  if (near && !facts.acceptsNearby) return refused('RESERVATION_NEARBY', days(near))
  return done(null)
}

const days = (range: DayRange) => ({ from: range.checkIn, to: range.checkOut })

/** Days between two stays that do not overlap. */
function gap(a: DayRange, b: DayRange): number {
  return a.checkIn < b.checkIn ? daysBetween(a.checkOut, b.checkIn) : daysBetween(b.checkOut, a.checkIn)
}
