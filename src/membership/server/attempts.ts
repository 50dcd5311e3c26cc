import { createHash } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import { type Refusal, refused } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database.ts'
import {
  GUESSES_BY_ACCOUNT,
  GUESSES_BY_ADDRESS,
  LINKS_BY_ACCOUNT,
  LINKS_BY_ADDRESS,
  type Limit,
  minutesLeft,
} from '../slow-down.ts'
import type { AccountKind } from './accounts.store.ts'
import { countAttempt, lockedUntil } from './attempts.store.ts'

/** What an attempt counts against. */
export interface Counted {
  subject: string
  limit: Limit
}

/** What a wrong password counts against: the account, known or not, and the address it came from. */
export function guessOf(kind: AccountKind, email: string, address: string): readonly [Counted, Counted] {
  return [
    { subject: `account:${hashed(`${kind}:${email}`)}`, limit: GUESSES_BY_ACCOUNT },
    { subject: `address:${networkOf(address)}`, limit: GUESSES_BY_ADDRESS },
  ]
}

/** What asking for a reset link counts against. */
export function linkRequestOf(email: string, address: string): readonly [Counted, Counted] {
  return [
    { subject: `link:account:${hashed(email)}`, limit: LINKS_BY_ACCOUNT },
    { subject: `link:address:${networkOf(address)}`, limit: LINKS_BY_ADDRESS },
  ]
}

/** TOO_MANY with the minutes left while one of the subjects is locked, else null. */
export async function refusalWhileLocked(
  db: Database,
  counted: readonly Counted[],
  now: Date,
): Promise<Refusal<'TOO_MANY'> | null> {
  const subjects = counted.map(({ subject }) => subject)
  return tooMany(await lockedUntil(db, subjects, now), now)
}

/**
 * Counts an attempt against each subject and locks those that have had enough. Answers TOO_MANY when one was locked
 * already: refused in the same transaction, the attempt then does not count. Call it in one.
 */
export async function countAttempts(
  trx: Database,
  counted: readonly Counted[],
  now: Date,
): Promise<Refusal<'TOO_MANY'> | null> {
  let until: Date | null = null
  for (const { subject, limit } of counted) {
    const before = await countAttempt(trx, subject, limit, now)
    if (before && (!until || before > until)) until = before
  }
  return tooMany(until, now)
}

function tooMany(until: Date | null, now: Date): Refusal<'TOO_MANY'> | null {
  return until && refused('TOO_MANY', { minutes: minutesLeft(until, now) })
}

/** The table must not tell whose accounts exist or were tried. */
function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The address itself, or of an IPv6 one its first 64 bits: one customer of a network has all the rest. */
export function networkOf(address: string): string {
  const mapped = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (isIPv4(mapped) || !isIPv6(mapped)) return mapped
  const [head = '', tail] = mapped.replace(/%.*$/, '').split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
