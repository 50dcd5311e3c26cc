import { todayIn } from '../kernel/day.ts'
import type { BookingDeskDeed, WaitingBooking } from './desk.endpoints.ts'
import { deskDeeds } from './desk.ts'
import type { BookingStatus } from './stay/booking.ts'
import { decidableUntil, isLapsing, lapseOf, type WaitingStay } from './stay/lapse.ts'

/** A booking that waits, with what the clock asks of it. */
interface WaitingRow {
  status: BookingStatus
  since: string
  zone: string
  waiting: WaitingStay
}

/**
 * The desk's queue: what is about to lapse first, the soonest before the others, then what waits longest. Of what waits
 * for its owner the desk sees only what is about to lapse: it may call them.
 */
export function deskQueue<Row extends WaitingRow>(
  rows: readonly Row[],
  now: Date,
): (Omit<Row, 'zone' | 'waiting'> & { deeds: BookingDeskDeed[]; lapse: WaitingBooking['lapse'] })[] {
  return rows
    .map(({ zone, waiting, ...row }) => ({
      ...row,
      deeds: deskDeeds(row.status),
      lapse: lapseAhead(waiting, todayIn(zone, now)),
    }))
    .filter(({ deeds, lapse }) => deeds.length > 0 || lapse?.soon)
    .sort((one, other) => compare(dueOf(one.lapse), dueOf(other.lapse)) || compare(one.since, other.since))
}

function lapseAhead(stay: WaitingStay, today: string): WaitingBooking['lapse'] {
  const [what, until] = [lapseOf(stay), decidableUntil(stay)]
  return what && until ? { what, until, soon: isLapsing(stay, today) } : null
}

/** Days sort as text, and after every one of them what is not about to lapse. */
const dueOf = (lapse: WaitingBooking['lapse']) => (lapse?.soon ? lapse.until : 'later')
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
