import type { Currency } from '../../kernel/money.ts'

/** From which sum on money that the desk takes asks who is there, in cents (decision 0295). */
const PROOF_FROM: Readonly<Record<Currency, number>> = { USD: 100_000, MXN: 2_000_000 }

/** Whether taking a sum asks the one at the desk to prove who they are. Giving money back asks for every sum. */
export function asksProof({ cents, currency }: { cents: number; currency: Currency }): boolean {
  return cents >= PROOF_FROM[currency]
}
