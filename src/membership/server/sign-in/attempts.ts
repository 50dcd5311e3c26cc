import { createHash } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import { done, type Outcome, type Refusal, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { together } from '../../../server/database/pipeline.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { type Caller, hashOfToken } from '../../../server/http/caller.ts'
import type { FairTurn } from '../../../server/http/limits/fair-turns.ts'
import type { SecurityFacts, TellSecurity } from '../../../server/http/security-log.ts'
import {
  GUESSES_BY_ACCOUNT,
  GUESSES_BY_ADDRESS,
  GUESSES_BY_CHANGE,
  GUESSES_BY_CODE,
  GUESSES_BY_DEVICE,
  GUESSES_BY_PROOF,
  LINKS_BY_ACCOUNT,
  LINKS_BY_ADDRESS,
  type Limit,
  MISSES_BY_ADDRESS,
  type Narrow,
  REPORTS_OF_ALL,
  waitUntil,
} from '../../sign-in/slow-down.ts'
import type { Account, AccountKind } from '../accounts.store.ts'
import { commitHere, countAttempt, forgetAttempts, giveBackAttempt, lockedUntil } from './attempts.store.ts'
import { findAnyDevice, findDevice } from './devices.store.ts'

/** A subject of the rate limit (an account, an address, a device), and its limit. */
export interface Counted {
  subject: string
  limit: Limit
  /** Many people count against it (an address): a success gives back its own attempt only. */
  shared?: true
}

/** An account as somebody typed it, known or not. */
export interface Typed {
  kind: AccountKind
  email: string
}

/** What a wrong password counts against: the account and the address it came from. */
export function guessOf({ kind, email }: Typed, address: string): readonly Counted[] {
  return [
    { subject: `account:${hashed(`${kind}:${email}`)}`, limit: GUESSES_BY_ACCOUNT },
    { subject: `address:${networkOf(address)}`, limit: GUESSES_BY_ADDRESS, shared: true },
  ]
}

/**
 * The same from a browser that has signed in to the account before: it has attempts of its own, and neither those that
 * strangers use up on the account nor its neighbours' on the address keep it out. Null from any other browser.
 */
export async function guessOfDevice(
  db: Database,
  typed: Typed,
  token: string | null,
): Promise<readonly Counted[] | null> {
  const device = token === null ? null : await findDevice(db, hashOfToken(token), typed)
  return device === null ? null : [{ subject: `device:${device}`, limit: GUESSES_BY_DEVICE }]
}

/** What a wrong current password counts against when it is to be changed: only who is signed in can use it up. */
export function changeOf({ kind, id }: Account): readonly Counted[] {
  return [{ subject: `change:${kind}:${id}`, limit: GUESSES_BY_CHANGE }]
}

/**
 * What a wrong code counts against at the second step of signing in: nobody comes so far who has not the password. A browser
 * that has signed in before has a count of its own.
 */
export async function codeOf(
  db: Database,
  { kind, id, email }: Account & { email: string },
  token: string | null,
): Promise<readonly Counted[]> {
  const device = token === null ? null : await findDevice(db, hashOfToken(token), { kind, email })
  const subject = device === null ? `code:${kind}:${id}` : `code:device:${device}`
  return [{ subject, limit: GUESSES_BY_CODE }]
}

/**
 * What anybody's asking counts against where nobody knows who it is: a browser that has signed in to anything has a count of
 * its own, that of no neighbour; any other counts by what it says of itself at its address, and against the address, whose
 * limit is much wider and slows down without silencing.
 */
export async function anybodyOf(
  db: Database,
  of: 'challenge' | 'report' | 'mail-code',
  { address, device, userAgent }: Pick<Caller, 'address' | 'device' | 'userAgent'>,
  limit: Narrow,
): Promise<readonly Counted[]> {
  const known = device === null ? null : await findAnyDevice(db, hashOfToken(device))
  if (known !== null) return [{ subject: `${of}:device:${known}`, limit: limit.browser, shared: true }]
  const network = networkOf(address)
  return [
    { subject: `${of}:browser:${hashed(`${network} ${userAgent}`)}`, limit: limit.browser, shared: true },
    { subject: `${of}:address:${network}`, limit: limit.address, shared: true },
  ]
}

/** What a wrong proof counts against, where somebody who is signed in is to prove who they are. */
export function proofCounters({ kind, id }: Account): readonly Counted[] {
  return [{ subject: `proof:${kind}:${id}`, limit: GUESSES_BY_PROOF }]
}

/** What a code that opens nothing counts against, where an owner who is signed in types it: themselves, and no neighbour of theirs. */
export function codesOfOwner(ownerId: number): readonly Counted[] {
  return [{ subject: `miss:trade:owner:${ownerId}`, limit: MISSES_BY_ADDRESS, shared: true }]
}

/** What asking for another address of an account counts against: each asking sends a mail to whoever is named. */
export function addressesOfOwner(ownerId: number): Counted {
  return { subject: `address:owner:${ownerId}`, limit: LINKS_BY_ACCOUNT }
}

/** What trying the club's sender counts against: each sends a mail to whoever asks. */
export function senderTestsOf(adminId: number): Counted {
  return { subject: `sender-test:admin:${adminId}`, limit: LINKS_BY_ACCOUNT }
}

/** What asking for a reset link counts against. */
export function linkRequestOf(email: string, address: string): { account: Counted; address: Counted } {
  return {
    account: { subject: `link:account:${hashed(email)}`, limit: LINKS_BY_ACCOUNT },
    address: { subject: `link:address:${networkOf(address)}`, limit: LINKS_BY_ADDRESS, shared: true },
  }
}

/** What asking for a reset link counts against in a browser that the account knows: itself. */
export function linksOfDevice(device: readonly Counted[] | null): readonly Counted[] | null {
  return device?.map(({ subject }) => ({ subject: `link:${subject}`, limit: LINKS_BY_ACCOUNT })) ?? null
}

/** What reporting something suspicious counts against beside its browser: somebody reads each. */
export const REPORTED: Counted = { subject: 'report:all', limit: REPORTS_OF_ALL, shared: true }

/**
 * The queue in which a password waits to be checked: that of its address, or for a known browser one of its own, which
 * goes first.
 */
export function turnOf(
  { kind, email }: Typed,
  address: string,
  device: readonly Counted[] | null = null,
): FairTurn {
  const account = hashed(`${kind}:${email}`)
  const [known] = device ?? []
  return known ? { address: known.subject, account, known: true } : { address: networkOf(address), account }
}

/**
 * Counts an attempt before the password is checked, so that of many at once only as many are checked as the limits
 * allow; the others are refused unchecked. Answers the subjects that it has locked, or TOO_MANY with the time left;
 * then nothing was counted.
 */
export async function reserveAttempt(
  db: Database,
  counted: readonly Counted[],
  now: Date,
): Promise<Outcome<Counted[], 'TOO_MANY'>> {
  const locked = await refusalWhileLocked(db, counted, now)
  return locked ?? countingHere(db, (trx) => countAttempts(trx, counted, now))
}

/** The same in a transaction that is under way. Refused, it has to roll back: other subjects may have been counted. */
export async function countAttempts(
  trx: Database,
  counted: readonly Counted[],
  now: Date,
): Promise<Outcome<Counted[], 'TOO_MANY'>> {
  const locked: Counted[] = []
  for (const one of counted) {
    const count = await countAttempt(trx, one.subject, one.limit, now)
    // Concurrent attempts may have locked the subject since the locks were read; a lock that ends this instant is
    // reported as one second.
    if (!count)
      return (await refusalWhileLocked(trx, counted, now)) ?? refused('TOO_MANY', waitUntil(now, now))
    if (count.locked) locked.push(one)
  }
  return done(locked)
}

/** Gives back an attempt that succeeded, in a transaction of its own. */
export async function giveBack(db: Database, counted: readonly Counted[], now: Date): Promise<void> {
  await countingHere(db, async (trx) => {
    for (const { subject, limit, shared } of counted) {
      if (shared) await giveBackAttempt(trx, subject, limit, now)
      else await forgetAttempts(trx, subject)
    }
    return done(null)
  })
}

/**
 * A transaction with synchronous_commit = local, which does not wait for a replica. For the counters of attempts only.
 */
function countingHere<T, R extends string>(
  db: Database,
  act: (trx: Database) => Promise<Outcome<T, R>>,
): Promise<Outcome<T, R>> {
  return inTransaction(db, async (trx) => {
    const [, outcome] = await together(
      trx,
      () => commitHere(trx),
      () => act(trx),
    )
    return outcome
  })
}

/**
 * Runs the act that an attempt was counted for. If it throws (database away, disk full) nothing is known of the
 * password, and the attempt is given back as far as the database allows.
 */
export async function onAttempt<T>(
  db: Database,
  counted: readonly Counted[],
  now: Date,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    await countingHere(db, async (trx) => {
      for (const { subject, limit } of counted) await giveBackAttempt(trx, subject, limit, now)
      return done(null)
    }).catch(() => {})
    throw error
  }
}

