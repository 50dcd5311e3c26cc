import { addDays, type Day, daysBetween } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import type { ContractRow } from '../../membership/cast/contracts.ts'
import type { Dice } from '../../membership/cast/dice.ts'
import type { RoomCategoryRow } from '../../membership/cast/room-categories.ts'
import { nightsCost } from '../request/stay-rules.ts'
import type { BookingStatus, Occupant } from '../stay/booking.ts'
import { isLive } from '../stay/booking.ts'
import type { BlackoutRow } from './calendar.ts'
import { BENEFIT, type BenefitId, type Ledger } from './ledger.ts'
import type { RoomCounter } from './room-nights.ts'

/** A stay as it was or will be, before it becomes rows. */
export interface StayPlan {
  contract: ContractRow
  category: RoomCategoryRow
  checkIn: Day
  checkOut: Day
  adults: number
  children: number
  occupant: Occupant
  status: BookingStatus
  createdOn: Day
  /** The day of the last change, when there was one after the request. */
  changedOn: Day | null
  note: string | Bilingual | null
  motive: number | null
  penaltyNights: number | null
  benefits: { benefit: BenefitId; quantity: number }[]
  /** For a pending modification: the stay asked for, of the same cost and benefit year. */
  asked: { checkIn: Day; checkOut: Day; occupant: Occupant } | null
  costs: number
  /** The owner is at another of their residences in these nights, and sends guests. */
  sent?: boolean
}

export interface StayScene {
  today: Day
  dice: Dice
  categories: readonly RoomCategoryRow[]
  blackouts: readonly BlackoutRow[]
  counter: RoomCounter
  ledger: Ledger
}

/** What owners ask for with their stays, in both languages; a plan has the number of one. */
export const NOTES = [
  { en: 'We arrive late, after 10 in the evening.', es: 'Llegamos tarde, después de las 10 de la noche.' },
  { en: 'A quiet floor if there is one.', es: 'Un piso tranquilo, si lo hay.' },
] as const

/** How far ahead of today the club's owners have booked, in days. */
const AHEAD = 270

/** The stays of one contract between two days: a few a year, never two within four days of each other. */
export function ordinaryStays(scene: StayScene, contract: ContractRow, from: Day, until: Day): StayPlan[] {
  const { today, dice } = scene
  const last = until < addDays(today, AHEAD) ? until : addDays(today, AHEAD)
  const plans: StayPlan[] = []
  let day = addDays(from, dice.between(3, 60))
  while (day < last) {
    const nights = dice.between(3, 9)
    const checkOut = addDays(day, nights)
    const plan = checkOut <= last ? planStay(scene, contract, day, checkOut) : null
    if (plan) plans.push(plan)
    day = addDays(day, nights + dice.between(18, 95))
  }
  return plans
}

/** A blackout night inside the stay, if there is one. */
export function touchesBlackout(scene: StayScene, hotelId: number, checkIn: Day, checkOut: Day): boolean {
  return scene.blackouts.some(
    (one) => one.hotel_id === hotelId && one.first_night < checkOut && one.last_night >= checkIn,
  )
}

function planStay(scene: StayScene, contract: ContractRow, checkIn: Day, checkOut: Day): StayPlan | null {
  const { today, dice, ledger } = scene
  if (touchesBlackout(scene, contract.hotel_id, checkIn, checkOut)) return null
  const category = categoryFor(scene, contract)
  const cost = nightsCost(daysBetween(checkIn, checkOut), category.night_percent)
  if (ledger.left(contract.id, BENEFIT.nights, checkIn) < cost) return null

  const drawn: Occupant = dice.chance(12) ? 'guest' : 'owner'
  const wanted = drawn === 'owner' ? someBenefits(scene, contract.id, checkIn) : []
  const status = statusFor(scene, {
    checkIn,
    occupant: drawn,
    withBenefits: wanted.length > 0,
    hotel: contract.hotel_id,
  })
  if (isLive(status) && !scene.counter.fits(category.id, checkIn, checkOut)) return null
  // A hotel that confirms by itself never refuses an owner: what it reviewed was a guest's.
  const occupant = status === 'rejected' && contract.hotel_id !== 2 ? 'guest' : drawn
  const benefits = occupant === 'owner' ? wanted : []

  const adults = Math.min(dice.pick([1, 2, 2, 2, 2, 3, 4]), category.sleeps)
  const children = Math.min(dice.pick([0, 0, 0, 1, 2, 2, 3]), category.sleeps - adults)
  const newest = checkIn < today ? addDays(checkIn, -2) : addDays(today, -1)
  const wished = addDays(newest, -dice.between(2, 110))
  const opened = ledger.opened(contract.id, checkIn)
  // Somebody who waits for the club has asked yesterday: it answers within a working day.
  const isAsked = status === 'pending' || status === 'pending-confirmation'
  const createdOn = isAsked ? newest : wished > opened ? wished : opened
  const changed = status !== 'to-authorize' && (!isLive(status) || dice.chance(25))
  const asked =
    status === 'pending-modification' ? askedFor(scene, { contract, category, checkIn, checkOut }) : null
  const changedOn =
    changed || asked ? addDays(createdOn, dice.between(0, daysBetween(createdOn, newest))) : null
  const plan: StayPlan = {
    contract,
    category,
    checkIn,
    checkOut,
    adults,
    children,
    occupant,
    status,
    createdOn,
    changedOn: asked ? newest : changedOn,
    note: dice.chance(15) ? dice.pick(NOTES) : null,
    motive: status === 'cancelled' ? dice.between(1, 6) : null,
    penaltyNights: status === 'cancelled' ? 0 : null,
    benefits,
    asked,
    costs: cost,
  }
  reserveFor(ledger, plan)
  return plan
}

