import { addDays, type Day, type DayRange, daysBetween, overlaps } from '../../kernel/day.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'

/** The longest stay that one booking may hold, in nights. */
export const LONGEST_STAY = 60

/**
 * A request this many days or fewer from another stay is refused with RESERVATION_NEARBY, which the owner may override.
 */
export const NEARBY_DAYS = 3

/** Nights that a stay takes from the balance: a category may cost more or less than a night for a night. */
export function nightsCost(nights: number, nightPercent: number): number {
  return Math.ceil((nights * nightPercent) / 100)
}

/** How nights slept become nights of the balance: what one takes, what they come to, and whether that was rounded up. */
interface SumOfNights {
  price: number
  exact: number
  rounded: boolean
}

/** The sum behind what a stay takes; null where a night is a night, and where the price of today would give another figure. */
export function nightSum(nights: number, nightPercent: number, cost: number): SumOfNights | null {
  if (nightPercent === 100 || nightsCost(nights, nightPercent) !== cost) return null
  const exact = (nights * nightPercent) / 100
  return { price: nightPercent / 100, exact, rounded: exact !== cost }
}

/** Guests that a category sleeps: adults and children alike. */
export function fits(sleeps: number, guests: { adults: number; children: number }): boolean {
  return guests.adults + guests.children <= sleeps
}

/** The contract, as far as it decides when there may be stays. */
export interface BookingContract {
  canBook: boolean
  starts: Day
  ends: Day
}

/** What decides whether a stay may be requested. */
export interface StayFacts {
  stay: DayRange
  contract: BookingContract
  /** The last night for which the category has a counter; none where nobody has opened one. */
  lastOpenNight: Day | null
  /** The contract's other live stays that overlap or come near. */
  others: readonly DayRange[]
  /** Nights closed by the hotel that the stay would touch. */
  blackouts: readonly { firstNight: Day; lastNight: Day }[]
  /** Nights that the stay costs, and those left in the benefit year it falls in. */
  cost: number
  balance: number
  /** The part of the balance that the stay itself holds now, where it is one that changes. */
  held?: number
  /** Whether a benefit year of nights covers the check-in, and the last day that any of the contract's covers. */
  nights: { granted: boolean; until: Day | null }
  /** The owner has seen the warning about a near stay, and wants this one too. */
  acceptsNearby: boolean
}

export type StayRefusal =
  | 'CONTRACT_CRITERIA'
  | 'RESERVATION_EXISTS'
  | 'RESERVATION_NEARBY'
  | 'BLACKOUT'
  | 'CALENDAR_NOT_OPEN'
  | 'NOT_ENOUGH_NIGHTS'

/** Why a stay may not be requested by who knows of a near one and wants this too. */
export type StayRefusalKnowingNearby = Exclude<StayRefusal, 'RESERVATION_NEARBY'>

/** Whether the contract allows a stay at all, and on these days. */
export function meetsContract(contract: BookingContract, stay: DayRange): Outcome<null, 'CONTRACT_CRITERIA'> {
  const { canBook, starts, ends } = contract
  const span = { from: starts, until: ends }
  if (!canBook) return refused('CONTRACT_CRITERIA', { because: 'never', ...span })
  const within = stay.checkIn >= starts && addDays(stay.checkOut, -1) <= ends
  return within ? done(null) : refused('CONTRACT_CRITERIA', { because: 'dates', ...span })
}

/** Whether the resort's calendar reaches to a stay's last night. Without a single night in it, nothing is free anyway. */
export function isOpenFor(stay: DayRange, lastOpenNight: Day | null): Outcome<null, 'CALENDAR_NOT_OPEN'> {
  const beyond = lastOpenNight !== null && addDays(stay.checkOut, -1) > lastOpenNight
  return beyond ? refused('CALENDAR_NOT_OPEN', { until: lastOpenNight }) : done(null)
}

/**
 * Whether a stay may be requested, apart from rooms: the contract, its other stays, blackouts and nights. A refusal
 * carries the days and figures that its words name.
 */
export function mayStay(facts: StayFacts & { acceptsNearby: true }): Outcome<null, StayRefusalKnowingNearby>
export function mayStay(facts: StayFacts): Outcome<null, StayRefusal>
export function mayStay(facts: StayFacts): Outcome<null, StayRefusal> {
  const { stay } = facts
  const lastNight = addDays(stay.checkOut, -1)
  const contract = meetsContract(facts.contract, stay)
  if (!contract.ok) return contract
  const open = isOpenFor(stay, facts.lastOpenNight)
  if (!open.ok) return open

  const same = facts.others.find((other) => overlaps(other, stay))
  if (same) return refused('RESERVATION_EXISTS', days(same))

  const closed = facts.blackouts.find((one) => one.firstNight <= lastNight && one.lastNight >= stay.checkIn)
  if (closed) return refused('BLACKOUT', { from: closed.firstNight, to: closed.lastNight })

  if (facts.cost > facts.balance) return notEnough(facts)

  const near = facts.others.find((other) => gap(other, stay) <= NEARBY_DAYS)
  const deed = facts.held === undefined ? 'request' : 'change'
  if (near && !facts.acceptsNearby) return refused('RESERVATION_NEARBY', { ...days(near), deed })
  return done(null)
}

/** Nights are missing: used up, not granted yet for such a check-in, or never granted. */
export function notEnough(facts: Pick<StayFacts, 'stay' | 'cost' | 'balance' | 'held' | 'nights'>) {
  const { stay, cost, balance, held = 0, nights } = facts
  const { checkIn } = stay
  const ahead = nights.until !== null && checkIn > nights.until
  const because = nights.granted ? 'few' : ahead ? 'ahead' : 'none'
  return refused('NOT_ENOUGH_NIGHTS', { because, cost, balance, held, checkIn, until: nights.until ?? '' })
}

const days = (range: DayRange) => ({ from: range.checkIn, to: range.checkOut })

/** Days between two stays that do not overlap. */
function gap(a: DayRange, b: DayRange): number {
  return a.checkIn < b.checkIn ? daysBetween(a.checkOut, b.checkIn) : daysBetween(b.checkOut, a.checkIn)
}
