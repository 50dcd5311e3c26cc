import { Trans, useLingui } from '@lingui/react/macro'
import { ForOwner } from '../../../membership/web/session/for-owner.tsx'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { Moment } from '../../../web/ui/moment.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { StatusChip } from '../../../web/ui/status-chip.tsx'
import type { BookingDetails } from '../../changes.endpoints.ts'
import { deedWords } from './deed-words.tsx'

type BookingEvent = BookingDetails['events'][number]

/** What happened to a stay, who did it and when; the latest first. */
export function BookingHistory({ booking }: { booking: BookingDetails }) {
  const events = [...booking.events].reverse()
  if (events.length === 0) return null
  return (
    <section>
      <SectionHead title={<Trans>What changed</Trans>} />
      <ol className="history">
        {events.map((event) => (
          <li key={`${event.at} ${event.deed}`}>
            <div>
              <b>
                <Deed event={event} />
              </b>
              <p className="small muted">
                <Actor event={event} />
              </p>
              {event.reason && <p className="small">{event.reason}</p>}
            </div>
            <p className="small faint numeric">
              <Moment at={event.at} zone={booking.zone} />
            </p>
            {event.from !== event.to && <StatusChip status={event.to} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Deed({ event }: { event: BookingEvent }) {
  const { i18n } = useLingui()
  const words = deedWords(event)
  return words ? i18n._(words) : <Trans>Status changed</Trans>
}

function Actor({ event: { actor, actorName, actorFor, deed } }: { event: BookingEvent }) {
  const { user, trusted } = useSession()
  if (actor === 'clockwork') return <Trans>Automatically</Trans>
  if (actor === 'trusted') return <ForOwner name={actorName} forWhom={actorFor} />
  if (actor === 'owner') return (user.isAdmin || trusted) && actorName ? actorName : <Trans>By you</Trans>
  return deed === 'request-booking' ? (
    <Trans>By the club for you ({actorName})</Trans>
  ) : (
    <Trans>By the club ({actorName})</Trans>
  )
}
