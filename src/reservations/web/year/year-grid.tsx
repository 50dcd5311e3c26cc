import { useLingui } from '@lingui/react/macro'
import { Fragment, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import type { Day } from '../../../kernel/day.ts'
import { dayByKey, type YearLayout } from './day-by-key.ts'
import { MonthRow } from './month-row.tsx'
import type { PickedNights } from './pick-stay.ts'
import { monthKey, type Year, type YearMonth } from './year-months.ts'
import { YearRow } from './year-row.tsx'

interface YearGridProps {
  months: readonly YearMonth[]
  year: Year
  /** The name on the bars. */
  resort: string
  picked: PickedNights
  onPick: (day: Day) => void
  onClear: () => void
}

const DATES = Array.from({ length: 31 }, (_, index) => index + 1)

/**
 * The nights of the months: a ribbon for each. Where there is no room to press a night, a month opens its small
 * calendar. One night takes part in the tab order; arrows, Home, End and the page keys move from there, Enter picks, Escape clears.
 */
export function YearGrid({ months, year, resort, picked, onPick, onClear }: YearGridProps) {
  const { t } = useLingui()
  const table = useRef<HTMLTableElement>(null)
  const [focus, setFocus] = useState<Day>(() => firstDay(months, year.today))
  // The month whose calendar is open, where the months are ribbons too thin to press.
  const [open, setOpen] = useState<string | null>(null)
  // The day under the pointer or the focus, while a departure is looked for.
  const [reach, setReach] = useState<Day | null>(null)
  const { arrival, departure } = picked
  const until = departure ?? (reach !== null && arrival !== null && reach > arrival ? reach : arrival)

  const move = (day: Day) => {
    setFocus(day)
    setReach(day)
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && arrival !== null) {
      event.preventDefault()
      return onClear()
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return onPick(focus)
    }
    const next = dayByKey(event.key, focus, year, layoutOf(table.current))
    if (next === null) return
    event.preventDefault()
    move(next)
  }
  const onClick = (event: MouseEvent) => {
    const day = dayAt(event.target)
    if (!day) return
    // Thin ribbons are a picture: a press on one opens its month.
    if (layoutOf(table.current) === 'cards' && monthKey(day) !== open) return setOpen(monthKey(day))
    move(day)
    onPick(day)
  }
  const see = (day: Day) => {
    setFocus(day)
    setOpen(monthKey(day))
  }
  const onPointerOver = (event: PointerEvent) => {
    if (arrival !== null && departure === null) setReach(dayAt(event.target))
  }
  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that one walks through
      role="grid"
      className="year-grid"
      aria-label={t`Nights of the next months`}
      aria-multiselectable
      onKeyDown={onKeyDown}
      onClick={onClick}
      onPointerOver={onPointerOver}
      onPointerLeave={() => setReach(null)}
    >
      <thead aria-hidden>
        <tr className="year-dates">
          <td />
          {DATES.map((date) => (
            <td key={date}>{date}</td>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month, index) => {
          const { key } = month
          const touched = arrival !== null && until !== null && touches(arrival, until, key)
          return (
            <Fragment key={key}>
              {month.year !== months[index - 1]?.year && <YearRow of={month.year} year={year} />}
              <MonthRow
                month={month}
                today={year.today}
                resort={resort}
                open={open === key}
                focus={focus.startsWith(key) ? focus : null}
                from={touched ? arrival : null}
                until={touched ? until : null}
                whole={departure !== null}
                onFocus={see}
                onOpen={setOpen}
              />
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

/** Where the focus begins: on the first free night, else on today, else on the first. */
function firstDay(months: readonly YearMonth[], today: Day): Day {
  const nights = months.flatMap((month) => month.nights)
  const free = nights.find(({ state }) => state === 'free')
  const first = free ?? nights.find(({ day }) => day === today) ?? nights[0]
  return first?.day ?? today
}

/** The style sheet says how the months lie. */
function layoutOf(table: HTMLElement | null): YearLayout {
  if (!table) return 'ribbon'
  return getComputedStyle(table).getPropertyValue('--layout').trim() === 'cards' ? 'cards' : 'ribbon'
}

function touches(from: Day, until: Day, month: string): boolean {
  return from.slice(0, 8) <= month && month <= until.slice(0, 8)
}

function dayAt(target: EventTarget): Day | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-day]')?.dataset.day ?? null) : null
}
