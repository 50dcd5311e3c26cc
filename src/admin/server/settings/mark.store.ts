import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { MarkRules } from '../../settings/mark.endpoints.ts'

/** A picture that may be the logo. */
export interface StoredMark {
  key: string
  png: Uint8Array
  readsByDay: boolean
  readsByNight: boolean
}

/** The logos that are worn, by their keys; empty where the house's own is. */
export async function readClubMark(db: Database): Promise<MarkRules> {
  const { rows } = await sql<MarkRules>`
    SELECT coalesce(day::text, '') AS day, coalesce(night::text, '') AS night FROM club_mark`.execute(db)
  return rows[0] ?? { day: '', night: '' }
}

/** Wears others. */
export async function writeClubMark(trx: Database, { day, night }: MarkRules): Promise<void> {
  await sql`
    INSERT INTO club_mark (day, night) VALUES (${day || null}::uuid, ${night || null}::uuid)
    ON CONFLICT (id) DO UPDATE SET day = excluded.day, night = excluded.night`.execute(trx)
}

/** Those of the keys that there are. */
export async function findMarks(db: Database, keys: readonly string[]): Promise<StoredMark[]> {
  const { rows } = await sql<StoredMark>`
    SELECT key, png, reads_by_day AS "readsByDay", reads_by_night AS "readsByNight"
      FROM club_marks WHERE key = ANY(${keys.filter(Boolean)}::uuid[])`.execute(db)
  return rows
}

/** Keeps a picture for a manager who may wear it; those of the day before that nobody ever wore are gone. */
export async function insertMark(
  trx: Database,
  { key, png, readsByDay, readsByNight }: StoredMark,
  now: Date,
): Promise<void> {
  await sql`
    DELETE FROM club_marks m
     WHERE m.uploaded_at < ${now}::timestamptz - interval '1 day'
       AND NOT EXISTS (SELECT FROM club_mark w WHERE m.key IN (w.day, w.night))
       AND NOT EXISTS (SELECT FROM setting_changes c WHERE c.setting = 'mark' AND m.key::text IN
             (c.before->>'day', c.before->>'night', c.after->>'day', c.after->>'night'))`.execute(trx)
  await sql`
    INSERT INTO club_marks (key, png, reads_by_day, reads_by_night, uploaded_at)
    VALUES (${key}, ${Buffer.from(png)}, ${readsByDay}, ${readsByNight}, ${now})`.execute(trx)
}
