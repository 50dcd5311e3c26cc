import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import type { Channel } from '../meeting.ts'
import type { MeetingSpan } from '../meeting-slots.ts'

/** A meeting and the person of the club it is with. */
export interface Meeting {
  id: number
  staffId: number
  staffName: string
  staffLastname: string
  staffPhone: string
  zone: string
  startsAt: Date
  endsAt: Date
  channel: Channel
  subject: string
  note: string | null
  createdAt: Date
  cancelledAt: Date | null
  /** Why the club called it off; null where the owner took it back. */
  cancelReason: string | null
  byAdmin: boolean
}

const meetingRows = sql`
  SELECT m.id, m.staff_id AS "staffId", s.name AS "staffName", s.lastname AS "staffLastname",
         s.phone AS "staffPhone", s.zone, m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.channel,
         m.subject, m.note, m.created_at AS "createdAt", m.cancelled_at AS "cancelledAt",
         m.cancel_reason AS "cancelReason",
         m.created_by_admin_id IS NOT NULL AS "byAdmin"
    FROM meetings m JOIN staff s ON s.id = m.staff_id`

/** An owner's meetings that begin after an instant, the latest first; a hundred at most. */
export async function listMeetingsOf(db: Database, ownerId: number, since: Date): Promise<Meeting[]> {
  const { rows } = await sql<Meeting>`
    ${meetingRows} WHERE m.owner_id = ${ownerId} AND m.starts_at > ${since}
    ORDER BY m.starts_at DESC, m.id DESC LIMIT 100`.execute(db)
  return rows
}

/** One of an owner's meetings, or none: another's is not there. */
export async function findMeeting(db: Database, ownerId: number, id: number): Promise<Meeting | undefined> {
  const { rows } = await sql<Meeting>`
    ${meetingRows} WHERE m.owner_id = ${ownerId} AND m.id = ${id}`.execute(db)
  return rows[0]
}

/** When somebody of the club is busy from now on, and when the owner is. */
export async function listTaken(
  db: Database,
  { staffId, ownerId }: { staffId: number; ownerId: number },
  now: Date,
): Promise<(MeetingSpan & { ofOwner: boolean })[]> {
  const { rows } = await sql<MeetingSpan & { ofOwner: boolean }>`
    SELECT starts_at AS "startsAt", ends_at AS "endsAt", owner_id = ${ownerId} AS "ofOwner"
      FROM meetings
     WHERE cancelled_at IS NULL AND ends_at > ${now} AND (staff_id = ${staffId} OR owner_id = ${ownerId})`.execute(
    db,
  )
  return rows
}

/** How many meetings an owner has to come. */
export async function countToCome(db: Database, ownerId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM meetings
     WHERE owner_id = ${ownerId} AND cancelled_at IS NULL AND starts_at > ${now}`.execute(db)
  return rows[0]?.count ?? 0
}

interface NewMeeting extends MeetingSpan {
  staffId: number
  ownerId: number
  contractId: number | null
  channel: Channel
  subject: string
  note: string | null
  adminId: number | null
}

/** Writes a meeting and answers its number; null when the time is taken on either side (the schema watches over it). */
export async function insertMeeting(trx: Database, meeting: NewMeeting, now: Date): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO meetings (staff_id, owner_id, contract_id, starts_at, ends_at, channel, subject, note, created_at,
                          created_by_admin_id)
    VALUES (${meeting.staffId}, ${meeting.ownerId}, ${meeting.contractId}, ${meeting.startsAt},
            ${meeting.endsAt}, ${meeting.channel}, ${meeting.subject}, ${meeting.note}, ${now},
            ${meeting.adminId})
    ON CONFLICT DO NOTHING
    RETURNING id`.execute(trx)
  return rows[0]?.id ?? null
}

/** Takes an owner's meeting back, or calls it off with a reason. */
export async function markCancelled(
  trx: Database,
  { ownerId, id, adminId, reason }: { ownerId: number; id: number; adminId: number | null; reason?: string },
  now: Date,
): Promise<void> {
  await sql`
    UPDATE meetings SET cancelled_at = ${now}, cancelled_by_admin_id = ${adminId},
                        cancel_reason = ${reason ?? null}
     WHERE id = ${id} AND owner_id = ${ownerId} AND cancelled_at IS NULL`.execute(trx)
}
