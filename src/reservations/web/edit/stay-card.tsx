import './stay-parts.css'
import { Plural, Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { formatTime, todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { Button } from '../../../web/ui/button.tsx'
import { StatusChip } from '../../../web/ui/status-chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { BookingDetails } from '../../changes.endpoints.ts'
import { shownStatus } from '../../stay/shown-status.ts'
import type { BookingActs } from '../booking-acts.ts'
import { NextStep } from '../next-step.tsx'
import { NightSum } from '../night-sum.tsx'
import { PartyWords } from '../party/party-words.tsx'
import { RoomArt } from '../request/room-art.tsx'
import { TradedChip } from '../traded-chip.tsx'
import { useMayBook } from '../use-may-book.ts'
import { CancelCost } from './cancel-cost.tsx'

/** Only a stay whose cancellation waits for the club loads it. */
const WithdrawCancellation = lazy(async () => ({
  default: (await import('../cancel/withdraw-cancellation.tsx')).WithdrawCancellation,
}))

interface StayCardProps {
  booking: BookingDetails
  acts: BookingActs
  onCancel: () => void
  /** The cancellation was taken back; its button is gone. */
  onWithdrawn: () => void
}

/** The stay as it is: where, when, who, what it takes, and what cancelling means. */
export function StayCard({ booking, acts, onCancel, onWithdrawn }: StayCardProps) {
  const mayBook = useMayBook()
  return (
    <div className="card stay-card">
      <div className="stay-card-art">
        <RoomArt scene={booking.roomScene} eager />
      </div>
      <div className="pad stack stack-wide">
        <div className="stack">
          {booking.traded === null ? (
            <StatusChip status={shownStatus(booking, todayIn(booking.zone, new Date()))} />
          ) : (
            <TradedChip />
          )}
          <p className="small muted stay-card-next">
            <NextStep booking={booking} />
          </p>
        </div>
        <StayFacts booking={booking} />
        {booking.byAdmin && (
          <p className="small muted">
            <Trans>Requested by the club for you.</Trans>
          </p>
        )}
        <CancelCost booking={booking} />
        {acts.withdrawCancellation && mayBook && (
          <Suspense>
            <WithdrawCancellation idBooking={booking.id} onDone={onWithdrawn} />
          </Suspense>
        )}
        {acts.cancel && mayBook && (
          <Button kind="danger" block onClick={onCancel}>
            <Trans>Cancel the stay</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

function StayFacts({ booking }: { booking: BookingDetails }) {
  const language = useLanguage()
  const arrival = dayInWords(booking.datein, language)
  const departure = dayInWords(booking.dateout, language)
  const [from, by] = [formatTime(booking.checkInTime), formatTime(booking.checkOutTime)]
  return (
    <dl className="stay-facts">
      <dt>
        <Trans>Check-in</Trans>
      </dt>
      <dd>
        {arrival}{' '}
        <span className="small faint">
          <Trans>from {from}</Trans>
        </span>
      </dd>
      <dt>
        <Trans>Check-out</Trans>
      </dt>
      <dd>
        {departure}{' '}
        <span className="small faint">
          <Trans>by {by}</Trans>
        </span>
      </dd>
      <dt>
        <Trans>Residence</Trans>
      </dt>
      <dd>{booking.room[language]}</dd>
      <dt>
        <Trans>Who is coming</Trans>
      </dt>
      <dd>
        <PartyWords nights={booking.nights} adults={booking.adults} childCount={booking.children} />
        {booking.occupant === 'guest' && (
          <>
            , <Trans>guest of the owner</Trans>
          </>
        )}
      </dd>
      <dt>
        <Trans>Nights from your balance</Trans>
      </dt>
      <dd>
        <Plural value={booking.nightsCost} one="# night" other="# nights" />{' '}
        <span className="small faint">
          <NightSum nights={booking.nights} percent={booking.nightPercent} cost={booking.nightsCost} />
        </span>
      </dd>
    </dl>
  )
}
