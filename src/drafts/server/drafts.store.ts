import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import type { UnfinishedDraft, UnfinishedKind } from '../drafts.endpoints.ts'

/** The unfinished drafts of a kind, the last changed first. */
export async function readUnfinished(db: Database, kind: UnfinishedKind): Promise<UnfinishedDraft[]> {
  const { rows } = await sql<UnfinishedDraft>`
    SELECT u.id, u.subject, u.title, u.typed,
           jsonb_build_object('version', u.version, 'by', a.name || ' ' || a.lastname, 'deed', 'drafted', 'at', u.at) AS changed
      FROM unfinished_drafts u JOIN admins a ON a.id = u.admin_id
     WHERE u.kind = ${kind} ORDER BY u.at DESC, u.id DESC`.execute(db)
  return rows
}

interface Kept extends Pick<UnfinishedDraft, 'subject' | 'title' | 'typed'> {
  id: number | null
  /** The version that was edited; 0 for a new one. */
  version: number
  kind: UnfinishedKind
  adminId: number
  now: Date
}

/**
 * Optimistic lock: writes an unfinished draft over the version that was edited. Null where somebody else changed it or threw it away, or where
 * another one of the same saved draft is there already.
 */
export async function writeUnfinished(
  db: Database,
  { id, version, kind, subject, title, typed, adminId, now }: Kept,
): Promise<{ id: number; version: number } | null> {
  const words = [JSON.stringify(title), JSON.stringify(typed)] as const
  const { rows } =
    id === null
      ? await sql<{ id: number; version: number }>`
          INSERT INTO unfinished_drafts (kind, subject, title, typed, admin_id, at)
          VALUES (${kind}, ${subject}::int, ${words[0]}::jsonb, ${words[1]}::jsonb, ${adminId}, ${now}::timestamptz)
          ON CONFLICT (kind, subject) DO NOTHING RETURNING id, version`.execute(db)
      : await sql<{ id: number; version: number }>`
          UPDATE unfinished_drafts SET title = ${words[0]}::jsonb, typed = ${words[1]}::jsonb, version = version + 1,
                 admin_id = ${adminId}, at = ${now}::timestamptz
           WHERE id = ${id} AND version = ${version} AND kind = ${kind} AND subject IS NOT DISTINCT FROM ${subject}::int
          RETURNING id, version`.execute(db)
  return rows[0] ?? null
}

/** Throws away an unfinished draft of a version; false where it is not that version any more. */
export async function throwUnfinishedAway(db: Database, id: number, version: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM unfinished_drafts WHERE id = ${id} AND version = ${version}`.execute(db)
  return numAffectedRows === 1n
}

/** Takes away the unfinished drafts of a thing that is saved whole now, or thrown away: the one that was completed, and the thing's own. */
export async function finishDraft(
  db: Database,
  kind: UnfinishedKind,
  { draft, subject }: { draft: number | null; subject: number | null },
): Promise<void> {
  if (draft === null && subject === null) return
  await sql`
    DELETE FROM unfinished_drafts WHERE kind = ${kind} AND (id = ${draft}::int OR subject = ${subject}::int)`.execute(
    db,
  )
}
