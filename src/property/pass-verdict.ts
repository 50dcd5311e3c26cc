import type { AccessWindow } from './access.ts'

/** What a pass is worth at the gate at this moment. */
export type Verdict = 'valid' | 'not-yet' | 'ended' | 'withdrawn' | 'unknown'

/** Withdrawn comes first: a pass that was taken back says so, before, during and after its days. */
export function verdictOf(pass: { window: AccessWindow; withdrawn: boolean }, now: Date): Verdict {
  if (pass.withdrawn) return 'withdrawn'
  if (now < pass.window.from) return 'not-yet'
  return now < pass.window.to ? 'valid' : 'ended'
}
