import type { CommonRefusal } from '../../../kernel/endpoint.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { askingIn, mayUseBenefits } from '../../../membership/benefit-use.ts'
import type { Session } from '../../../server/http/caller.ts'
import type { BenefitUnit, Payment } from '../../benefit/benefit.ts'
import type { Occupant } from '../../stay/booking.ts'

/** What a request says of benefits. */
export interface AskedBenefits {
  occupant: Occupant
  benefits?: readonly { idBenefitYear: number; quantity: number }[] | undefined
  authorize?: boolean | undefined
}

interface Account {
  id: number
  unit: BenefitUnit
  balance: number
}

export type BenefitRefusal =
  | 'BENEFITS_NEED_OWNER'
  | 'BENEFIT_NOT_FOUND'
  | 'BENEFIT_TWICE'
  | 'NOT_ENOUGH_BENEFITS'

/**
 * The benefits that a new stay uses: each once, of the contract's own years, within its balance, and only for the owner. The
 * owner alone authorizes them (spec, section 6), here as on the page of the stay.
 */
export function benefitsAsked(
  asked: AskedBenefits,
  accounts: readonly Account[],
  session: Session,
): Outcome<{ benefits: Payment[]; authorizes: boolean }, BenefitRefusal | CommonRefusal> {
  const benefits = paymentsOf(asked, accounts)
  if (!benefits.ok) return benefits
  const authorizes = asked.authorize === true && benefits.value.length > 0
  const use = authorizes ? 'decide' : 'hold'
  if (benefits.value.length > 0 && !mayUseBenefits(askingIn(session), use))
    return refused('RESTRICTED_ACTION')
  return done({ benefits: benefits.value, authorizes })
}

function paymentsOf(
  { benefits = [], occupant }: AskedBenefits,
  accounts: readonly Account[],
): Outcome<Payment[], BenefitRefusal> {
  if (benefits.length > 0 && occupant === 'guest') return refused('BENEFITS_NEED_OWNER')
  const payments: Payment[] = []
  for (const { idBenefitYear, quantity } of benefits) {
    const account = accounts.find(({ id, unit }) => id === idBenefitYear && unit !== 'nights')
    if (!account) return refused('BENEFIT_NOT_FOUND')
    if (payments.some(({ id }) => id === account.id)) return refused('BENEFIT_TWICE')
    if (quantity > account.balance) return refused('NOT_ENOUGH_BENEFITS')
    payments.push({ id: account.id, quantity })
  }
  return done(payments)
}
