/**
 * A rate limit. The attempt that uses up `free` begins a lock; after `forgetMinutes` without an attempt or a lock all
 * are free again.
 */
export interface Lock {
  free: number
  forgetMinutes: number
  /** How long each lock lasts, from the first; the last stands for all that follow. */
  lockMinutes: readonly number[]
  /** How long after a lock the next one is a longer one; `forgetMinutes` without it. */
  rememberMinutes?: number
}

/**
 * A token bucket: `free` at once, and one more every `refillSeconds`. For subjects that many people share, so that
 * nobody can lock out the others.
 */
export interface Flow {
  free: number
  refillSeconds: number
}

export type Limit = Lock | Flow

const GROWING = [1, 2, 4, 8, 15]
const A_DAY = 1440
const AN_HOUR = [60]

/**
 * No lock reaches further ahead, even where the clocks of two processes differ. What does was set before somebody put the clock
 * back, and locks nobody any more.
 */
export const LONGEST_LOCK_MINUTES = 120

/** Five wrong ones, then 1, 2, 4, 8, 15 minutes; who pauses has five again, and the next lock is the longer one for a day. */
const PASSWORD: Lock = { free: 5, forgetMinutes: 15, lockMinutes: GROWING, rememberMinutes: A_DAY }

/** Wrong passwords for one account, from strangers' browsers: five, then 1, 2, 4, 8, 15 minutes. */
export const GUESSES_BY_ACCOUNT: Lock = PASSWORD

/** Wrong passwords for one account from a browser that has signed in to it: its own five. */
export const GUESSES_BY_DEVICE: Lock = PASSWORD

/** Wrong current passwords of one account, from those who are signed in to it. */
export const GUESSES_BY_CHANGE: Lock = PASSWORD

/** Wrong codes of one account at the second step of signing in, from strangers’ browsers; a browser that is known has its own. */
export const GUESSES_BY_CODE: Lock = PASSWORD

/** Wrong proofs of who one is, from those who are signed in to the account. */
export const GUESSES_BY_PROOF: Lock = PASSWORD

/**
 * Wrong passwords from one address, whatever the accounts: twenty, then one every two seconds. A house or a resort shares
 * its address, and each account has a limit of its own: a script is slowed down, its neighbours are not locked out.
 */
export const GUESSES_BY_ADDRESS: Flow = { free: 20, refillSeconds: 2 }

/** What may be asked by anybody: so much from one browser, and much more from an address, which many share. */
export interface Narrow {
  browser: Limit
  address: Flow
}

/** Challenges of passkeys: each view of the door asks for one. */
export const CHALLENGES: Narrow = {
  browser: { free: 60, refillSeconds: 1 },
  address: { free: 600, refillSeconds: 1 },
}

/** Reset links for one account: five an hour. The lock lasts as long as the last link lives. */
export const LINKS_BY_ACCOUNT: Lock = { free: 5, forgetMinutes: 60, lockMinutes: AN_HOUR }

/**
 * Reset links asked for from one address: twenty, then one a minute. A resort shares its address: whoever uses it up makes the
 * others wait for a minute and not for an hour.
 */
export const LINKS_BY_ADDRESS: Flow = { free: 20, refillSeconds: 60 }

/** Links, calendar addresses and signatures from one address that open nothing. What opens something is not counted. */
export const MISSES_BY_ADDRESS: Lock = { free: 50, forgetMinutes: 15, lockMinutes: GROWING }

/** Codes of mails that are looked up; those that are right are given back. */
export const CODES: Narrow = {
  browser: { free: 50, refillSeconds: 10 },
  address: { free: 500, refillSeconds: 2 },
}

/** Reports of suspicious messages. */
export const REPORTS: Narrow = {
  browser: { free: 5, forgetMinutes: 60, lockMinutes: AN_HOUR },
  address: { free: 20, refillSeconds: 1800 },
}

/** The same from everywhere by who has not signed in: somebody reads each of them. Two hundred at once, and as many more in a day. */
export const REPORTS_OF_ALL: Flow = { free: 200, refillSeconds: 432 }

/**
 * How long a lock still lasts, as the refusal TOO_MANY says it: whole minutes from a minute on; below it 0 minutes, and the
 * seconds. `seconds` is the whole of it, for `Retry-After`; never less than one.
 */
export function waitUntil(until: Date, now: Date): { minutes: number; seconds: number } {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return { seconds, minutes: seconds < 60 ? 0 : Math.ceil(seconds / 60) }
}
