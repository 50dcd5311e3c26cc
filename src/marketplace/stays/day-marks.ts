import type { Day } from '../../kernel/day.ts'
import { addDays } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import { type Cart, DEFAULT_TIME } from '../cart.ts'
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
  /** `hh:mm`; null of what is had on its day. */
  time: string | null
}

/** More marks than these are counted. */
export const MOST_MARKS = 3

interface Planned {
  lines: readonly Pick<StayLine, 'name' | 'operationdate' | 'operationtime' | 'leg' | 'hour' | 'idEvent'>[]
  cart: Cart
  events: readonly Pick<ClubEvent, 'id' | 'name' | 'startDate' | 'startTime' | 'left' | 'begun'>[]
}

/** The days of a stay, its arrival and its departure among them. */
export function daysOfStay({ datein, dateout }: { datein: Day; dateout: Day }): Day[] {
  const days: Day[] = []
  for (let day = datein; day <= dateout; day = addDays(day, 1)) days.push(day)
  return days
}

/** What is on a day of a stay: one's own first, each by its hour. A package is told by its parts, which have the days; an event
 * that is one’s own, ordered or in the cart, is no event with seats besides. */
export function marksOf(day: Day, { lines, cart, events }: Planned): DayMark[] {
  const own = new Set([
    ...lines.map(({ idEvent }) => idEvent),
    ...cart.map(({ kind, detailId }) => (kind === 'event' ? detailId : null)),
  ])
  const marks = [
    ...lines
      .filter(({ operationdate }) => operationdate === day)
      .map(
        ({ name, leg, hour, operationtime: time }): DayMark => ({
          ...{ of: 'yours', name, leg },
          time: hour ? time : null,
        }),
      ),
    ...cart
      .filter(({ operationdate, kind }) => operationdate === day && kind !== 'package')
      .map(({ name, itinerario, operationtime, kind }): DayMark => {
        const trip = itinerario?.trip
        const time = kind === 'product' && operationtime === DEFAULT_TIME ? null : operationtime
        return { of: 'cart', name, leg: trip === 'Arrival' || trip === 'Departure' ? trip : null, time }
      }),
    ...events
      .filter(({ id, startDate, begun }) => startDate === day && !begun && !own.has(id))
      .map(({ name, startTime: time, left }): DayMark => {
        return { of: left > 0 ? 'event' : 'full', name, leg: null, time }
      }),
  ]
  const place = ({ of, time }: DayMark) => `${MARKS.indexOf(of)} ${time ?? ''}`
  return marks.toSorted((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0))
}
