import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '../../../kernel/day.ts'
import {
  type DeskDeed,
  decideBooking,
  listWaitingBookings,
  type WaitingBooking,
} from '../../../reservations/desk.endpoints.ts'
import { call } from '../../../web/call.ts'
import { keyOf } from '../../../web/query.ts'
import { Chip } from '../../../web/ui/chip.tsx'
import { StatusChip } from '../../../web/ui/status-chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import { Decision } from './decision.tsx'
import { Queue, type QueueOf } from './queue.tsx'
import { WaitingItem } from './waiting-item.tsx'

interface DeedWords {
  label: MessageDescriptor
  title: MessageDescriptor
  lead: MessageDescriptor
  said: MessageDescriptor
  kind: 'primary' | 'secondary' | 'danger'
}

const DEEDS: Record<DeskDeed, DeedWords> = {
  confirm: {
    label: msg`Confirm stay`,
    title: msg`Confirm this stay?`,
    lead: msg`The owner’s nights stay taken and the residence is theirs for these dates.`,
    said: msg`Stay confirmed`,
    kind: 'primary',
  },
  reject: {
    label: msg`Reject stay`,
    title: msg`Reject this stay?`,
    lead: msg`It is closed for good. Its nights and benefits go back to the owner’s balance, and the dates are free again.`,
    said: msg`Stay rejected`,
    kind: 'danger',
  },
  'agree-to-cancel': {
    label: msg`Agree to cancel`,
    title: msg`Cancel this stay?`,
    lead: msg`It is closed for good. The penalty that the owner accepted is used; everything else goes back to their balance.`,
    said: msg`Stay cancelled`,
    kind: 'danger',
  },
  keep: {
    label: msg`Keep the stay`,
    title: msg`Keep this stay?`,
    lead: msg`The stay remains confirmed and costs nothing more. The owner may ask again.`,
    said: msg`Stay kept`,
    kind: 'secondary',
  },
}

/** What comes of a booking when nobody decides. */
const LAPSE: Record<NonNullable<WaitingBooking['lapse']>['what'], MessageDescriptor> = {
  authorization: msg`its benefits return, and the stay goes on without them`,
  decision: msg`it is not accepted, and all that it holds returns`,
  cancellation: msg`it is cancelled, for the penalty that was accepted`,
  change: msg`the change is dropped, and the stay is as it was`,
}

/** The bookings that wait for the club's word. */
export function WaitingBookings({ query }: { query: QueueOf<WaitingBooking> }) {
  return <Queue query={query}>{(booking) => <Waiting key={booking.id} booking={booking} />}</Queue>
}

function Waiting({ booking }: { booking: WaitingBooking }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { code, category, hotel, residence, adults, children, penaltyNights, lapse } = booking
  const from = formatDay(booking.checkIn, language)
  const to = formatDay(booking.checkOut, language)
  const lapses = lapse && formatDay(lapse.on, language)
  const facts = [
    { label: <Trans>Dates</Trans>, value: t`${from} to ${to}` },
    { label: <Trans>Residence</Trans>, value: [category[language], residence].filter(Boolean).join(' · ') },
    {
      label: <Trans>Party</Trans>,
      value: (
        <>
          <Plural value={adults} one="# adult" other="# adults" />
          {children > 0 && (
            <>
              {', '}
              <Plural value={children} one="# child" other="# children" />
            </>
          )}
        </>
      ),
    },
    {
      label: <Trans>Who stays</Trans>,
      value: booking.occupant === 'guest' ? <Trans>A guest of the owner</Trans> : <Trans>The owner</Trans>,
    },
    { label: <Trans>Nights taken</Trans>, value: booking.nightsCost },
    ...(lapse
      ? [
          {
            label: <Trans>Lapses on</Trans>,
            value: `${lapses}: ${i18n._(LAPSE[lapse.what])}`,
          },
        ]
      : []),
    ...(booking.status === 'pending-cancel'
      ? [
          {
            label: <Trans>Penalty accepted</Trans>,
            value: <Plural value={penaltyNights ?? 0} one="# night" other="# nights" />,
          },
          { label: <Trans>Why cancelled</Trans>, value: booking.cancelMotive?.[language] ?? '' },
        ]
      : []),
  ]
  return (
    <WaitingItem
      title={
        <>
          {code} · {hotel}
        </>
      }
      chip={
        <span className="row wrap">
          {lapse?.soon && (
            <Chip tone="bad">
              <Trans>Lapses on {lapses}</Trans>
            </Chip>
          )}
          <StatusChip status={booking.status} />
        </span>
      }
      owner={booking.owner}
      since={booking.since}
      facts={facts}
      words={booking.status === 'pending-cancel' ? booking.cancelNote : booking.note}
      actions={booking.deeds.map((deed) => {
        const words = DEEDS[deed]
        return (
          <Decision
            key={deed}
            label={i18n._(words.label)}
            name={`${i18n._(words.label)}: ${code}`}
            kind={words.kind}
            title={i18n._(words.title)}
            lead={i18n._(words.lead)}
            field={t`Reason`}
            most={1000}
            draft={`booking-${booking.id}-${deed}`}
            said={i18n._(words.said)}
            queue={keyOf(listWaitingBookings)}
            decide={(reason, idempotencyKey) =>
              call(decideBooking, {
                body: { idBooking: booking.id, status: booking.status, deed, reason },
                idempotencyKey,
              })
            }
          />
        )
      })}
    />
  )
}
