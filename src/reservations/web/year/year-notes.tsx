import './year-notes.css'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { StatusChip } from '../../../web/ui/status-chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import { shownStatus } from '../../stay/shown-status.ts'
import { daysOfYearWords } from '../stays/stay-words.ts'
import type { Year } from './year-months.ts'

/** What the marks stand for, in words: one's own stays, each a link, and closed nights with their reason. */
export function YearNotes({ year, resort }: { year: Year; resort: string }) {
  const language = useLanguage()
  const { from, to, today, stays, blackouts } = year
  const own = stays.filter(({ dateout }) => dateout > today)
  const closed = blackouts.filter(
    ({ firstNight, lastNight }) => lastNight >= today && lastNight >= from && firstNight < to,
  )
  if (own.length + closed.length === 0) return null
  return (
    <ul className="year-notes">
      {own.map(({ id, code, datein, dateout, bookingStatus }) => (
        <li key={code}>
          <Link to="/my-reservations/$id" params={{ id: String(id) }} className="year-note">
            <b>{daysOfYearWords(datein, dateout, language)}</b>
            <span>
              {resort} <span className="numeric faint">{code}</span>
            </span>
            <StatusChip status={shownStatus({ bookingStatus, dateout }, today)} />
            <ChevronRight className="icon-small" aria-hidden />
          </Link>
        </li>
      ))}
      {closed.map(({ firstNight, lastNight, reason }) => (
        <li key={firstNight} className="year-note">
          <b>{daysOfYearWords(firstNight, lastNight, language)}</b>
          <span>
            <Trans>Closed: {reason[language]}</Trans>
          </span>
        </li>
      ))}
    </ul>
  )
}
