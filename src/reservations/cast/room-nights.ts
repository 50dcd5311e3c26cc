import { addDays, addMonths, type Day, type DayRange, daysBetween, nightsOf } from '../../kernel/day.ts'
import type { RoomCategoryRow } from '../../membership/cast/room-categories.ts'
import { type BookingStatus, isLive } from '../stay/booking.ts'
import { heldNights } from '../stay/wish.ts'
import type { WishRow } from './booking-rows.ts'

/** The weeks of summer for which nothing is left: so many days ahead they begin, and so many nights they are. */
export const PEAK = { from: 232, nights: 15 }

export interface RoomNightRow {
  category_id: number
  night: Day
  capacity: number
  free: number
}

interface Stay {
  id: number
  category_id: number
  check_in: Day
  check_out: Day
  status: BookingStatus
}

/** Counts what the demo's stays take while they are planned, so that no night is ever overfull. */
export class RoomCounter {
  private readonly taken = new Map<string, number>()
  private readonly units: Map<number, number>

  constructor(categories: readonly RoomCategoryRow[]) {
    this.units = new Map(categories.map((category) => [category.id, category.units]))
  }

  fits(categoryId: number, checkIn: Day, checkOut: Day): boolean {
    const units = this.units.get(categoryId) ?? 0
    return nightsOf({ checkIn, checkOut }).every((night) => this.at(categoryId, night) < units)
  }

  take(categoryId: number, nights: readonly Day[]): void {
    for (const night of nights) this.taken.set(`${categoryId} ${night}`, this.at(categoryId, night) + 1)
  }

  at(categoryId: number, night: Day): number {
    return this.taken.get(`${categoryId} ${night}`) ?? 0
  }
}

const spanOf = ({ check_in, check_out }: Pick<Stay, 'check_in' | 'check_out'>): DayRange => ({
  checkIn: check_in,
  checkOut: check_out,
})

/**
 * The counters of every category from three years back to eighteen months ahead: its units, less the live bookings,
 * wishes and offers that take the night. In the peak weeks the club has opened no more than what is taken.
 */
export function roomNights(scene: {
  today: Day
  categories: readonly RoomCategoryRow[]
  bookings: readonly Stay[]
  wishes: readonly WishRow[]
  /** Nights that are held for who waits. */
  offers: readonly { category_id: number; check_in: Day; check_out: Day }[]
}): RoomNightRow[] {
  const counter = new RoomCounter(scene.categories)
  const wishes = new Map(scene.wishes.map((wish) => [wish.booking_id, spanOf(wish)]))
  for (const booking of scene.bookings)
    if (isLive(booking.status))
      counter.take(booking.category_id, heldNights(spanOf(booking), wishes.get(booking.id) ?? null))
  for (const offer of scene.offers) counter.take(offer.category_id, nightsOf(spanOf(offer)))
  const peak = { from: addDays(scene.today, PEAK.from), to: addDays(scene.today, PEAK.from + PEAK.nights) }
  const first = addMonths(scene.today, -36)
  const count = daysBetween(first, addMonths(scene.today, 18)) + 1
  const nights = Array.from({ length: count }, (_, index) => addDays(first, index))
  return scene.categories.flatMap((category) =>
    nights.map((night) => {
      const taken = counter.at(category.id, night)
      const capacity = night >= peak.from && night < peak.to ? taken : category.units
      return { category_id: category.id, night, capacity, free: capacity - taken }
    }),
  )
}
