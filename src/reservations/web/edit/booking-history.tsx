import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay, formatTime, todayIn } from '../../../kernel/day.ts'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { StatusChip } from '../../../web/ui/status-chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { BookingDetails } from '../../changes.endpoints.ts'

type BookingEvent = BookingDetails['events'][number]

/** What was done, by the deed's name; another deed is told by its status alone. */
const DEEDS: Record<string, MessageDescriptor> = {
  'request-booking': msg`Stay requested`,
  'change-guests': msg`Guests changed`,
  'modify-booking': msg`Stay modified`,
  'request-modification': msg`Modification requested`,
  'add-benefit': msg`Benefit added`,
  'authorize-benefits': msg`Benefits decided`,
  'delete-benefit': msg`Benefit taken out`,
  'confirm-booking': msg`Stay confirmed`,
  'reject-booking': msg`Stay not accepted`,
  'withdraw-change': msg`Change taken back`,
  'reject-change': msg`Change not accepted`,
  'wait-anew': msg`Change waits as a request`,
  'ask-to-cancel': msg`Cancellation requested`,
  'request-cancellation': msg`Cancellation requested`,
  'cancel-booking': msg`Stay cancelled`,
  'keep-booking': msg`Stay kept`,
  'lapse-authorization': msg`Benefits returned: not authorized in time`,
  'lapse-change': msg`Change dropped: no answer in time`,
  'lapse-booking': msg`Stay closed: not confirmed in time`,
  'lapse-cancellation': msg`Stay cancelled: no answer in time`,
}

/** What happened to a stay, who did it and when; the latest first. */
export function BookingHistory({ booking }: { booking: BookingDetails }) {
  const { i18n } = useLingui()
  const events = [...booking.events].reverse()
  if (events.length === 0) return null
  return (
    <section>
      <SectionHead title={<Trans>History</Trans>} />
      <ol className="history">
        {events.map((event) => (
          <li key={`${event.at} ${event.deed}`}>
            <div>
              <b>
                {DEEDS[event.deed] ? (
                  i18n._(DEEDS[event.deed] as MessageDescriptor)
                ) : (
                  <Trans>Status changed</Trans>
                )}
              </b>
              <p className="small muted">
                <Actor event={event} />
              </p>
              {event.reason && <p className="small">{event.reason}</p>}
            </div>
            <p className="small faint numeric">
              <When at={event.at} zone={booking.zone} />
            </p>
            {event.from !== event.to && <StatusChip status={event.to} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Actor({ event: { actor, actorName, deed } }: { event: BookingEvent }) {
  const { user } = useSession()
  if (actor === 'clockwork') return <Trans>Automatically</Trans>
  if (actor === 'owner') return user.isAdmin && actorName ? actorName : <Trans>By you</Trans>
  return deed === 'request-booking' ? (
    <Trans>By the club for you ({actorName})</Trans>
  ) : (
    <Trans>By the club ({actorName})</Trans>
  )
}

/** An instant as the resort's clocks showed it. */
function When({ at, zone }: { at: string; zone: string }) {
  const language = useLanguage()
  const instant = new Date(at)
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant)
  return (
    <time dateTime={at}>
      {formatDay(todayIn(zone, instant), language)}, {formatTime(time)}
    </time>
  )
}
