import { type DayRange, daysBetween } from '../../kernel/day.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { type Payment, payFrom, totalOf, type YearAccount } from '../benefit/benefit.ts'
import {
  mayStay,
  nightsCost,
  notEnough,
  type StayFacts,
  type StayRefusal,
  type StayRefusalKnowingNearby,
} from './stay-rules.ts'

/** What a contract and its resort say about the stay that is asked for. */
export interface AskedStayFacts
  extends Pick<StayFacts, 'lastOpenNight' | 'others' | 'blackouts'>,
    Pick<StayFacts['contract'], 'canBook' | 'starts' | 'ends'> {
  /** What a night takes of the balance, in hundredths. */
  nightPercent: number
  /** The last day that any of the contract's benefit years of nights covers. */
  nightsUntil: StayFacts['nights']['until']
}

/** What a stay comes to, in nights of the balance, and which years pay. */
export interface PaidStay {
  cost: number
  /** The nights of all years that may pay, before the stay. */
  balance: number
  payments: Payment[]
}

/**
 * What a stay costs and from which benefit years it is paid, by the rules of any booking, rooms apart; requests, changes, offers
 * taken, draws and trades all ask this one (spec, section 4). `years` are those that the check-in falls in; their balance counts what a
 * stay that changes holds now (`held`). Refused with the reason of {@link mayStay}.
 */
export function payForStay(
  facts: AskedStayFacts,
  stay: DayRange,
  years: readonly YearAccount[],
  how: Pick<StayFacts, 'held'> & { acceptsNearby: true },
): Outcome<PaidStay, StayRefusalKnowingNearby>
export function payForStay(
  facts: AskedStayFacts,
  stay: DayRange,
  years: readonly YearAccount[],
  how: Pick<StayFacts, 'held' | 'acceptsNearby'>,
): Outcome<PaidStay, StayRefusal>
export function payForStay(
  facts: AskedStayFacts,
  stay: DayRange,
  years: readonly YearAccount[],
  how: Pick<StayFacts, 'held' | 'acceptsNearby'>,
): Outcome<PaidStay, StayRefusal> {
  const cost = nightsCost(daysBetween(stay.checkIn, stay.checkOut), facts.nightPercent)
  const asked: StayFacts = {
    stay,
    contract: facts,
    others: facts.others,
    blackouts: facts.blackouts,
    lastOpenNight: facts.lastOpenNight,
    cost,
    balance: totalOf(years),
    nights: { granted: years.length > 0, until: facts.nightsUntil },
    ...how,
  }
  const may = mayStay(asked)
  if (!may.ok) return may
  const paid = payFrom(years, cost)
  return paid.ok ? done({ cost, balance: asked.balance, payments: paid.value }) : notEnough(asked)
}
