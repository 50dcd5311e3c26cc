import type { CalendarDate } from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { lazy, Suspense } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  type CalendarCellProps,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import type { Day } from '../../../kernel/day.ts'
import { type Language, LOCALE } from '../../../kernel/language.ts'

// The months are there before the list of all of them, which stands in the place of the first one's name.
const MonthJump = lazy(() => import('./month-jump.tsx').then((module) => ({ default: module.MonthJump })))

/** What a day carries besides its number: all of it is told in words elsewhere. */
export interface CalendarMark {
  /** The season tints it. */
  season?: 'high' | 'quiet'
  /** A small figure under the number. */
  figure?: string
  /** A stay lies over it: filled, or hollow while it is in process. */
  bar?: { filled: boolean; starts: boolean; ends: boolean }
  /** Whether it is one of a span of days that matter here, its first and its last rounded. */
  band?: { starts: boolean; ends: boolean }
  /** Why it cannot be chosen, drawn: closed for everybody, or only not to be had. */
  closed?: boolean
}

/** The days of the months that cannot be chosen; those of the months beside them only fill the weeks. */
const CLOSED = '[data-unavailable]:not([data-outside-month]), [data-disabled]:not([data-outside-month])'

interface MonthGridsProps {
  /** The marks of the days. */
  markOf?: (day: Day) => CalendarMark | undefined
  /** Any day of the first month shown. */
  first: CalendarDate
  months: 1 | 2
  language: Language
  /**
   * Called with a day that cannot be chosen when it is pressed, so that it can say why; the arrow keys reach it too, unless it is
   * only before the first or after the last (`isBeyond`).
   */
  onClosed?: (day: Day, isBeyond: boolean) => void
  /** What its spoken name ends with: its season, why it cannot be chosen. */
  spokenOf?: (day: Day) => string | undefined
  /** Goes to another month in one press: the first and last day that may be chosen, and what hears the month's first day. */
  jump?: { from: Day; until: Day; onMonth: (day: Day) => void } | undefined
}

/** The months of a calendar side by side, each under its name, with the ways back and on. */
export function MonthGrids({ first, months, language, markOf, onClosed, spokenOf, jump }: MonthGridsProps) {
  const { t } = useLingui()
  // The grid has this name already, for screen readers.
  const name = (offset: number) => (
    <p className="sub calendar-month" aria-hidden>
      {new Intl.DateTimeFormat(LOCALE[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        first.add({ months: offset }).toDate('UTC'),
      )}
    </p>
  )
  return (
    <>
      <div className="calendar-ways">
        <Button slot="previous" className="icon-button" aria-label={t`Previous month`}>
          <ChevronLeft className="icon" />
        </Button>
        <Button slot="next" className="icon-button" aria-label={t`Next month`}>
          <ChevronRight className="icon" />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cells are the controls; those that cannot be chosen hear no press */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard such a day has the focus, and says why */}
      <div
        className="calendar-months"
        onClick={({ target }) => {
          const cell = (target as HTMLElement).closest<HTMLElement>(CLOSED)
          if (cell?.dataset.day) onClosed?.(cell.dataset.day as Day, cell.dataset.unavailable === undefined)
        }}
      >
        {[0, 1].slice(0, months).map((offset) => (
          <div key={offset}>
            {jump && offset === 0 ? (
              <Suspense fallback={name(offset)}>
                <MonthJump shown={first.toString()} language={language} {...jump} />
              </Suspense>
            ) : (
              name(offset)
            )}
            <CalendarGrid offset={{ months: offset }} weekdayStyle="short">
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => (
                  <MarkedDay
                    date={date}
                    language={language}
                    mark={markOf?.(date.toString())}
                    spoken={spokenOf?.(date.toString())}
                  />
                )}
              </CalendarGridBody>
            </CalendarGrid>
          </div>
        ))}
      </div>
    </>
  )
}

interface MarkedDayProps {
  date: CalendarDate
  mark: CalendarMark | undefined
  language: Language
  spoken: string | undefined
}

function MarkedDay({ date, language, mark, spoken }: MarkedDayProps) {
  const named = { render: spokenWith(spoken, language) }
  if (!mark)
    return <CalendarCell date={date} className="calendar-day" data-day={date.toString()} {...named} />
  const { bar } = mark
  return (
    <CalendarCell
      date={date}
      className="calendar-day"
      data-day={date.toString()}
      data-season={mark.season}
      data-closed={mark.closed || undefined}
      data-own={bar ? true : undefined}
      data-band={mark.band ? true : undefined}
      data-starts={mark.band?.starts || undefined}
      data-ends={mark.band?.ends || undefined}
      data-figured={mark.figure ? true : undefined}
      {...named}
    >
      {({ formattedDate }) => (
        <>
          {formattedDate}
          {/* Drawn, not written: the day's spoken name is its date, and what it leaves is said below. */}
          {mark.figure && <span className="calendar-figure" data-figure={mark.figure} aria-hidden />}
          {bar && (
            <span
              className="calendar-bar"
              data-filled={bar.filled || undefined}
              data-starts={bar.starts || undefined}
              data-ends={bar.ends || undefined}
            />
          )}
        </>
      )}
    </CalendarCell>
  )
}

/**
 * A day whose spoken name, its date, ends with what else it is. React Aria begins the name of the first and the last of a range with
 * the whole of it: there the date would be said twice.
 */
function spokenWith(more: string | undefined, language: Language): NonNullable<CalendarCellProps['render']> {
  return (cell, { date, isSelectionStart, isSelectionEnd }) => {
    const name = cell['aria-label'] ?? ''
    const begins = isSelectionStart === isSelectionEnd ? 0 : name.lastIndexOf(longDay(date, language))
    const own = name.slice(Math.max(0, begins))
    const named = { ...cell, 'aria-label': more ? `${own}, ${more}` : own }
    return <div {...named} />
  }
}

/** A day as React Aria names it: "Monday, April 19, 2027". */
const longDay = (date: CalendarDate, language: Language) =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'full', timeZone: 'UTC' }).format(date.toDate('UTC'))
