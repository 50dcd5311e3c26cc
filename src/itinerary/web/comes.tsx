import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { daysBetween, formatTime } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import { useBenefitUse } from '../../membership/web/session/use-benefit-use.ts'
import { useMay } from '../../membership/web/session/use-may.ts'
import type { BookingDetails } from '../../reservations/changes.endpoints.ts'
import { isLive } from '../../reservations/stay/booking.ts'
import { AuthorizeForm } from '../../reservations/web/benefits/authorize-form.tsx'
import { actsOf } from '../../reservations/web/booking-acts.ts'
import { WithdrawCancellation } from '../../reservations/web/cancel/withdraw-cancellation.tsx'
import { WishCard } from '../../reservations/web/edit/wish-card.tsx'
import { GoesAlong } from '../../reservations/web/goes-along.tsx'
import { NextStep } from '../../reservations/web/next-step.tsx'
import { RequestAgain } from '../../reservations/web/request-again.tsx'
import { useMayBook } from '../../reservations/web/use-may-book.ts'
import { buttonClass } from '../../web/ui/button.tsx'
import { useLanguage } from '../../web/words.ts'

interface ComesProps {
  booking: BookingDetails
  today: string
  /** Something was decided: what was there is gone. */
  onDone: () => void
}

/** What comes next, in one panel. When it is the owner's turn the panel is the form itself. */
export function Comes({ booking, today, onDone }: ComesProps) {
  const mayBook = useMayBook()
  const mayDecide = useBenefitUse('decide')
  const { bookingStatus: status } = booking
  if (!isLive(status)) return <Ended booking={booking} />
  if (booking.dateout <= today) return <Over booking={booking} />
  const pending = booking.usedBenefits.filter(({ state }) => state === 'pending')
  const mine = pending.length > 0 && status !== 'pending-cancel' && mayDecide
  if (mine)
    return (
      <Panel
        mine
        title={
          <Plural
            value={pending.length}
            one="One benefit needs your answer"
            other="# benefits need your answer"
          />
        }
        text={
          <>
            <NextStep booking={booking} />
            {mayBook && status === 'to-authorize' && (
              <>
                {' '}
                <Trans>You can change the stay once you have decided.</Trans>
              </>
            )}
          </>
        }
      >
        <AuthorizeForm idBooking={booking.id} pending={pending} onDone={onDone} />
      </Panel>
    )
  if (status !== 'confirmed')
    return (
      <>
        <Panel
          title={<ClubsTurn status={status} />}
          text={<NextStep booking={booking} />}
          until={<Until booking={booking} today={today} />}
        >
          {booking.cancelledWith.length > 0 && (
            <>
              <h3>
                <Trans>Cancelled with it</Trans>
              </h3>
              <GoesAlong lines={booking.cancelledWith} />
            </>
          )}
          {mayBook && actsOf(booking, today, booking.checkInClosed).withdrawCancellation && (
            <WithdrawCancellation idBooking={booking.id} onDone={onDone} />
          )}
        </Panel>
        {booking.wish && (
          <div className="stay-wish">
            <WishCard booking={booking} wish={booking.wish} mayWithdraw={mayBook} onDone={onDone} />
          </div>
        )}
      </>
    )
  if (booking.datein <= today) return <Here booking={booking} today={today} />
  return <AllSet booking={booking} today={today} />
}

interface PanelProps {
  title: ReactNode
  text?: ReactNode
  /** The countdown at its side. */
  until?: ReactNode
  mine?: boolean
  children?: ReactNode
}

function Panel({ title, text, until, mine, children }: PanelProps) {
  return (
    <section className={mine ? 'stay-next is-mine' : 'stay-next'}>
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        {children}
      </div>
      {until}
    </section>
  )
}

