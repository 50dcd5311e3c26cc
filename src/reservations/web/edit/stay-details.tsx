import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { type DayRange, todayIn } from '../../../kernel/day.ts'
import { useBenefitUse } from '../../../membership/web/session/use-benefit-use.ts'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { PageHead, SectionHead } from '../../../web/ui/page-head.tsx'
import { RestrictedNote } from '../../../web/ui/restricted-note.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { BookingDetails } from '../../changes.endpoints.ts'
import { isLive } from '../../stay/booking.ts'
import { actsOf, mayChangeBenefitsOf } from '../booking-acts.ts'
import { type BookingAct, BookingDialogs } from '../booking-dialogs.tsx'
import { OrdersBesideStay, OrdersOfEndedStay } from '../stay-orders.tsx'
import { daysOfYearWords } from '../stays/stay-words.ts'
import { useKeptFocus } from '../use-kept-focus.ts'
import { BookingBenefits } from './booking-benefits.tsx'
import { ChangeForm } from './change-form.tsx'
import { GuestList } from './guest-list.tsx'
import { StayCard } from './stay-card.tsx'

/** Few stays are opened for a change that they do not take. */
const ClosedToChange = lazy(async () => ({
  default: (await import('./closed-to-change.tsx')).ClosedToChange,
}))

/** Few stays have a change that waits. */
const WishCard = lazy(async () => ({ default: (await import('./wish-card.tsx')).WishCard }))

/** One stay: what it is on one side, what may be changed on the other. Its papers and its history stand on its page alone. */
export function StayDetails({ booking, back }: { booking: BookingDetails; back: ReactNode }) {
  const { user } = useSession()
  const language = useLanguage()
  const [act, setAct] = useState<BookingAct | null>(null)
  const head = useRef<HTMLDivElement>(null)
  useKeptFocus(act, booking, () => head.current)
  useGoneWhenCancelled(booking)
  const today = todayIn(booking.zone, new Date())
  const over = booking.dateout <= today
  const acts = actsOf(booking, today, booking.checkInClosed)
  const isOwner = !user.isAdmin
  const mayDecide = useBenefitUse('decide')
  const mayEdit = isOwner && acts.modify

  return (
    <>
      <div ref={head} tabIndex={-1}>
        <PageHead
          back={back}
          title={
            <span
              data-title={`${booking.resort}, ${daysOfYearWords(booking.datein, booking.dateout, language)}`}
            >
              {booking.resort}
            </span>
          }
          lead={
            <>
              {booking.room[language]}, <span className="numeric">{booking.code}</span>
            </>
          }
        />
      </div>
      <div className="edit">
        <StayCard
          booking={booking}
          acts={acts}
          onCancel={() => setAct({ deed: 'cancel', booking })}
          onWithdrawn={() => head.current?.focus()}
        />
        <div className="edit-main">
          {isLive(booking.bookingStatus) ? (
            <OrdersBesideStay booking={booking} days={daysWanted(booking)} moved={booking.wish === null} />
          ) : (
            <OrdersOfEndedStay booking={booking} />
          )}
          {booking.wish && (
            <Suspense fallback={<Skeleton height="17rem" radius={14} />}>
              <WishCard
                booking={booking}
                wish={booking.wish}
                mayWithdraw={isOwner}
                onDone={() => head.current?.focus()}
              />
            </Suspense>
          )}
          <section>
            <SectionHead title={<FormTitle mayEdit={mayEdit} waits={booking.wish !== null} />} />
            {mayEdit ? (
              <ChangeForm
                booking={booking}
                onDone={() => {
                  head.current?.focus({ preventScroll: true })
                  scrollTo(0, 0)
                }}
              />
            ) : (
              <Suspense fallback={<Skeleton height={420} radius={14} />}>
                <div className="stack stack-wide">
                  {isOwner ? (
                    <ClosedToChange booking={booking} requestAgain={acts.requestAgain} />
                  ) : (
                    <RestrictedNote />
                  )}
                  <GuestList booking={booking} />
                  {booking.note && <p className="booking-note">{booking.note}</p>}
                </div>
              </Suspense>
            )}
          </section>
          <BookingBenefits
            booking={booking}
            over={over}
            open={mayDecide && mayChangeBenefitsOf(booking, today, booking.checkInClosed)}
            onAuthorize={
              mayDecide && acts.authorize ? () => setAct({ deed: 'authorize', booking }) : undefined
            }
          />
        </div>
      </div>
      <BookingDialogs act={act} onClose={() => setAct(null)} />
    </>
  )
}

/** Once it is cancelled here there is nothing left to change: its own page says so, and what came back. */
function useGoneWhenCancelled({ id, bookingStatus: status }: BookingDetails) {
  const navigate = useNavigate()
  const [began] = useState(status)
  const isGone = status !== began && (status === 'cancelled' || status === 'pending-cancel')
  useEffect(() => {
    if (isGone) void navigate({ to: '/my-reservations/$id', params: { id: String(id) }, replace: true })
  }, [isGone, id, navigate])
}

function FormTitle({ mayEdit, waits }: { mayEdit: boolean; waits: boolean }) {
  if (!mayEdit) return <Trans>Who is coming</Trans>
  return waits ? <Trans>Ask for something else</Trans> : <Trans>Change this stay</Trans>
}

/** The days of the change that waits, else those of the stay. */
function daysWanted(booking: BookingDetails): DayRange {
  const { datein: checkIn, dateout: checkOut } = booking.wish ?? booking
  return { checkIn, checkOut }
}
