import { createHash } from 'node:crypto'
import { done, type Outcome, refused } from '../kernel/outcome.ts'
import type { Database } from './database.ts'
import { claimKey, keepAnswer } from './idempotency.store.ts'

export interface KeyedRequest {
  principal: string
  endpoint: string
  /** The `Idempotency-Key` header. */
  key: string
  input: unknown
}

/**
 * Does a deed at most once for a key: the same key and input answer the same again, the same key with another input
 * is refused. Only what was done is kept; after a refusal the key is free, for the transaction is rolled back.
 * Two at the same time: the second waits for the first at the key's row.
 */
export async function answerOnce(
  trx: Database,
  request: KeyedRequest,
  now: Date,
  act: () => Promise<Outcome<unknown>>,
): Promise<Outcome<unknown>> {
  if (request.key.length < 8 || request.key.length > 100) return refused('BAD_INPUT')
  const hash = createHash('sha256').update(JSON.stringify(request.input)).digest()
  const before = await claimKey(trx, request, hash, now)
  if (before) {
    if (!before.requestHash.equals(hash)) return refused('IDEMPOTENCY_KEY_REUSED')
    return done(before.answer)
  }
  const outcome = await act()
  if (outcome.ok) await keepAnswer(trx, request, outcome.value)
  return outcome
}
