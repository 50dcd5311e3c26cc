import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { fixedStatement } from '../../../server/database/fixed-statement.ts'
import type { SoldDetail } from '../../goods.ts'
import { lastStart, resortJson, takesMinutes, toldOf } from '../publish/goods.store.ts'

/** A variant that is on sale, without what every order and every minute changes. */
export type KeptDetail = Omit<SoldDetail, 'free' | 'slotFree' | 'today' | 'clock'> & {
  /** When a promotion of it begins or ends next, as ISO 8601; null where none does. */
  until: string | null
}

/** The times of a variant `d` of a product `p` as JSON. */
const timesOf = sql`CASE d.times
    WHEN 'hours' THEN json_build_object('kind', 'hours', 'opens', d.opens, 'closes', ${lastStart})
    WHEN 'slots' THEN json_build_object('kind', 'slots', 'slots', (
      SELECT coalesce(json_agg(json_build_object('starts', s.starts, 'places', s.places) ORDER BY s.starts), '[]')
        FROM detail_slots s WHERE s.detail_id = d.id AND s.active))
    ELSE json_build_object('kind', 'any') END`

const DETAILS = fixedStatement<{ ids: readonly number[]; now: Date }, KeptDetail>(
  ['ids', 'now'],
  ({ ids, now }) => sql`
    SELECT d.id, p.id AS "productId", p.name AS product, d.name, p.currency, d.sale_cents AS cents, d.most_discount AS most,
           p.transfer, ${takesMinutes('d')} AS minutes, p.stay_day AS "stayDay", d.extra_person_cents AS extra, ${resortJson('h')} AS resort,
           d.daily_capacity AS capacity, coalesce(o.percent, 0) AS promo, o.name AS "promoName", d.people,
           d.people_in_price AS "peopleInPrice", d.most_of_a_line AS "mostOfLine",
           CASE WHEN d.child THEN coalesce((
             SELECT json_agg(a.id) FROM product_details a WHERE a.product_id = p.id AND NOT a.child), '[]')
             ELSE '[]'::json END AS adults,
           ${timesOf} AS times, p.lead_minutes AS "leadMinutes", p.cancel_hours AS "cancelHours", ${toldOf} AS told,
           coalesce((
             SELECT json_agg(json_build_object('first', k.first_day, 'last', k.last_day))
               FROM product_blackouts k WHERE k.product_id = p.id), '[]') AS closed,
           coalesce((SELECT json_agg(b.benefit_id) FROM benefit_products b WHERE b.product_id = p.id), '[]') AS benefits,
           to_json(least(
             (SELECT min(starts_at) FROM product_promos WHERE product_id = p.id AND starts_at > ${now}::timestamptz),
             (SELECT min(ends_at) FROM product_promos WHERE product_id = p.id AND ends_at > ${now}::timestamptz)))
             AS until
      FROM product_details d
      JOIN products p ON p.id = d.product_id AND p.active
      LEFT JOIN hotels h ON h.id = p.hotel_id
      LEFT JOIN LATERAL (
        SELECT o.percent, o.name FROM product_promos o
         WHERE o.product_id = p.id AND o.starts_at <= ${now}::timestamptz AND o.ends_at > ${now}::timestamptz
         ORDER BY o.percent DESC, o.id LIMIT 1) o ON true
     WHERE d.id = ANY (${ids}::int[]) AND d.active`,
)

/** Of these variants those that are on sale: prices, promotions, times, closed days, and what benefits may pay. */
export const readSoldDetails = (db: Database, ids: readonly number[], now: Date): Promise<KeptDetail[]> =>
  DETAILS(db, { ids, now })
