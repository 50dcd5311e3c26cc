import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type Day, formatDay } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { Decision } from '../../web/desk/decision.tsx'
import { Queue, type QueueOf } from '../../web/desk/queue.tsx'
import { WaitingItem } from '../../web/desk/waiting-item.tsx'
import { Chip } from '../../web/ui/chip.tsx'
import { BOOKING_STATUS_WORDS, StatusChip } from '../../web/ui/status-chip.tsx'
import { useLanguage } from '../../web/words.ts'
import { decideBooking, isYes, listWaitingBookings, type WaitingBooking } from '../desk.endpoints.ts'
import { GoesAlong } from '../web/goes-along.tsx'
import { CHANGE_DEEDS, DEEDS, LAPSE } from './waiting-words.ts'
import { WantedChange } from './wanted-change.tsx'

/** The bookings that wait for the club's word. */
export function WaitingBookings({ query }: { query: QueueOf<WaitingBooking> }) {
  return <Queue query={query}>{(booking) => <Waiting key={booking.id} booking={booking} />}</Queue>
}

function Waiting({ booking }: { booking: WaitingBooking }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const facts = useFactsOf(booking)
  const { code, hotel, lapse, wish } = booking
  const until = lapse && formatDay(lapse.until, language)
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
      facts={
        wish
          ? [
              facts.house,
              { label: <Trans>The stay is</Trans>, value: i18n._(BOOKING_STATUS_WORDS[wish.from]) },
              ...facts.pressing,
            ]
          : [facts.dates, facts.house, ...facts.party, ...facts.pressing, ...facts.cancelled]
      }
      more={wish && <WantedChange booking={booking} wish={wish} />}
      words={wish ? null : booking.status === 'pending-cancel' ? booking.cancelNote : booking.note}
      actions={booking.deeds.map((deed) => <BookingDecision key={deed} booking={booking} deed={deed} />)}
    />
  )
}

/** What the desk sees of a booking, in groups: a change shows fewer of them. */
function useFactsOf(booking: WaitingBooking) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { category, residence, adults, children, lapse, orders } = booking
  const from = formatDay(booking.checkIn, language)
  const to = formatDay(booking.checkOut, language)
  const until = lapse && formatDay(lapse.until, language)
  const consequence = lapse && i18n._(LAPSE[lapse.what])
  const daysOf = (days: readonly Day[]) => days.map((day) => formatDay(day, language)).join(', ')
  return {
    dates: { label: <Trans>Dates</Trans>, value: t`${from} to ${to}` },
    house: {
      label: <Trans>Residence</Trans>,
      value: [category[language], residence].filter(Boolean).join(' · '),
    },
    party: [
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
      { label: <Trans>Nights it uses</Trans>, value: booking.nightsCost },
    ],
    /** By when the desk has to decide, and what is ordered for the stay. */
    pressing: [
      ...(lapse ? [{ label: <Trans>Decide by</Trans>, value: t`${until}; after that ${consequence}` }] : []),
      ...(orders.length > 0
        ? [
            {
              label: <Trans>Orders of the stay</Trans>,
              value: orders.map(({ number, days }) => `${number} (${daysOf(days)})`).join('; '),
            },
          ]
        : []),
    ],
    cancelled: booking.status === 'pending-cancel' ? cancelFacts(booking, language) : [],
  }
}

function cancelFacts({ penaltyNights, cancelledWith, cancelMotive }: WaitingBooking, language: Language) {
  return [
    {
      label: <Trans>Penalty accepted</Trans>,
      value: <Plural value={penaltyNights ?? 0} one="# night" other="# nights" />,
    },
    ...(cancelledWith.length > 0
      ? [{ label: <Trans>Cancelled with it</Trans>, value: <GoesAlong lines={cancelledWith} /> }]
      : []),
    { label: <Trans>Why cancelled</Trans>, value: cancelMotive?.[language] ?? '' },
  ]
}

interface BookingDecisionProps {
  booking: WaitingBooking
  deed: WaitingBooking['deeds'][number]
}

function BookingDecision({ booking, deed }: BookingDecisionProps) {
  const { t, i18n } = useLingui()
  const { id, code, status, sequence, wish } = booking
  const words = (wish && CHANGE_DEEDS[deed]) ?? DEEDS[deed]
  return (
    <Decision
      label={i18n._(words.label)}
      name={`${i18n._(words.label)}: ${code}`}
      kind={words.kind}
      title={i18n._(words.title)}
      lead={i18n._(words.lead)}
      field={isYes(deed) ? t`Words for the owner, if you like` : t`Reason`}
      optional={isYes(deed)}
      answer={isYes(deed) ? 'yes' : 'no'}
      most={1000}
      draft={`booking-${id}-${deed}`}
      said={i18n._(words.said)}
      queue={keyOf(listWaitingBookings)}
      decide={(reason, idempotencyKey) =>
        call(decideBooking, {
          body: { idBooking: id, status, sequence, deed, reason },
          idempotencyKey,
          held: true,
        })
      }
    />
  )
}
