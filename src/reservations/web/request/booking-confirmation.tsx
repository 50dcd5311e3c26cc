import './booking-confirmation.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { createPortal } from 'react-dom'
import { formatDay, formatTime } from '../../../kernel/day.ts'
import { boot } from '../../../web/boot.ts'
import { Logo } from '../../../web/ui/logo.tsx'
import { BOOKING_STATUS_WORDS } from '../../../web/ui/status-chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { BookingDetails } from '../../changes.endpoints.ts'
import { benefitsOfStay, standingStatus } from '../../stay/wish.ts'
import { benefitAmount } from '../benefits/benefit-amount.ts'
import { GuestList } from '../edit/guest-list.tsx'
import { NextStep } from '../next-step.tsx'
import { PartyWords } from '../party/party-words.tsx'
import { WishWords } from '../wish-words.tsx'

/**
 * The sheet of a stay, only on paper: while it is on the page, printing shows it instead of the page. It says
 * confirmation only of a stay that is confirmed.
 */
export function BookingConfirmation({ booking }: { booking: BookingDetails }) {
  const { brand, phone } = boot
  const { code } = booking
  return createPortal(
    <article className="confirmation" aria-hidden>
      <header>
        <Logo name={brand.name} tagline={brand.tagline} size={44} />
        <p className="confirmation-code numeric">{code}</p>
      </header>
      <p className="confirmation-title">
        {standingStatus(booking.bookingStatus, booking.wish) === 'confirmed' ? (
          <Trans>Your stay is confirmed</Trans>
        ) : (
          <Trans>Summary of your reservation</Trans>
        )}
      </p>
      <StatusLine booking={booking} />
      <Days booking={booking} />
      <Where booking={booking} />
      <section>
        <p className="confirmation-label">
          <Trans>Guests</Trans>
        </p>
        <GuestList booking={booking} />
      </section>
      <Benefits booking={booking} />
      {booking.note && (
        <section>
          <p className="confirmation-label">
            <Trans>Note for the resort</Trans>
          </p>
          <p className="confirmation-note">{booking.note}</p>
        </section>
      )}
      <footer>
        <Trans>
          Your concierge is there for you every day: <b>{phone}</b>. Name the reservation {code}.
        </Trans>
      </footer>
    </article>,
    document.body,
  )
}

/** What the stay brings along, as far as the owner has not refused it. */
function Benefits({ booking }: { booking: BookingDetails }) {
  const language = useLanguage()
  const used = benefitsOfStay(booking.usedBenefits)
  if (used.length === 0) return null
  return (
    <section>
      <p className="confirmation-label">
        <Trans>Benefits in this stay</Trans>
      </p>
      <ul>
        {used.map((benefit) => (
          <li key={benefit.id}>
            {benefit.name[language]}, {benefitAmount(benefit, benefit.quantity)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function StatusLine({ booking }: { booking: BookingDetails }) {
  const { i18n } = useLingui()
  if (booking.bookingStatus === 'confirmed') return null
  const status = i18n._(BOOKING_STATUS_WORDS[booking.bookingStatus])
  return (
    <p className="confirmation-status">
      <b>{status}.</b> <WishWords booking={booking} /> <NextStep booking={booking} />
    </p>
  )
}

function Days({ booking }: { booking: BookingDetails }) {
  const language = useLanguage()
  const [from, by] = [formatTime(booking.checkInTime), formatTime(booking.checkOutTime)]
  return (
    <div className="confirmation-days numeric">
      <p>
        <span className="confirmation-label">
          <Trans>Check-in</Trans>
        </span>
        <b>{formatDay(booking.datein, language)}</b>
        <span>
          <Trans>from {from}</Trans>
        </span>
      </p>
      <p>
        <span className="confirmation-label">
          <Trans>Check-out</Trans>
        </span>
        <b>{formatDay(booking.dateout, language)}</b>
        <span>
          <Trans>by {by}</Trans>
        </span>
      </p>
      <p>
        <span className="confirmation-label">
          <Trans>Nights</Trans>
        </span>
        <b>{booking.nights}</b>
        <span>
          <Plural
            value={booking.nightsCost}
            one="# night from the balance"
            other="# nights from the balance"
          />
        </span>
      </p>
    </div>
  )
}

function Where({ booking }: { booking: BookingDetails }) {
  const language = useLanguage()
  return (
    <section>
      <p className="confirmation-label">
        <Trans>Resort</Trans>
      </p>
      <p>
        <b>{booking.resort}</b>, {booking.place[language]}
      </p>
      <p>{booking.room[language]}</p>
      <p>
        <PartyWords adults={booking.adults} childCount={booking.children} />
      </p>
    </section>
  )
}
