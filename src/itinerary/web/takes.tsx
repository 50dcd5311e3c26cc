import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { daysBetween, todayIn } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import { namedMoney } from '../../kernel/money.ts'
import { useBenefitUse } from '../../membership/web/session/use-benefit-use.ts'
import { isFreeUntilAnswered } from '../../reservations/cancel/penalty.ts'
import type { BookingDetails } from '../../reservations/changes.endpoints.ts'
import { namedBenefitAmount } from '../../reservations/web/benefits/benefit-amount.ts'
import { mayChangeBenefitsOf } from '../../reservations/web/booking-acts.ts'
import { CancelTermsWords } from '../../reservations/web/cancel/cancel-terms-words.tsx'
import { CancelCost } from '../../reservations/web/edit/cancel-cost.tsx'
import { NightSum } from '../../reservations/web/night-sum.tsx'
import { useLanguage } from '../../web/words.ts'
import { type CostSpan, cancelScale } from '../cancel-scale.ts'
import type { ItineraryLine } from '../itinerary.endpoints.ts'
import { Fold } from './fold.tsx'

interface TakesProps {
  booking: BookingDetails
  today: string
  lines: readonly ItineraryLine[]
}

/** What the stay takes of the balances and the purse, and what cancelling costs until when. */
export function Takes({ booking, today, lines }: TakesProps) {
  const language = useLanguage()
  // A cancelled stay takes nothing any more; what cancelling cost is all there is to say.
  const cancelled = booking.bookingStatus === 'cancelled'
  const used = booking.usedBenefits.filter(
    ({ state, part }) => state !== 'refused' && state !== 'returned' && part !== 'wish',
  )
  const mayDecide = useBenefitUse('decide') && mayChangeBenefitsOf(booking, today, booking.checkInClosed)
  const toPay = lines.filter(({ isBenefit }) => !isBenefit)
  if (cancelled && booking.penaltyNights === null) return null
  return (
    <Fold
      begins={cancelled}
      className="stay-takes card"
      title={cancelled ? <Trans>What cancelling cost</Trans> : <Trans>What it takes</Trans>}
      says={
        cancelled ? null : (
          <>
            <Plural
              value={booking.nightsCost}
              one="# night from the balance."
              other="# nights from the balance."
            />{' '}
            {booking.nightPercent !== 100 && (
              <>
                <NightSum nights={booking.nights} percent={booking.nightPercent} cost={booking.nightsCost} />.
              </>
            )}
            {booking.cancelTerms && today < booking.datein && (
              <>
                {' '}
                <CancelTermsWords terms={booking.cancelTerms} />
              </>
            )}
          </>
        )
      }
    >
      {!cancelled && (
        <dl className="facts numeric">
          <dt>
            <Trans>Nights from your balance</Trans>
          </dt>
          <dd>
            {booking.nightsCost}
            <span className="small faint stay-sum">
              <NightSum nights={booking.nights} percent={booking.nightPercent} cost={booking.nightsCost} />
            </span>
          </dd>
          {used.map((benefit) => (
            <Fact
              key={benefit.id}
              name={benefit.name[language]}
              value={namedBenefitAmount(benefit, benefit.quantity)}
            />
          ))}
        </dl>
      )}
      {!cancelled && lines.length > 0 && (
        <div className="stay-scale">
          <h3>
            <Trans>Ordered for these days</Trans>
          </h3>
          <dl className="facts numeric">
            {[...lines.filter(({ isBenefit }) => isBenefit), ...toPay].map((line) => (
              <Fact
                key={line.id}
                name={line.name[language]}
                value={
                  line.isBenefit ? (
                    <Trans>paid by your benefits</Trans>
                  ) : (
                    namedMoney({ cents: line.total, currency: line.currency })
                  )
                }
              />
            ))}
          </dl>
        </div>
      )}
      {mayDecide && (
        <p className="stay-takes-more">
          <Link to="/my-reservations/edit/$id" params={{ id: String(booking.id) }} className="link small">
            <Trans>Change benefits</Trans>
          </Link>
        </p>
      )}
      {booking.cancelTerms && !isFreeUntilAnswered(booking.cancelTerms) && today < booking.datein ? (
        <Scale booking={booking} today={today} />
      ) : (
        <CancelCost booking={booking} />
      )}
    </Fold>
  )
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

/** The club's tiers as one bar with today on it, and a line for each. */
function Scale({ booking, today }: { booking: BookingDetails; today: string }) {
  const {
    datein: checkIn,
    nightsCost,
    penaltyKept,
    drawnFreeUntil,
    penalties,
    zone,
    events,
    cancelTerms,
  } = booking
  const requested = events[0] ? todayIn(zone, new Date(events[0].at)) : today
  const stay = { checkIn, nightsCost, penaltyKept, drawnFreeUntil }
  const spans = cancelScale(stay, penalties, { requested, today })
  const length = ({ from, until }: CostSpan) => daysBetween(from, until) + 1
  const whole = spans.reduce((sum, span) => sum + length(span), 0)
  const gone = spans[0] ? daysBetween(spans[0].from, today) : 0
  return (
    <div className="stay-scale">
      <h3>
        <Trans>If you cancel</Trans>
      </h3>
      {cancelTerms?.kind === 'penalty' && cancelTerms.from && (
        <p className="small muted">
          <CancelTermsWords terms={cancelTerms} />
        </p>
      )}
      <svg
        className="stay-scale-bar"
        viewBox={`0 0 ${whole} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {spans.map((span) => (
          <rect
            key={span.from}
            className={toneOf(span)}
            x={daysBetween(spans[0]?.from ?? today, span.from)}
            width={length(span)}
            y="2"
            height="6"
          />
        ))}
        <rect className="scale-today" x={gone} width={whole / 120} y="0" height="10" />
      </svg>
      <ol>
        {spans.map((span) => (
          <li key={span.from} className={clsx('numeric', `is-${span.is}`)}>
            <span>
              <SpanDays span={span} />
            </span>
            <span>
              <SpanCost nights={span.nights} of={nightsCost} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const toneOf = ({ nights }: CostSpan) =>
  nights === null ? 'scale-concierge' : nights === 0 ? 'scale-free' : 'scale-cost'

function SpanDays({ span }: { span: CostSpan }) {
  const language = useLanguage()
  const [from, until] = [dayInWords(span.from, language), dayInWords(span.until, language)]
  if (span.is === 'past') return <Trans>until {until}</Trans>
  if (span.is === 'now') return <Trans>now, until {until}</Trans>
  return <Trans context="a day">from {from}</Trans>
}

function SpanCost({ nights, of }: { nights: number | null; of: number }) {
  if (nights === null) return <Trans>call the concierge</Trans>
  if (nights === 0) return <Trans>nothing</Trans>
  return <Plural value={of} one={`${nights} of # night`} other={`${nights} of # nights`} />
}
