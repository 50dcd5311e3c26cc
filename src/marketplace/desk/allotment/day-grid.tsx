import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { addDays, addMonths, type Day, formatDay, formatMonth } from '../../../kernel/day.ts'
import { IconButton } from '../../../web/ui/button.tsx'
import { useLanguage } from '../../../web/words.ts'
import { weekdayOf } from '../../publish/publish-allotment.ts'
import type { SeenDay } from './days-after.ts'
import { weekdayName } from './weekday-name.ts'

interface DayGridProps {
  /** Any day of the month that is shown. */
  month: Day
  onMonth: (day: Day) => void
  days: ReadonlyMap<Day, SeenDay>
  first: Day
  last: Day
  onPress: (day: Day) => void
}

/** A month of a variant's days: what is left of each and of how many, and what the change makes of it. */
export function DayGrid({ month, onMonth, days, first, last, onPress }: DayGridProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const begins = `${month.slice(0, 7)}-01`
  const next = addMonths(begins, 1)
  // Weeks begin on Sunday, as in the owner's calendar beside it.
  const sunday = addDays(begins, -(weekdayOf(begins) % 7))
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => addDays(sunday, week * 7 + index)),
  ).filter(([day = '']) => day < next)
  const name = `${formatMonth(Number(begins.slice(5, 7)), language, 'long')} ${begins.slice(0, 4)}`
  return (
    <section className="day-grid" aria-label={t`Days`}>
      <header>
        <IconButton
          label={t`Previous month`}
          aria-disabled={begins <= first}
          onClick={() => begins > first && onMonth(addMonths(begins, -1))}
        >
          <ChevronLeft className="icon" />
        </IconButton>
        <h2 className="sub" aria-live="polite">
          {name}
        </h2>
        <IconButton
          label={t`Next month`}
          aria-disabled={next > last}
          onClick={() => next <= last && onMonth(next)}
        >
          <ChevronRight className="icon" />
        </IconButton>
      </header>
      <table aria-label={name}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={weekdayOf(day)} scope="col" abbr={weekdayName(weekdayOf(day), language, 'long')}>
                {weekdayName(weekdayOf(day), language, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  {day >= begins && day < next && (
                    <DayCell day={day} seen={days.get(day)} onPress={() => onPress(day)} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="legend day-legend">
        <span>
          <b className="numeric">5/16</b> <Trans>5 of 16 left</Trans>
        </span>
        <span>
          <i className="day-mark" data-state="full" /> <Trans>Nothing left</Trans>
        </span>
        <span>
          <i className="day-mark" data-state="closed" /> <Trans>Closed</Trans>
        </span>
        <span>
          <i className="day-mark" data-meant /> <Trans>Changes</Trans>
        </span>
        <span>
          <i className="day-mark" data-state="short" /> <Trans>Over capacity</Trans>
        </span>
      </p>
    </section>
  )
}

function DayCell({ day, seen, onPress }: { day: Day; seen: SeenDay | undefined; onPress: () => void }) {
  const words = useDayWords()
  const date = Number(day.slice(8))
  if (!seen) return <span className="day-cell day-outside">{date}</span>
  const { after, before, meant, off } = seen
  const shown = after ?? before
  const left = shown.capacity - shown.taken
  const state = after === null ? 'short' : off || shown.closed ? 'closed' : left === 0 ? 'full' : 'open'
  const changes =
    meant && after !== null && (after.capacity !== before.capacity || after.closed !== before.closed)
  return (
    <button
      type="button"
      className={clsx('day-cell', changes && 'day-changes')}
      data-state={state}
      data-meant={meant || undefined}
      aria-pressed={meant}
      onClick={onPress}
    >
      <b aria-hidden>{date}</b>
      <span aria-hidden className="numeric">
        {left}/{shown.capacity}
      </span>
      <span className="hidden-text">{words(seen)}</span>
    </button>
  )
}

/** A day in words: "Mon, 03/01/2027: 8 a day, 3 taken, 5 left. Will be: 12 a day, 9 left". */
function useDayWords(): (seen: SeenDay) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return ({ day, before, after, meant, off }) => {
    const date = formatDay(day, language)
    const { capacity, taken } = before
    const left = capacity - taken
    const now = before.closed
      ? t`${date}: closed, ${taken} taken`
      : t`${date}: ${capacity} a day, ${taken} taken, ${left} left`
    if (off) return t`${now}. The product is not offered on that day.`
    if (!meant) return now
    if (after === null) return t`${now}. More is taken than the change allows.`
    if (after.closed) return t`${now}. It will be closed.`
    const newCapacity = after.capacity
    const newLeft = newCapacity - after.taken
    return t`${now}. It will be ${newCapacity} a day, ${newLeft} left.`
  }
}
