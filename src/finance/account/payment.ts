import type { Currency } from '../../kernel/money.ts'

/**
 * How a contract's charges are paid; `credit` where credits cover all of it, `profit` from a payout, without money; `plan` where they were
 * taken over by installments, or given back by them; `correction` where a credit corrects a charge.
 */
export const PAYMENT_WAYS = ['card', 'link', 'profit', 'resort', 'credit', 'plan', 'correction'] as const
export type PaymentWay = (typeof PAYMENT_WAYS)[number]

/** The most charges that one payment is for: its receipt names each. */
export const MOST_CHARGES = 100

/** The smallest sum that is paid online, in cents; and what providers take at least, whatever it is for (decision 0346). */
const LEAST_ONLINE: Readonly<Record<Currency, number>> = { USD: 100, MXN: 2000 }
const LEAST_OF_A_CARD: Readonly<Record<Currency, number>> = { USD: 50, MXN: 1000 }

/**
 * From which sum on money may be paid online, in cents, where this one is below it; null where it may. What is open below the smallest sum is
 * paid whole (`isWhole`: each chosen charge is), as long as a card takes it at all.
 */
export function leastOnline(
  moneyCents: number,
  { way, currency, isWhole }: { way: string; currency: Currency; isWhole: boolean },
): number | null {
  if (moneyCents === 0 || (way !== 'card' && way !== 'link')) return null
  const least = isWhole ? LEAST_OF_A_CARD[currency] : LEAST_ONLINE[currency]
  return moneyCents < least ? least : null
}

export const PAYMENT_STATES = ['started', 'paid', 'failed', 'cancelled'] as const
export type ContractPaymentState = (typeof PAYMENT_STATES)[number]

/** Why money, or what a provider says of it, waits for the desk. */
export const MATTER_REASONS = [
  /** Its charges were paid meanwhile: some of the money, or all, is left. */
  'over',
  'another-amount',
  'another-currency',
  'after-cancel',
  'closed-contract',
  /** Its order is charged to the contract, and paid on the statement. */
  'charged-order',
  /** Nobody here knows the payment. */
  'unknown',
  /** The card's holder has asked their bank for it back. */
  'disputed',
  'refund-failed',
  /** More was given back at the provider than came. */
  'refund-over',
  /** The nightly comparison: paid here and not there, there and not here, or another figure. */
  'only-here',
  'only-there',
  'figures-differ',
] as const
export type MatterReason = (typeof MATTER_REASONS)[number]

/** A payment as the portal knows it when a provider tells that its money came. */
export interface Awaited {
  state: ContractPaymentState
  cents: number
  currency: string
  /** Whether the contract has not ended. */
  isContractOpen: boolean
}

/** The money that came, in cents of a currency. */
export interface Arrived {
  cents: number
  currency: string
}

/**
 * What becomes of money that came for a payment. Money is never lost: it is entered on the contract's account, whatever else
 * is true, unless it is of another currency or came before. It pays what it was begun for only where nothing has changed;
 * otherwise it is kept aside, and the desk decides.
 */
export function arrivalOf(
  awaited: Awaited,
  arrived: Arrived,
): { enter: boolean; settle: boolean; reason: MatterReason | null } {
  if (awaited.state === 'paid') return { enter: false, settle: false, reason: null }
  if (awaited.currency !== arrived.currency)
    return { enter: false, settle: false, reason: 'another-currency' }
  const aside = (reason: MatterReason) => ({ enter: true, settle: false, reason })
  if (awaited.cents !== arrived.cents) return aside('another-amount')
  if (awaited.state === 'cancelled') return aside('after-cancel')
  if (!awaited.isContractOpen) return aside('closed-contract')
  return { enter: true, settle: true, reason: null }
}

/** The state after the provider says that no money comes; null where that changes nothing, as after the money has come. */
export function stateWithout(
  state: ContractPaymentState,
  told: 'failed' | 'cancelled',
): ContractPaymentState | null {
  return state === 'started' ? told : null
}

/** A page of the provider that nobody finished keeps its charges aside for so long, in minutes. */
export const PAGE_LASTS_MINUTES = 60
