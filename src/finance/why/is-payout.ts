import type { SignatureReason, Why } from '../ledger.endpoints.ts'

/** Whether a figure is a payout, whose entries change as profit is settled from it. */
export function isPayout(reason: Why['reason']): reason is SignatureReason {
  return reason.kind === 'signature' && reason.what === 'pay-out'
}
