import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useContract, useSession } from '../../../membership/web/session/use-session.ts'
import { useLanguage } from '../../../web/words.ts'
import type { Subscription } from '../../exchanges.endpoints.ts'

type ExchangeEvent = Subscription['history'][number]

const DEEDS: Record<ExchangeEvent['deed'], MessageDescriptor> = {
  subscribed: msg`Joined the exchange`,
  changed: msg`Weeks or wish changed`,
  matched: msg`Exchange found`,
  ended: msg`Participation ended`,
}

/** What happened to a subscription, who did it and on which day; the latest first. */
export function ExchangeHistory({ history }: { history: readonly ExchangeEvent[] }) {
  const { i18n, t } = useLingui()
  const language = useLanguage()
  const { zone } = useContract()
  return (
    <ol className="exchange-history" aria-label={t`History`}>
      {history.map((event) => (
        <li key={`${event.at} ${event.deed}`}>
          <p>
            <b>{i18n._(DEEDS[event.deed])}</b>
            {event.detail && <span className="exchange-detail">{event.detail}</span>}
          </p>
          <p className="small faint">
            <time className="numeric" dateTime={event.at}>
              {dayInWords(todayIn(zone, new Date(event.at)), language)}
            </time>
            <span>
              <By by={event.by} />
            </span>
          </p>
        </li>
      ))}
    </ol>
  )
}

function By({ by }: Pick<ExchangeEvent, 'by'>) {
  const { user } = useSession()
  if (by === 'owner') return user.isAdmin ? <Trans>By the owner</Trans> : <Trans>By you</Trans>
  return by === 'admin' ? <Trans>By the club for you</Trans> : <Trans>By the club</Trans>
}
