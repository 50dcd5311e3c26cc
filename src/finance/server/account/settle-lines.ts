import type { CreditUse, Part } from '../../account/account.ts'
import { chargeKey } from '../../account/account.ts'
import type { accountOfCurrency } from '../../account/whole-account.ts'
import type { NewLine } from './payments.store.ts'

type Account = Pick<ReturnType<typeof accountOfCurrency>, 'charges' | 'credits'>

/** What a payment pays and uses, as lines: charges above zero, credits below, each with what was open before. */
export function linesOf(account: Account, parts: readonly Part[], uses: readonly CreditUse[]): NewLine[] {
  const charges = new Map(account.charges.map((one) => [chargeKey(one), one]))
  const credits = new Map(account.credits.map((one) => [one.id, one]))
  const paid = parts.flatMap((part): NewLine[] => {
    const charge = charges.get(chargeKey(part))
    if (!charge) return []
    const { concept, reference, openCents, kind, id } = charge
    const of = { transactionId: kind === 'document' ? id : null, feeId: kind === 'fee' ? id : null }
    return [{ ...of, concept, reference: reference ?? '', openCents, cents: part.cents }]
  })
  const used = uses.flatMap(({ id, cents }): NewLine[] => {
    const credit = credits.get(id)
    if (!credit) return []
    const { concept, reference, openCents } = credit
    return [{ transactionId: id, feeId: null, concept, reference, openCents, cents: -cents }]
  })
  return [...paid, ...used]
}
