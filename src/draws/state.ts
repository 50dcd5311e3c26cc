/** How far a round has come, in the order in which it does. */
export const DRAW_STATES = [
  'announced',
  'open',
  'closing',
  'closed',
  'numbered',
  'drawing',
  'drawn',
  'settled',
  'withdrawn',
] as const
export type DrawState = (typeof DRAW_STATES)[number]

/** What a round's row says of how far it has come. */
export interface DrawTimes {
  opensAt: Date
  closesAt: Date
  wishesSealedAt: Date | null
  numberedAt: Date | null
  runAt: Date | null
  drawnAt: Date | null
  settledAt: Date | null
  withdrawnAt: Date | null
}

/**
 * How far a round has come: `closing` is the moment between the end of the wishes and their seal, `drawn` has a result
 * whose bookings are still being made, `settled` has all of them.
 */
export function stateOf(times: DrawTimes, now: Date): DrawState {
  if (times.withdrawnAt) return 'withdrawn'
  if (times.settledAt) return 'settled'
  if (times.drawnAt) return 'drawn'
  if (times.runAt) return 'drawing'
  if (times.numberedAt) return 'numbered'
  if (times.wishesSealedAt) return 'closed'
  if (now >= times.closesAt) return 'closing'
  return now >= times.opensAt ? 'open' : 'announced'
}
