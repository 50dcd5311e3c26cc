/**
 * How often something may be tried before it is slowed down. A lock begins with the attempt that uses up `free`,
 * and everything is forgotten after `forgetMinutes` without an attempt or a lock.
 */
export interface Limit {
  free: number
  forgetMinutes: number
  /** How long the lock lasts, by the attempts past `free`, counted from 0. */
  lockMinutes: (past: number) => number
}

const LONGEST_LOCK = 15

const growing = (past: number) => Math.min(2 ** past, LONGEST_LOCK)
const anHour = () => 60

/** Wrong passwords for one account: five, then 1, 2, 4, 8, 15 minutes. */
export const GUESSES_BY_ACCOUNT: Limit = { free: 5, forgetMinutes: 15, lockMinutes: growing }

/** Wrong passwords from one address, whatever the accounts. */
export const GUESSES_BY_ADDRESS: Limit = { free: 20, forgetMinutes: 15, lockMinutes: growing }

/** Reset links for one account: five an hour. */
export const LINKS_BY_ACCOUNT: Limit = { free: 5, forgetMinutes: 60, lockMinutes: anHour }

/** Reset links asked for from one address. */
export const LINKS_BY_ADDRESS: Limit = { free: 20, forgetMinutes: 60, lockMinutes: anHour }

/** Until when nothing more may be tried after this many attempts, or null while some are free. */
export function lockedAfter(attempts: number, limit: Limit, now: Date): Date | null {
  if (attempts < limit.free) return null
  return new Date(now.getTime() + limit.lockMinutes(attempts - limit.free) * 60_000)
}

/** Whole minutes left of a lock, never less than one. */
export function minutesLeft(until: Date, now: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000))
}
