import type { Why } from '../../ledger.endpoints.ts'

/** Whether a figure is a charge, which is set aside while it is in question; a payout is none. */
export function isCharge({ cents, reason }: Pick<Why, 'cents' | 'reason'>): boolean {
  return (
    cents < 0 &&
    (reason.kind === 'fee' ||
      (reason.kind === 'document' && reason.origin !== 'payment' && reason.origin !== 'settlement'))
  )
}
