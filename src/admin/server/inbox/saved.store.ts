import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { InboxKind } from '../../inbox/kinds.ts'
import { MOST_REPLIES, MOST_VIEWS, type SavedReply, type SavedView } from '../../inbox/saved.endpoints.ts'

/** The replies to these kinds and to everything, by name. */
export async function listReplies(db: Database, kinds: readonly InboxKind[]): Promise<SavedReply[]> {
  const { rows } = await sql<SavedReply>`
    SELECT r.id, r.name, r.kind, r.words_en AS en, r.words_es AS es, r.sequence, a.name || ' ' || a.lastname AS by
      FROM saved_replies r LEFT JOIN admins a ON a.id = r.changed_by_admin_id
     WHERE r.kind IS NULL OR r.kind = ANY (${kinds as string[]}) ORDER BY alphabetical(r.name), r.id`.execute(
    db,
  )
  return rows
}

/** Somebody's own views and those that others share, by name. */
export async function listViews(db: Database, adminId: number): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    SELECT v.id, v.name, v.shared, v.admin_id = ${adminId} AS own, a.name || ' ' || a.lastname AS by, v.filter
      FROM saved_views v JOIN admins a ON a.id = v.admin_id
     WHERE v.admin_id = ${adminId} OR (v.shared AND a.active) ORDER BY alphabetical(v.name), v.id`.execute(db)
  return rows
}

interface ReplyWords {
  name: string
  kind: InboxKind | null
  en: string
  es: string
}

/** Adds a reply; false where the club has as many as it may. */
export async function addReply(
  trx: Database,
  reply: ReplyWords,
  adminId: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO saved_replies (name, kind, words_en, words_es, changed_at, changed_by_admin_id)
    SELECT ${reply.name}, ${reply.kind}::text, ${reply.en}, ${reply.es}, ${now}, ${adminId}::int
     WHERE (SELECT count(*) FROM saved_replies) < ${MOST_REPLIES} RETURNING id`.execute(trx)
  return rows.length > 0
}

/** Changes a reply to one of these kinds as it was read; false where somebody else changed or removed it. */
export async function changeReply(
  trx: Database,
  { id, sequence, ...reply }: ReplyWords & { id: number; sequence: number },
  { kinds, adminId }: { kinds: readonly InboxKind[]; adminId: number },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE saved_replies SET name = ${reply.name}, kind = ${reply.kind}::text, words_en = ${reply.en}, words_es = ${reply.es},
           sequence = sequence + 1, changed_at = ${now}, changed_by_admin_id = ${adminId}
     WHERE id = ${id} AND sequence = ${sequence} AND (kind IS NULL OR kind = ANY (${kinds as string[]})) RETURNING id`.execute(
    trx,
  )
  return rows.length > 0
}

/** Removes a reply to one of these kinds as it was read; false where somebody else changed or removed it. */
export async function deleteReply(
  trx: Database,
  { id, sequence }: { id: number; sequence: number },
  kinds: readonly InboxKind[],
): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM saved_replies
     WHERE id = ${id} AND sequence = ${sequence} AND (kind IS NULL OR kind = ANY (${kinds as string[]})) RETURNING id`.execute(
    trx,
  )
  return rows.length > 0
}

/** Whether there is a reply of this number to one of these kinds. */
export async function hasReply(db: Database, id: number, kinds: readonly InboxKind[]): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM saved_replies WHERE id = ${id} AND (kind IS NULL OR kind = ANY (${kinds as string[]}))`.execute(
    db,
  )
  return rows.length > 0
}

/** Keeps a view under its name, in the place of one's own of that name; false where there are as many as there may be. */
export async function keepView(
  trx: Database,
  { name, shared, filter }: Pick<SavedView, 'name' | 'shared' | 'filter'>,
  adminId: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO saved_views (admin_id, name, shared, filter, saved_at)
    SELECT ${adminId}::int, ${name}, ${shared}::boolean, ${JSON.stringify(filter)}::jsonb, ${now}
     WHERE (SELECT count(*) FROM saved_views WHERE admin_id = ${adminId} AND lower(name) <> lower(${name})) < ${MOST_VIEWS}
    ON CONFLICT (admin_id, lower(name)) DO UPDATE
       SET name = excluded.name, shared = excluded.shared, filter = excluded.filter, saved_at = excluded.saved_at
    RETURNING id`.execute(trx)
  return rows.length > 0
}

/** Removes a view of somebody's own; false where it is none. */
export async function deleteView(trx: Database, id: number, adminId: number): Promise<boolean> {
  const { rows } =
    await sql`DELETE FROM saved_views WHERE id = ${id} AND admin_id = ${adminId} RETURNING id`.execute(trx)
  return rows.length > 0
}
