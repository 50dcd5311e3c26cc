import type { Day } from '../../kernel/day.ts'
import type { FreeDay, FreeDays, NextDay } from '../days/days.endpoints.ts'
import { isDuring } from './during.ts'
import { type EdgeOfStay, edgeOf } from './stay-day.ts'

/** The parts of a day that things to do stand under. */
export const DAY_PARTS = ['morning', 'day', 'evening'] as const
export type DayPart = (typeof DAY_PARTS)[number]

/** What begins before noon is of the morning, what begins from here on of the evening. */
const NOON = '12:00'
const EVENING = '17:00'

/** The part of the day that something begins in: at its hour, or between two; what leaves its hour open is had through the day. */
export function dayPartOf({ time, hours }: { time: string | null; hours: FreeDays['hours'] }): DayPart {
  if (time !== null) return time < NOON ? 'morning' : time < EVENING ? 'day' : 'evening'
  if (hours === null) return 'day'
  if (hours.closes <= NOON) return 'morning'
  return hours.opens >= EVENING ? 'evening' : 'day'
}

/** What is offered, as far as its day goes. */
export interface DatedOffer {
  kind: 'product' | 'package' | 'event'
  id: number
  /** A transfer, whose days are the stay's own. */
  transfer: boolean
  /** The day of the stay that it belongs to; null: any. */
  stayDay: EdgeOfStay | null
  when: { day: Day; time: string } | null
}

/** Something that can be had in the days of a stay, and when first; null of a package and of a transfer. */
export interface PlannedThing<Offer> {
  offer: Offer
  on: FreeDay | null
  hours: FreeDays['hours']
}

/** The days of a stay, and the one of them that is looked at alone. */
export interface PlannedDays {
  /** Its first day begins with its check-in, `hh:mm`. */
  stay: { datein: Day; dateout: Day; checkIn: string }
  day: Day | null
}

interface Known {
  free: ReadonlyMap<number, FreeDays>
  next: ReadonlyMap<number, NextDay>
}

/**
 * What can be had in the days of a stay, or on one of them, and what cannot (`later`), with when it is possible next. A package has
 * the days of its parts: it stands among the days, not on one. What is not known yet is in neither.
 */
export function inDays<Offer extends DatedOffer>(
  offers: readonly Offer[],
  { free, next }: Known,
  { stay, day }: PlannedDays,
): { now: PlannedThing<Offer>[]; later: { offer: Offer; next: NextDay }[] } {
  const now = offers.flatMap((offer): PlannedThing<Offer>[] => {
    const { kind, id, when } = offer
    if (kind === 'package') return day === null ? [{ offer, on: null, hours: null }] : []
    if (when) {
      const isThen = day === null ? isDuring(stay, when.day) : day === when.day
      return isThen ? [{ offer, on: { ...when, left: null }, hours: null }] : []
    }
    if (offer.transfer) {
      const goes = day === null || day === stay.datein || day === stay.dateout
      return goes ? [{ offer, on: null, hours: null }] : []
    }
    const known = free.get(id)
    const days = known?.days.filter(
      (one) => offer.stayDay === null || one.day === edgeOf(offer.stayDay, stay),
    )
    const on = day === null ? days?.[0] : days?.find((one) => one.day === day)
    return known && on ? [{ offer, on, hours: hoursOn(on.day, known.hours, stay) }] : []
  })
  const later = offers.flatMap((offer) => {
    if (offer.when && !isDuring(stay, offer.when.day))
      return [{ offer, next: { idP: offer.id, closed: null, next: offer.when.day } }]
    const known = offer.kind === 'product' ? next.get(offer.id) : undefined
    return known ? [{ offer, next: known }] : []
  })
  return { now, later }
}

/** On the day of arrival nobody is there before check-in. */
function hoursOn(
  day: Day,
  hours: FreeDays['hours'],
  { datein, checkIn }: PlannedDays['stay'],
): FreeDays['hours'] {
  if (hours === null || day !== datein || hours.opens >= checkIn) return hours
  return { ...hours, opens: checkIn }
}

/** What is planned by its next free time; what has no day of its own keeps its place behind. */
export function bySoonest<Offer>(planned: readonly PlannedThing<Offer>[]): PlannedThing<Offer>[] {
  const at = ({ on, hours }: PlannedThing<Offer>) =>
    on === null ? '~' : `${on.day} ${on.time ?? hours?.opens ?? '00:00'}`
  return planned.toSorted((a, b) => (at(a) < at(b) ? -1 : at(a) > at(b) ? 1 : 0))
}

/** The next day of a stay after one on which something can be had, with how much; null where there is none. */
export function nextFreeDay(
  after: Day,
  free: ReadonlyMap<number, FreeDays>,
): { day: Day; count: number } | null {
  const days = [...free.values()]
    .flatMap((one) => one.days.map(({ day }) => day))
    .filter((day) => day > after)
  const first = days.toSorted()[0]
  return first === undefined ? null : { day: first, count: days.filter((day) => day === first).length }
}
