import { type Day, type DayRange, daysBetween } from '../../../kernel/day.ts'
import type { BenefitBalance } from '../../benefits.endpoints.ts'
import { cancelTerms, fewestWhenMoved, isFreeUntilAnswered, keptWhenMoved } from '../../cancel/penalty.ts'
import type { BookingDetails } from '../../changes.endpoints.ts'
import { nightsCost } from '../../request/stay-rules.ts'

/** What a change of dates takes, in nights of the balance. */
export interface ChangeCost {
  cost: number
  /** More than the stay takes now, or less when negative. */
  difference: number
  /** Left in the benefit years that would pay; null while they are not known. */
  left: number | null
}

type Stay = Pick<BookingDetails, 'datein' | 'dateout' | 'nightsCost' | 'nightPercent' | 'heldNights'>
/** What moving a stay inside its penalty window means, in days and nights. */
export interface KeptPenalty {
  /** The earlier check-in, from which the penalty goes on counting. */
  from: Day
  nights: number
  /** What cancelling the moved stay would cost today. */
  cost: number
  /** The fewest nights of the balance that the change has to leave the stay with; null where it does. */
  fewest: number | null
}

/** What of the penalty a change of dates keeps: shown before it is sent. Null where cancelling stays free or nothing moves. */
export function keptPenalty(
  dates: DayRange,
  booking: Pick<
    BookingDetails,
    | 'datein'
    | 'dateout'
    | 'nightsCost'
    | 'nightPercent'
    | 'penaltyKept'
    | 'drawnFreeUntil'
    | 'penalties'
    | 'cancelTerms'
  >,
  today: Day,
): KeptPenalty | null {
  const { datein: checkIn, nightsCost: nights, penaltyKept, drawnFreeUntil, penalties } = booking
  if (dates.checkIn === checkIn && dates.checkOut === booking.dateout) return null
  const isUnanswered = isFreeUntilAnswered(booking.cancelTerms)
  const stay = { checkIn, nightsCost: nights, penaltyKept, isUnanswered, drawnFreeUntil }
  const kept = keptWhenMoved(stay, penalties, today)
  const [first] = kept.map((one) => one.checkIn).sort()
  if (!first) return null
  const cost = nightsCost(daysBetween(dates.checkIn, dates.checkOut), booking.nightPercent)
  const moved = { checkIn: dates.checkIn, nightsCost: cost, penaltyKept: kept }
  const terms = cancelTerms(moved, penalties, today)
  const from = first < dates.checkIn ? first : dates.checkIn
  const fewest = fewestWhenMoved(stay, penalties, today)
  return {
    from,
    fewest: cost < fewest ? fewest : null,
    nights: kept.reduce((sum, one) => sum + one.nights, 0),
    cost: terms.kind === 'penalty' ? terms.nights : 0,
  }
}

type NightAccount = Pick<BenefitBalance, 'id' | 'starts' | 'expires' | 'balance'>

/**
 * What the stay costs on other days, and what is left then. The years in which the new check-in falls pay, and what
 * this stay holds of them now is there to pay with; what it holds of another year returns to that one.
 */
export function changeCost(
  dates: DayRange,
  booking: Stay,
  accounts: readonly NightAccount[] | null,
): ChangeCost {
  const same = dates.checkIn === booking.datein && dates.checkOut === booking.dateout
  const nights = daysBetween(dates.checkIn, dates.checkOut)
  const cost = same ? booking.nightsCost : nightsCost(nights, booking.nightPercent)
  const paying = accounts?.filter(
    ({ starts, expires }) => starts <= dates.checkIn && dates.checkIn <= expires,
  )
  const heldOf = (id: number) =>
    booking.heldNights.find(({ idBenefitYear }) => idBenefitYear === id)?.quantity ?? 0
  const there = paying?.reduce((sum, { id, balance }) => sum + balance + heldOf(id), 0)
  return {
    cost,
    difference: cost - booking.nightsCost,
    left: there === undefined ? null : there - cost,
  }
}
