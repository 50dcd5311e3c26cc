import { addDays, type Day } from '../../kernel/day.ts'
import type { BookingStatus } from './booking.ts'

/**
 * What expires when nobody decides in time: the owner's authorization of benefits, and the club's answer to a stay, to
 * a cancellation or to a change.
 */
export const LAPSES = ['authorization', 'decision', 'cancellation', 'change'] as const
export type Lapse = (typeof LAPSES)[number]

/** A stay, as far as the clock goes. Days are the resort's own. */
export interface WaitingStay {
  status: BookingStatus
  checkIn: Day
  /** The check-in of the stay that is wished in its place, where a change waits. */
  wishedCheckIn: Day | null
  /** Whether a benefit of it waits for the owner's word. */
  hasPendingBenefit: boolean
  /** The hotel's: so many days before check-in is the last day for the owner's word. */
  authorizationDays: number
  /** The hotel's: so many days before the last day the owner is told. */
  noticeDays: number
  /** The day since which it waits. */
  waitsSince: Day
  /** The last day that the owner was told, if they were. */
  told: Day | null
}

/** What a stay waits for that can lapse; null where it waits for nothing. */
export function lapseOf({
  status,
  hasPendingBenefit,
}: Pick<WaitingStay, 'status' | 'hasPendingBenefit'>): Lapse | null {
  switch (status) {
    case 'to-authorize':
      return 'authorization'
    case 'pending':
    case 'pending-confirmation':
      return 'decision'
    case 'pending-cancel':
      return 'cancellation'
    case 'pending-modification':
      return 'change'
    case 'confirmed':
      return hasPendingBenefit ? 'authorization' : null
    default:
      return null
  }
}

/**
 * The last day on which it can still be decided. The club decides by the day before check-in, on a change by the day before
 * the earlier of the two: nobody packs for a stay that may be refused at the door. Only what is asked on the day of check-in
 * itself is decided on that day. The owner's word on benefits is wanted some days earlier, so that the hotel can
 * prepare them; who asks later than that has a day more, and a day that was told is not taken back.
 */
export function decidableUntil(stay: WaitingStay): Day | null {
  const { checkIn, wishedCheckIn, told } = stay
  const lapse = lapseOf(stay)
  if (lapse === null) return null
  if (lapse === 'change') return addDays(earlier(checkIn, wishedCheckIn ?? checkIn), -1)
  if (lapse !== 'authorization') return later(addDays(checkIn, -1), earlier(stay.waitsSince, checkIn))
  const due = later(addDays(checkIn, -stay.authorizationDays), addDays(stay.waitsSince, 1))
  return earlier(told ? later(due, told) : due, checkIn)
}

/** What the clock does with a stay on a day: nothing yet, tell the owner of the last day, or settle it. */
export type ClockStep =
  | { do: 'wait' }
  | { do: 'tell'; lapse: Lapse; until: Day }
  | { do: 'settle'; lapse: Lapse }

/**
 * The next step for a stay. An authorization never expires without notice: where the job did not run on the last day,
 * the owner is told first and has one more day. What the days of the stay themselves have passed is settled at once.
 */
export function clockStep(stay: WaitingStay, today: Day): ClockStep {
  const lapse = lapseOf(stay)
  const until = decidableUntil(stay)
  if (lapse === null || until === null) return { do: 'wait' }
  const isTold = stay.told === until
  if (today > until && (isTold || lapse !== 'authorization' || today > stay.checkIn))
    return { do: 'settle', lapse }
  if (isTold || today < addDays(until, -stay.noticeDays)) return { do: 'wait' }
  return { do: 'tell', lapse, until: today > until ? earlier(addDays(today, 1), stay.checkIn) : until }
}

/** Whether a stay is about to lapse: its owner has been told, or would be. */
export function isLapsing(stay: WaitingStay, today: Day): boolean {
  const until = decidableUntil(stay)
  return until !== null && today >= addDays(until, -stay.noticeDays)
}

const earlier = (one: Day, other: Day) => (one < other ? one : other)
const later = (one: Day, other: Day) => (one > other ? one : other)
