import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { KeyedRequest } from './idempotency.ts'

/** Claims a key for this transaction and answers null, or answers what was kept under it before. */
export async function claimKey(
  trx: Database,
  { principal, endpoint, key }: KeyedRequest,
  hash: Buffer,
  now: Date,
): Promise<{ requestHash: Buffer; answer: unknown } | null> {
  const claimed = await sql`
    INSERT INTO idempotency_keys (principal, endpoint, key, request_hash, created_at)
    VALUES (${principal}, ${endpoint}, ${key}, ${hash}, ${now})
    ON CONFLICT DO NOTHING RETURNING 1`.execute(trx)
  if (claimed.rows.length > 0) return null
  const { rows } = await sql<{ request_hash: Uint8Array; answer: unknown }>`
    SELECT request_hash, answer FROM idempotency_keys
     WHERE principal = ${principal} AND endpoint = ${endpoint} AND key = ${key}`.execute(trx)
  const kept = rows[0]
  if (!kept) throw new Error('An idempotency key vanished between two statements')
  return { requestHash: Buffer.from(kept.request_hash), answer: kept.answer }
}

/** Keeps the answer under the key, in the transaction that did the deed. */
export async function keepAnswer(
  trx: Database,
  { principal, endpoint, key }: KeyedRequest,
  answer: unknown,
): Promise<void> {
  await sql`
    UPDATE idempotency_keys SET answer = ${JSON.stringify(answer)}::jsonb
     WHERE principal = ${principal} AND endpoint = ${endpoint} AND key = ${key}`.execute(trx)
}

/** Forgets keys older than a day; by then no browser sends them again. */
export async function forgetOldKeys(db: Database, before: Date): Promise<void> {
  await sql`DELETE FROM idempotency_keys WHERE created_at < ${before}`.execute(db)
}
