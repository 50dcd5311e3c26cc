import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { lastChange } from '../../../server/publications.store.ts'
import type { GoodsChoices, WrittenProduct } from '../../publish/publish-products.endpoints.ts'
import { isFound, onceOnSale, photoAlts } from './goods-on-sale.store.ts'

/** The longest list that the desk gets. */
const MOST = 500

/** The products as the desk writes them, what was changed last first; the one of `id`, or those that have all words. */
export async function readWrittenProducts(
  db: Database,
  { id, words }: { id: number | undefined; words: readonly string[] },
): Promise<{ data: WrittenProduct[]; total: number }> {
  const where = id ? sql`p.id = ${id}` : isFound(words, sql`p.name`, sql`p.metatag`)
  const { rows } = await sql<WrittenProduct & { total: number }>`
    SELECT p.id, p.slug, p.active, ${onceOnSale('product', sql`p.id`, sql`p.active`)} AS "onceOnSale",
           jsonb_build_object('id', c.id, 'name', c.name) AS category, p.subcategory_id AS "subcategoryId",
           p.hotel_id AS "hotelId", p.name, p.metatag, p.description, p.included, p.good_to_know AS "goodToKnow",
           p.meeting_point AS "meetingPoint", p.bring, p.contact_name AS "contactName", p.contact_phone AS "contactPhone",
           p.group_size AS "groupSize", p.transfer,
           p.duration_minutes AS "durationMinutes", p.lead_minutes AS "leadMinutes", p.cancel_hours AS "cancelHours",
           p.stay_day AS "stayDay",
           p.best_seller AS "bestSeller", p.picture, p.currency,
           coalesce((SELECT jsonb_agg(g.picture ORDER BY g.position) FROM product_pictures g
                      WHERE g.product_id = p.id AND g.picture <> p.picture), '[]') AS gallery,
           ${photoAlts('product', sql`p.id`)} AS photos,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object(
                      'id', d.id, 'name', d.name, 'hint', d.hint, 'sale', d.sale_cents, 'mostDiscount', d.most_discount,
                      'extra', d.extra_person_cents, 'capacity', d.daily_capacity, 'sihot', d.sihot_service,
                      'people', d.people, 'peopleInPrice', d.people_in_price, 'most', d.most_of_a_line, 'child', d.child,
                      'minutes', d.duration_minutes,
                      'times', d.times, 'opens', d.opens, 'closes', d.closes, 'slots', coalesce((
                        SELECT jsonb_agg(jsonb_build_object('starts', s.starts, 'places', s.places) ORDER BY s.starts)
                          FROM detail_slots s WHERE s.detail_id = d.id AND s.active), '[]'),
                      'active', d.active, 'packages', coalesce((
                        SELECT jsonb_agg(jsonb_build_object('name', k.name, 'active', k.active) ORDER BY k.id)
                          FROM package_lines l JOIN packages k ON k.id = l.package_id
                         WHERE l.detail_id = d.id), '[]')) ORDER BY d.position)
               FROM product_details d WHERE d.product_id = p.id), '[]') AS variants,
           ${lastChange('product', sql`p.id`)} AS changed, count(*) OVER ()::int AS total
      FROM products p JOIN categories c ON c.id = p.category_id
     WHERE ${where}
     ORDER BY (SELECT max(n.id) FROM publications n WHERE n.kind = 'product' AND n.subject = p.id) DESC NULLS LAST,
              p.id DESC
     LIMIT ${MOST}`.execute(db)
  return { data: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** What goods are put under and where they are offered. */
export async function findGoodsChoices(db: Database): Promise<GoodsChoices> {
  const { rows } = await sql<GoodsChoices>`
    SELECT coalesce((
             SELECT jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'subcategories', coalesce((
                      SELECT jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) ORDER BY s.position, s.id)
                        FROM subcategories s WHERE s.category_id = c.id), '[]')) ORDER BY c.position, c.id)
               FROM categories c), '[]') AS categories,
           (SELECT jsonb_agg(jsonb_build_object('id', h.id, 'name', h.name, 'zone', h.zone, 'currency', h.currency,
                                                'taxPercent', h.tax_percent)
                             ORDER BY h.id) FROM hotels h) AS hotels,
           coalesce((SELECT jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'rank', p.best_seller)
                                      ORDER BY p.best_seller, p.id)
                       FROM products p WHERE p.best_seller IS NOT NULL), '[]') AS "bestSellers"`.execute(db)
  if (!rows[0]) throw new Error('A statement without a table answered no row')
  return rows[0]
}
