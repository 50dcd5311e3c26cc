import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Bilingual, Language } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { PhotoText } from '../../../photos/pictures.ts'
import type { Database } from '../../../server/database/database.ts'
import { fixedStatement } from '../../../server/database/fixed-statement.ts'
import type { WireProductPage } from '../../catalogue.endpoints.ts'
import type { Sort } from '../../catalogue.ts'
import type { EdgeOfStay } from '../../stays/stay-day.ts'
import { takesMinutes } from '../publish/goods.store.ts'
import { photoAlts } from '../publish/goods-on-sale.store.ts'
import { meetsWords, rankByWords } from './found-by-words.store.ts'

/** A product as the database has it, its variants in their order: at least one, the database sees to that. */
export interface ProductRow {
  id: number
  slug: string
  name: Bilingual
  metatag: Bilingual
  category: { id: number; name: Bilingual }
  idsub: number | null
  hotel: { id: number; name: string; taxPercent: number } | null
  transfer: boolean
  durationMinutes: number | null
  stayDay: EdgeOfStay | null
  bestSeller: number | null
  picture: string
  currency: Currency
  promo: { name: Bilingual; percent: number } | null
  rated: { count: number; stars: number }
  details: {
    id: number
    name: Bilingual
    hint: Bilingual | null
    cents: number
    most: number
    sihot: string
    extra: number | null
    capacity: number | null
    people: number
    peopleInPrice: number | null
    mostOfLine: number
    child: boolean
    minutes: number | null
  }[]
}

export interface ProductPageRow {
  description: Bilingual
  included: Bilingual[]
  goodToKnow: Bilingual | null
  meetingPoint: Bilingual | null
  bring: Bilingual | null
  cancelHours: number | null
  groupSize: number | null
  hours: { detailId: number; opens: string; closes: string }[]
  rides: WireProductPage['rides']
  gallery: string[]
  photos: PhotoText[]
}

export interface ProductsWanted {
  bestSellers: boolean
  categoryId: number | undefined
  subcategoryId: number | undefined
  /** The resort where it is offered, alone or as everywhere. */
  hotelId: number | undefined
  /** Folded words of letters and digits; each has to be found. */
  filter: readonly string[]
  sort: Sort
  language: Language
  offset: number
  limit: number
}

/** The promotion of a product that takes the most off now. */
const promoAt = (now: Date) => sql`
  (SELECT json_build_object('name', o.name, 'percent', o.percent) FROM product_promos o
    WHERE o.product_id = p.id AND o.starts_at <= ${now}::timestamptz AND o.ends_at > ${now}::timestamptz
    ORDER BY o.percent DESC, o.id LIMIT 1)`

/** What every product tells; from `products p JOIN categories c LEFT JOIN hotels h`. */
const columns = (now: Date) => sql`
  p.id, p.slug, p.name, p.metatag, json_build_object('id', c.id, 'name', c.name) AS category,
  p.subcategory_id AS idsub,
  CASE WHEN h.id IS NOT NULL THEN json_build_object('id', h.id, 'name', h.name, 'taxPercent', h.tax_percent) END AS hotel,
  p.transfer, p.duration_minutes AS "durationMinutes", p.stay_day AS "stayDay", p.best_seller AS "bestSeller", p.picture, p.currency,
  ${promoAt(now)} AS promo, json_build_object('count', p.review_count, 'stars', p.review_stars) AS rated,
  (SELECT json_agg(json_build_object(
            'id', d.id, 'name', d.name, 'hint', d.hint, 'cents', d.sale_cents, 'most', d.most_discount,
            'sihot', d.sihot_service, 'extra', d.extra_person_cents, 'capacity', d.daily_capacity,
            'people', d.people, 'peopleInPrice', d.people_in_price, 'mostOfLine', d.most_of_a_line, 'child', d.child,
            'minutes', ${takesMinutes('d')})
          ORDER BY d.position)
     FROM product_details d WHERE d.product_id = p.id AND d.active) AS details`

/**
 * The statement for a page of the products on sale, and how many there are in all. Only the conditions that are asked
 * for stand in it, so that each has a plan of its own.
 */
export function productsStatement(
  wanted: ProductsWanted,
  now: Date,
): RawBuilder<{ total: number } & (ProductRow | { id: null })> {
  const where = conditions(wanted)
  return sql`
    SELECT t.total, page.*
      FROM (SELECT count(*)::int AS total FROM products p WHERE ${where}) t
      LEFT JOIN (
        SELECT row_number() OVER (ORDER BY ${order(wanted, sql`p.lowest`)}) AS place, ${columns(now)}
          FROM (SELECT p.*${priced(wanted, now)} FROM products p WHERE ${where}
                 ORDER BY ${order(wanted, sql`lowest`)} LIMIT ${wanted.limit} OFFSET ${wanted.offset}) p
          JOIN categories c ON c.id = p.category_id
          LEFT JOIN hotels h ON h.id = p.hotel_id) page ON true
     ORDER BY page.place`
}

/** A page of the products on sale. */
export async function readProducts(
  db: Database,
  wanted: ProductsWanted,
  now: Date,
): Promise<{ total: number; rows: ProductRow[] }> {
  const { rows } = await productsStatement(wanted, now).execute(db)
  const products = rows.filter((row): row is { total: number } & ProductRow => row.id !== null)
  return { total: rows[0]?.total ?? 0, rows: products }
}

