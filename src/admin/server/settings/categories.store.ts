import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { CategoryRules, CategorySetting } from '../../settings/categories.endpoints.ts'

const rulesOf = sql`
  jsonb_build_object('name', r.name, 'description', r.description, 'beds', r.beds, 'squareMeters', r.square_meters,
                     'nightPercent', r.night_percent)`

/** The kinds of residence by resort, the dearest night last. */
export async function readCategorySettings(db: Database): Promise<CategorySetting[]> {
  const { rows } = await sql<CategorySetting>`
    SELECT r.id, h.name AS resort, r.sleeps, r.units AS residences, ${rulesOf} AS rules,
           (SELECT coalesce(max(s.id), 0) FROM setting_changes s WHERE s.category_id = r.id) AS seen
      FROM room_categories r JOIN hotels h ON h.id = r.hotel_id
     ORDER BY alphabetical(h.name), h.id, r.night_percent, r.id`.execute(db)
  return rows
}

/** A kind of residence and its resort; null where there is no such kind. */
export async function readCategory(
  db: Database,
  categoryId: number,
): Promise<{ hotelId: number; rules: CategoryRules } | null> {
  const { rows } = await sql<{ hotelId: number; rules: CategoryRules }>`
    SELECT r.hotel_id AS "hotelId", ${rulesOf} AS rules FROM room_categories r WHERE r.id = ${categoryId}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Changes a kind of residence. */
export async function writeCategory(trx: Database, categoryId: number, value: CategoryRules): Promise<void> {
  const json = (text: object) => sql`${JSON.stringify(text)}::jsonb`
  await sql`
    UPDATE room_categories SET name = ${json(value.name)}, description = ${json(value.description)}, beds = ${json(value.beds)},
           square_meters = ${value.squareMeters}, night_percent = ${value.nightPercent}
     WHERE id = ${categoryId}`.execute(trx)
}
