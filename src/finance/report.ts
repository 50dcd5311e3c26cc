/** The choices for a report's balance (spec, section 1): paid out, or set against the condo fee. */
export const CASH_BACKS = ['pay-out', 'set-against-condo-fee'] as const
export type CashBack = (typeof CASH_BACKS)[number]

/** A month's balance: what was earned less the fees. It may be below zero. */
export function balanceOf(figures: { incomeCents: number; feesCents: number }): number {
  return figures.incomeCents - figures.feesCents
}

/** What a signed balance counts for: below zero it is carried as zero (spec, section 4). */
export function carriedOf(balanceCents: number): number {
  return Math.max(balanceCents, 0)
}

/** Whether signing changes the figure, so that the owner is told so before. */
export function isCarriedAsZero(balanceCents: number): boolean {
  return balanceCents < 0
}
