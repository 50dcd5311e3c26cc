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
  answer: { text: string; at: string; by: string } | null
}

/** An owner's last hundred messages, the latest first. */
export async function listMessagesOf(db: Database, ownerId: number): Promise<Message[]> {
  const { rows } = await sql<Message>`
    SELECT m.id, m.subject, m.body, m.created_at AS "createdAt",
           m.created_by_admin_id IS NOT NULL AS "byAdmin",
           CASE WHEN m.answer IS NULL THEN NULL
                ELSE jsonb_build_object('text', m.answer, 'at', m.answered_at,
                                        'by', concat_ws(' ', a.name, a.lastname)) END AS answer,
           CASE WHEN s.id IS NULL THEN NULL
                ELSE jsonb_build_object('idStaff', s.id, 'name', s.name, 'lastname', s.lastname) END AS staff
      FROM messages m
      LEFT JOIN staff s ON s.id = m.staff_id
      LEFT JOIN admins a ON a.id = m.answered_by_admin_id
     WHERE m.owner_id = ${ownerId}
     ORDER BY m.created_at DESC, m.id DESC LIMIT 100`.execute(db)
  return rows
}

/** When the owner wrote the last message but so many; null where there are fewer. */
export async function findEarlierMessage(db: Database, ownerId: number, back: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    SELECT created_at AS at FROM messages
     WHERE owner_id = ${ownerId} ORDER BY created_at DESC, id DESC OFFSET ${back}::int LIMIT 1`.execute(db)
  return rows[0]?.at ?? null
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
