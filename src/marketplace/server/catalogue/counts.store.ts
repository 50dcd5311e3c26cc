import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import { wantedOf } from './catalogue.store.ts'
import { meetsWords } from './found-by-words.store.ts'

interface CountsWanted {
  filter: readonly string[]
  language: Language
  categoryId: number | null
  hotelId: number | null
}

interface AtPlace {
  total: number
  bestSellers: number
  packages: number
}

interface Counts {
  /** All products that fit, in whatever category and wherever. */
  total: number
  categories: { id: number; total: number }[]
  hotels: ({ id: number } & AtPlace)[]
  all: AtPlace
}

const wordsOf = (filter: readonly string[], language: Language) =>
  sql.join([sql`p.active`, ...meetsWords(filter, language)], sql` AND `)

/** What fits at a place, where `there` holds for what is offered alone at one: the products in the category, best sellers, packages. */
const atPlace = (
  there: (hotel: RawBuilder<unknown>) => RawBuilder<unknown>,
  categoryId: number | null,
) => sql`
  'total', (SELECT count(*) FROM fit f
             WHERE ${there(sql`f.hotel_id`)} AND (${categoryId}::int IS NULL OR f.category_id = ${categoryId}::int)),
  'bestSellers', (SELECT count(*) FROM fit f WHERE ${there(sql`f.hotel_id`)} AND f.best),
  'packages', (SELECT count(*) FROM sets s WHERE ${there(sql`s.hotel_id`)})`

/** How many products fit, by category and by resort, each under the other choice; and how many packages. */
export async function readCounts(
  db: Database,
  { filter, language, categoryId, hotelId }: CountsWanted,
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    WITH fit AS MATERIALIZED (
      SELECT p.category_id, p.hotel_id, p.best_seller IS NOT NULL AS best FROM products p WHERE ${wordsOf(filter, language)}
    ), sets AS MATERIALIZED (
      SELECT k.hotel_id FROM packages k LEFT JOIN hotels h ON h.id = k.hotel_id
       WHERE k.active AND ${wantedOf({ filter }, 'k')}
         AND (SELECT bool_and(p.active AND d.active)
                FROM package_lines l JOIN product_details d ON d.id = l.detail_id
                JOIN products p ON p.id = d.product_id WHERE l.package_id = k.id)
    )
    SELECT (SELECT count(*)::int FROM fit) AS total, coalesce((
             SELECT jsonb_agg(jsonb_build_object('id', c.category_id, 'total', c.total) ORDER BY c.category_id)
               FROM (SELECT category_id, count(*) AS total FROM fit
                      WHERE ${hotelId}::int IS NULL OR hotel_id IS NULL OR hotel_id = ${hotelId}::int
                      GROUP BY category_id) c), '[]') AS categories,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('id', h.id, ${atPlace(
             (hotel) => sql`(${hotel} IS NULL OR ${hotel} = h.id)`,
             categoryId,
           )}) ORDER BY h.id), '[]')
              FROM hotels h) AS hotels,
           jsonb_build_object(${atPlace(() => sql`true`, categoryId)}) AS "all"`.execute(db)
  return onlyRow(rows)
}

/** How many products on sale words find. */
export async function countFound(
  db: Database,
  filter: readonly string[],
  language: Language,
): Promise<number> {
  if (filter.length === 0) return 0
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM products p WHERE ${wordsOf(filter, language)}`.execute(db)
  return onlyRow(rows).total
}
