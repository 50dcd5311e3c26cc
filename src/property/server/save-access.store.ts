import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import type { Actor } from '../../server/http/caller.ts'
import type { AccessType, VisitTimes } from '../access.ts'
import type { AccessGuest } from './access.store.ts'

export interface VisitToSave {
  type: AccessType
  times: VisitTimes
  reason: string
  guests: readonly AccessGuest[]
}

/** Writes a new visit with its guests; answers its number. */
export async function insertAccess(
  trx: Database,
  visit: VisitToSave & { contractId: number; actor: Actor },
  now: Date,
): Promise<number> {
  const { times } = visit
  const { rows } = await sql<{ id: number }>`
    INSERT INTO access_records (contract_id, type_code, first_day, last_day, all_day, time_in, time_out, reason,
                                created_at, created_by_admin_id, created_by_trust_id, changed_at)
    VALUES (${visit.contractId}, ${visit.type}, ${times.firstDay}::date, ${times.lastDay}::date, ${times.allDay},
            ${times.timeIn}, ${times.timeOut}, ${visit.reason}, ${now}, ${visit.actor.adminId},
            ${visit.actor.trustId}, ${now})
    RETURNING id`.execute(trx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('A visit was written without a number')
  await insertGuests(trx, id, visit.guests)
  return id
}

/** Writes a visit anew that is locked. */
export async function updateAccess(
  trx: Database,
  accessId: number,
  { type, times, reason, guests }: VisitToSave,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE access_records
       SET type_code = ${type}, first_day = ${times.firstDay}::date, last_day = ${times.lastDay}::date,
           all_day = ${times.allDay}, time_in = ${times.timeIn}, time_out = ${times.timeOut}, reason = ${reason},
           changed_at = ${now}
     WHERE id = ${accessId}`.execute(trx)
  await sql`DELETE FROM access_guests WHERE access_id = ${accessId}`.execute(trx)
  await insertGuests(trx, accessId, guests)
}

/** Marks a visit as withdrawn. */
export async function cancelAccess(trx: Database, accessId: number, now: Date): Promise<void> {
  await sql`
    UPDATE access_records SET cancelled_at = ${now}, changed_at = ${now} WHERE id = ${accessId}`.execute(trx)
}

async function insertGuests(trx: Database, accessId: number, guests: readonly AccessGuest[]): Promise<void> {
  const rows = guests.map((guest, index) => ({ ...guest, position: index + 1 }))
  await sql`
    INSERT INTO access_guests (access_id, position, name, lastname, email, guest_type)
    SELECT ${accessId}::int, g.position, g.name, g.lastname, g.email, g."guestType"
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g(
           position int, name text, lastname text, email text, "guestType" text)`.execute(trx)
}
