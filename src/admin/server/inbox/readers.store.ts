import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { InboxReader } from '../../inbox/inbox.endpoints.ts'
import type { InboxKind } from '../../inbox/kinds.ts'

/** Notes which thing somebody has open; null for the list alone. */
export async function saveReader(
  trx: Database,
  adminId: number,
  thing: { kind: InboxKind; id: number } | null,
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO inbox_readers (admin_id, kind, thing_id, seen_at)
    VALUES (${adminId}, ${thing?.kind ?? null}::text, ${thing?.id ?? null}::int, ${now})
    ON CONFLICT (admin_id) DO UPDATE SET kind = excluded.kind, thing_id = excluded.thing_id, seen_at = excluded.seen_at`.execute(
    trx,
  )
}

/** Somebody has closed the inbox. */
export async function removeReader(trx: Database, adminId: number): Promise<void> {
  await sql`DELETE FROM inbox_readers WHERE admin_id = ${adminId}`.execute(trx)
}

/** Who else has something of these kinds open, and has said so since a moment. */
export async function findReaders(
  db: Database,
  kinds: readonly InboxKind[],
  adminId: number,
  since: Date,
): Promise<InboxReader[]> {
  const { rows } = await sql<InboxReader>`
    SELECT r.kind, r.thing_id AS id, a.name, a.lastname
      FROM inbox_readers r JOIN admins a ON a.id = r.admin_id
     WHERE r.admin_id <> ${adminId} AND r.kind = ANY (${kinds as string[]}) AND r.seen_at > ${since} ORDER BY a.id LIMIT 100`.execute(
    db,
  )
  return rows
}

/** Forgets who went without a word: a browser that was closed, a computer that sleeps. */
export async function removeOldReaders(db: Database, before: Date): Promise<void> {
  await sql`DELETE FROM inbox_readers WHERE seen_at < ${before}`.execute(db)
}
