import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'

/** A message of an owner; `staff` is null where the concierge decides who answers. */
export interface Message {
  id: number
  staff: { idStaff: number; name: string; lastname: string } | null
  subject: string
  body: string
  createdAt: Date
  byAdmin: boolean
  /** The club's answer, and who gave it. */
  answer: {
    text: string
    at: string
    by: string
    byMail: boolean
    enteredBy: string | null
    read: boolean
  } | null
  pictures: { key: string; name: string }[]
}

/** The pictures of the message `m`, in their order. */
export const MESSAGE_PICTURES = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('key', f.key, 'name', f.name) ORDER BY p.position)
    FROM message_pictures p JOIN stored_files f ON f.key = p.file_key WHERE p.message_id = m.id), '[]')`

/** How many answers an owner has not read. */
export async function countUnreadOf(db: Database, ownerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM messages
     WHERE owner_id = ${ownerId} AND answered_at IS NOT NULL AND answer_read_at IS NULL`.execute(db)
  return rows[0]?.count ?? 0
}

/** Notes that an owner has read all answers. */
export async function markRead(trx: Database, ownerId: number, now: Date): Promise<void> {
  await sql`
    UPDATE messages SET answer_read_at = ${now}
     WHERE owner_id = ${ownerId} AND answered_at IS NOT NULL AND answer_read_at IS NULL`.execute(trx)
}

/** Attaches stored pictures to a new message, in their order. */
export async function putPictures(trx: Database, messageId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await sql`
    INSERT INTO message_pictures (message_id, position, file_key)
    SELECT ${messageId}, t.place, t.key
      FROM unnest(${keys as string[]}::uuid[]) WITH ORDINALITY AS t (key, place)`.execute(trx)
}

/** A picture of a message by its key; null where the message has none of that key. */
export async function findPicture(
  db: Database,
  messageId: number,
  key: string,
): Promise<{ name: string; mediaType: string } | null> {
  const { rows } = await sql<{ name: string; mediaType: string }>`
    SELECT f.name, f.media_type AS "mediaType"
      FROM message_pictures p JOIN stored_files f ON f.key = p.file_key
     WHERE p.message_id = ${messageId} AND p.file_key = ${key}::uuid`.execute(db)
  return rows[0] ?? null
}

/** An owner's last hundred messages, the latest first. */
export async function listMessagesOf(db: Database, ownerId: number): Promise<Message[]> {
  const { rows } = await sql<Message>`
    SELECT m.id, m.subject, m.body, m.created_at AS "createdAt",
           m.created_by_admin_id IS NOT NULL AS "byAdmin",
           CASE WHEN m.answer IS NULL THEN NULL
                ELSE jsonb_build_object('text', m.answer, 'at', m.answered_at,
                                        'by', CASE WHEN w.id IS NULL THEN concat_ws(' ', a.name, a.lastname)
                                                   ELSE concat_ws(' ', w.name, w.lastname) END,
                                        'byMail', w.id IS NOT NULL,
                                        'enteredBy', CASE WHEN w.id IS NOT NULL
                                                          THEN nullif(concat_ws(' ', a.name, a.lastname), '') END,
                                        'read', m.answer_read_at IS NOT NULL) END AS answer,
           ${MESSAGE_PICTURES} AS pictures,
           CASE WHEN s.id IS NULL THEN NULL
                ELSE jsonb_build_object('idStaff', s.id, 'name', s.name, 'lastname', s.lastname) END AS staff
      FROM messages m
      LEFT JOIN staff s ON s.id = m.staff_id
      LEFT JOIN staff w ON w.id = m.answer_staff_id
      LEFT JOIN admins a ON a.id = m.answered_by_admin_id
     WHERE m.owner_id = ${ownerId}
     ORDER BY m.created_at DESC, m.id DESC LIMIT 100`.execute(db)
  return rows
}

interface NewMessage {
  ownerId: number
  contractId: number | null
  staffId: number | null
  subject: string
  body: string
  adminId: number | null
}

/** Keeps a message and answers its number. */
export async function insertMessage(trx: Database, message: NewMessage, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO messages (owner_id, contract_id, staff_id, subject, body, created_at, created_by_admin_id)
    VALUES (${message.ownerId}, ${message.contractId}, ${message.staffId}, ${message.subject},
            ${message.body}, ${now}, ${message.adminId})
    RETURNING id`.execute(trx)
  return rows[0]?.id ?? 0
}
