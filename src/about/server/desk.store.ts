import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import type { Colleague, ComingMeeting, Unanswered } from '../desk.endpoints.ts'
import { MESSAGE_PICTURES } from './messages.store.ts'

const instantOf = (column: string) =>
  sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const ownerOf = sql`
  jsonb_build_object('idOwner', o.id, 'name', o.name, 'lastname', o.lastname, 'email', o.email)`

/** The messages without an answer, the oldest first; with a number that one alone. */
export async function listOpenMessages(db: Database, id?: number): Promise<Unanswered[]> {
  const { rows } = await sql<Unanswered>`
    SELECT m.id, m.subject, m.body, ${instantOf('m.created_at')} AS "sentAt", c.number AS contract, h.name AS hotel,
           CASE WHEN s.id IS NULL THEN NULL
                ELSE jsonb_build_object('name', s.name, 'lastname', s.lastname) END AS "to", ${MESSAGE_PICTURES} AS pictures,
           ${ownerOf} AS owner
      FROM messages m
      JOIN owners o ON o.id = m.owner_id
      LEFT JOIN staff s ON s.id = m.staff_id
      LEFT JOIN contracts c ON c.id = m.contract_id
      LEFT JOIN hotels h ON h.id = c.hotel_id
     WHERE m.answered_at IS NULL ${id === undefined ? sql`` : sql`AND m.id = ${id}`}
     ORDER BY m.created_at, m.id LIMIT 500`.execute(db)
  return rows
}

/** A message, and who is told of its answer. */
interface ToldOwner {
  name: string
  email: string
  languageName: string
  subject: string
  body: string
  sentAt: Date
  answered: boolean
}

/** A message and whom to tell of its answer, held until the transaction ends; null where there is none. */
export async function holdMessage(trx: Database, messageId: number): Promise<ToldOwner | null> {
  const { rows } = await sql<ToldOwner>`
    SELECT o.name, o.email, o.language_name AS "languageName", m.subject, m.body, m.created_at AS "sentAt",
           m.answered_at IS NOT NULL AS answered
      FROM messages m JOIN owners o ON o.id = m.owner_id
     WHERE m.id = ${messageId} FOR UPDATE OF m`.execute(trx)
  return rows[0] ?? null
}

interface Answer {
  answer: string
  /** When it was written. */
  at: Date
  /** The colleague who answered by mail. */
  staffId: number | null
  adminId: number
}

/** Writes the answer to a message that is held and has none. */
export async function saveAnswer(
  trx: Database,
  messageId: number,
  { answer, at, staffId, adminId }: Answer,
): Promise<void> {
  await sql`
    UPDATE messages
       SET answer = ${answer}, answered_at = ${at}, answer_staff_id = ${staffId}, answered_by_admin_id = ${adminId}
     WHERE id = ${messageId}`.execute(trx)
}

/** Those who may have answered by mail, in the club's order. */
export async function listColleagues(db: Database): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    SELECT id AS "idStaff", name, lastname FROM staff ORDER BY position, id`.execute(db)
  return rows
}

/** The meetings to come, the next first; with a number that one alone. */
export async function listComing(db: Database, now: Date, id?: number): Promise<ComingMeeting[]> {
  const { rows } = await sql<ComingMeeting>`
    SELECT m.id, ${instantOf('m.starts_at')} AS "startsAt", ${instantOf('m.ends_at')} AS "endsAt",
           ${instantOf('m.created_at')} AS "createdAt", s.zone, m.channel, m.subject, m.note,
           jsonb_build_object('name', s.name, 'lastname', s.lastname) AS staff, ${ownerOf} AS owner
      FROM meetings m
      JOIN staff s ON s.id = m.staff_id
      JOIN owners o ON o.id = m.owner_id
     WHERE m.cancelled_at IS NULL AND m.starts_at > ${now} ${id === undefined ? sql`` : sql`AND m.id = ${id}`}
     ORDER BY m.starts_at, m.id LIMIT 500`.execute(db)
  return rows
}

/** Whose a meeting is; null when there is none of that number. */
export async function findOwnerOfMeeting(db: Database, meetingId: number): Promise<number | null> {
  const { rows } = await sql<{ ownerId: number }>`
    SELECT owner_id AS "ownerId" FROM meetings WHERE id = ${meetingId}`.execute(db)
  return rows[0]?.ownerId ?? null
}
