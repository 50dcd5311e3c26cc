import { addDays, type Day, daysBetween } from '../kernel/day.ts'
import type { Bilingual } from '../kernel/language.ts'
import type { Currency } from '../kernel/money.ts'
import { daysOn, type ReminderDay, type ReminderKind, reminderOn, WEEK } from './remind.ts'

/** The number of things that have a button of their own at the top; the others are lines below. */
export const MOST_FIRST = 3
/** The most lines: what is further off comes in a later digest. */
const MOST_LINES = 8

interface OfContract {
  id: number
  contractId: number
  resort: string
  residence: string
  /** Today at the resort. */
  today: Day
  /** The day that it is about; of a report the day on which it was issued. */
  due: Day
}

/** A thing with a day, as it stands now: what is done is none. Amounts in cents. */
export type DueThing = OfContract &
  (
    | { kind: 'fee'; year: number; quarter: number; openCents: number; currency: Currency }
    | { kind: 'charge'; concept: Bilingual; openCents: number; currency: Currency }
    | { kind: 'nights'; year: number; quantity: number }
    | {
        kind: 'benefit'
        year: number
        quantity: number
        name: Bilingual
        unit: 'passes' | 'money'
        currency: Currency | null
      }
    | { kind: 'free-cancel'; code: string; checkIn: Day; checkOut: Day }
    | { kind: 'report'; month: Day }
  )

/** A reminder that was chosen. */
export interface ChosenReminder {
  kind: ReminderKind
  id: number
  due: Day
  days: number
  atOnce: boolean
}

/**
 * What a message says: first what presses, the most urgent first, then what comes later, by its day. `lateCents` is what is past due of the
 * whole account that a charge is of, as its page says it; it is told once for each account.
 */
export interface Digest {
  weekly: boolean
  first: { thing: DueThing; hasClock: boolean; lateCents?: number }[]
  also: DueThing[]
  /** What it has told ahead of its day: until the next digest it is not reminded of again. */
  ahead: (ChosenReminder & { contractId: number })[]
}

/**
 * What is left to say of what was chosen, now that it is said; null where all of it is done, and there is no message. What comes at
 * once says that alone. The week's digest says all that has a day within reach: what is within a week, late or waits stands
 * first, and where there is no such thing, what it was written for.
 */
export function digestOf(
  chosen: readonly ChosenReminder[],
  things: readonly DueThing[],
  rows: readonly ReminderDay[],
): Digest | null {
  const names = new Set(chosen.map(nameOf))
  const held = things.filter((thing) => names.has(nameOf(thing)))
  if (held.length === 0) return null
  const clock = (thing: DueThing) => hasClock(thing, rows)
  const inOrder = (some: readonly DueThing[]) =>
    [...some].sort((a, b) => rankOf(a, clock(a)) - rankOf(b, clock(b)) || byDay(a, b))
  const weekly = chosen.some(({ atOnce }) => !atOnce)
  const shown = weekly ? things.filter((thing) => names.has(nameOf(thing)) || isAhead(thing, rows)) : held
  const near = shown.filter((thing) => daysBetween(thing.today, thing.due) <= WEEK)
  const first = inOrder(near.length > 0 ? near : held).slice(0, MOST_FIRST)
  const rest = shown.filter((thing) => !first.includes(thing))
  const wanted = rest.filter((thing) => names.has(nameOf(thing)))
  const also = [...wanted, ...rest.filter((thing) => !wanted.includes(thing)).sort(byDay)].slice(
    0,
    MOST_LINES,
  )
  return {
    weekly,
    first: first.map((thing) => ({ thing, hasClock: clock(thing) })),
    also: also.sort(byDay),
    ahead: weekly ? [...first, ...also].flatMap((thing) => aheadOf(thing, rows)) : [],
  }
}

/** What comes at once has a clock: it is due tomorrow, late, or ends tomorrow. */
function hasClock(thing: DueThing, rows: readonly ReminderDay[]): boolean {
  return reminderOn(daysOn(rows, thing.kind, thing.today), thing.due, thing.today)?.atOnce ?? false
}

/** What still has its clock running, then what is late, then the signature, then the rest. */
function rankOf(thing: DueThing, clock: boolean): number {
  if (clock) return thing.due >= thing.today ? 0 : 1
  return thing.kind === 'report' ? 2 : 3
}

const byDay = (a: DueThing, b: DueThing) => a.due.localeCompare(b.due) || a.id - b.id

/** The last day before the next digest. */
const untilNext = (today: Day) => addDays(today, WEEK - 1)

function isAhead(thing: DueThing, rows: readonly ReminderDay[]): boolean {
  const until = untilNext(thing.today)
  return reminderOn(daysOn(rows, thing.kind, thing.today), thing.due, until) !== null
}

/** The reminders of a thing that a digest has made needless: today's, and those until the next one that have no clock. */
function aheadOf(thing: DueThing, rows: readonly ReminderDay[]): Digest['ahead'] {
  const { kind, id, due, today, contractId } = thing
  const days = daysOn(rows, kind, today)
  const from = reminderOn(days, due, today)
  const to = reminderOn(days, due, untilNext(today))
  const told = days.filter(
    (row) =>
      !row.atOnce &&
      row.days <= (from?.days ?? Number.MAX_SAFE_INTEGER) &&
      row.days >= (to?.days ?? row.days + 1),
  )
  return told.map((row) => ({ kind, id, due, days: row.days, atOnce: false, contractId }))
}

/** A thing by what it is and the day that it is about: of another day it is another one. */
function nameOf({ kind, id, due }: Pick<ChosenReminder, 'kind' | 'id' | 'due'>): string {
  return `${kind}-${id}-${due}`
}
