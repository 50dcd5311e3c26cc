import { sql } from 'kysely'
import type { Bilingual, Language } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import { photoTextsOf } from '../../../photos/server/photos.store.ts'
import type { Database } from '../../../server/database/database.ts'
import type { ClubEvent, Package } from '../../catalogue.endpoints.ts'
import type { Sort } from '../../catalogue.ts'
import type { Category } from '../../choices.endpoints.ts'
import { hasBegun, seatsOfOne, takesMinutes } from '../publish/goods.store.ts'
import { photoAlts } from '../publish/goods-on-sale.store.ts'
import { textMeetsWords } from './found-by-words.store.ts'

/** The categories with what is on sale in each, and how much stands behind the fixed entries. */
export async function readCategories(
  db: Database,
  now: Date,
): Promise<{ categories: Category[]; events: number; packages: number; bestSellers: number }> {
  const { rows } = await sql<{
    categories: Category[]
    events: number
    packages: number
    bestSellers: number
  }>`
    SELECT coalesce((
             SELECT jsonb_agg(jsonb_build_object(
                      'id', c.id, 'section', c.section, 'name', c.name,
                      'total', (SELECT count(*) FROM products p WHERE p.category_id = c.id AND p.active),
                      'subcategories', coalesce((
                        SELECT jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) ORDER BY s.position, s.id)
                          FROM subcategories s WHERE s.category_id = c.id), '[]'))
                    ORDER BY c.position, c.id)
               FROM categories c), '[]') AS categories,
           (SELECT count(*)::int FROM events e JOIN hotels h ON h.id = e.hotel_id
             WHERE e.active AND (e.end_day + e.end_time::time) AT TIME ZONE h.zone > ${now}::timestamptz) AS events,
           (SELECT count(*)::int FROM packages k
             WHERE k.active AND (SELECT bool_and(p.active AND d.active)
                                   FROM package_lines l JOIN product_details d ON d.id = l.detail_id
                                   JOIN products p ON p.id = d.product_id WHERE l.package_id = k.id)) AS packages,
           (SELECT count(*)::int FROM products WHERE active AND best_seller IS NOT NULL) AS "bestSellers"`.execute(
    db,
  )
  if (!rows[0]) throw new Error('A statement without a table answered no row')
  return rows[0]
}

export interface HotelRow {
  id: number
  name: string
  place: Bilingual
  zone: string
  currency: Currency
  showinweb: boolean
  dingusCode: string
  sihotCode: string
  scene: string
}

/** The hotels, those that show in the web first. */
export async function readHotels(db: Database): Promise<HotelRow[]> {
  const { rows } = await sql<HotelRow>`
    SELECT id, name, place, zone, currency, show_in_web AS showinweb, dingus_code AS "dingusCode",
           sihot_code AS "sihotCode", scene
      FROM hotels ORDER BY show_in_web DESC, id`.execute(db)
  return rows
}

export interface OffersWanted {
  id?: number | undefined
  slug?: string | undefined
  /** Folded words; each has to be found, all in the same language. */
  filter: readonly string[]
}

/** The condition that an offer is the one named, or meets the filter in either language. */
export function wantedOf({ id, slug, filter }: OffersWanted, alias: 'k' | 'e') {
  if (id) return sql`${sql.ref(`${alias}.id`)} = ${id}`
  if (slug) return sql`${sql.ref(`${alias}.slug`)} = ${slug}`
  if (filter.length === 0) return sql`true`
  const columns = ['name', 'metatag', alias === 'k' ? 'description' : 'detail']
  return textMeetsWords(
    (language) =>
      sql`concat_ws(' ', h.name, ${sql.join(columns.map((column) => sql`${sql.ref(`${alias}.${column}`)} ->> ${sql.lit(language)}`))})`,
    filter,
  )
}

