import { formatDay, formatTime, todayIn } from '../kernel/day.ts'
import type { Language } from '../kernel/language.ts'

/** A moment as a clock at a place shows it: "Tue, 11/10/2026, 12:30 PM", "mar 10/11/2026, 12:30 PM". */
export function momentAt(at: Date, zone: string, language: Language): string {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)
  return `${formatDay(todayIn(zone, at), language)}, ${formatTime(clock)}`
}

/** The same moment for everybody, to the second: "2026-11-10 17:30:00 UTC". */
export function momentInUtc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`
}
