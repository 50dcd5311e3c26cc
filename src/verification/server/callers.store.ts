import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import { onlyRow } from '../../server/database/only-row.ts'

export interface CheckRow {
  id: number
  digits: string
  endsAt: Date
}

/** The number that an owner has open, unless what was heard has been said already. */
export async function findOpenCheck(db: Database, ownerId: number, now: Date): Promise<CheckRow | null> {
  const { rows } = await sql<CheckRow>`
    SELECT id::int, digits, ends_at AS "endsAt" FROM caller_checks
     WHERE owner_id = ${ownerId} AND ends_at > ${now} AND heard IS NULL
     ORDER BY opened_at DESC, id DESC LIMIT 1`.execute(db)
  return rows[0] ?? null
}

/** Whom the desk calls, and at which number; null where there is no such owner. */
export async function findCalled(
  db: Database,
  ownerId: number,
): Promise<{ name: string; lastname: string; phone: string | null } | null> {
  const { rows } = await sql<{ name: string; lastname: string; phone: string | null }>`
    SELECT name, lastname, phone FROM owners WHERE id = ${ownerId}`.execute(db)
  return rows[0] ?? null
}

/** Opens a number for an owner. Of two tabs at once the later one's is shown by both from then on. */
export async function openCheck(
  trx: Database,
  { ownerId, digits, now, endsAt }: { ownerId: number; digits: string; now: Date; endsAt: Date },
): Promise<CheckRow> {
  const { rows } = await sql<CheckRow>`
    INSERT INTO caller_checks (owner_id, digits, opened_at, ends_at) VALUES (${ownerId}, ${digits}, ${now}, ${endsAt})
    RETURNING id::int, digits, ends_at AS "endsAt"`.execute(trx)
  return onlyRow(rows)
}

/** Notes who of the desk had the number on the screen, the first one only. */
export async function noteRead(trx: Database, id: number, adminId: number, now: Date): Promise<void> {
  await sql`
    UPDATE caller_checks SET read_at = ${now}, read_by_admin_id = ${adminId}
     WHERE id = ${id} AND read_at IS NULL`.execute(trx)
}

/** Notes what an owner says of the caller; false where the number is not theirs, or something was said already. */
export async function noteHeard(
  trx: Database,
  { id, ownerId, heard, now }: { id: number; ownerId: number; heard: 'right' | 'wrong'; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE caller_checks SET heard = ${heard}, heard_at = ${now}
     WHERE id = ${id} AND owner_id = ${ownerId} AND heard IS NULL
    RETURNING id`.execute(trx)
  return rows.length > 0
}

/** Removes the numbers that were opened before an instant. */
export async function removeOldChecks(db: Database, before: Date): Promise<void> {
  await sql`DELETE FROM caller_checks WHERE opened_at < ${before}`.execute(db)
}
