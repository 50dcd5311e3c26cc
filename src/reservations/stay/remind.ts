import { addDays, type Day } from '../../kernel/day.ts'
import { decidableUntil, type Lapse, lapseOf, type WaitingStay } from './lapse.ts'

/** The reminder's lead: days before check-in. */
export const ARRIVAL_DAYS = 3

/** Reminders go out from this hour of the resort's clock on. */
export const REMIND_FROM_HOUR = 8

/** A stay, as far as reminders go. Days are the resort's own. */
export interface RemindedStay {
  waiting: WaitingStay
  /** Whether the stay that stands is confirmed, a change of it may wait or not. */
  isConfirmed: boolean
  /** The day since which it stands as it does. */
  changed: Day
  /** The day on which its owner was told what will lapse, if they were. */
  toldOn: Day | null
}

/** What an owner is reminded of, and the day that it is about: the last day for something, or the check-in. */
export type Reminder = { of: 'lapse'; day: Day; lapse: Lapse } | { of: 'arrival'; day: Day }

/**
 * What a day reminds of: that the last day for what waits is tomorrow; that the stay begins within three days. Whoever has
 * heard of it that very day, or has changed the stay since the day of the reminder, knows already. A clock that stood still
 * reminds later, as long as there is something to remind of.
 */
export function remindersOn(stay: RemindedStay, today: Day): Reminder[] {
  const { waiting, isConfirmed, changed, toldOn } = stay
  const found: Reminder[] = []
  const lapse = lapseOf(waiting)
  const until = decidableUntil(waiting)
  // The notice that names the day comes first; this is its second, and says so once.
  const isTold = toldOn !== null && toldOn < today && waiting.told === until
  if (lapse !== null && until !== null && isTold && addDays(until, -1) === today)
    found.push({ of: 'lapse', day: until, lapse })
  const { checkIn } = waiting
  const soon = addDays(checkIn, -ARRIVAL_DAYS)
  if (isConfirmed && changed < soon && today >= soon && today < checkIn)
    found.push({ of: 'arrival', day: checkIn })
  return found
}
