import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '../../kernel/day.ts'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query.ts'
import { Decision } from '../../web/desk/decision.tsx'
import { Queue, type QueueOf } from '../../web/desk/queue.tsx'
import { WaitingItem } from '../../web/desk/waiting-item.tsx'
import { Chip } from '../../web/ui/chip.tsx'
import { BOOKING_STATUS_WORDS, StatusChip } from '../../web/ui/status-chip.tsx'
import { useLanguage } from '../../web/words.ts'
import { decideBooking, listWaitingBookings, type WaitingBooking } from '../desk.endpoints.ts'
import { GoesAlong } from '../web/goes-along.tsx'
import { CHANGE_DEEDS, DEEDS, LAPSE } from './waiting-words.ts'
import { WantedChange } from './wanted-change.tsx'

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
  const until = lapse && formatDay(lapse.until, language)
  const { wish } = booking
  const house = {
    label: <Trans>Residence</Trans>,
    value: [category[language], residence].filter(Boolean).join(' · '),
  }
  const consequence = lapse && i18n._(LAPSE[lapse.what])
  const lapsing = lapse
    ? [{ label: <Trans>Decide by</Trans>, value: t`${until}; after that ${consequence}` }]
    : []
  const ordered =
    booking.orders.length > 0
      ? [
          {
            label: <Trans>Orders of the stay</Trans>,
            value: booking.orders
              .map(
                ({ number, days }) => `${number} (${days.map((day) => formatDay(day, language)).join(', ')})`,
              )
              .join('; '),
          },
        ]
      : []
  const facts = [
    { label: <Trans>Dates</Trans>, value: t`${from} to ${to}` },
    house,
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
    ...lapsing,
    ...ordered,
    ...(booking.status === 'pending-cancel'
      ? [
          {
            label: <Trans>Penalty accepted</Trans>,
            value: <Plural value={penaltyNights ?? 0} one="# night" other="# nights" />,
          },
          ...(booking.cancelledWith.length > 0
            ? [
                {
                  label: <Trans>Cancelled with it</Trans>,
                  value: <GoesAlong lines={booking.cancelledWith} />,
                },
              ]
            : []),
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
              <Trans>Decide by {until}</Trans>
            </Chip>
          )}
          <StatusChip status={booking.status} />
        </span>
      }
      owner={booking.owner}
      coOwners={booking.coOwners}
      since={booking.since}
      promised
      facts={
        wish
          ? [
              house,
              { label: <Trans>The stay is</Trans>, value: i18n._(BOOKING_STATUS_WORDS[wish.from]) },
              ...lapsing,
              ...ordered,
            ]
          : facts
      }
      more={wish && <WantedChange booking={booking} wish={wish} />}
      words={wish ? null : booking.status === 'pending-cancel' ? booking.cancelNote : booking.note}
      actions={booking.deeds.map((deed) => {
        const words = (wish && CHANGE_DEEDS[deed]) ?? DEEDS[deed]
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
                body: {
                  idBooking: booking.id,
                  status: booking.status,
                  sequence: booking.sequence,
                  deed,
                  reason,
                },
                idempotencyKey,
              })
            }
          />
        )
      })}
    />
  )
}
