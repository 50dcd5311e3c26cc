import type { Day } from '../../kernel/day.ts'

/** A benefit year as its accounts run: the number it is called by on the wire, its first and its last day. */
export interface BenefitSpan {
  year: number
  starts: Day
  expires: Day
}

/** What owners call a benefit year: "2026" where it is the calendar's, else by the two years it lies in: "2026–27". */
export function benefitYearName({ starts, expires }: Pick<BenefitSpan, 'starts' | 'expires'>): string {
  const [first, last] = [starts.slice(0, 4), expires.slice(0, 4)]
  return first === last ? first : `${first}–${last.slice(2)}`
}

/** The benefit year that runs on a day; without one the last that began before it, and before all of them the first. */
export function benefitYearOn(spans: readonly BenefitSpan[], today: Day): number {
  const byStart = spans.toSorted((a, b) => (a.starts < b.starts ? -1 : 1))
  const running = byStart.find(({ starts, expires }) => starts <= today && today <= expires)
  const before = byStart.findLast(({ starts }) => starts <= today)
  return (running ?? before ?? byStart[0])?.year ?? Number(today.slice(0, 4))
}
