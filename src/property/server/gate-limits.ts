import { createHash } from 'node:crypto'
import type { Limit } from '../../membership/sign-in/slow-down.ts'

const GROWING = [1, 2, 4, 8, 15]

/** Wrong digits typed at one gate: ten, then 1, 2, 4, 8, 15 minutes. */
export const GUESSES_BY_SESSION: Limit = { free: 10, forgetMinutes: 15, lockMinutes: GROWING }

/** Wrong digits from one address, whoever is signed in: the gates of a resort may share one. */
export const GUESSES_BY_GATE_ADDRESS: Limit = { free: 30, forgetMinutes: 15, lockMinutes: GROWING }

/** Passes sent again by mail to one address, whoever sends them: three an hour. */
export const MAILS_BY_RECIPIENT: Limit = { free: 3, forgetMinutes: 60, lockMinutes: [60] }

/** Passes sent again by mail, for one owner: twenty an hour. */
export const MAILS_BY_OWNER: Limit = { free: 20, forgetMinutes: 60, lockMinutes: [60] }

/** What such mails to an address count against; the address itself is not kept. */
export function passMailTo(email: string): string {
  return `pass-mail-to:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`
}
