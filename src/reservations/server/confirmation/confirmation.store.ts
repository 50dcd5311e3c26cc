import { sql } from 'kysely'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'

/** What a stay's paper says besides the stay itself. */
export interface PaperFacts {
  owner: string
  contract: string
  membership: string
  place: Bilingual
  checkOutTime: string
  residence: string | null
  /** What a night of its category takes of the balance, in hundredths. */
  nightPercent: number
  address: string | null
  door: Bilingual | null
}

/** Whose stay it is, under which contract, and how one arrives. */
export async function readPaperFacts(db: Database, bookingId: number): Promise<PaperFacts> {
  const { rows } = await sql<PaperFacts>`
    SELECT o.name || ' ' || o.lastname AS owner, c.number AS contract, c.membership_code AS membership, h.place,
           h.check_out_time AS "checkOutTime", u.number AS residence, h.address, h.arrival_door AS door,
           r.night_percent AS "nightPercent"
      FROM bookings b
      JOIN contracts c ON c.id = b.contract_id
      JOIN owners o ON o.id = c.owner_id
      JOIN hotels h ON h.id = b.hotel_id
      JOIN room_categories r ON r.id = b.category_id
      LEFT JOIN housing u ON u.id = b.housing_id
     WHERE b.id = ${bookingId}`.execute(db)
  if (!rows[0]) throw new Error(`The booking ${bookingId} vanished`)
  return rows[0]
}
