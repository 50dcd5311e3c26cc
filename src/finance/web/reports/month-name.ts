import type { Day } from '../../../kernel/day.ts'
import { todayIn } from '../../../kernel/day.ts'
import { type Language, LOCALE } from '../../../kernel/language.ts'
import { writtenDay } from '../../../kernel/written-day.ts'
import type { Report } from '../../reports.endpoints.ts'

/** "October 2026", "octubre de 2026"; with a capital in Spanish too where a line or a heading begins with it. */
export function monthName(month: Day, language: Language, place: 'start' | 'within' = 'within'): string {
  const name = writtenDay(month, language, { month: 'long', year: 'numeric' })
  return place === 'start' ? name.charAt(0).toUpperCase() + name.slice(1) : name
}

/** "October 2026 and November 2026": the months of several reports, as part of a sentence. */
export function monthNames(reports: readonly Pick<Report, 'month'>[], language: Language): string {
  return inOneLine(
    reports.map(({ month }) => monthName(month, language)),
    language,
  )
}

/** “Andrew Moss and Claire Moss”: people, as part of a sentence. */
export function wholeNames(
  people: readonly { name: string; lastname: string }[],
  language: Language,
): string {
  return inOneLine(
    people.map(({ name, lastname }) => `${name} ${lastname}`),
    language,
  )
}

function inOneLine(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(LOCALE[language], { type: 'conjunction' }).format(names)
}

/** The day on which a report was signed, as it was at the resort; null until it is signed. */
export function signedDay({ signedAt }: Pick<Report, 'signedAt'>, zone: string): Day | null {
  return signedAt === null ? null : todayIn(zone, new Date(signedAt))
}
