import { sql } from 'kysely'
import type { Language } from '../../kernel/language.ts'
import type { Database } from '../../server/database/database.ts'
import { onlyRow } from '../../server/database/only-row.ts'
import type { Suspicion } from '../desk.endpoints.ts'

interface NewSuspicion {
  kind: Suspicion['kind']
  code?: string | null
  words?: string | null
  contact?: string | null
  language: Language
  ownerId: number | null
  checkId?: number | null
}

/** Writes down what somebody reported. */
export async function addSuspicion(trx: Database, one: NewSuspicion, now: Date): Promise<void> {
  const { kind, code = null, words = null, contact = null, language, ownerId, checkId = null } = one
  await sql`
    INSERT INTO suspicions (at, kind, code, words, contact, language, owner_id, check_id)
    VALUES (${now}, ${kind}, ${code}, ${words}, ${contact}, ${language}, ${ownerId}, ${checkId})`.execute(trx)
}

/** How many reports of messages by an owner, or by who left an address, wait at the desk; none by who left nothing. */
export async function countOpen(
  db: Database,
  { ownerId, contact }: { ownerId: number | null; contact: string | null },
): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    SELECT count(*)::int AS open FROM suspicions
     WHERE closed_at IS NULL AND kind = 'mail' AND (owner_id = ${ownerId}::int OR contact = ${contact}::text)`.execute(
    db,
  )
  return onlyRow(rows).open
}

/** What nobody has closed, the oldest first; with a number that one alone. The code is compared as it was typed, without what groups it. */
export async function listOpenSuspicions(db: Database, id?: number): Promise<Suspicion[]> {
  const { rows } = await sql<Suspicion>`
    SELECT s.id::int, to_char(s.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, s.kind, s.code, s.words,
           EXISTS (SELECT FROM outbox m
                    WHERE m.code = translate(upper(regexp_replace(s.code, '[^0-9A-Za-z]', '', 'g')), 'OIL', '011'))
             AS "isOurCode",
           CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('name', o.name, 'lastname', o.lastname, 'email', o.email)
                WHEN s.contact IS NOT NULL THEN jsonb_build_object('name', NULL, 'lastname', NULL, 'email', s.contact)
           END AS "from",
           a.name || ' ' || a.lastname AS "readBy"
      FROM suspicions s
      LEFT JOIN owners o ON o.id = s.owner_id
      LEFT JOIN caller_checks c ON c.id = s.check_id
      LEFT JOIN admins a ON a.id = c.read_by_admin_id
     WHERE s.closed_at IS NULL ${id === undefined ? sql`` : sql`AND s.id = ${id}`}
     ORDER BY s.at, s.id LIMIT 500`.execute(db)
  return rows
}

export interface HeldSuspicion {
  isClosed: boolean
  /** The owner's, or the one that was given. */
  email: string | null
  /** The owner's language; null where no owner reported it. */
  languageName: string | null
  language: Language
}

/** A report and whom to answer, held until the transaction ends; null where there is none. */
export async function holdSuspicion(trx: Database, id: number): Promise<HeldSuspicion | null> {
  const { rows } = await sql<HeldSuspicion>`
    SELECT s.closed_at IS NOT NULL AS "isClosed", coalesce(o.email, s.contact) AS email, s.language,
           o.language_name AS "languageName"
      FROM suspicions s LEFT JOIN owners o ON o.id = s.owner_id
     WHERE s.id = ${id} FOR UPDATE OF s`.execute(trx)
  return rows[0] ?? null
}

/** Closes a report that is held. */
export async function saveClosed(
  trx: Database,
  id: number,
  { answer, adminId, now }: { answer: string; adminId: number; now: Date },
): Promise<void> {
  await sql`
    UPDATE suspicions SET answer = ${answer}, closed_at = ${now}, closed_by_admin_id = ${adminId}
     WHERE id = ${id}`.execute(trx)
}

/** Removes the closed reports that were made before an instant. */
export async function removeOldSuspicions(db: Database, before: Date): Promise<void> {
  await sql`DELETE FROM suspicions WHERE at < ${before} AND closed_at IS NOT NULL`.execute(db)
}
