import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import type { AccessWindow } from '../access.ts'

export interface PassRow {
  id: number
  position: number | null
  name: string
  lastname: string
  code: string | null
  startsAt: Date
  endsAt: Date
  revokedWhy: 'withdrawn' | 'replaced' | null
}

/** The newest pass of each guest who is on the list, and how often the gate saw it. */
export async function passesOf(
  db: Database,
  accessId: number,
): Promise<(PassRow & { entries: number; lastDirection: 'in' | 'out' | null; lastAt: Date | null })[]> {
  const { rows } = await sql<
    PassRow & { entries: number; lastDirection: 'in' | 'out' | null; lastAt: Date | null }
  >`
    SELECT DISTINCT ON (p.guest_position) p.id, p.guest_position AS position, p.name, p.lastname, p.code,
           p.starts_at AS "startsAt", p.ends_at AS "endsAt", p.revoked_why AS "revokedWhy", seen.entries,
           seen."lastDirection", seen."lastAt"
      FROM access_passes p
      LEFT JOIN LATERAL (
        SELECT count(*) FILTER (WHERE e.direction = 'in')::int AS entries,
               (array_agg(e.direction ORDER BY e.at DESC, e.id DESC))[1] AS "lastDirection", max(e.at) AS "lastAt"
          FROM gate_entries e WHERE e.pass_id = p.id) seen ON true
     WHERE p.access_id = ${accessId} AND p.guest_position IS NOT NULL
     ORDER BY p.guest_position, p.id DESC`.execute(db)
  return rows
}

/** Takes passes back. What was taken back before stays as it was. */
export async function revokePasses(
  trx: Database,
  ids: readonly number[],
  why: 'withdrawn' | 'replaced',
  now: Date,
): Promise<void> {
  await sql`
    UPDATE access_passes SET revoked_at = ${now}, revoked_why = ${why}
     WHERE id = ANY (${ids as number[]}::int[]) AND revoked_at IS NULL`.execute(trx)
}

/** Takes every pass of a visit back. */
export async function revokeAll(trx: Database, accessId: number, now: Date): Promise<void> {
  await sql`
    UPDATE access_passes SET revoked_at = ${now}, revoked_why = 'withdrawn'
     WHERE access_id = ${accessId} AND revoked_at IS NULL`.execute(trx)
}

/** Puts the passes of a visit to the guests' new places; one that is not named belongs to nobody on the list. */
export async function placePasses(
  trx: Database,
  accessId: number,
  places: readonly { id: number; position: number }[],
): Promise<void> {
  // In two steps: positions are unique, and two guests may be swapping theirs.
  await sql`UPDATE access_passes SET guest_position = NULL WHERE access_id = ${accessId}`.execute(trx)
  await sql`
    UPDATE access_passes p SET guest_position = n.position
      FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS n(id int, position int)
     WHERE p.id = n.id AND p.access_id = ${accessId}`.execute(trx)
}

export interface NewPass {
  position: number
  name: string
  lastname: string
  code: string
}

/**
 * Issues passes of a visit and answers which were inserted: one whose digits are in use is left out, and the caller
 * tries others. Digits of expired passes are freed first.
 */
export async function insertPasses(
  trx: Database,
  accessId: number,
  { from, to }: AccessWindow,
  passes: readonly NewPass[],
  now: Date,
): Promise<{ position: number; id: number; code: string }[]> {
  const codes = passes.map(({ code }) => code)
  await sql`
    UPDATE access_passes SET code = NULL WHERE code = ANY (${codes}::text[]) AND ends_at <= ${now}`.execute(
    trx,
  )
  const { rows } = await sql<{ position: number; id: number; code: string }>`
    INSERT INTO access_passes (access_id, guest_position, name, lastname, code, starts_at, ends_at, issued_at)
    SELECT ${accessId}::int, n.position, n.name, n.lastname, n.code, ${from}::timestamptz, ${to}::timestamptz,
           ${now}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(passes)}::jsonb) AS n(position int, name text, lastname text, code text)
    ON CONFLICT (code) WHERE code IS NOT NULL DO NOTHING
    RETURNING guest_position AS position, id, code`.execute(trx)
  return rows
}
