import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { lazy, type ReactNode, Suspense } from 'react'
import { dayInWords } from '../../kernel/day-words.ts'
import type { Booking } from '../../reservations/reservations.endpoints.ts'
import { PartyWords } from '../../reservations/web/party/party-words.tsx'
import { WishWords } from '../../reservations/web/wish-words.tsx'
import { Art } from '../../web/ui/art.tsx'
import { StatusChip } from '../../web/ui/status-chip.tsx'
import { useLanguage } from '../../web/words.ts'
import { ArrivalCountdown } from './arrival-countdown.tsx'
import { OpensLater } from './opens-later.tsx'

/** Loaded apart: few owners are at the resort now, and the home's first load stays small. */
const WhileHere = lazy(() => import('./while-here.tsx'))

interface NextStayProps {
  stay: Booking
  /** The owner is there now: the stay that runs, not one to come. */
  inHouse: boolean
  /** Guests whom the owner sends are there now. */
  guestsInHouse: boolean
  /** Today at the resort. */
  today: string
  /** Its page opens with the signature of a report. */
  locked: boolean
  /** Whether nothing stands above it: its picture is loaded at once. */
  first: boolean
}

/** The hero: the stay that comes next, or the one that runs now, laid over its resort. */
export function NextStay({ stay, inHouse, guestsInHouse, today, locked, first }: NextStayProps) {
  const language = useLanguage()
  const until = dayInWords(stay.dateout, language)
  const underWay = inHouse || guestsInHouse
  return (
    <section className="hero" aria-labelledby="next-stay">
      <Art name={stay.scene} hour="dawn" night eager={first} />
      <div className="hero-card">
        <div className="row between wrap">
          <span className="label">
            {!underWay ? (
              <Trans>Your next stay</Trans>
            ) : stay.dateout === today ? (
              <Trans>Ends today</Trans>
            ) : inHouse ? (
              <Trans>You’re here until {until}</Trans>
            ) : (
              <Trans>Your guests are here until {until}</Trans>
            )}
          </span>
          {!(underWay && stay.bookingStatus === 'confirmed') && <StatusChip status={stay.bookingStatus} />}
        </div>
        <div>
          <h2 id="next-stay">
            {locked ? (
              stay.resort
            ) : (
              // Its press area covers the whole card.
              <Link to="/my-reservations/$id" params={{ id: String(stay.id) }} className="hero-link">
                {stay.resort}
              </Link>
            )}
          </h2>
          <p className="muted hero-room">{stay.room[language]}</p>
        </div>
        <div className="hero-days">
          <DayOf title={<Trans>Check-in</Trans>}>{dayInWords(stay.datein, language)}</DayOf>
          <ArrowRight className="icon" aria-hidden />
          <DayOf title={<Trans>Check-out</Trans>}>{dayInWords(stay.dateout, language)}</DayOf>
        </div>
        {underWay ? (
          <Suspense fallback={null}>
            <WhileHere stay={stay} today={today} locked={locked} />
          </Suspense>
        ) : (
          <ArrivalCountdown stay={stay} />
        )}
        {stay.wish && (
          <p className="small">
            <WishWords booking={stay} />
          </p>
        )}
        <div className="row between wrap">
          <span className="small muted">
            <PartyWords nights={stay.nights} adults={stay.adults} childCount={stay.children} />
          </span>
          {locked ? (
            <OpensLater />
          ) : (
            <span className="link" aria-hidden>
              <Trans>See this stay</Trans>
            </span>
          )}
        </div>
      </div>
    </section>
  )
}

function DayOf({ title, children }: { title: ReactNode; children: string }) {
  return (
    <p>
      <span className="small faint">{title}</span>
      <b className="numeric">{children}</b>
    </p>
  )
}
