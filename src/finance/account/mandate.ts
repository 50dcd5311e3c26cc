import { addDays, type Day } from '../../kernel/day.ts'
import { billOf, chargeKey, type OpenCharge, type OpenCredit, type Part } from './account.ts'

/** The owner is told so many days before a saved card pays. */
export const TOLD_DAYS = 7
/** A day on which the portal stood still is caught up with within so many days; then the owner pays by hand. */
const CATCHES_UP_DAYS = 3

export const MANDATE_STATES = ['asked', 'active', 'ended', 'gone', 'failed'] as const
export type MandateState = (typeof MANDATE_STATES)[number]

/** The states of a payment whose notice was mailed: it waits for its day, was stopped, was needless, or was begun. */
export const MANDATE_PAYMENT_STATES = ['told', 'stopped', 'needless', 'begun'] as const
export type MandatePaymentState = (typeof MANDATE_PAYMENT_STATES)[number]

/** Why a saved card did not pay: its bank said no, it wants the holder in person, or the provider has the card no more. */
export const MANDATE_FAULTS = ['declined', 'authentication', 'gone'] as const
export type MandateFault = (typeof MANDATE_FAULTS)[number]

/** The charges that a saved card pays in a week, and of which its owner is told today: whole, as far as they are open. */
export function toTell<C extends OpenCharge>(charges: readonly C[], today: Day): C[] {
  const due = addDays(today, TOLD_DAYS)
  return charges.filter((charge) => charge.due === due && charge.openCents > 0 && !charge.inQuestion)
}

/** Until the day before its due day a payment of a saved card may be stopped. */
export function mayStop({ state, due }: { state: MandatePaymentState; due: Day }, today: Day): boolean {
  return state === 'told' && today < due
}

/** The notice of a charge: the most of it that the card pays, on its day. */
export interface ToldPayment extends Part {
  due: Day
}

/** What a saved card pays on the day: of the charge, with the credit that is used first, and the money that is left to pay. */
export type DuePayment = { part: Part; creditCents: number; moneyCents: number } | 'needless' | 'wait'

/**
 * What becomes of a payment that was told, now that its day has come. No more is paid than was told, and nothing of a charge that is
 * paid, in question or due on another day by now; one of which a payment is on its way waits. `charges` are as a payment may take them.
 */
export function onItsDay(
  told: ToldPayment,
  charges: readonly (OpenCharge & { asideCents: number })[],
  credits: readonly OpenCredit[],
  today: Day,
): DuePayment {
  const charge = charges.find((one) => chargeKey(one) === chargeKey(told))
  if (!charge || charge.due !== told.due || charge.inQuestion || today > addDays(told.due, CATCHES_UP_DAYS))
    return 'needless'
  const cents = Math.min(told.cents, charge.openCents)
  if (cents <= 0) return charge.asideCents > 0 ? 'wait' : 'needless'
  const part = { kind: told.kind, id: told.id, cents }
  const bill = billOf([part], charges, credits)
  return bill ? { part, creditCents: bill.creditCents, moneyCents: bill.moneyCents } : 'needless'
}

/**
 * What a saved card is to pay as things stand, of what was told: what is open of the charge, no more than was told, less the credit, which goes
 * first. Null where nothing is left for the card; while another payment of the charge is on its way, what was told.
 */
export function stillToPay(
  told: ToldPayment,
  charges: readonly (OpenCharge & { asideCents: number })[],
  credits: readonly OpenCredit[],
): number | null {
  const pays = onItsDay(told, charges, credits, told.due)
  if (pays === 'wait') return told.cents
  return pays === 'needless' || pays.moneyCents === 0 ? null : pays.moneyCents
}