/** Sets aside the nights and the benefits that a plan takes. */
export function reserveFor(ledger: Ledger, plan: StayPlan): void {
  ledger.reserve(plan.contract.id, BENEFIT.nights, plan.checkIn, plan.costs)
  for (const { benefit, quantity } of plan.benefits)
    ledger.reserve(plan.contract.id, benefit, plan.checkIn, quantity)
}

/**
 * What is asked for in the place of a stay: two days later where there is room, and a guest where the hotel would not
 * have to be asked about dates.
 */
export function askedFor(
  scene: StayScene,
  stay: Pick<StayPlan, 'contract' | 'category' | 'checkIn' | 'checkOut'>,
): NonNullable<StayPlan['asked']> {
  const { contract, category, checkIn, checkOut } = stay
  const occupant = contract.hotel_id === 2 ? 'owner' : 'guest'
  const later = { checkIn: addDays(checkIn, 2), checkOut: addDays(checkOut, 2) }
  const year = (day: Day) => scene.ledger.account(contract.id, BENEFIT.nights, day)
  const fits =
    year(checkIn) === year(later.checkIn) &&
    !touchesBlackout(scene, contract.hotel_id, checkOut, later.checkOut) &&
    scene.counter.fits(category.id, checkOut, later.checkOut)
  return fits ? { ...later, occupant } : { checkIn, checkOut, occupant: 'guest' }
}

function categoryFor({ dice, categories }: StayScene, contract: ContractRow): RoomCategoryRow {
  const here = categories.filter((one) => one.hotel_id === contract.hotel_id)
  const own = here.find((one) => one.id === contract.category_id)
  return own && dice.chance(85) ? own : dice.pick(here)
}

function someBenefits({ dice, ledger }: StayScene, contractId: number, day: Day): StayPlan['benefits'] {
  if (!dice.chance(45)) return []
  const wishes: StayPlan['benefits'] = [
    { benefit: BENEFIT.transfer, quantity: 1 },
    { benefit: BENEFIT.golf, quantity: dice.between(1, 3) },
    { benefit: BENEFIT.spa, quantity: dice.between(2, 12) * 2500 },
    { benefit: BENEFIT.dayPass, quantity: dice.between(1, 3) },
  ]
  return wishes.filter(
    (wish) => dice.chance(40) && ledger.left(contractId, wish.benefit, day) >= wish.quantity,
  )
}

function statusFor(
  { today, dice }: StayScene,
  stay: { checkIn: Day; occupant: Occupant; withBenefits: boolean; hotel: number },
): BookingStatus {
  const roll = dice.between(1, 100)
  if (roll <= 9) return 'cancelled'
  if (roll <= 12) return 'rejected'
  // What is near has been settled; what lies ahead may still wait for somebody.
  if (stay.checkIn <= addDays(today, 16)) return 'confirmed'
  if (stay.withBenefits && roll <= 50) return 'to-authorize'
  if (stay.occupant === 'guest') return roll > 70 ? 'pending' : 'confirmed'
  if (roll > 94 && !stay.withBenefits) return 'pending-modification'
  return stay.hotel === 2 && roll <= 24 ? 'pending-confirmation' : 'confirmed'
}
