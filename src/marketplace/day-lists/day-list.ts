import { addDays, type Day, instantAt } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import type { TransferItinerary } from '../cart.ts'
import { longest } from '../times/how-long.ts'
import { clockAt, minutesOf } from '../times/times.ts'
import { type CarePiece, careOf } from './care.ts'

/** Whether who ordered came. */
export const CAME = ['present', 'no-show'] as const
export type Presence = (typeof CAME)[number]

/** Somebody with a pass of their own. */
export interface ListPass {
  name: string
  code: string | null
}

/** A line of an order as a day's list needs it. */
export interface ServedLine {
  id: number
  order: string
  time: string
  /** The customer of the order. */
  customer: string
  residence: string | null
  /** What the stay is in, until it has a residence. */
  room: Bilingual | null
  /** Who stays there; null without a stay. */
  stay: { adults: number; children: number } | null
  /** Whether it names an hour. */
  hour: boolean
  qty: number
  variant: Bilingual
  /** How many one of them is for, and whether they are children. */
  people: number
  child: boolean
  extra: number
  notes: string[]
  /** Whom it is for. */
  named: string[]
  /** Guests to whom the owner gave a place, with the digits of their passes. */
  passes: ListPass[]
  itinerary: TransferItinerary | null
  travellers: number | null
  /** How long it takes; null where that is not said. */
  minutes: number | null
  came: Presence | null
  noted: { by: string; at: string } | null
}

/** A party: those of an order who come at an hour. */
export interface ListRow {
  lines: number[]
  order: string
  name: string
  others: string[]
  passes: ListPass[]
  residence: string | null
  room: Bilingual | null
  adults: number
  children: number
  childSeats: number
  what: { qty: number; name: Bilingual }[]
  notes: CarePiece[]
  leg: { trip: TransferItinerary['trip']; flight: string; flightTime: string | null } | null
  came: Presence | null
  noted: { by: string; at: string } | null
}

export interface ListSlot {
  time: string
  /** Something at it names an hour; else it is had all day. */
  hour: boolean
  until: string | null
  people: number
  rows: ListRow[]
}

/**
 * Lines as a list: hour by hour, a row for each party. Lines of one order at one hour are one party, so that two adults and
 * their children stand together; legs are rows of their own, each with its flight. What of it they ordered is said where
 * there is more than one variant. An hour lasts as long as the longest of what is had at it; where none is named, none ends.
 */
export function listOf(lines: readonly ServedLine[]): ListSlot[] {
  const slots = Map.groupBy(lines, ({ time }) => time)
  const isPlain = new Set(lines.map(({ variant }) => variant.en)).size === 1
  return [...slots]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([time, at]) => {
      const parties = Map.groupBy(at, (line) => (line.itinerary ? `leg ${line.id}` : line.order))
      const rows = [...parties.values()]
        .map((party) => ({ ...rowOf(party), ...(isPlain && { what: [] }) }))
        .toSorted(byName)
      const hour = at.some((line) => line.hour)
      return { time, hour, until: hour ? endOf(time, longest(at)) : null, people: sum(rows, peopleOf), rows }
    })
}

/** How many come with a party. */
export const peopleOf = ({ adults, children }: Pick<ListRow, 'adults' | 'children'>) => adults + children

function rowOf(lines: readonly ServedLine[]): ListRow {
  const [first] = lines
  if (!first) throw new Error('A party has at least one line')
  const { itinerary } = first
  const rider = itinerary ? `${itinerary.nameBenefi} ${itinerary.lastNameBenefi}`.trim() : ''
  const named = [...new Set([rider, ...lines.flatMap(namesOf)].filter((name) => name !== ''))]
  const [name = first.customer, ...others] = named
  return {
    lines: lines.map(({ id }) => id),
    order: first.order,
    name,
    others,
    passes: lines.flatMap(({ passes }) => passes),
    residence: first.residence,
    room: first.room,
    ...headsOf(lines),
    what: lines.map(({ qty, variant }) => ({ qty, name: variant })),
    notes: [...new Set(lines.flatMap(({ notes }) => notes))].flatMap(careOf),
    leg: itinerary && {
      trip: itinerary.trip,
      flight: itinerary.flight ?? '',
      flightTime: itinerary.flightTime ?? null,
    },
    came: first.came,
    noted: first.noted,
  }
}

