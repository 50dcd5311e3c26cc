import type { Day } from '../../kernel/day.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'

/** What a benefit counts in: nights, passes, or cents of money. */
export type BenefitUnit = 'nights' | 'passes' | 'money'

/** Whether the owner has decided on a benefit in a booking (spec, section 4), or it went back to the balance. */
export type BenefitState = 'pending' | 'authorized' | 'refused' | 'returned'

/** A benefit year of a contract, as far as paying goes. */
export interface YearAccount {
  id: number
  balance: number
  expires: Day
}

/** What one account pays. */
export interface Payment {
  id: number
  quantity: number
}

/** What the accounts hold together. */
export function totalOf(accounts: readonly Pick<YearAccount, 'balance'>[]): number {
  return accounts.reduce((total, { balance }) => total + balance, 0)
}

/** Spreads a quantity over accounts, the one that expires first before the others; refused when it is too much. */
export function payFrom(
  accounts: readonly YearAccount[],
  quantity: number,
): Outcome<Payment[], 'NOT_ENOUGH'> {
  const payments: Payment[] = []
  let open = quantity
  const byExpiry = [...accounts].sort((a, b) =>
    a.expires < b.expires ? -1 : a.expires > b.expires ? 1 : a.id - b.id,
  )
  for (const { id, balance } of byExpiry) {
    const part = Math.min(open, balance)
    if (part > 0) payments.push({ id, quantity: part })
    open -= Math.max(part, 0)
  }
  return open > 0 ? refused('NOT_ENOUGH') : done(payments)
}

/** Whether a benefit still holds something of its account. */
export function isHolding(state: BenefitState): boolean {
  return state === 'pending' || state === 'authorized'
}
