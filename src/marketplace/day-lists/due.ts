import { addDays, type Day, instantAt, todayIn } from '../../kernel/day.ts'

/** When the lists of a product or of an event go out, where it is served. */
export interface SendRule {
  zone: string
  /** `hh:mm` of the resort's clock. */
  time: string
  /** 1: on the day before. */
  before: number
  /** Since when the rule stands: what was due before it is not sent. */
  since: Date
  /** The first and the last day that have lists, of an event; null of what is had on any day. */
  first: Day | null
  last: Day | null
}

/** The days whose list is due now: today's and tomorrow's, each from its hour on, until the day is over. */
export function daysDue({ zone, time, before, since, first, last }: SendRule, now: Date): Day[] {
  const today = todayIn(zone, now)
  return [today, addDays(today, 1)].filter((day) => {
    const at = instantAt(addDays(day, -before), time, zone)
    const isHeld = (first === null || day >= first) && (last === null || day <= last)
    return isHeld && at <= now && at > since
  })
}
