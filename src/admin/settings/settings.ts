import { addDays } from '../../kernel/day.ts'
import { cancelTerms, type PenaltyTier } from '../../reservations/cancel/penalty.ts'

/** What a manager changes: a resort's times and lead times, a kind of residence, what cancelling costs, its waiting list, a promise of the desk, who mails come from, the club's brand and logo, the modules of a contract, the ways of paying. */
export const SETTINGS = [
  'hotel',
  'category',
  'cancelling',
  'waiting',
  'promise',
  'sender',
  'brand',
  'mark',
  'modules',
  'payments',
] as const
export type SettingKind = (typeof SETTINGS)[number]

/** The promises of the desk, as `desk_promises` names them. */
export const PROMISES = [
  'bookings',
  'messages',
  'maintenance',
  'begun-maintenance',
  'reviews',
  'agreements',
  'questions',
  'payments',
  'matters',
  'suspicions',
  'losses',
] as const
export type PromiseKind = (typeof PROMISES)[number]

/** The most steps that cancelling may have. */
export const MOST_TIERS = 6

/** Why steps of cancelling are none: the last days have none, one day has two, or cancelling later would cost less. */
export type TierFault = 'no-last-days' | 'day-twice' | 'cheaper-later'

/** What is wrong with the steps of cancelling; null where they may be saved. */
export function tierFault(tiers: readonly PenaltyTier[]): TierFault | null {
  const sorted = tiers.toSorted((a, b) => a.fromDays - b.fromDays)
  if (sorted[0]?.fromDays !== 0) return 'no-last-days'
  if (new Set(sorted.map(({ fromDays }) => fromDays)).size < sorted.length) return 'day-twice'
  return sorted.some(({ percent }, at) => at > 0 && percent > (sorted[at - 1]?.percent ?? 0))
    ? 'cheaper-later'
    : null
}

/** Stays that were cancelled so many days before check-in, of so many nights each. */
export interface Cancelled {
  days: number
  nights: number
  stays: number
}

/** Any day: what a stay costs depends on how far its check-in is from it. */
const SOME_DAY = '2026-01-01'

function nightsLost({ days, nights }: Cancelled, tiers: readonly PenaltyTier[]): number {
  const stay = { checkIn: addDays(SOME_DAY, days), nightsCost: nights, penaltyKept: [] }
  const terms = cancelTerms(stay, tiers, SOME_DAY)
  return terms.kind === 'penalty' ? terms.nights : 0
}

/** What other steps would have made of cancellations that were: how many dearer or cheaper, and by how many nights in all. */
export function hadItHeld(
  cancelled: readonly Cancelled[],
  before: readonly PenaltyTier[],
  after: readonly PenaltyTier[],
): { stays: number; dearer: number; cheaper: number; nights: number } {
  const told = { stays: 0, dearer: 0, cheaper: 0, nights: 0 }
  for (const one of cancelled) {
    const by = nightsLost(one, after) - nightsLost(one, before)
    told.stays += one.stays
    if (by > 0) told.dearer += one.stays
    if (by < 0) told.cheaper += one.stays
    told.nights += by * one.stays
  }
  return told
}

/** Whether a name may stand before an address: on one line, and with nothing that looks like another address (decision 0432). */
export const isSenderName = (name: string) => !/[\p{Cc}<>@]/u.test(name)

/** Whether an alert comes after the promise was given: so many hours before its end lie within its days. */
export const isAlertWithin = ({ workingDays, alertHours }: { workingDays: number; alertHours: number }) =>
  alertHours <= workingDays * 24