/**
 * Who takes the places of a line, as far as that is known: those with a pass of their own, then those who were named with
 * the order; who ordered stands for a place that nobody was named for.
 */
function namesOf({ passes, named, customer, itinerary, qty, people, extra }: ServedLine): string[] {
  const places = qty * people + extra
  const guests = passes.map(({ name }) => name)
  const without = named.filter((name) => !guests.includes(name))
  const known = [...guests, ...without.slice(0, Math.max(0, places - guests.length))]
  return itinerary || known.length === 0 || known.length >= places ? known : [...known, customer]
}

function headsOf(lines: readonly ServedLine[]): Pick<ListRow, 'adults' | 'children' | 'childSeats'> {
  const [first] = lines
  if (first?.itinerary) {
    const { adults, children = 0, childSeats = 0 } = first.itinerary
    // As the head of the list counts them: those who ride, however many of them are children.
    const riding =
      first.travellers ?? (adults ?? first.qty * first.people + first.extra - children) + children
    return { adults: Math.max(riding - children, 0), children, childSeats }
  }
  const heads = lines.map(headsOfLine)
  return {
    adults: sum(heads, ({ adults }) => adults),
    children: sum(heads, ({ children }) => children),
    childSeats: 0,
  }
}

/**
 * Whom a line is for. What is not sold by the head, a table, a boat or a late check-out, holds so many at most: no more come to
 * it than stay there, or than were named.
 */
function headsOfLine({ qty, people, extra, child, stay, named }: ServedLine) {
  const places = qty * people + extra
  if (child) return { adults: 0, children: places }
  if (people === 1 || !stay) return { adults: places, children: 0 }
  const come = Math.min(places, Math.max(stay.adults + stay.children, named.length))
  const adults = Math.min(come, Math.max(stay.adults, come - stay.children))
  return { adults, children: come - adults }
}

function byName(one: ListRow, other: ListRow): number {
  return one.name.localeCompare(other.name) || one.order.localeCompare(other.order)
}

function sum<T>(things: readonly T[], of: (thing: T) => number): number {
  return things.reduce((total, thing) => total + of(thing), 0)
}

/** When what begins at a time and takes so long ends; null where nobody has said how long. */
export function endOf(time: string, minutes: number | null): string | null {
  return minutes === null ? null : clockAt(minutesOf(time) + minutes)
}

/** What of a list its reader goes by, as one text: who came is no part of it. */
export function readingOf(slots: readonly ListSlot[]): string {
  return JSON.stringify(
    slots.map(({ time, rows }) => [time, rows.map(({ came: _, noted: __, lines: ___, ...row }) => row)]),
  )
}

/** Whether it can be noted who came: not yet, now, or no more. */
export const NOTING = ['early', 'open', 'over'] as const
export type Noting = (typeof NOTING)[number]

/** What begins late is noted for so long after it has, past midnight too. */
const NOTED_FOR_MS = 4 * 3_600_000

/** Who came is noted on the day itself, from its hour on, by the clock where it is served; from midnight where it names none. */
export function notingOf({ day, time }: { day: Day; time: string | null }, zone: string, now: Date): Noting {
  const begins = instantAt(day, time ?? '00:00', zone)
  if (now < begins) return 'early'
  const ends = Math.max(instantAt(addDays(day, 1), '00:00', zone).getTime(), begins.getTime() + NOTED_FOR_MS)
  return now.getTime() < ends ? 'open' : 'over'
}
