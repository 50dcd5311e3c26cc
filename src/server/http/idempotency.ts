import { createHash } from 'node:crypto'
import { IDEMPOTENCY_KEY } from '../../kernel/endpoint.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import type { Database } from '../database/database.ts'
import { inTransaction, type LastWrite } from '../database/transaction.ts'
import { findAnswer, type KeyedRequest, keepAnswer } from './idempotency.store.ts'

/** Whether an idempotency key has a stored answer: then the call is answered from it. */
export async function isAnswered(db: Database, request: Omit<KeyedRequest, 'input'>): Promise<boolean> {
  return IDEMPOTENCY_KEY.test(request.key) && (await findAnswer(db, request)) !== null
}

/**
 * Keys under which an input finds itself again, whatever the header says: of this minute and of the next one. Whatever was sent
 * up to a minute before has one of them, so the unique constraint lets one of two that are sent at once win.
 */
export function keysOfMinute(hash: Buffer, now: Date): [string, string] {
  const minute = Math.floor(now.getTime() / 60_000)
  const of = (one: number) => `same:${one}:${hash.toString('hex')}`
  return [of(minute), of(minute + 1)]
}

/**
 * Runs a write in a transaction, at most once per idempotency key: the same key and input get the stored answer, the
 * same key with another input is refused. Refusals are not stored, so the key stays free. The key is inserted together
 * with the commit, where the unique constraint lets one of two concurrent calls win; after any other outcome the key is
 * looked up, and a stored answer replaces it. A repeated call therefore runs the handler again and is rolled back.
 * With `onceAMinute` the same input under another key gets the first answer too, for a minute.
 */
export async function answerOnce(
  db: Database,
  request: KeyedRequest,
  { now, onceAMinute = false }: { now: Date; onceAMinute?: boolean | undefined },
  act: (trx: Database) => Promise<Outcome<unknown>>,
  lastWrites: () => readonly LastWrite[],
): Promise<Outcome<unknown>> {
  if (!IDEMPOTENCY_KEY.test(request.key)) return refused('IDEMPOTENCY_KEY_INVALID')
  const hash = createHash('sha256').update(JSON.stringify(request.input)).digest()
  const keys = onceAMinute ? [request.key, ...keysOfMinute(hash, now)] : [request.key]
  const answered = async () => {
    for (const key of keys) {
      const kept = await findAnswer(db, { ...request, key })
      if (kept) return kept.requestHash.equals(hash) ? done(kept.answer) : refused('IDEMPOTENCY_KEY_REUSED')
    }
    return null
  }
  try {
    const outcome = await inTransaction(db, act, (value) => [
      ...lastWrites(),
      ...keys.map((key) => (trx: Database) => keepAnswer(trx, { ...request, key }, hash, value, now)),
    ])
    return outcome.ok ? outcome : ((await answered()) ?? outcome)
  } catch (error) {
    const kept = await answered()
    if (kept) return kept
    throw error
  }
}
