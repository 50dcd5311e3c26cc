import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import Clock from 'lucide-react/icons/alarm-clock'
import EyeIcon from 'lucide-react/icons/eye'
import { type Day, todayIn } from '../../../kernel/day.ts'
import { dayInWords, rangeInWords } from '../../../kernel/day-words.ts'
import { useClubZone } from '../../../web/club-zone.ts'
import { useLanguage } from '../../../web/words.ts'
import type { InboxReader, InboxRow } from '../../inbox/inbox.endpoints.ts'
import { KIND_ICONS, STAY_WORDS, THING_WORDS } from './kind-words.tsx'
import { PromiseClockWords } from './promise-clock.tsx'

interface RowProps {
  row: InboxRow
  isOpen: boolean
  isSelected?: boolean
  /** Which colleagues have it open. */
  readers?: readonly InboxReader[]
  /** Left out where it is only named. */
  onOpen?: () => void
  /** What is to be said of it besides. */
  note?: string
  /** Left out where nothing is selected. */
  onSelect?: (selected: boolean) => void
}

/** One thing in the list: whose it is, what it is about, until when it has its answer, and who has it. */
export function InboxListRow({ row, isOpen, isSelected, readers = [], note, onOpen, onSelect }: RowProps) {
  const { t } = useLingui()
  const who = useWho(row)
  const Icon = KIND_ICONS[row.kind]
  const what = useWhat(row)
  const lines = (
    <>
      <span className="inbox-line">
        <b>{who}</b>
        <Eye of={readers} />
        <Due row={row} />
      </span>
      <span className="inbox-line muted">
        <span className="inbox-what">{what}</span>
        {row.assigned && <Initials of={row.assigned} />}
      </span>
      {note && <span className="inbox-line">{note}</span>}
    </>
  )
  return (
    <li className={clsx('inbox-row', isOpen && 'inbox-row-open', isSelected && 'inbox-row-selected')}>
      {onSelect ? (
        <label className="inbox-tick">
          <input
            type="checkbox"
            checked={isSelected ?? false}
            aria-label={t`Select: ${who}, ${what}`}
            onChange={({ target }) => onSelect(target.checked)}
          />
          <Icon className="icon-small" aria-hidden />
        </label>
      ) : (
        <span className="inbox-tick">
          <Icon className="icon-small" aria-hidden />
        </span>
      )}
      {onOpen ? (
        <button type="button" className="inbox-open" aria-current={isOpen} onClick={onOpen}>
          {lines}
        </button>
      ) : (
        <div className="inbox-open">{lines}</div>
      )}
    </li>
  )
}

/** Who asks; where nobody can be named, that it is nobody known. */
function useWho({ owner }: Pick<InboxRow, 'owner'>): string {
  const { t } = useLingui()
  return owner ? `${owner.name} ${owner.lastname}` : t`Nobody known`
}

/** What a thing is about, in a line: the kind, the place, the days or the words. */
function useWhat({ kind, state, code, words, hotel, residence, firstDay, lastDay }: InboxRow): string {
  const { i18n } = useLingui()
  const language = useLanguage()
  const name = i18n._((kind === 'bookings' && STAY_WORDS[state]) || THING_WORDS[kind])
  const days = firstDay && lastDay && daysOf(firstDay, lastDay, language)
  const place = [hotel, residence].filter(Boolean).join(' ')
  const about = {
    bookings: [code, place, days],
    agreements: [code, words],
    questions: [words],
    payments: [place],
    matters: [place, code],
    maintenance: [code, words],
    messages: [code, words],
    meetings: [days, code],
    orders: [code, place, days],
    reviews: [words],
    suspicions: [words],
    losses: [],
  }[kind]
  return [name, ...about.filter(Boolean)].join(' · ')
}

function daysOf(from: Day, to: Day, language: 'en' | 'es'): string {
  if (from === to) return dayInWords(from, language)
  return rangeInWords({ checkIn: from, checkOut: to }, language)
}

/** Who has it open at this moment, by initials; the whole names are read aloud. */
function Eye({ of: readers }: { of: readonly InboxReader[] }) {
  const { t } = useLingui()
  if (readers.length === 0) return null
  const names = readers.map(({ name, lastname }) => `${name} ${lastname}`).join(', ')
  return (
    <span className="inbox-eye" role="img" aria-label={t`Being read by ${names}`}>
      <EyeIcon className="icon-small" aria-hidden />
      {readers.map(({ name, lastname }) => name.slice(0, 1) + lastname.slice(0, 1)).join(' ')}
    </span>
  )
}

/** By when it has its answer: in words of its own where it is late. */
function Due({ row }: { row: InboxRow }) {
  const clock = useClubZone()
  const language = useLanguage()
  const { snoozedUntil } = row
  if (snoozedUntil && new Date(snoozedUntil) > new Date()) {
    const day = dayInWords(todayIn(clock, new Date(snoozedUntil)), language)
    return (
      <span className="inbox-due">
        <Clock className="icon-small" aria-hidden /> <Trans>until {day}</Trans>
      </span>
    )
  }
  return <PromiseClockWords row={row} />
}

/** Whose it is, by initials; the whole name is read aloud. */
function Initials({ of: { name, lastname } }: { of: { name: string; lastname: string } }) {
  const { t } = useLingui()
  return (
    <span className="inbox-initials" role="img" aria-label={t`Assigned to ${name} ${lastname}`}>
      {name.slice(0, 1)}
      {lastname.slice(0, 1)}
    </span>
  )
}
