import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import MessageSquareReply from 'lucide-react/icons/message-square-reply'
import { formatDay, formatTime } from '../../kernel/day.ts'
import { useContract } from '../../membership/web/session/use-session.ts'
import { queryOf } from '../../web/query.ts'
import { Chip } from '../../web/ui/chip.tsx'
import { LoadError } from '../../web/ui/load-error.tsx'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { useLanguage } from '../../web/words.ts'
import { listMessages, type WireMessage } from '../messages.endpoints.ts'
import { wallTime } from '../wall-time.ts'

/** What the owner has written so far; each opens to its text. */
export function MyMessages() {
  const { t } = useLingui()
  const messages = useQuery(queryOf(listMessages))
  if (messages.isError) return <LoadError query={messages} />
  if (messages.isPending) {
    return (
      <Loading label={t`Loading your messages`}>
        <div className="stack stack-wide">
          <Skeleton width={160} height={26} />
          <Skeleton height={64} />
          <Skeleton height={64} />
        </div>
      </Loading>
    )
  }
  const { data } = messages.data
  return (
    <section aria-labelledby="my-messages-title">
      <h2 className="title" id="my-messages-title">
        <Trans>Earlier messages</Trans>
      </h2>
      {data.length > 0 ? (
        <ul className="messages">
          {data.map((message) => (
            <MessageRow key={message.idMessage} message={message} />
          ))}
        </ul>
      ) : (
        <p className="muted">
          <Trans>You haven’t written yet. What you send is kept here.</Trans>
        </p>
      )}
    </section>
  )
}

function MessageRow({ message }: { message: WireMessage }) {
  const language = useLanguage()
  const { zone } = useContract()
  const { day, time } = wallTime(new Date(message.sentAt), zone)
  const [date, clock] = [formatDay(day, language), formatTime(time)]
  const { name = '', lastname = '' } = message.to ?? {}
  return (
    <li>
      <details className="message">
        <summary>
          <span className="sub">{message.subject}</span>
          <span className="small faint numeric">
            {message.to ? (
              <Trans>
                To {name} {lastname}, {date}, {clock}
              </Trans>
            ) : (
              <Trans>
                To the concierge, {date}, {clock}
              </Trans>
            )}
          </span>
          {message.answer && (
            <span>
              <Chip tone="good" icon={MessageSquareReply}>
                <Trans>Answered</Trans>
              </Chip>
            </span>
          )}
        </summary>
        <p className="message-body">{message.body}</p>
        {message.answer && <Answer answer={message.answer} zone={zone} />}
      </details>
    </li>
  )
}

/** What the club answered, and who. */
function Answer({ answer, zone }: { answer: NonNullable<WireMessage['answer']>; zone: string }) {
  const language = useLanguage()
  const { day, time } = wallTime(new Date(answer.at), zone)
  const [date, clock] = [formatDay(day, language), formatTime(time)]
  const { by } = answer
  return (
    <div className="message-answer">
      <p className="small faint numeric">
        <Trans>
          {by}, for the club, {date}, {clock}
        </Trans>
      </p>
      <p className="club-words">{answer.text}</p>
    </div>
  )
}
