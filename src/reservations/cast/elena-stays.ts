import { addDays, type Day, daysBetween } from '../../kernel/day.ts'
import type { ContractRow } from '../../membership/cast/contracts.ts'
import { nightsCost } from '../request/stay-rules.ts'
import { BENEFIT } from './ledger.ts'
import { askedFor, reserveFor, type StayPlan, type StayScene, touchesBlackout } from './stays.ts'

/** The first day, counted from today, on which Elena's stays are the ones written here. */
export const ELENA_TOLD_FROM = -100

type Told = Partial<StayPlan> & Pick<StayPlan, 'status'> & { in: number; nights: number }

/** Days count from today: check-in, request and change. Together they show every state that a stay can have in a
 * hotel that confirms by itself. */
const TOLD: readonly (Told & { asks: number; changes?: number })[] = [
  {
    in: -75,
    nights: 7,
    status: 'confirmed',
    asks: -104,
    children: 2,
    benefits: [
      { benefit: BENEFIT.golf, quantity: 4 },
      { benefit: BENEFIT.transfer, quantity: 2 },
      { benefit: BENEFIT.spa, quantity: 35_000 },
      { benefit: BENEFIT.dayPass, quantity: 10 },
    ],
  },
  {
    in: -40,
    nights: 3,
    status: 'rejected',
    asks: -62,
    changes: -60,
    occupant: 'guest',
    note: 'For my cousin and her husband.',
  },
  { in: -30, nights: 4, status: 'confirmed', asks: -71 },
  { in: -12, nights: 5, status: 'cancelled', asks: -80, changes: -47, motive: 2, penaltyNights: 0 },
  {
    in: 19,
    nights: 6,
    status: 'confirmed',
    asks: -33,
    children: 2,
    note: 'We land at 01:40 PM. Two single beds for the children, please.',
    benefits: [
      { benefit: BENEFIT.transfer, quantity: 1 },
      { benefit: BENEFIT.spa, quantity: 12_000 },
    ],
  },
  { in: 29, nights: 4, status: 'pending-cancel', asks: -40, changes: -1, motive: 4, penaltyNights: 1 },
  {
    in: 55,
    nights: 5,
    status: 'to-authorize',
    asks: -3,
    adults: 4,
    benefits: [
      { benefit: BENEFIT.golf, quantity: 2 },
      { benefit: BENEFIT.transfer, quantity: 1 },
    ],
  },
  { in: 82, nights: 4, status: 'confirmed', asks: -6 },
  { in: 111, nights: 4, status: 'pending', asks: -1, occupant: 'guest', note: 'A present for my parents.' },
  { in: 138, nights: 4, status: 'pending-modification', asks: -25, changes: -1, children: 1 },
]

/** Elena's stays around today: one in each state that they can have, the next confirmed one about three weeks away. */
export function elenaStays(scene: StayScene, contract: ContractRow): StayPlan[] {
  const category = scene.categories.find((one) => one.id === contract.category_id)
  if (!category) throw new Error('Elena’s contract names no room category')
  let free: Day = addDays(scene.today, ELENA_TOLD_FROM)
  return TOLD.map((told) => {
    const stay = placeStay(scene, contract.hotel_id, addDays(scene.today, told.in), told.nights, free)
    free = addDays(stay.checkOut, 4)
    const { in: _in, nights: _nights, asks, changes, ...given } = told
    const plan: StayPlan = {
      contract,
      category,
      adults: 2,
      children: 0,
      occupant: 'owner',
      note: null,
      motive: null,
      penaltyNights: null,
      benefits: [],
      asked: told.status === 'pending-modification' ? askedFor(scene, { contract, category, ...stay }) : null,
      ...given,
      ...stay,
      createdOn: addDays(scene.today, asks),
      changedOn: changes === undefined ? null : addDays(scene.today, changes),
      costs: nightsCost(daysBetween(stay.checkIn, stay.checkOut), category.night_percent),
    }
    reserveFor(scene.ledger, plan)
    return plan
  })
}

/** The first place for the nights, on the wished day or a little later, that touches no blackout and no other stay. */
function placeStay(scene: StayScene, hotelId: number, wished: Day, nights: number, free: Day) {
  let checkIn = wished > free ? wished : free
  while (touchesBlackout(scene, hotelId, checkIn, addDays(checkIn, nights))) checkIn = addDays(checkIn, 1)
  return { checkIn, checkOut: addDays(checkIn, nights) }
}
