import { Plural } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type CSSProperties, memo } from 'react'
import { type Day, formatMonth } from '../../../kernel/day.ts'
import { LOCALE } from '../../../kernel/language.ts'
import { useLanguage } from '../../../web/words.ts'
import { useNightWords } from './night-words.tsx'
import type { StayPart, YearMonth, YearNight } from './year-months.ts'

interface MonthRowProps {
  month: YearMonth
  today: Day
  resort: string
  /** Its calendar is open, where the months are thin ribbons. */
  open: boolean
  /** The night that the tab key reaches; none when it lies in another month. */
  focus: Day | null
  /** The days picked, or about to be, as far as they concern this month. */
  from: Day | null
  until: Day | null
  /** Whether both ends are picked. */
  whole: boolean
  onFocus: (day: Day) => void
  /** Opens a month's calendar, or closes the open one. */
  onOpen: (key: string | null) => void
}

/** A month of nights. It is drawn anew only when something in it changes. */
export const MonthRow = memo(function MonthRow({
  month,
  today,
  resort,
  open,
  focus,
  from,
  until,
  ...on
}: MonthRowProps) {
  const language = useLanguage()
  const nightWords = useNightWords()
  const placeOf = ({ day }: YearNight) => {
    if (from === null || until === null || day < from || day > until) return undefined
    if (day === from) return 'arrival'
    return day === until ? 'departure' : 'between'
  }
  return (
    <tr
      className="year-month"
      data-open={open || undefined}
      style={{ '--blanks': month.blanks } as CSSProperties}
    >
      <th scope="row">
        <span className="year-month-name">{formatMonth(month.month, language)}</span>
        <button
          type="button"
          className="year-month-open"
          aria-expanded={open}
          onClick={() => on.onOpen(open ? null : month.key)}
        >
          {formatMonth(month.month, language, open ? 'long' : 'short')}
          <ChevronDown className="icon-small" aria-hidden />
        </button>
      </th>
      <td className="year-weekdays" aria-hidden>
        {weekdays(LOCALE[language]).map(({ key, name }) => (
          <span key={key}>{name}</span>
        ))}
      </td>
      {month.nights.map((night) => (
        <td
          key={night.day}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell of a grid takes the focus
          role="gridcell"
          tabIndex={night.day === focus ? 0 : -1}
          className="year-night year-mark"
          data-day={night.day}
          data-state={night.state}
          data-season={night.season}
          data-today={night.day === today || undefined}
          data-place={placeOf(night)}
          data-whole={on.whole || undefined}
          aria-label={nightWords(night)}
          aria-selected={placeOf(night) !== undefined}
          aria-current={night.day === today ? 'date' : undefined}
          onFocus={() => on.onFocus(night.day)}
        >
          {night.stay && <StayBar stay={night.stay} resort={resort} first={night.date === 1} />}
          {night.expiring > 0 && <Expiring nights={night.expiring} />}
          <span className="year-date" data-date={night.date} aria-hidden />
        </td>
      ))}
    </tr>
  )
})

/** A stay's piece over one night; where its bar begins in a month it carries the name. */
function StayBar({ stay, resort, first }: { stay: StayPart; resort: string; first: boolean }) {
  return (
    <span
      aria-hidden
      className={`year-bar year-${stay.kind}`}
      data-starts={stay.starts || undefined}
      data-ends={stay.ends || undefined}
      style={{ '--nights': stay.nightsHere } as CSSProperties}
    >
      {(stay.starts || first) && stay.nightsHere > 2 && <b>{resort}</b>}
    </span>
  )
}

/** A flag at the end of the last night on which nights may be used. */
function Expiring({ nights }: { nights: number }) {
  return (
    <span aria-hidden className="year-expiring">
      <b>
        <Plural value={nights} one="# night expires" other="# nights expire" />
      </b>
    </span>
  )
}

/** The weekdays' initials from Sunday on; keys, because two of them are alike. */
function weekdays(locale: string): { key: number; name: string }[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' })
  // 4 January 1970 was a Sunday.
  return Array.from({ length: 7 }, (_, key) => ({ key, name: format.format(Date.UTC(1970, 0, 4 + key)) }))
}
