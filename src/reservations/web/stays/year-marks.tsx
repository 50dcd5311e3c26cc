import { formatMonth } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { useLanguage } from '../../../web/words.ts'
import type { listPastYears } from '../../past-stays.endpoints.ts'

/** A year that is behind, as the server sums it up. */
export type PastYear = AnswerOf<typeof listPastYears>['data'][number]

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/** A year as a strip of twelve months, each stay a mark on it; hollow where it did not take place. For the eye. */
export function YearMarks({ year: { year, marks } }: { year: PastYear }) {
  const days = isLeap(year) ? 366 : 365
  const share = (count: number) => `${((count / days) * 100).toFixed(2)}%`
  return (
    <span className="year-marks" aria-hidden>
      {marks.map(({ day, nights, tookPlace }, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have no number and never change places
          key={index}
          className={tookPlace ? undefined : 'is-hollow'}
          style={{ left: share(day - 1), width: share(Math.min(nights, days - day + 1)) }}
        />
      ))}
    </span>
  )
}

/** The letters of the months above the strips. */
export function MonthLetters() {
  const language = useLanguage()
  return (
    <div className="past-letters" aria-hidden>
      <span>
        {MONTHS.map((month) => (
          <i key={month}>{formatMonth(month, language, 'narrow')}</i>
        ))}
      </span>
    </div>
  )
}