/** The packages on sale, with their parts. One is on sale while all its parts are. */
export async function readPackages(
  db: Database,
  wanted: OffersWanted,
  sort: Sort,
  language: Language,
): Promise<Package[]> {
  const name = sql`alphabetical(k.name ->> ${language})`
  const order =
    sort === 'alphabetical' || sort === 'best'
      ? sql`${name}, k.id`
      : sort === 'price-up'
        ? sql`k.currency DESC, k.sale_cents, ${name}, k.id`
        : sql`k.currency DESC, k.sale_cents DESC, ${name}, k.id`
  const { rows } = await sql<Package>`
    SELECT k.id, k.slug, CASE WHEN h.id IS NOT NULL THEN jsonb_build_object('id', h.id, 'name', h.name, 'taxPercent', h.tax_percent) END AS hotel,
           jsonb_build_object('name', k.name, 'metatag', k.metatag, 'description', k.description) AS "packageData",
           parts.products, parts."partsCents",
           coalesce((SELECT jsonb_agg(g.picture ORDER BY g.position) FROM package_pictures g
                      WHERE g.package_id = k.id), jsonb_build_array(k.picture)) AS gallery,
           ${photoTextsOf(sql`
             SELECT g.photo FROM package_pictures g WHERE g.package_id = k.id UNION ALL SELECT unnest(parts.photos)`)} AS photos,
           k.picture, k.sale_cents AS saleprice, k.currency, k.sihot_service AS servicesihot
      FROM packages k
      LEFT JOIN hotels h ON h.id = k.hotel_id
      JOIN LATERAL (
        SELECT jsonb_agg(jsonb_build_object(
                 'detailId', d.id, 'idProduct', p.id, 'slug', p.slug, 'name', p.name, 'detaildisplay', d.name,
                 'picture', p.picture, 'qty', l.quantity, 'transfer', p.transfer,
                 'durationMinutes', ${takesMinutes('d')}, 'stayDay', p.stay_day, 'capacity', d.daily_capacity,
                 'people', d.people, 'most', d.most_of_a_line) ORDER BY l.position) AS products,
               array_agg(p.photo) AS photos,
               sum(l.quantity::float8 * d.sale_cents) AS "partsCents", bool_and(p.active AND d.active) AS whole
          FROM package_lines l
          JOIN product_details d ON d.id = l.detail_id
          JOIN products p ON p.id = d.product_id
         WHERE l.package_id = k.id) parts ON parts.whole
     WHERE k.active AND ${wantedOf(wanted, 'k')}
     ORDER BY ${order}`.execute(db)
  return rows
}

/** The events that have not ended in the zone of their hotel, the next first. */
export async function readEvents(db: Database, wanted: OffersWanted, now: Date): Promise<ClubEvent[]> {
  const { rows } = await sql<ClubEvent>`
    SELECT e.id, e.slug, e.name, e.metatag, e.detail AS eventdetail,
           jsonb_build_object('id', h.id, 'name', h.name, 'taxPercent', h.tax_percent) AS hotel, e.location, h.zone,
           e.start_day AS "startDate", e.end_day AS "endDate", e.start_time AS "startTime", e.end_time AS "endTime",
           e.currency, e.sale_cents AS saleprice, e.sihot_service AS servicesihot, e.picture,
           coalesce((SELECT jsonb_agg(g.picture ORDER BY g.position) FROM event_pictures g
                      WHERE g.event_id = e.id), jsonb_build_array(e.picture)) AS gallery,
           ${photoAlts('event', sql`e.id`)} AS photos,
           ${hasBegun(now)} AS begun, e.capacity, e.capacity - e.taken AS "left", ${seatsOfOne} AS most
      FROM events e JOIN hotels h ON h.id = e.hotel_id
     WHERE e.active AND e.end_day >= (${now}::timestamptz AT TIME ZONE h.zone)::date
       AND (e.end_day + e.end_time::time) AT TIME ZONE h.zone > ${now}::timestamptz AND ${wantedOf(wanted, 'e')}
     ORDER BY e.start_day, e.start_time, e.id`.execute(db)
  return rows
}
