import type { InboxGroup } from './kinds.ts'

/** How a promise stands at a moment: how late it is, how long is left of it, or on which day it ends. */
export type PromiseClock =
  | { state: 'late' | 'soon'; unit: 'minutes' | 'hours' | 'days'; count: number }
  | { state: 'today' | 'later' }

interface Promised {
  group: InboxGroup
  /** Instants in UTC. */
  lapsesAt: string
  alertAt: string | null
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * The clock of a thing as every place shows it. It is late from the end of the promised day on, by that place’s midnight, and about to lapse
 * from its alert on. What is late is told in whole minutes, hours or days that have passed; what is left, rounded up.
 */
export function promiseClock({ group, lapsesAt, alertAt }: Promised, now: Date): PromiseClock {
  const left = new Date(lapsesAt).getTime() - now.getTime()
  if (left <= 0) return { state: 'late', ...spanOf(-left, Math.floor) }
  if (alertAt && new Date(alertAt) <= now) return { state: 'soon', ...spanOf(left, Math.ceil) }
  return { state: group === 'later' ? 'later' : 'today' }
}

function spanOf(ms: number, whole: (value: number) => number) {
  if (ms < HOUR_MS) return { unit: 'minutes' as const, count: Math.max(1, whole(ms / MINUTE_MS)) }
  if (ms < 2 * DAY_MS) return { unit: 'hours' as const, count: whole(ms / HOUR_MS) }
  return { unit: 'days' as const, count: whole(ms / DAY_MS) }
}
