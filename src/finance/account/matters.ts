import type { MatterReason } from './payment.ts'

/** How the desk decides what waits. */
export const MATTER_OUTCOMES = ['kept', 'refunded', 'looked-into'] as const
export type MatterOutcome = (typeof MATTER_OUTCOMES)[number]

/** Money that is here and has paid nothing: it is kept as credit, or goes back. */
const MONEY_WAITS: readonly MatterReason[] = [
  'over',
  'another-amount',
  'after-cancel',
  'closed-contract',
  'charged-order',
]

/** The decisions of the desk on a matter: where money waits it says what becomes of it; all else it can only look into. */
export function outcomesOf(reason: MatterReason, leftCents: number): MatterOutcome[] {
  return MONEY_WAITS.includes(reason) && leftCents > 0 ? ['kept', 'refunded'] : ['looked-into']
}
