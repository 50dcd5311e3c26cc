import { addDays, type Day, instantAt } from '../../kernel/day.ts'
import { CAST_CONTRACTS, type ContractRow } from '../../membership/cast/contracts.ts'
import type { HousingRow } from '../../membership/cast/room-categories.ts'
import { bestFit } from '../house/best-fit.ts'
import type { HouseStay } from '../house/house.ts'
import { isLive } from '../stay/booking.ts'
import type { CastBooking } from './booking-rows.ts'

/** How far ahead the desk has placed stays, in days, and how many of those it has not come to: one of so many. */
const PLACED_AHEAD = 75
const ONE_IN = 7

/**
 * Gives the stays of the next weeks a residence, as the desk would: owners their own, the others where they leave the fewest
 * gaps. Some are left for it to place. Elena's keep to what her story tells of them.
 */
export function placeCast(
  bookings: readonly CastBooking[],
  contracts: readonly ContractRow[],
  housing: readonly HousingRow[],
  today: Day,
): CastBooking[] {
  const homes = new Map(contracts.map(({ id, housing_id }) => [id, housing_id]))
  const residences = housing.map(({ id, category_id }) => ({ id, idCategory: category_id }))
  const categoryOf = new Map(residences.map(({ id, idCategory }) => [id, idCategory]))
  const live = bookings.filter(({ status }) => isLive(status))
  const toPlace = (one: CastBooking) =>
    one.housing_id === null &&
    one.contract_id !== CAST_CONTRACTS.elena &&
    one.check_in <= addDays(today, PLACED_AHEAD) &&
    (one.check_in <= today || one.id % ONE_IN > 0)
  const stayOf = (one: CastBooking): HouseStay => {
    const home = homes.get(one.contract_id) ?? null
    const own = home !== null && categoryOf.get(home) === one.category_id
    return {
      ...{ id: one.id, idCategory: one.category_id, idHousing: one.housing_id, idOwn: own ? home : null },
      ...{ checkIn: one.check_in, checkOut: one.check_out, pinned: one.housing_id !== null },
      ...{ arrived: false, left: false },
    }
  }
  // As of the first day: what is past was placed, too.
  const stays = live.filter((one) => one.housing_id !== null || toPlace(one)).map(stayOf)
  const first = live.reduce((least, { check_in }) => (check_in < least ? check_in : least), today)
  const to = new Map(
    bestFit(residences, stays, addDays(first, -1)).places.map(({ id, to: room }) => [id, room]),
  )
  return bookings.map((one) => ({ ...one, housing_id: to.get(one.id) ?? one.housing_id }))
}

export interface PresenceRow {
  booking_id: number
  kind: 'arrived' | 'left'
  happened: boolean
  at: string
  admin_id: number
}

/** Who arrived and left in the last weeks, as the desk noted it; what is of today is left to whoever looks. */
export function presenceOfCast(
  bookings: readonly CastBooking[],
  today: Day,
  zoneOf: (hotelId: number) => string,
): PresenceRow[] {
  const from = addDays(today, -21)
  const note = (one: CastBooking, kind: PresenceRow['kind'], day: Day, time: string): PresenceRow => ({
    ...{ booking_id: one.id, kind, happened: true, admin_id: 3 },
    at: instantAt(day, time, zoneOf(one.hotel_id)).toISOString(),
  })
  return bookings
    .filter(({ status, check_in }) => isLive(status) && check_in >= from && check_in < today)
    .flatMap((one) => [
      note(one, 'arrived', one.check_in, `1${5 + (one.id % 4)}:${10 + (one.id % 45)}`),
      ...(one.check_out < today
        ? [note(one, 'left', one.check_out, `${one.id % 2 ? '10' : '09'}:${10 + (one.id % 47)}`)]
        : []),
    ])
}
