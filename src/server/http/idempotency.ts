import { createHash } from 'node:crypto'
import { IDEMPOTENCY_KEY } from '../../kernel/endpoint.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import type { Database } from '../database/database.ts'
import { inTransaction, type LastWrite } from '../database/transaction.ts'
import { findAnswer, type KeyedRequest, keepAnswer } from './idempotency.store.ts'

/** Whether an idempotency key has its answer already: sent again, the call is answered from it and nothing is done. */
export async function isAnswered(db: Database, request: Omit<KeyedRequest, 'input'>): Promise<boolean> {
  return IDEMPOTENCY_KEY.test(request.key) && (await findAnswer(db, request)) !== null
}

/**
 * Does a deed in a transaction, at most once for a key: the same key and input answer the same again, the same key with
 * another input is refused. Only what was done is kept; after a refusal the key is free, for nothing was done.
 *
 * The key is written together with the commit, where only one of two finds its place (`lastWrites` are what the deed
 * leaves to that moment). Whatever else came of a deed, a refusal because its twin was faster among them, the key is
 * looked for: the answer that stands is the answer. A deed that is asked again is thus begun again, and rolled back.
 */
export async function answerOnce(
  db: Database,
  request: KeyedRequest,
  now: Date,
  act: (trx: Database) => Promise<Outcome<unknown>>,
  lastWrites: () => readonly LastWrite[],
): Promise<Outcome<unknown>> {
  if (!IDEMPOTENCY_KEY.test(request.key)) return refused('IDEMPOTENCY_KEY_INVALID')
  const hash = createHash('sha256').update(JSON.stringify(request.input)).digest()
  const answered = async () => {
    const kept = await findAnswer(db, request)
    if (!kept) return null
    return kept.requestHash.equals(hash) ? done(kept.answer) : refused('IDEMPOTENCY_KEY_REUSED')
  }
  try {
    const outcome = await inTransaction(db, act, (value) => [
      ...lastWrites(),
      (trx) => keepAnswer(trx, request, hash, value, now),
    ])
    return outcome.ok ? outcome : ((await answered()) ?? outcome)
  } catch (error) {
    const kept = await answered()
    if (kept) return kept
    throw error
  }
}
