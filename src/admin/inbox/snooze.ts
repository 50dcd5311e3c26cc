import { addDays, instantAt, todayIn } from '../../kernel/day.ts'

/** Until when a thing may be put off at one press. */
export const SNOOZES = ['two-hours', 'tomorrow', 'monday', 'week'] as const
export type Snooze = (typeof SNOOZES)[number]

/** The hour at which the desk begins its day. */
const MORNING = '08:00'

/** The instant of a choice, by the clock of whoever chooses: in two hours, else in the morning of a day. */
export function snoozeUntil(choice: Snooze, now: Date, zone: string): Date {
  if (choice === 'two-hours') return new Date(now.getTime() + 2 * 3_600_000)
  const today = todayIn(zone, now)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const ahead = { tomorrow: 1, monday: (8 - weekday) % 7 || 7, week: 7 }[choice]
  return instantAt(addDays(today, ahead), MORNING, zone)
}