function Until({ booking, today }: { booking: BookingDetails; today: string }) {
  const days = daysBetween(today, booking.datein)
  if (days <= 0) return null
  return (
    <p className="stay-until">
      <b className="figure">
        <Plural value={days} one="# day" other="# days" />
      </b>
      <span>
        <Trans>until check-in</Trans>
      </span>
    </p>
  )
}

function ClubsTurn({ status }: { status: BookingDetails['bookingStatus'] }) {
  if (status === 'pending-cancel') return <Trans>We’re looking at your cancellation</Trans>
  if (status === 'pending') return <Trans>We’re looking at your request</Trans>
  if (status === 'to-authorize') return <Trans>Its benefits wait for the owner</Trans>
  return <Trans>We’re waiting for the resort</Trans>
}

function AllSet({ booking, today }: { booking: BookingDetails; today: string }) {
  const language = useLanguage()
  const until = dayInWords(booking.modifiableUntil, language)
  const mayBook = useMay('book')
  const missing = booking.guests.filter(({ na, name }) => na || !name).length
  return (
    <Panel
      title={
        missing > 0 ? (
          <Plural value={missing} one="One guest has no name yet" other="# guests have no name yet" />
        ) : booking.ordersBeside > 0 ? (
          <Trans>Your stay is set. What you ordered for it needs another look.</Trans>
        ) : (
          <Trans>Everything is set. There is nothing for you to do.</Trans>
        )
      }
      text={
        !mayBook ? undefined : booking.mayModify ? (
          <Trans>You can change this stay yourself until {until}.</Trans>
        ) : booking.checkInClosed && today <= booking.modifiableUntil ? (
          <Trans>
            The resort has closed the night of check-in. Your concierge finds another way with you.
          </Trans>
        ) : (
          <AtTheConcierge booking={booking} />
        )
      }
      until={<Until booking={booking} today={today} />}
    />
  )
}

function Here({ booking, today }: { booking: BookingDetails; today: string }) {
  const language = useLanguage()
  const [from, by] = [formatTime(booking.checkInTime), formatTime(booking.checkOutTime)]
  const last = dayInWords(booking.dateout, language)
  if (booking.datein === today)
    return (
      <Panel
        title={<Trans>You arrive today</Trans>}
        text={<Trans>Your residence is ready from {from}.</Trans>}
      />
    )
  return (
    <Panel
      title={<Trans>Enjoy your stay</Trans>}
      text={
        <Trans>
          It lasts until {last}; please leave the residence by {by}.
        </Trans>
      }
    />
  )
}

function Over({ booking }: { booking: BookingDetails }) {
  return (
    <Panel
      title={<Trans>This stay is completed</Trans>}
      text={<Trans>It would be good to see you again.</Trans>}
      until={<RequestAgain booking={booking} className={buttonClass('secondary')} />}
    />
  )
}

function Ended({ booking }: { booking: BookingDetails }) {
  return (
    <Panel
      title={
        booking.traded !== null ? (
          <Trans>You gave this stay in a trade</Trans>
        ) : booking.bookingStatus === 'cancelled' ? (
          <Trans>This stay was cancelled</Trans>
        ) : (
          <Trans>This stay did not take place</Trans>
        )
      }
      text={<NextStep booking={booking} />}
      until={
        booking.traded === null ? (
          <RequestAgain booking={booking} className={buttonClass('secondary')} />
        ) : (
          <Link
            to="/my-reservations/$id"
            params={{ id: String(booking.traded) }}
            className={buttonClass('secondary')}
          >
            <Trans>See the stay you received</Trans>
          </Link>
        )
      }
    />
  )
}

/** Why the owner changes it no longer here; in the last days before arrival it is not cancelled here either. */
function AtTheConcierge({ booking }: { booking: BookingDetails }) {
  return booking.cancelTerms?.kind === 'too-late' ? (
    <Trans>Arrival is too near to change or cancel it here: your concierge does it for you.</Trans>
  ) : (
    <Trans>Arrival is too near to change it here: your concierge does it for you.</Trans>
  )
}
