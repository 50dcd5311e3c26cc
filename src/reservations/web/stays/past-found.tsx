import { Plural, Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { PastMore, PastRows } from './past-rows.tsx'
import { YearSum } from './past-years.tsx'
import type { PastStaysQuery } from './use-past-stays.ts'
import { useStaysPlace } from './use-stays-place.ts'
import { MonthLetters, type PastYear, YearMarks } from './year-marks.tsx'

interface PastFoundProps {
  search: string
  words: readonly string[]
  years: readonly PastYear[]
  past: PastStaysQuery
  page: number
}

/** What a search found, year by year; the years close to those in which something was found. */
export function PastFound({ search, words, years, past, page }: PastFoundProps) {
  const goTo = useStaysPlace()
  const rowsOf = (year: number) => past.stays.filter(({ datein }) => Number(datein.slice(0, 4)) === year)
  const isNone = past.total === 0 && !past.isFetching && !past.error
  return (
    <div className={clsx('past-found', past.isFetching && 'is-old')} aria-busy={past.isFetching || undefined}>
      <p role="status" className={isNone ? 'past-none muted' : 'past-count muted'}>
        {isNone ? (
          <Trans>No past stays match. Try a guest’s first name or a year.</Trans>
        ) : past.isFetching ? (
          // What is shown is the last search's: its count is not this one's.
          '\u00a0'
        ) : (
          <Plural value={past.total} one={`# stay with “${search}”`} other={`# stays with “${search}”`} />
        )}
      </p>
      {!isNone && <MonthLetters />}
      <ul className="past-years">
        {years
          .filter(({ year }) => rowsOf(year).length > 0)
          .map((year) => (
            <li key={year.year}>
              <h3 className="past-year">
                <b>{year.year}</b>
                <YearSum year={year} />
                <YearMarks year={year} />
              </h3>
              <PastRows stays={rowsOf(year.year)} words={words} />
            </li>
          ))}
      </ul>
      <PastMore past={past} page={page} onMore={() => goTo({ search, page: page + 1 })} />
    </div>
  )
}
