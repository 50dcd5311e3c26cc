import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import type { Day } from '../../../kernel/day.ts'
import { dayByKey, type Layout } from './day-by-key.ts'
import { MonthRow } from './month-row.tsx'
import type { Picked } from './pick-stay.ts'
import type { YearMonth } from './year-months.ts'

interface YearGridProps {
  months: readonly YearMonth[]
  year: number
  today: Day
  picked: Picked
  onPick: (day: Day) => void
  onClear: () => void
}

const DATES = Array.from({ length: 31 }, (_, index) => index + 1)

/**
 * The nights of a year: a ribbon for each month where there is room, else a small calendar for each. One night takes
 * part in the tab order; arrows, Home, End and the page keys move from there, Enter picks, Escape clears.
 */
export function YearGrid({ months, year, today, picked, onPick, onClear }: YearGridProps) {
  const { t } = useLingui()
  const table = useRef<HTMLTableElement>(null)
  const [focus, setFocus] = useState<Day>(() => firstDay(months, today))
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
    move(day)
    onPick(day)
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
      aria-label={t`Nights of ${year}`}
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
        {months.map((month) => {
          const prefix = month.nights[0]?.day.slice(0, 8) ?? ''
          const touched = arrival !== null && until !== null && touches(arrival, until, prefix)
          return (
            <MonthRow
              key={month.month}
              month={month}
              today={today}
              focus={focus.startsWith(prefix) ? focus : null}
              from={touched ? arrival : null}
              until={touched ? until : null}
              whole={departure !== null}
              onFocus={setFocus}
            />
          )
        })}
      </tbody>
    </table>
  )
}

/** Where the focus begins: on the first free night, else on today, else on 1 January. */
function firstDay(months: readonly YearMonth[], today: Day): Day {
  const nights = months.flatMap((month) => month.nights)
  const free = nights.find(({ state }) => state === 'free')
  const first = free ?? nights.find(({ day }) => day === today) ?? nights[0]
  return first?.day ?? today
}

/** The style sheet says how the months lie. */
function layoutOf(table: HTMLElement | null): Layout {
  if (!table) return 'ribbon'
  return getComputedStyle(table).getPropertyValue('--layout').trim() === 'cards' ? 'cards' : 'ribbon'
}

function touches(from: Day, until: Day, month: string): boolean {
  return from.slice(0, 8) <= month && month <= until.slice(0, 8)
}

function dayAt(target: EventTarget): Day | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-day]')?.dataset.day ?? null) : null
}
