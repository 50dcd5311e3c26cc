import { sql } from 'kysely'
import type { Language } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import { meetsWords } from './found-by-words.store.ts'

interface CountsWanted {
  filter: readonly string[]
  language: Language
  categoryId: number | null
  hotelId: number | null
}

interface Counts {
  /** All that fit, in whatever category and wherever. */
  total: number
  categories: { id: number; total: number }[]
  hotels: { id: number; total: number }[]
}

const wordsOf = (filter: readonly string[], language: Language) =>
  sql.join([sql`p.active`, ...meetsWords(filter, language)], sql` AND `)

/** How many products fit, by category and by resort, each under the other choice. */
export async function readCounts(
  db: Database,
  { filter, language, categoryId, hotelId }: CountsWanted,
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    WITH fit AS MATERIALIZED (SELECT p.category_id, p.hotel_id FROM products p WHERE ${wordsOf(filter, language)})
    SELECT (SELECT count(*)::int FROM fit) AS total, coalesce((
             SELECT jsonb_agg(jsonb_build_object('id', c.category_id, 'total', c.total) ORDER BY c.category_id)
               FROM (SELECT category_id, count(*) AS total FROM fit
                      WHERE ${hotelId}::int IS NULL OR hotel_id IS NULL OR hotel_id = ${hotelId}::int
                      GROUP BY category_id) c), '[]') AS categories,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'total', (
                     SELECT count(*) FROM fit f
                      WHERE (f.hotel_id IS NULL OR f.hotel_id = h.id)
                        AND (${categoryId}::int IS NULL OR f.category_id = ${categoryId}::int))) ORDER BY h.id), '[]')
              FROM hotels h) AS hotels`.execute(db)
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
