/** A session ends after this much time without activity (spec, section 9). */
export const IDLE_MS = 900_000

/** This long before the end the portal offers to stay. */
export const WARN_MS = 60_000

/** Where a session stands: still active, about to end, ended. */
export function idleState(lastActiveAt: number, now: number): 'active' | 'warn' | 'ended' {
  const idle = now - lastActiveAt
  if (idle >= IDLE_MS) return 'ended'
  return idle >= IDLE_MS - WARN_MS ? 'warn' : 'active'
}
