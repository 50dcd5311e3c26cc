import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'

const known = new WeakMap<Database, Promise<Buffer>>()

/** The key that is in the database alone, made when it is asked for first: the processes agree on it. */
export function securityKey(db: Database): Promise<Buffer> {
  const key = known.get(db) ?? readKey(db)
  known.set(db, key)
  // A failed read is not cached.
  key.catch(() => known.delete(db))
  return key
}

/**
 * What was typed, as the log may keep it: the same for the same text, and nothing that one could look up. The key is in
 * the database alone, so that the processes agree and the log by itself tells nobody.
 */
export async function typedAs(db: Database, text: string): Promise<string> {
  return createHmac('sha256', await securityKey(db))
    .update(text)
    .digest('hex')
    .slice(0, 16)
}

async function readKey(db: Database): Promise<Buffer> {
  const kept = () => sql<{ key: Uint8Array }>`SELECT key FROM security_keys`.execute(db)
  const before = await kept()
  if (before.rows[0]) return Buffer.from(before.rows[0].key)
  await sql`INSERT INTO security_keys (key) VALUES (${randomBytes(32)}) ON CONFLICT (id) DO NOTHING`.execute(
    db,
  )
  const { rows } = await kept()
  if (!rows[0]) throw new Error('The key of the security log was not kept')
  return Buffer.from(rows[0].key)
}
