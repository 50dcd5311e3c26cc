import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { Chip } from '../../../web/ui/chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { WireMessage } from '../../messages.endpoints.ts'
import type { ThreadEntry } from '../../thread.ts'
import { wallTime } from '../../wall-time.ts'
import { MeetingTime } from '../meeting-time.tsx'

/** One thing of the thread: what the owner wrote, what the club answered, or a meeting of both. */
export function ThreadEntryRow({ entry }: { entry: ThreadEntry }): ReactNode {
  if (entry.kind === 'written') return <Written message={entry.message} />
  if (entry.kind === 'answered')
    return entry.message.answer && <Answered message={entry.message} answer={entry.message.answer} />
  const { meeting } = entry
  const { name, lastname } = meeting.staff
  return (
    <li className="thread-entry" tabIndex={-1}>
      <div className="thread-head">
        <p className="small faint numeric">
          <MeetingTime {...meeting} />
        </p>
        {meeting.state === 'cancelled' && (
          <Chip tone="quiet">
            <Trans>Cancelled</Trans>
          </Chip>
        )}
      </div>
      <h3 className="sub">
        <Link to="/about-us" search={{ show: 'meeting' }} className="link">
          <Trans>
            Meeting with {name} {lastname}
          </Trans>
        </Link>
      </h3>
      <p className="club-words muted">{meeting.subject}</p>
    </li>
  )
}

/** An instant on the resort's clock. */
function useMoment(at: string): { date: string; clock: string } {
  const language = useLanguage()
  const { zone } = useContract()
  const { day, time } = wallTime(new Date(at), zone)
  return { date: dayInWords(day, language), clock: formatTime(time) }
}

function Written({ message }: { message: WireMessage }) {
  const { date, clock } = useMoment(message.sentAt)
  const { name = '', lastname = '' } = message.to ?? {}
  return (
    <li className="thread-entry" tabIndex={-1}>
      <div className="thread-head">
        <p className="small faint numeric">
          {message.to ? (
            <Trans>
              You to {name} {lastname}, {date}, {clock}
            </Trans>
          ) : (
            <Trans>
              You to the concierge, {date}, {clock}
            </Trans>
          )}
        </p>
        {!message.answer && (
          <Chip tone="waiting">
            <Trans>Not answered yet</Trans>
          </Chip>
        )}
      </div>
      <h3 className="sub">{message.subject}</h3>
      <p className="club-words">{message.body}</p>
      <Pictures pictures={message.pictures} />
    </li>
  )
}

function Pictures({ pictures }: Pick<WireMessage, 'pictures'>) {
  const { t } = useLingui()
  if (pictures.length === 0) return null
  return (
    <ul className="thread-pictures">
      {pictures.map(({ key, name, fileRoute }) => (
        <li key={key}>
          <a href={fileRoute} target="_blank" rel="noreferrer" aria-label={t`Look at ${name}`}>
            <img src={fileRoute} alt="" loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}

interface AnsweredProps {
  message: WireMessage
  answer: NonNullable<WireMessage['answer']>
}

function Answered({ message, answer }: AnsweredProps) {
  const { date, clock } = useMoment(answer.at)
  const { by, enteredBy } = answer
  const { subject } = message
  return (
    <li className="thread-entry is-clubs" tabIndex={-1}>
      <div className="thread-head">
        <p className="small faint numeric">
          {answer.byMail && enteredBy ? (
            <Trans>
              {by} by email, {date}, entered by {enteredBy}
            </Trans>
          ) : answer.byMail ? (
            <Trans>
              {by} by email, {date}
            </Trans>
          ) : (
            <Trans>
              {by}, for the club, {date}, {clock}
            </Trans>
          )}
        </p>
        {!answer.read && (
          <Chip tone="accent">
            <Trans>New</Trans>
          </Chip>
        )}
      </div>
      <h3 className="sub">
        <Trans>Re: {subject}</Trans>
      </h3>
      <p className="club-words">{answer.text}</p>
    </li>
  )
}
