import { chargeKey, type Part } from './account.ts'

interface Payable extends Omit<Part, 'cents'> {
  openCents: number
  asideCents: number
  inQuestion: boolean
}

/**
 * What of charges could be paid when a page was opened and cannot by now: it was paid, or is on its way, by another tab, another
 * owner or the desk. A charge that came into question since is no payment.
 */
export function paidMeanwhile<C extends Payable>(
  before: readonly C[],
  now: readonly Payable[],
): { charge: C; cents: number }[] {
  const by = new Map(now.map((charge) => [chargeKey(charge), charge]))
  return before.flatMap((charge) => {
    const after = by.get(chargeKey(charge))
    if (charge.inQuestion || after?.inQuestion) return []
    const cents = leftOf(charge) - (after ? leftOf(after) : 0)
    return cents > 0 ? [{ charge, cents }] : []
  })
}

const leftOf = ({ openCents, asideCents }: Payable) => openCents - asideCents
