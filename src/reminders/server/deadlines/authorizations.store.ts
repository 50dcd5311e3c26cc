import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import { WAITING } from '../../../reservations/server/lapse/lapses.store.ts'
import type { WaitingStay } from '../../../reservations/stay/lapse.ts'
import type { Database } from '../../../server/database/database.ts'

/** A stay whose benefits wait for the owner's word. */
export interface StayToAuthorize {
  id: number
  code: string
  resort: string
  checkIn: Day
  checkOut: Day
  /** Today at the resort. */
  today: Day
  waiting: WaitingStay
}

/** The stays of an owner that are not over and whose benefits wait for their word. */
export async function readStaysToAuthorize(
  db: Database,
  { ownerId, now }: { ownerId: number; now: Date },
): Promise<StayToAuthorize[]> {
  const { rows } = await sql<StayToAuthorize>`
    SELECT b.id, b.code, h.name AS resort, b.check_in AS "checkIn", b.check_out AS "checkOut", t.today, ${WAITING} AS waiting
      FROM held_contracts c
      JOIN bookings b ON b.contract_id = c.id AND b.status <> 'pending-cancel'
      JOIN hotels h ON h.id = b.hotel_id
     CROSS JOIN LATERAL (SELECT (${now}::timestamptz AT TIME ZONE h.zone)::date AS today) t
     WHERE c.owner_id = ${ownerId} AND b.check_out > t.today
       AND EXISTS (SELECT FROM booking_benefits u WHERE u.booking_id = b.id AND u.state = 'pending')
     ORDER BY b.check_in, b.id`.execute(db)
  return rows
}
