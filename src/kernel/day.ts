import { type Language, LOCALE } from './language.ts'

/**
 * A calendar day, `yyyy-mm-dd`, in the zone of the place it belongs to. Never a Date: a day has no hour, so no
 * zone can move it. Days compare as strings.
 */
export type Day = string

/** A stay's span: the night of `checkIn` is the first, the night before `checkOut` the last. */
export interface DayRange {
  checkIn: Day
  checkOut: Day
}

const DAY_MS = 86_400_000
const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/

const utc = (day: Day) =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)))
const fromUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** Whether the text is a day that exists (2027-02-30 does not). */
export function isDay(text: unknown): text is Day {
  return typeof text === 'string' && PATTERN.test(text) && fromUtc(utc(text)) === text
}

/** The day `count` days after (or before, when negative). */
export function addDays(day: Day, count: number): Day {
  return fromUtc(utc(day) + count * DAY_MS)
}

/** The same date `count` months later; the last day of the month where that date does not exist. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return fromUtc(Date.UTC(year, month - 1 + count, Math.min(date, lastOfMonth)))
}

/** Whole days from the first to the second; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS)
}

/** The nights of a stay: check-out day excluded. */
export function nightsOf({ checkIn, checkOut }: DayRange): Day[] {
  const count = Math.max(0, daysBetween(checkIn, checkOut))
  return Array.from({ length: count }, (_, index) => addDays(checkIn, index))
}

/** Whether two stays share a night. A check-out on the other's check-in day shares none. */
export function overlaps(a: DayRange, b: DayRange): boolean {
  return a.checkIn < b.checkOut && b.checkIn < a.checkOut
}

/** A formatter is far more expensive to create than to use: one is cached for each zone. */
export function keptByZone(options: Intl.DateTimeFormatOptions, locale: string) {
  const kept = new Map<string, Intl.DateTimeFormat>()
  return (zone: string): Intl.DateTimeFormat => {
    const known = kept.get(zone)
    if (known) return known
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
    kept.set(zone, format)
    return format
  }
}

// en-CA writes yyyy-mm-dd
const dayFormat = keptByZone({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA')
const clockFormat = keptByZone(
  {
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  },
  'en-US',
)

const timeFormat = keptByZone({ hourCycle: 'h23', hour: '2-digit', minute: '2-digit' }, 'en-GB')

/** What the clocks at a place show, `hh:mm`. */
export const timeIn = (zone: string, at: Date): string => timeFormat(zone).format(at)

const QUARTER_MS = 900_000
const todays = new Map<string, { quarter: number; day: Day }>()

/**
 * The current day at a place. Cached for a quarter of an hour: zone offsets are multiples of it, so a day cannot begin
 * within one.
 */
export function todayIn(zone: string, now: Date): Day {
  const quarter = Math.floor(now.getTime() / QUARTER_MS)
  const known = todays.get(zone)
  if (known?.quarter === quarter) return known.day
  const day = dayFormat(zone).format(now)
  todays.set(zone, { quarter, day })
  return day
}

/** The instant at which a wall-clock time (`hh:mm`) falls on a day at a place. */
export function instantAt(day: Day, time: string, zone: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const wall = utc(day) + (hours * 60 + minutes) * 60_000
  // Computed twice: the offset of the first guess may be that of the other side of a clock change.
  const first = wall - zoneOffset(zone, new Date(wall))
  return new Date(wall - zoneOffset(zone, new Date(first)))
}

function zoneOffset(zone: string, at: Date): number {
  const parts = clockFormat(zone).formatToParts(at)
  const part = (type: string) => Number(parts.find((p) => p.type === type)?.value)
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return wall - Math.trunc(at.getTime() / 1000) * 1000
}

const weekdays: Partial<Record<Language, string[]>> = {}

/** The seven short names, Sunday first: asked of the formats once. */
function weekdaysIn(language: Language): string[] {
  const format = new Intl.DateTimeFormat(LOCALE[language], { weekday: 'short', timeZone: 'UTC' })
  // The fourth of January 1970 was a Sunday.
  return [3, 4, 5, 6, 7, 8, 9].map((date) => format.format(date * DAY_MS).replace('.', ''))
}

/** Spanish "vie 11/12/2026", English "Fri, 12/11/2026" (spec, section 9: ddd DD/MM/YYYY and ddd, MM/DD/YYYY). */
export function formatDay(day: Day, language: Language): string {
  const [year, month, date] = day.split('-')
  weekdays[language] ??= weekdaysIn(language)
  const weekday = weekdays[language][new Date(utc(day)).getUTCDay()]
  return language === 'es' ? `${weekday} ${date}/${month}/${year}` : `${weekday}, ${month}/${date}/${year}`
}

/** "hh:mm A" of a 24-hour `hh:mm` (spec, section 9). */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(hours % 12 || 12)}:${two(minutes)} ${hours < 12 ? 'AM' : 'PM'}`
}

const monthNames = new Map<string, Intl.DateTimeFormat>()

/** The month's name with a capital: "Nov", "November", "N". Months count from 1. */
export function formatMonth(
  month: number,
  language: Language,
  style: 'long' | 'short' | 'narrow' = 'short',
): string {
  const key = `${language} ${style}`
  // A formatter is far more expensive to create than to use, and a statement formats thousands of months.
  const format =
    monthNames.get(key) ?? new Intl.DateTimeFormat(LOCALE[language], { month: style, timeZone: 'UTC' })
  monthNames.set(key, format)
  const name = format.format(Date.UTC(2026, month - 1, 15)).replace('.', '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A moment as a clock at a place shows it: "Tue, 11/10/2026, 12:30 PM", "mar 10/11/2026, 12:30 PM". */
export const formatMoment = (at: Date, zone: string, language: Language): string =>
  `${formatDay(todayIn(zone, at), language)}, ${formatTime(timeIn(zone, at))}`
