import { addDays, type Day } from '../../kernel/day.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import { mayRepair, type RepairStanding } from './repair.ts'

/** A link opens for this many days at most, today included. */
export const LINK_OPENS_DAYS = 60

/** The last day that a dialog offers: so many days after today, or after the visit. */
export const LINK_DAYS_OFFERED = 14

/** Photographs that come with one call of whoever repairs. */
export const MOST_LINKED_PHOTOS = 5

/** Whether a link may open through a day: today at least, and for `LINK_OPENS_DAYS` at most. */
export function mayOpenUntil(lastDay: Day, today: Day): Outcome<null, 'LINK_DAYS'> {
  return lastDay >= today && lastDay <= addDays(today, LINK_OPENS_DAYS) ? done(null) : refused('LINK_DAYS')
}

/**
 * What a job is for whoever opens it by a link: `waits` until the club lets the work begin, `open` while it may be begun or is
 * under way, `finished` after it.
 */
export const LINKED_STATES = ['waits', 'open', 'finished'] as const
export type LinkedState = (typeof LINKED_STATES)[number]

/** Where a job stands for whoever opens it by a link: they read neither quotes nor bills. */
export function linkedState(standing: RepairStanding): LinkedState {
  if (standing.step === 'finished' || standing.step === 'billed') return 'finished'
  return mayRepair(standing, 'start') || mayRepair(standing, 'finish') ? 'open' : 'waits'
}
