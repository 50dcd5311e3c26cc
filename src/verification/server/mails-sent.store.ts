import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'

export interface SentMail {
  kind: string
  recipient: string
  createdAt: Date
}

/**
 * The mail with a code, if it was ever tried: what a mail server took may not be marked as sent yet, and whoever has the
 * code has seen the mail.
 */
export async function findMailByCode(db: Database, code: string): Promise<SentMail | null> {
  const { rows } = await sql<SentMail>`
    SELECT kind, recipient, created_at AS "createdAt" FROM outbox WHERE code = ${code} AND attempts > 0`.execute(
    db,
  )
  return rows[0] ?? null
}
