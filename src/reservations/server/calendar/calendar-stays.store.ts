import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Day, DayRange } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import type { BookingStatus } from '../../stay/booking.ts'

/** A stay with what a calendar shows of it. */
export interface CalendarStay {
  id: number
  code: string
  /** The status of the stay that stands, also while a change of it waits. */
  status: BookingStatus
  /** The days that a change asks for; those of the stay where it asks for other people. */
  wish: DayRange | null
  sequence: number
  changedAt: Date
  checkIn: Day
  checkOut: Day
  adults: number
  children: number
  resort: string
  place: Bilingual
  /** The street address, where the club has said it. */
  address: string | null
  checkInTime: string
  checkOutTime: string
  room: Bilingual
}

function staysWhere(condition: RawBuilder<SqlBool>) {
  return sql<CalendarStay>`
    SELECT b.id, b.code, coalesce(w.from_status, b.status) AS status, b.sequence, b.changed_at AS "changedAt", b.check_in AS "checkIn",
           b.check_out AS "checkOut", b.adults, b.children, h.name AS resort, h.place, h.address,
           h.check_in_time AS "checkInTime", h.check_out_time AS "checkOutTime", r.name AS room,
           CASE WHEN w.booking_id IS NOT NULL
                THEN jsonb_build_object('checkIn', w.check_in, 'checkOut', w.check_out) END AS wish
      FROM held_contracts c
      JOIN bookings b ON b.contract_id = c.id
      JOIN hotels h ON h.id = b.hotel_id
      JOIN room_categories r ON r.id = b.category_id
      LEFT JOIN booking_wishes w ON w.booking_id = b.wish_id
     WHERE ${condition}
     ORDER BY b.check_in, b.id`
}

/** One of the owner's stays, whatever its status; null when it is not theirs. */
export async function findCalendarStay(
  db: Database,
  ownerId: number,
  bookingId: number,
): Promise<CalendarStay | null> {
  const { rows } = await staysWhere(sql<SqlBool>`b.id = ${bookingId} AND c.owner_id = ${ownerId}`).execute(db)
  return rows[0] ?? null
}

/** An owner's stays, cancelled ones too, that begin on a day or later. */
export async function listCalendarStays(db: Database, ownerId: number, from: Day): Promise<CalendarStay[]> {
  const condition = sql<SqlBool>`c.owner_id = ${ownerId} AND b.check_in >= ${from}::date`
  return (await staysWhere(condition).execute(db)).rows
}
