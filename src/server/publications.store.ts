import { type RawBuilder, sql } from 'kysely'
import type { LastChange, PublishingDeed } from '../kernel/publishing.ts'
import type { Database } from './database/database.ts'

interface Publication {
  /** What kind of thing it is, as its slice says; with `subject`, the thing's number, it names a thing. */
  kind: string
  subject: number
  deed: PublishingDeed
  /** The version that was edited; 0 for a new thing. */
  version: number
}

/**
 * Optimistic lock: writes down who publishes, changes or withdraws a thing, in the same transaction. False when the
 * version is not the current one; the caller then refuses with CHANGED_MEANWHILE. A concurrent write waits on the row
 * lock.
 */
export async function notePublication(
  trx: Database,
  { kind, subject, deed, version }: Publication,
  adminId: number | null,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO publications (kind, subject, after, deed, admin_id, at)
    SELECT ${kind}, ${subject}::int, ${version}::int, ${deed}, ${adminId}::int, ${now}::timestamptz
     WHERE ${version}::int = coalesce((SELECT max(id) FROM publications
                                       WHERE kind = ${kind} AND subject = ${subject}::int), 0)
    ON CONFLICT (kind, subject, after) DO NOTHING RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** Writes down one deed on many things in one statement, each after its newest version: for deeds that hold all of their rows locked. */
export async function notePublications(
  trx: Database,
  { kind, subjects, deed }: { kind: string; subjects: readonly number[]; deed: PublishingDeed },
  adminId: number | null,
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO publications (kind, subject, after, deed, admin_id, at)
    SELECT ${kind}, n.subject, coalesce((SELECT max(p.id) FROM publications p WHERE p.kind = ${kind} AND p.subject = n.subject), 0),
           ${deed}, ${adminId}::int, ${now}::timestamptz
      FROM unnest(${subjects}::int[]) n (subject) ORDER BY n.subject`.execute(trx)
}

/**
 * A thing's last change, as an expression of a statement: `SELECT p.id, ${lastChange('promotion', sql`p.id`)} AS changed`.
 */
export function lastChange(kind: string, subject: RawBuilder<unknown>): RawBuilder<LastChange> {
  return sql<LastChange>`coalesce((
    SELECT jsonb_build_object('version', l.id, 'by', a.name || ' ' || a.lastname, 'deed', l.deed, 'at', l.at)
      FROM publications l JOIN admins a ON a.id = l.admin_id
     WHERE l.kind = ${sql.lit(kind)} AND l.subject = ${subject} ORDER BY l.id DESC LIMIT 1),
    '{"version": 0, "by": null, "deed": null, "at": null}')`
}
