import type { Day, DayRange } from '../../kernel/day.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import type { NightBalance } from '../benefit/open-nights.ts'
import { mayCancel } from '../cancel/may-cancel.ts'
import type { PenaltyTier } from '../cancel/penalty.ts'
import { type HeldNights, penaltyEntries } from '../desk.ts'

/** A stay that could be given up for another. */
export interface SwapStay extends DayRange {
  status: Parameters<typeof mayCancel>[0]['status']
  nightsCost: number
  penaltyKept: Parameters<typeof mayCancel>[0]['penaltyKept']
  drawnFreeUntil?: Day | null
  /** A change of it waits for the club. */
  isChanging: boolean
  /** The resort has still to answer the request: giving it up costs nothing. */
  isUnanswered: boolean
  /** What it holds of the benefit years of nights, the one that expires first before the others. */
  held: readonly HeldNights[]
  tiers: readonly PenaltyTier[]
}

/** What giving a stay up means: the nights of penalty, and what comes back to which benefit year. */
export interface GivenUp {
  stay: DayRange
  penalty: number
  back: readonly { yearId: number; quantity: number }[]
}

/**
 * Whether a stay can be given up for another on a day, and what comes back. By the rules of cancelling; inside its penalty window
 * its owner keeps the rest, and the club is not asked (decision 0450). Not while its change or its cancellation waits.
 */
export function giveUp(stay: SwapStay, today: Day): Outcome<GivenUp, 'CANNOT_SWAP'> {
  const may = stay.isChanging ? null : mayCancel(stay, stay.tiers, today)
  if (!may) return refused('CANNOT_SWAP', { because: 'changing' })
  if (!may.ok) return refused('CANNOT_SWAP', may.values)
  const penalty = may.value.kind === 'penalty' ? may.value.nights : 0
  const { checkIn, checkOut } = stay
  return done({ stay: { checkIn, checkOut }, penalty, back: penaltyEntries(stay.held, penalty) })
}

/** A contract's stays without the one that is given up. */
export function staysWithout(stays: readonly DayRange[], { stay }: GivenUp): DayRange[] {
  return stays.filter(({ checkIn, checkOut }) => checkIn !== stay.checkIn || checkOut !== stay.checkOut)
}

/** Benefit years with what comes back to them. */
export function yearsWith<Year extends { id: number; balance: number }>(
  years: readonly Year[],
  { back }: Pick<GivenUp, 'back'>,
): Year[] {
  return years.map((year) => {
    const more = back
      .filter(({ yearId }) => yearId === year.id)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    return more === 0 ? year : { ...year, balance: year.balance + more }
  })
}

/** A benefit year of nights with its number, so that what comes back finds it. */
export type NumberedYear = NightBalance & { id: number }
