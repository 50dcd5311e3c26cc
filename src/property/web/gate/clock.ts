import { formatTime } from '../../../kernel/day.ts'

/** An instant by the clock of the guard's device, as the portal writes times (spec, section 9: hh:mm A). */
export function formatClock(at: string): string {
  return formatTime(new Date(at).toTimeString().slice(0, 5))
}
