import type { Day } from '../../kernel/day.ts'
import { addDays } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import type { Cart } from '../cart.ts'
import type { ClubEvent } from '../catalogue.endpoints.ts'
import type { StayLine } from './stay-lines.endpoints.ts'

/** What a mark of a day tells: something ordered, something in the cart, an event with seats, or one without. */
export const MARKS = ['yours', 'cart', 'event', 'full'] as const

/** Something on a day of a stay. */
export interface DayMark {
  of: (typeof MARKS)[number]
  name: Bilingual
  /** The way that a transfer goes, in place of its name. */
  leg: 'Arrival' | 'Departure' | null
  /** `hh:mm`. */
  time: string
}

/** More marks than these are counted. */
export const MOST_MARKS = 3

interface Planned {
  lines: readonly Pick<StayLine, 'name' | 'operationdate' | 'operationtime' | 'leg'>[]
  cart: Cart
  events: readonly Pick<ClubEvent, 'name' | 'startDate' | 'startTime' | 'left' | 'begun'>[]
}

/** The days of a stay, its arrival and its departure among them. */
export function daysOfStay({ datein, dateout }: { datein: Day; dateout: Day }): Day[] {
  const days: Day[] = []
  for (let day = datein; day <= dateout; day = addDays(day, 1)) days.push(day)
  return days
}

/** What is on a day of a stay: one's own first, each by its hour. A package is told by its parts, which have the days. */
export function marksOf(day: Day, { lines, cart, events }: Planned): DayMark[] {
  const marks = [
    ...lines
      .filter(({ operationdate }) => operationdate === day)
      .map(({ name, leg, operationtime: time }): DayMark => ({ of: 'yours', name, leg, time })),
    ...cart
      .filter(({ operationdate, kind }) => operationdate === day && kind !== 'package')
      .map(({ name, itinerario, operationtime: time }): DayMark => {
        const trip = itinerario?.trip
        return { of: 'cart', name, leg: trip === 'Arrival' || trip === 'Departure' ? trip : null, time }
      }),
    ...events
      .filter(({ startDate, begun }) => startDate === day && !begun)
      .map(({ name, startTime: time, left }): DayMark => {
        return { of: left > 0 ? 'event' : 'full', name, leg: null, time }
      }),
  ]
  const place = ({ of, time }: DayMark) => `${MARKS.indexOf(of)} ${time}`
  return marks.toSorted((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0))
}