/**
 * Counts a link, a calendar address or a signature that was not found, and logs it. Valid ones are never counted, so
 * that the misses of others at an address do not lock them out. Refused once the address is over its limit.
 */
export async function countMiss(
  db: Database,
  of: 'link' | 'passkey' | 'calendar' | 'newsletter' | 'payment',
  { address, now, tell }: { address: string; now: Date; tell: TellSecurity },
): Promise<Refusal<'TOO_MANY'> | null> {
  const counted = [{ subject: `miss:${of}:${networkOf(address)}`, limit: MISSES_BY_ADDRESS }]
  const reserved = await reserveAttempt(db, counted, now)
  if (!reserved.ok) return reserved
  tell('miss', { of })
  tellLocks(reserved.value, tell)
  return null
}

/** Tells of the locks that an attempt has begun. */
export function tellLocks(
  locked: readonly Counted[],
  tell: TellSecurity,
  facts?: Pick<SecurityFacts, 'account' | 'typed' | 'device'>,
): void {
  // The first words of a subject say what it is; what follows is whose.
  for (const { subject } of locked)
    tell('locked', { of: /^[a-z-]+(?::[a-z]+(?=:))?/.exec(subject)?.[0] ?? '', ...facts })
}

/** TOO_MANY with the time left where one of the subjects is over its limit; null where none is. Counts nothing. */
export async function refusalWhileLocked(
  db: Database,
  counted: readonly Counted[],
  now: Date,
): Promise<Refusal<'TOO_MANY'> | null> {
  const subjects = counted.map(({ subject }) => subject)
  const until = await lockedUntil(db, subjects, now)
  return until && refused('TOO_MANY', waitUntil(until, now))
}

/** Hashed, so that the table does not reveal which accounts exist or were tried. */
function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The IPv4 address, or the first 64 bits of an IPv6 address: a customer of a network has the whole /64. */
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
