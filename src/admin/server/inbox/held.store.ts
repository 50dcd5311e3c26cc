import { sql } from 'kysely'
import type { Language } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import type { HeldRow } from '../../inbox/held.endpoints.ts'
import type { InboxKind } from '../../inbox/kinds.ts'

/** What is held of these kinds, and what of somebody's own could not be given; the newest first. */
export async function findHeld(
  db: Database,
  kinds: readonly InboxKind[],
  { adminId, language }: { adminId: number; language: Language },
  now: Date,
): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    SELECT h.id, h.press, h.kind, h.thing_id AS "idThing", coalesce(i.code, '') AS code,
           CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('name', o.name, 'lastname', o.lastname) END AS owner,
           a.name || ' ' || a.lastname AS by, h.admin_id = ${adminId} AS self,
           CASE WHEN h.failed_at IS NULL THEN greatest(0, ceil(extract(epoch FROM h.due_at - ${now}::timestamptz) * 1000))::int ELSE 0 END AS "leftMs",
           CASE WHEN ${language} = 'es' THEN h.failed_es ELSE h.failed_en END AS failed
      FROM held_answers h JOIN admins a ON a.id = h.admin_id
      LEFT JOIN inbox i ON i.kind = h.kind AND i.thing_id = h.thing_id
      LEFT JOIN owners o ON o.id = i.owner_id
     WHERE h.kind = ANY (${kinds as string[]}) AND (h.failed_at IS NULL OR h.admin_id = ${adminId})
     ORDER BY h.id DESC LIMIT 100`.execute(db)
  return rows
}

/** Takes held answers of somebody out; answers how many there were. One that is being given is waited for, and stays given. */
export async function deleteHeld(trx: Database, ids: readonly number[], adminId: number): Promise<number> {
  const { rows } = await sql`
    DELETE FROM held_answers WHERE id = ANY (${ids as number[]}::int[]) AND admin_id = ${adminId} RETURNING id`.execute(
    trx,
  )
  return rows.length
}

/** Lets held answers of somebody be given from now on; answers how many there were. */
export async function saveHeldDue(
  trx: Database,
  ids: readonly number[],
  adminId: number,
  now: Date,
): Promise<number> {
  const { rows } = await sql`
    UPDATE held_answers SET due_at = ${now}
     WHERE id = ANY (${ids as number[]}::int[]) AND admin_id = ${adminId} AND failed_at IS NULL RETURNING id`.execute(
    trx,
  )
  return rows.length
}

/** Whether one of these answers is held by somebody else. */
export async function isAnothers(db: Database, ids: readonly number[], adminId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM held_answers WHERE id = ANY (${ids as number[]}::int[]) AND admin_id <> ${adminId} LIMIT 1`.execute(
    db,
  )
  return rows.length > 0
}
