import { type Language, LOCALE } from '../kernel/language.ts'

/** Hours of a week as they are told: "Mon – Fri", from and to in wall time (hh:mm). */
export interface HoursLine {
  days: string
  from: string
  to: string
}

/** Weekly hours (weekday: ISO, 1 is Monday), days with the same hours together, days in a row as a span. */
export function hoursLines(
  hours: readonly { weekday: number; from: string; to: string }[],
  language: Language,
): HoursLine[] {
  const together = Map.groupBy(hours, ({ from, to }) => `${from} ${to}`)
  return [...together.values()].map((same) => ({
    days: daysInWords(
      same.map(({ weekday }) => weekday),
      language,
    ),
    from: same[0]?.from ?? '',
    to: same[0]?.to ?? '',
  }))
}

function daysInWords(weekdays: readonly number[], language: Language): string {
  const spans: number[][] = []
  for (const weekday of weekdays.toSorted((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last?.at(-1) === weekday - 1) last.push(weekday)
    else spans.push([weekday])
  }
  const name = new Intl.DateTimeFormat(LOCALE[language], { weekday: 'short', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  const nameOf = (weekday: number) => {
    const written = name.format(Date.UTC(2024, 0, weekday)).replace('.', '')
    return written.charAt(0).toUpperCase() + written.slice(1)
  }
  return spans
    .map((span) =>
      span.length > 2 ? `${nameOf(span[0] ?? 1)} – ${nameOf(span.at(-1) ?? 1)}` : span.map(nameOf).join(', '),
    )
    .join(', ')
}
