import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'

export interface OpenCalendar {
  zone: string
  /** The last night for which there are counters. */
  lastNight: Day | null
  blackouts: { firstNight: Day; lastNight: Day; reason: Bilingual }[]
}

/** The calendar of a contract's hotel: closed nights from yesterday on, and its horizon. Null for a stranger's contract. */
export async function readCalendar(
  db: Database,
  ownerId: number,
  contractId: number,
  now: Date,
): Promise<OpenCalendar | null> {
  const { rows } = await sql<OpenCalendar>`
    SELECT h.zone,
           (SELECT max(n.night) FROM room_nights n JOIN room_categories r ON r.id = n.category_id
             WHERE r.hotel_id = c.hotel_id) AS "lastNight",
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('firstNight', k.first_night, 'lastNight', k.last_night,
                                                 'reason', k.reason) ORDER BY k.first_night)
               FROM blackouts k WHERE k.hotel_id = c.hotel_id AND k.last_night >= ${now}::date - 1), '[]') AS blackouts
      FROM held_contracts c JOIN hotels h ON h.id = c.hotel_id
     WHERE c.id = ${contractId} AND c.owner_id = ${ownerId}`.execute(db)
  return rows[0] ?? null
}
