import { done, type Outcome, type Refusal } from '../../kernel/outcome.ts'
import {
  codesOfOwner,
  giveBack,
  refusalWhileLocked,
  reserveAttempt,
  tellLocks,
} from '../../membership/server/sign-in/attempts.ts'
import type { Database } from '../../server/database/database.ts'
import type { TellSecurity } from '../../server/http/security-log.ts'

interface Trying {
  db: Database
  now: Date
  tellSecurity: TellSecurity
}

/**
 * Tries a code that an owner typed. Over the limit of codes that open nothing it is not tried: a right one then says no more than a wrong
 * one (decision 0506). One that opens is given back; `isMiss` says of an outcome that it was none.
 */
export async function tryCode<O extends Outcome<unknown, string>>(
  ownerId: number,
  { db, now, tellSecurity: tell }: Trying,
  act: () => Promise<O>,
  isMiss: (outcome: O) => boolean,
): Promise<O | Refusal<'TOO_MANY'>> {
  const counted = codesOfOwner(ownerId)
  const reserved = await reserveAttempt(db, counted, now)
  if (!reserved.ok) return reserved as Refusal<'TOO_MANY'>
  const outcome = await act()
  if (!isMiss(outcome)) {
    await giveBack(db, counted, now)
    return outcome
  }
  tell('miss', { of: 'trade' })
  tellLocks(reserved.value, tell)
  return outcome
}

/** The refusal of an owner who is over the limit of codes; null where none is. */
export async function refusalOfCodes(
  ownerId: number,
  { db, now }: Pick<Trying, 'db' | 'now'>,
): Promise<Refusal<'TOO_MANY'> | null> {
  return refusalWhileLocked(db, codesOfOwner(ownerId), now)
}

/** Counts a code that opened nothing in a write, which is rolled back by then. */
export async function countCode(ownerId: number, trying: Trying): Promise<Refusal<'TOO_MANY'> | null> {
  const outcome = await tryCode(
    ownerId,
    trying,
    async () => done(null),
    () => true,
  )
  return outcome.ok ? null : (outcome as Refusal<'TOO_MANY'>)
}