function conditions({
  bestSellers,
  categoryId,
  subcategoryId,
  hotelId,
  filter,
  language,
}: ProductsWanted): RawBuilder<SqlBool> {
  const all: RawBuilder<SqlBool>[] = [sql`p.active`]
  if (bestSellers) all.push(sql`p.best_seller IS NOT NULL`)
  if (categoryId) all.push(sql`p.category_id = ${categoryId}`)
  if (subcategoryId) all.push(sql`p.subcategory_id = ${subcategoryId}`)
  if (hotelId)
    all.push(
      sql`(p.hotel_id = ${hotelId} OR p.hotel_id IS NULL AND EXISTS (SELECT FROM hotels r WHERE r.id = ${hotelId}))`,
    )
  all.push(...meetsWords(filter, language))
  return sql<SqlBool>`${sql.join(all, sql` AND `)}`
}

/** Each product's lowest price now that is not a child's, where the order goes by it. */
function priced({ sort }: ProductsWanted, now: Date): RawBuilder<unknown> {
  if (sort === 'alphabetical' || sort === 'best') return sql``
  const price = sql`d.sale_cents * (100 - least(d.most_discount, o.percent))`
  return sql`,
    (SELECT coalesce(min(${price}) FILTER (WHERE NOT d.child), min(${price}))
       FROM product_details d
      CROSS JOIN (SELECT coalesce(max(o.percent), 0) AS percent FROM product_promos o WHERE o.product_id = p.id
                     AND o.starts_at <= ${now}::timestamptz AND o.ends_at > ${now}::timestamptz) o
      WHERE d.product_id = p.id AND d.active) AS lowest`
}

/** Prices of two currencies do not compare: the currencies stand one after the other. */
function order(
  { sort, bestSellers, language, filter }: ProductsWanted,
  lowest: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const name = sql.ref(`p.sort_${language}`)
  if (sort === 'best' && filter.length > 0) return sql`${rankByWords(filter, language)} DESC, ${name}, p.id`
  if (sort === 'alphabetical' || sort === 'best')
    return bestSellers ? sql`p.best_seller, p.id` : sql`${name}, p.id`
  return sql`p.currency DESC, ${lowest} ${sort === 'price-up' ? sql`ASC` : sql`DESC`}, ${name}, p.id`
}

/** The other transfers of the kind of a transfer `p` at its resort, with the hours of their vehicles. */
const ridesOf = sql`coalesce((
  SELECT json_agg(json_build_object('slug', o.slug, 'name', o.name, 'vehicles', v.vehicles) ORDER BY o.id)
    FROM products o
    JOIN LATERAL (SELECT json_agg(json_build_object(
                           'opens', d.opens, 'closes', d.closes, 'people', d.people) ORDER BY d.position) AS vehicles
                    FROM product_details d WHERE d.product_id = o.id AND d.active AND d.times <> 'slots') v
      ON v.vehicles IS NOT NULL
   WHERE p.transfer AND o.transfer AND o.active AND o.id <> p.id
     AND o.category_id = p.category_id AND o.subcategory_id IS NOT DISTINCT FROM p.subcategory_id
     AND (o.hotel_id IS NULL OR p.hotel_id IS NULL OR o.hotel_id = p.hotel_id)), '[]')`

/** The statement for one product on sale, whole: the one for which `which` holds. */
export const productStatement = (which: RawBuilder<SqlBool>, now: Date) => sql<
  ProductRow & { page: ProductPageRow }
>`
  SELECT ${columns(now)},
         json_build_object(
           'description', p.description, 'included', p.included, 'goodToKnow', p.good_to_know,
           'meetingPoint', p.meeting_point, 'bring', p.bring, 'cancelHours', p.cancel_hours, 'groupSize', p.group_size,
           'hours', coalesce((SELECT json_agg(json_build_object('detailId', d.id, 'opens', d.opens, 'closes', d.closes)
                                              ORDER BY d.position)
                                FROM product_details d
                               WHERE p.transfer AND d.product_id = p.id AND d.active AND d.times = 'hours'), '[]'),
           'rides', ${ridesOf},
           'gallery', coalesce((SELECT json_agg(g.picture ORDER BY g.position) FROM product_pictures g
                                 WHERE g.product_id = p.id), json_build_array(p.picture)),
           'photos', ${photoAlts('product', sql`p.id`)}) AS page
    FROM products p
    JOIN categories c ON c.id = p.category_id
    LEFT JOIN hotels h ON h.id = p.hotel_id
   WHERE p.active AND ${which}`

const BY_ID = fixedStatement<{ id: number; now: Date }, ProductRow & { page: ProductPageRow }>(
  ['id', 'now'],
  ({ id, now }) => productStatement(sql`p.id = ${id}`, now),
)
const BY_SLUG = fixedStatement<{ slug: string; now: Date }, ProductRow & { page: ProductPageRow }>(
  ['slug', 'now'],
  ({ slug, now }) => productStatement(sql`p.slug = ${slug}`, now),
)

/** One product on sale, whole, by its number or else its slug; null when there is none. */
export async function readProduct(
  db: Database,
  by: { id?: number | undefined; slug?: string | undefined },
  now: Date,
): Promise<(ProductRow & { page: ProductPageRow }) | null> {
  const rows = by.id ? await BY_ID(db, { id: by.id, now }) : await BY_SLUG(db, { slug: by.slug ?? '', now })
  return rows[0] ?? null
}
