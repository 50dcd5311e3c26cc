import { addDays, type Day } from '../../kernel/day.ts'

/** A stay, as far as its nights at its resort go. */
export interface StayAt {
  hotel: { id: number; name: string }
  datein: Day
  dateout: Day
}

/** What is served at a resort on a day; no day before it is chosen. */
export interface ThingThere {
  day: Day | null
  hotel: { id: number; name: string }
}

/** A night for which somebody has stays at several resorts. */
export interface NightTwice {
  night: Day
  resorts: string[]
}

/**
 * The nights of the days of a cart for which its owner has stays at more than one resort, ascending. The day on which one stay
 * ends and another begins is no such night; what one leaves is neither.
 */
export function nightsBookedTwice(days: readonly (Day | null)[], stays: readonly StayAt[]): NightTwice[] {
  const nights = [...new Set(days.filter((day) => day !== null))].toSorted()
  return nights.flatMap((night) => {
    const there = stays.filter(({ datein, dateout }) => datein <= night && addDays(night, 1) <= dateout)
    const resorts = new Map(there.map(({ hotel }) => [hotel.id, hotel.name]))
    return resorts.size > 1 ? [{ night, resorts: [...resorts.values()] }] : []
  })
}

/** The days, ascending, on which things of one cart are served at more than one resort. */
export function daysAtSeveral(served: readonly ThingThere[]): { day: Day; resorts: string[] }[] {
  const days = [...new Set(served.flatMap(({ day }) => day ?? []))].toSorted()
  return days.flatMap((day) => {
    const there = served.filter((one) => one.day === day)
    const resorts = new Map(there.map(({ hotel }) => [hotel.id, hotel.name]))
    return resorts.size > 1 ? [{ day, resorts: [...resorts.values()] }] : []
  })
}
