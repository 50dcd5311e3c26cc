import { sql } from 'kysely'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { lastChange } from '../../../server/publications.store.ts'
import type { PackageText, WrittenPackage } from '../../publish/publish-packages.endpoints.ts'
import { isFound, onceOnSale, photoAlts, writePictures } from './goods-on-sale.store.ts'
import type { StandingGoods } from './save-goods.ts'

/** The longest list that the desk gets. */
const MOST = 500

/** The packages as the desk writes them, what was changed last first; the one of `id`, or those that have all words. */
export async function readWrittenPackages(
  db: Database,
  { id, words }: { id: number | undefined; words: readonly string[] },
): Promise<{ data: WrittenPackage[]; total: number }> {
  const where = id ? sql`k.id = ${id}` : isFound(words, sql`k.name`, sql`k.metatag`)
  const { rows } = await sql<WrittenPackage & { total: number }>`
    SELECT k.id, k.slug, k.active, ${onceOnSale('package', sql`k.id`, sql`k.active`)} AS "onceOnSale",
           k.hotel_id AS "hotelId", k.name, k.metatag, k.description, k.sale_cents AS sale, k.currency,
           k.sihot_service AS sihot, k.picture,
           coalesce((SELECT jsonb_agg(g.picture ORDER BY g.position) FROM package_pictures g
                      WHERE g.package_id = k.id AND g.picture <> k.picture), '[]') AS gallery,
           ${photoAlts('package', sql`k.id`)} AS photos,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object(
                      'detailId', d.id, 'qty', l.quantity, 'product', p.name, 'variant', d.name, 'picture', p.picture,
                      'hotel', h.name, 'sale', d.sale_cents, 'currency', p.currency, 'onSale', p.active AND d.active)
                    ORDER BY l.position)
               FROM package_lines l
               JOIN product_details d ON d.id = l.detail_id
               JOIN products p ON p.id = d.product_id
               LEFT JOIN hotels h ON h.id = p.hotel_id
              WHERE l.package_id = k.id), '[]') AS parts,
           ${lastChange('package', sql`k.id`)} AS changed, count(*) OVER ()::int AS total
      FROM packages k
     WHERE ${where}
     ORDER BY (SELECT max(n.id) FROM publications n WHERE n.kind = 'package' AND n.subject = k.id) DESC NULLS LAST,
              k.id DESC
     LIMIT ${MOST}`.execute(db)
  return { data: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** What a change has to know of the package that is there. */
export interface StandingPackage extends StandingGoods {
  currency: Currency
  /** The variants in it. */
  parts: number[]
}

/** A package, locked for a change; null where there is none. Orders go on meanwhile. */
export async function lockPackage(trx: Database, id: number): Promise<StandingPackage | null> {
  await sql`SELECT id FROM packages WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx)
  const { rows } = await sql<StandingPackage>`
    SELECT k.id, k.slug, k.active, ${onceOnSale('package', sql`k.id`, sql`k.active`)} AS "onceOnSale", k.currency,
           coalesce((SELECT jsonb_agg(l.detail_id) FROM package_lines l WHERE l.package_id = k.id), '[]') AS parts
      FROM packages k WHERE k.id = ${id}`.execute(trx)
  return rows[0] ?? null
}

/** A variant that is to be put into a package. */
export interface PartFacts {
  detailId: number
  product: Bilingual
  variant: Bilingual
  currency: Currency
  /** Null: every resort offers it. */
  hotelId: number | null
  onSale: boolean
}

/** The variants of these numbers; those that there are none of are left out. */
export async function readParts(db: Database, ids: readonly number[]): Promise<PartFacts[]> {
  const { rows } = await sql<PartFacts>`
    SELECT d.id AS "detailId", p.name AS product, d.name AS variant, p.currency, p.hotel_id AS "hotelId",
           p.active AND d.active AS "onSale"
      FROM product_details d JOIN products p ON p.id = d.product_id
     WHERE d.id = ANY (${ids as number[]}::int[]) ORDER BY d.id`.execute(db)
  return rows
}

/** Whether there is such a hotel, or none is named. */
export async function knowsHotel(db: Database, hotelId: number | null): Promise<boolean> {
  if (hotelId === null) return true
  return (await sql`SELECT FROM hotels WHERE id = ${hotelId}`.execute(db)).rows.length > 0
}

/** Writes a package with its parts in their order, on sale or off. Answers its number. */
export async function writePackage(
  trx: Database,
  id: number | null,
  { slug, active }: { slug: string; active: boolean },
  text: PackageText,
): Promise<number> {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`
  const columns = sql`slug, active, hotel_id, name, metatag, description, sale_cents, currency, sihot_service, picture`
  const values = sql`${slug}, ${active}::boolean, ${text.hotelId}::int, ${json(text.name)}, ${json(text.metatag)},
    ${json(text.description)}, ${text.sale}::int, ${text.currency}, ${text.sihot}, ${text.picture}`
  const { rows } = await (id === null
    ? sql<{ id: number }>`INSERT INTO packages (${columns}) VALUES (${values}) RETURNING id`
    : sql<{ id: number }>`UPDATE packages SET (${columns}) = ROW (${values}) WHERE id = ${id} RETURNING id`
  ).execute(trx)
  if (!rows[0]) throw new Error('A locked package is gone')
  const subject = rows[0].id
  await sql`DELETE FROM package_lines WHERE package_id = ${subject}`.execute(trx)
  await sql`
    INSERT INTO package_lines (package_id, position, detail_id, quantity)
    SELECT ${subject}::int, position, (part ->> 'detailId')::int, (part ->> 'qty')::int
      FROM jsonb_array_elements(${json(text.parts)}) WITH ORDINALITY AS g(part, position)`.execute(trx)
  await writePictures(trx, 'package', subject, text)
  return subject
}
