import type { Day } from '../../kernel/day.ts'
import type { LineKind } from '../cart.ts'
import { freeUntil, isBefore, namesHour } from '../times/lead.ts'
import type { DayAndTime, Times } from '../times/times.ts'

/** A line of an order, as far as its limit goes. */
export interface LimitedLine {
  uuid: string
  /** The line of the package that it came with. */
  uuidPackage: string | null
  kind: LineKind
  operationdate: Day
  operationtime: string
  /** How its variant is had; `any` of events and packages. */
  times: Times['kind']
  /** The cancel limit, in hours before it begins; null: until the day before. */
  cancelHours: number | null
}

/**
 * The limit of a line's free changing and cancelling: its own limit, of a package the first of its parts'. A
 * line of a package without parts has the limit of its day.
 */
export function lineUntil(line: LimitedLine, lines: readonly LimitedLine[]): DayAndTime {
  const parts = lines.filter(({ uuidPackage }) => line.kind === 'package' && uuidPackage === line.uuid)
  return firstOf(parts.length > 0 ? parts.map(ownUntil) : [ownUntil(line)])
}

/** The limit of cancelling a whole order: the first limit of its lines; null without any. */
export function orderUntil(lines: readonly LimitedLine[]): DayAndTime | null {
  const own = lines.filter(({ kind }) => kind !== 'package')
  return own.length > 0 ? firstOf(own.map(ownUntil)) : null
}

/** When a line begins: its hour, or its day where it names none; of a package the first of its parts. */
export function lineBegins(line: LimitedLine, lines: readonly LimitedLine[]): DayAndTime {
  const parts = lines.filter(({ uuidPackage }) => line.kind === 'package' && uuidPackage === line.uuid)
  return firstOf((parts.length > 0 ? parts : [line]).map(beginOf))
}

/** Whether something may still be done that is free until a moment; the minute itself is within it. */
export function isStillFree(until: DayAndTime, now: DayAndTime): boolean {
  return !isBefore(until, now)
}

function ownUntil(line: LimitedLine): DayAndTime {
  return freeUntil(timesOf(line), { day: line.operationdate, time: line.operationtime }, line.cancelHours)
}

/** Whether a line names an hour; else it is had on its day. */
export function namesAnHour(line: Pick<LimitedLine, 'kind' | 'times' | 'operationtime'>): boolean {
  return namesHour(timesOf(line), line.operationtime)
}

function beginOf(line: LimitedLine): DayAndTime {
  const { operationdate: day, operationtime: time } = line
  return { day, time: namesAnHour(line) ? time : '00:00' }
}

/** Only whether it names an hour counts here: what has hours or slots does, and so does an event. */
function timesOf({ kind, times }: Pick<LimitedLine, 'kind' | 'times'>): Times {
  return kind === 'product' && times === 'any' ? { kind: 'any' } : { kind: 'slots', slots: [] }
}

function firstOf(moments: readonly DayAndTime[]): DayAndTime {
  return moments.reduce((first, one) => (isBefore(one, first) ? one : first))
}
