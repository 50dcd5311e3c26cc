import type { Day } from '../kernel/day.ts'
import { done, type Outcome, refused } from '../kernel/outcome.ts'
import { type GivenUp, giveUp, type SwapStay } from '../reservations/waiting/swap.ts'

/** Who may find a stay that is offered: every owner of its resort, or who was told its code. */
export const FOUND_BY = ['resort', 'code'] as const
export type FoundBy = (typeof FOUND_BY)[number]

/** What keeps a stay to come from being traded, as long as it lasts. */
export const KEPT_BECAUSE = ['unconfirmed', 'changing', 'asked', 'penalty', 'ordered'] as const

/** At most so many stays of a contract are looked at for one that is offered. */
export const MOST_GIVES = 20

/** What is in the way of giving a stay for one that is offered, in short; the look at the pair says it whole. */
export const GIVES_BECAUSE = ['clash', 'party', 'nights', 'own', 'other'] as const
export type GivesBecause = (typeof GIVES_BECAUSE)[number]

/** What a refusal of a pair says in short: of the two parties and residences, of one's own stay and balance, or of the other's. */
export function givesBecause(reason: string, because: unknown): GivesBecause {
  if (reason === 'TRADE_CLASHES') return 'clash'
  if (reason === 'TRADE_TOO_SMALL' || (reason === 'OTHER_MAY_NOT_RECEIVE' && because === 'small'))
    return 'party'
  if (reason === 'NOT_ENOUGH_NIGHTS') return 'nights'
  return reason === 'OTHER_MAY_NOT_RECEIVE' ? 'other' : 'own'
}

/**
 * Whether a stay may change hands on a day, and what comes back to its owner: all of it, for no night becomes free (decision 0481). Only
 * what the resort has confirmed, with no change of it under way, no penalty kept from an earlier move, and nothing ordered; and
 * not later than it could be cancelled here.
 */
export function mayTrade(
  stay: SwapStay,
  { ordered, today }: { ordered: number; today: Day },
): Outcome<GivenUp, 'CANNOT_TRADE'> {
  const no = (because: string, values: object = {}) =>
    refused('CANNOT_TRADE', { because, days: 0, ...values })
  if (stay.penaltyKept.length > 0) return no('penalty')
  const may = giveUp({ ...stay, isUnanswered: false, tiers: [] }, today)
  if (!may.ok) return no(String(may.values?.because), may.values)
  if (stay.status !== 'confirmed') return no('unconfirmed')
  if (ordered > 0) return no('ordered')
  return done(may.value)
}
