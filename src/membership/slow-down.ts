/**
 * How often something may be tried before it is slowed down. A lock begins with the attempt that uses up `free`,
 * and everything is forgotten after `forgetMinutes` without an attempt or a lock.
 */
export interface Limit {
  free: number
  forgetMinutes: number
  /** How long each lock lasts, from the first; the last stands for all that follow. */
  lockMinutes: readonly number[]
}

const GROWING = [1, 2, 4, 8, 15]
const AN_HOUR = [60]

/**
 * No lock reaches further ahead, even where the clocks of two processes differ. What does was set before somebody put the clock
 * back, and locks nobody any more.
 */
export const LONGEST_LOCK_MINUTES = 120

/** Wrong passwords for one account, from strangers' browsers: five, then 1, 2, 4, 8, 15 minutes. */
export const GUESSES_BY_ACCOUNT: Limit = { free: 5, forgetMinutes: 15, lockMinutes: GROWING }

/** Wrong passwords for one account from a browser that has signed in to it: its own five. */
export const GUESSES_BY_DEVICE: Limit = { free: 5, forgetMinutes: 15, lockMinutes: GROWING }

/** Wrong current passwords of one account, from those who are signed in to it. */
export const GUESSES_BY_CHANGE: Limit = { free: 5, forgetMinutes: 15, lockMinutes: GROWING }

/**
 * Wrong passwords from one address, whatever the accounts: twenty, then a minute. A house or a resort shares its address,
 * and each account has a limit of its own: the lock slows a script down and does not grow.
 */
export const GUESSES_BY_ADDRESS: Limit = { free: 20, forgetMinutes: 1, lockMinutes: [1] }

/** Reset links for one account: five an hour. The lock lasts as long as the last link lives. */
export const LINKS_BY_ACCOUNT: Limit = { free: 5, forgetMinutes: 60, lockMinutes: AN_HOUR }

/** Reset links asked for from one address. */
export const LINKS_BY_ADDRESS: Limit = { free: 20, forgetMinutes: 60, lockMinutes: AN_HOUR }

/** Links, calendar addresses and signatures from one address that open nothing. What opens something is not counted. */
export const MISSES_BY_ADDRESS: Limit = { free: 50, forgetMinutes: 15, lockMinutes: GROWING }

/** Whole minutes left of a lock, never less than one. */
export function minutesLeft(until: Date, now: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000))
}
