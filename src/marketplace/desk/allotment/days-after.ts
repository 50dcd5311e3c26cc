import { addDays, type Day, daysBetween, isDay } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import type { readAllotment } from '../../publish/publish-allotment.endpoints.ts'
import {
  afterChange,
  allotmentDayOf,
  type DayChange,
  type DayOnSale,
  daysMeant,
} from '../../publish/publish-allotment.ts'

export type VariantDays = AnswerOf<typeof readAllotment>['data']

/** A change as it is being filled in: its days may not be there yet, its capacity is text. */
export interface TypedChange {
  first: string
  last: string
  weekdays: number[]
  deed: DayChange['deed']
  capacity?: string | number | undefined
}

/** A day of a variant before and after a change. */
export interface SeenDay {
  day: Day
  before: DayOnSale
  /** As it would be; null where more is taken than the change allows. The same as before where it is not meant. */
  after: DayOnSale | null
  meant: boolean
  /** The whole product is not offered on that day. */
  off: boolean
}

/** The days on sale of a variant as they are and as they would be, by day. */
export function daysAfter(allotment: VariantDays, typed: TypedChange): Map<Day, SeenDay> {
  const { today, until, blackouts } = allotment
  const usual = allotment.usual ?? 0
  const stored = new Map(allotment.days.map((one) => [one.day, one]))
  const change = changeOf(typed)
  const meant = new Set(change ? daysMeant(change) : [])
  const days = Array.from({ length: daysBetween(today, until) + 1 }, (_, index) => addDays(today, index))
  return new Map(
    days.map((day) => {
      const before = allotmentDayOf(stored.get(day), usual)
      const isMeant = change !== null && meant.has(day)
      return [
        day,
        {
          day,
          before,
          after: isMeant ? afterChange(before, change, usual) : before,
          meant: isMeant,
          off: blackouts.some(({ first, last }) => first <= day && day <= last),
        },
      ]
    }),
  )
}

/** What is typed as a change; null while the text is no number. */
function changeOf({ first, last, weekdays, deed, capacity }: TypedChange): DayChange | null {
  if (!isDay(first) || !isDay(last) || first > last) return null
  if (deed !== 'set') return { first, last, weekdays, deed }
  const figure = Number(capacity)
  return Number.isInteger(figure) && figure > 0 ? { first, last, weekdays, deed, capacity: figure } : null
}

/**
 * What the owner's calendar is told: days that cannot be had, as they would be after the change. What is sold without a
 * limit can be had on every day on which its product is offered.
 */
export function struckDays(days: ReadonlyMap<Day, SeenDay>, limited: boolean): Day[] {
  return [...days.values()]
    .filter(
      ({ before, after, off }) => off || (limited && (after ?? before).capacity <= (after ?? before).taken),
    )
    .map(({ day }) => day)
}

/** Where a press on a day leads: it is alone, or the last of those that began with an earlier one. */
export function pressDay({ first, last }: Pick<TypedChange, 'first' | 'last'>, day: Day) {
  return first !== '' && first === last && day > first ? { first, last: day } : { first: day, last: day }
}
