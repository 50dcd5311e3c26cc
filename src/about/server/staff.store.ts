import { sql } from 'kysely'
import type { Language } from '../../kernel/language.ts'
import type { Database } from '../../server/database/database.ts'
import type { WeeklyHours } from '../meeting-slots.ts'
import type { StaffContact } from '../staff.endpoints.ts'

/** The people of the club with their weekly hours, in the club's order. */
export async function listContacts(db: Database): Promise<StaffContact[]> {
  const { rows } = await sql<StaffContact>`
    SELECT s.id AS "idStaff", s.name, s.lastname, s.department, s.title, s.about,
           CASE WHEN h.id IS NULL THEN NULL ELSE jsonb_build_object('id', h.id, 'name', h.name) END AS hotel,
           s.email, s.phone, s.zone, s.speaks, s.in_team AS "inTeam",
           (SELECT coalesce(jsonb_agg(jsonb_build_object('weekday', w.weekday, 'from', w.start_time,
                                                         'to', w.end_time)
                                      ORDER BY w.weekday, w.start_time), '[]')
              FROM staff_hours w WHERE w.staff_id = s.id) AS hours
      FROM staff s LEFT JOIN hotels h ON h.id = s.hotel_id
     ORDER BY s.position, s.id`.execute(db)
  return rows
}

/** Somebody of the club, as meetings and messages need them. */
export interface ColleagueFacts {
  id: number
  name: string
  lastname: string
  email: string
  phone: string
  zone: string
  /** The language that the portal writes to them in: the first they speak. */
  language: Language
  /** Where one meets them; null where they have no resort. */
  hotel: string | null
  hours: WeeklyHours[]
}

/** One of the people, or none. */
export async function findColleague(db: Database, id: number): Promise<ColleagueFacts | undefined> {
  return findBy(db, { id })
}

/** Who answers at the resort of a contract: its concierge, else the first of all. */
export async function findConcierge(
  db: Database,
  hotelId: number | null,
): Promise<ColleagueFacts | undefined> {
  return findBy(db, { hotelId })
}

async function findBy(
  db: Database,
  wanted: { id: number } | { hotelId: number | null },
): Promise<ColleagueFacts | undefined> {
  const which =
    'id' in wanted
      ? sql`WHERE s.id = ${wanted.id}`
      : sql`WHERE s.department = 'concierge'
            ORDER BY s.hotel_id IS NOT DISTINCT FROM ${wanted.hotelId}::int DESC, s.position, s.id LIMIT 1`
  const { rows } = await sql<ColleagueFacts>`
    SELECT s.id, s.name, s.lastname, s.email, s.phone, s.zone, s.speaks[1] AS language, h.name AS hotel,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('weekday', w.weekday, 'start', w.start_time,
                                                         'end', w.end_time, 'slotMinutes', w.slot_minutes)
                                      ORDER BY w.weekday, w.start_time), '[]')
              FROM staff_hours w WHERE w.staff_id = s.id) AS hours
      FROM staff s LEFT JOIN hotels h ON h.id = s.hotel_id
    ${which}`.execute(db)
  return rows[0]
}
