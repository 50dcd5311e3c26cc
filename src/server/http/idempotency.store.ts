import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { fixedStatement } from '../database/fixed-statement.ts'

export interface KeyedRequest {
  principal: string
  endpoint: string
  /** The `Idempotency-Key` header. */
  key: string
  input: unknown
}

/** What was answered under a key, and the hash of the input that it answered. */
export interface KeptAnswer {
  requestHash: Buffer
  answer: unknown
}

type Key = Pick<KeyedRequest, 'principal' | 'endpoint' | 'key'>

/** What was kept under a key; null when nothing was. */
export async function findAnswer(
  db: Database,
  { principal, endpoint, key }: Key,
): Promise<KeptAnswer | null> {
  const { rows } = await sql<{ request_hash: Uint8Array; answer: unknown }>`
    SELECT request_hash, answer FROM idempotency_keys
     WHERE principal = ${principal} AND endpoint = ${endpoint} AND key = ${key}`.execute(db)
  const [kept] = rows
  return kept ? { requestHash: Buffer.from(kept.request_hash), answer: kept.answer } : null
}

interface NewAnswer extends Key {
  hash: Buffer
  answer: string
  now: Date
}

const insert = fixedStatement<NewAnswer, never>(
  ['principal', 'endpoint', 'key', 'hash', 'answer', 'now'],
  ({ principal, endpoint, key, hash, answer, now }) => sql`
    INSERT INTO idempotency_keys (principal, endpoint, key, request_hash, answer, created_at)
    VALUES (${principal}, ${endpoint}, ${key}, ${hash}, ${answer}::jsonb, ${now})`,
)

/** Inserts the answer under its key, in the handler's transaction; fails when the key exists. */
export async function keepAnswer(
  trx: Database,
  { principal, endpoint, key }: Key,
  hash: Buffer,
  answer: unknown,
  now: Date,
): Promise<void> {
  await insert(trx, { principal, endpoint, key, hash, answer: JSON.stringify(answer), now })
}

/** Forgets keys older than a day; by then no browser sends them again. */
export async function forgetOldKeys(db: Database, before: Date): Promise<void> {
  await sql`DELETE FROM idempotency_keys WHERE created_at < ${before}`.execute(db)
}
