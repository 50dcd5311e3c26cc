import { sql } from 'kysely'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import type { ProductText } from '../../publish/publish-products.endpoints.ts'
import { onceOnSale, writePictures } from './goods-on-sale.store.ts'

/** What a change has to know of the product that is there. */
export interface StandingProduct {
  id: number
  slug: string
  active: boolean
  onceOnSale: boolean
  currency: Currency
  variants: { id: number; capacity: number | null; packages: number[] }[]
}

/** A product, locked for a change with its variants; null where there is none. Orders go on meanwhile. */
export async function lockProduct(trx: Database, id: number): Promise<StandingProduct | null> {
  const locked = await sql`SELECT id FROM products WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx)
  if (locked.rows.length === 0) return null
  await sql`SELECT id FROM product_details WHERE product_id = ${id} ORDER BY id FOR NO KEY UPDATE`.execute(
    trx,
  )
  const { rows } = await sql<StandingProduct>`
    SELECT p.id, p.slug, p.active, ${onceOnSale('product', sql`p.id`, sql`p.active`)} AS "onceOnSale", p.currency,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('id', d.id, 'capacity', d.daily_capacity, 'packages', coalesce((
                      SELECT jsonb_agg(l.package_id) FROM package_lines l WHERE l.detail_id = d.id), '[]')))
               FROM product_details d WHERE d.product_id = p.id), '[]') AS variants
      FROM products p WHERE p.id = ${id}`.execute(trx)
  return rows[0] ?? null
}

/** Whether there are such a category, subcategory and hotel. */
export async function knowsChoices(
  trx: Database,
  { categoryId, subcategoryId, hotelId }: Pick<ProductText, 'categoryId' | 'subcategoryId' | 'hotelId'>,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM categories c
     WHERE c.id = ${categoryId}
       AND (${subcategoryId}::int IS NULL
            OR EXISTS (SELECT FROM subcategories s WHERE s.category_id = c.id AND s.id = ${subcategoryId}::int))
       AND (${hotelId}::int IS NULL OR EXISTS (SELECT FROM hotels h WHERE h.id = ${hotelId}::int))`.execute(
    trx,
  )
  return rows.length > 0
}

/** Writes a product without its variants, a new one off sale. Answers its number. */
export async function writeProduct(
  trx: Database,
  id: number | null,
  slug: string,
  text: ProductText,
): Promise<number> {
  const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`
  const columns = sql`slug, category_id, subcategory_id, hotel_id, name, metatag, description, included, good_to_know,
    meeting_point, bring, contact_name, contact_phone, group_size, transfer, duration_minutes, lead_minutes,
    cancel_hours, stay_day, best_seller, picture, currency`
  const values = sql`${slug}, ${text.categoryId}::int, ${text.subcategoryId}::int, ${text.hotelId}::int,
    ${json(text.name)}, ${json(text.metatag)}, ${json(text.description)}, ${json(text.included)},
    ${json(text.goodToKnow)}, ${json(text.meetingPoint)}, ${json(text.bring)}, ${text.contactName}::text,
    ${text.contactPhone}::text, ${text.groupSize}::int, ${text.transfer}::boolean, ${text.durationMinutes}::int,
    ${text.leadMinutes}::int, ${text.cancelHours}::int, ${text.transfer ? null : text.stayDay}::text, ${text.bestSeller}::int, ${text.picture}, ${text.currency}`
  const { rows } = await (id === null
    ? sql<{ id: number }>`INSERT INTO products (${columns}, active) VALUES (${values}, false) RETURNING id`
    : sql<{ id: number }>`UPDATE products SET (${columns}) = ROW (${values}) WHERE id = ${id} RETURNING id`
  ).execute(trx)
  if (!rows[0]) throw new Error('A locked product is gone')
  await writePictures(trx, 'product', rows[0].id, text)
  return rows[0].id
}

/** Writes a product's variants in their order. Those that are not among them go: the caller has asked whether they may. */
export async function writeVariants(
  trx: Database,
  productId: number,
  { variants, transfer }: Pick<ProductText, 'variants' | 'transfer'>,
): Promise<void> {
  const rows = JSON.stringify(
    variants.map((variant, index) => ({
      ...variant,
      extra: transfer ? variant.extra : null,
      peopleInPrice: transfer && variant.extra !== null ? variant.peopleInPrice : null,
      capacity: variant.times === 'slots' ? null : variant.capacity,
      opens: variant.times === 'hours' ? variant.opens : null,
      closes: variant.times === 'hours' ? variant.closes : null,
      position: index + 1,
    })),
  )
  const given = sql`jsonb_to_recordset(${rows}::jsonb) AS v(
    id int, position int, name jsonb, hint jsonb, sale int, "mostDiscount" int, extra int, capacity int, sihot text,
    active boolean, times text, opens text, closes text, people int, "peopleInPrice" int, most int, child boolean,
    minutes int)`
  // Positions are first set to negative values: they are unique, and two variants may be swapping theirs.
  await sql`UPDATE product_details SET position = -id WHERE product_id = ${productId}`.execute(trx)
  await sql`DELETE FROM product_details WHERE product_id = ${productId}
               AND id NOT IN (SELECT v.id FROM ${given} WHERE v.id IS NOT NULL)`.execute(trx)
  await sql`
    UPDATE product_details d
       SET position = v.position, name = v.name, hint = v.hint, sale_cents = v.sale, most_discount = v."mostDiscount",
           extra_person_cents = v.extra, daily_capacity = v.capacity, sihot_service = v.sihot, active = v.active,
           times = v.times, opens = v.opens, closes = v.closes, people = v.people,
           people_in_price = v."peopleInPrice", most_of_a_line = v.most, child = v.child,
           duration_minutes = v.minutes
      FROM ${given} WHERE d.id = v.id AND d.product_id = ${productId}`.execute(trx)
  await sql`
    INSERT INTO product_details (product_id, position, name, hint, sale_cents, most_discount, extra_person_cents,
                                 daily_capacity, sihot_service, active, times, opens, closes, people,
                                 people_in_price, most_of_a_line, child, duration_minutes)
    SELECT ${productId}::int, v.position, v.name, v.hint, v.sale, v."mostDiscount", v.extra, v.capacity, v.sihot,
           v.active, v.times, v.opens, v.closes, v.people, v."peopleInPrice", v.most, v.child, v.minutes
      FROM ${given} WHERE v.id IS NULL ORDER BY v.position`.execute(trx)
}

/**
 * Days that had the variant's old capacity get the new one, never less than what is taken; days with a capacity of their
 * own keep it. Locked in the order in which orders take places.
 */
export async function changeUsualCapacity(
  trx: Database,
  changes: readonly { id: number; was: number; becomes: number }[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return
  await sql`
    WITH days AS (
      SELECT a.detail_id, a.day, c.becomes
        FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS c(id int, was int, becomes int)
        JOIN allotment a ON a.detail_id = c.id AND a.capacity = c.was AND NOT a.closed
         AND a.day >= (${now}::timestamptz - interval '1 day')::date
       ORDER BY a.detail_id, a.day FOR UPDATE OF a
    )
    UPDATE allotment a SET capacity = greatest(d.becomes, a.taken)
      FROM days d WHERE a.detail_id = d.detail_id AND a.day = d.day`.execute(trx)
}
