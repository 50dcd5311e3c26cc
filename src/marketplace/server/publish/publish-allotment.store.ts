import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import { lastChange } from '../../../server/publications.store.ts'
import type { findVariants, readAllotment } from '../../publish/publish-allotment.endpoints.ts'
import type { DayChange } from '../../publish/publish-allotment.ts'

type FoundVariant = AnswerOf<typeof findVariants>['data'][number]
type Allotment = AnswerOf<typeof readAllotment>['data']

/** What every variant tells; from `product_details d JOIN products p LEFT JOIN hotels h`. */
const columns = sql`
  d.id AS "idDetail", p.id AS "idProduct", p.name AS product, d.name AS variant, p.picture, h.name AS hotel,
  p.active AND d.active AS active, d.sale_cents AS sale, p.currency, d.daily_capacity AS usual,
  d.times = 'slots' AS slotted, ${lastChange('allotment', sql`d.id`)} AS changed`

/** Where a product is served: one of every resort goes by the day at the first of them. With `hotels h` beside it. */
export const zoneOfProduct = sql`coalesce(h.zone, (SELECT f.zone FROM hotels f ORDER BY f.show_in_web DESC, f.id LIMIT 1), 'UTC')`

/**
 * The variants that hold all of these folded words in one language, and what the desk has made of their days. What is
 * not on sale comes after what is: its days may be prepared, but they are not what is looked for.
 */
export async function readVariants(
  db: Database,
  wanted: { words: readonly string[]; language: Language; most: number },
  now: Date,
): Promise<FoundVariant[]> {
  const { rows } = await sql<FoundVariant>`
    SELECT found.*, apart.closed, apart.apart
      FROM (
        SELECT ${columns}, ${zoneOfProduct} AS zone, row_number() OVER (
                 ORDER BY (p.active AND d.active) DESC,
                          (SELECT max(l.id) FROM publications l
                            WHERE l.kind = 'allotment' AND l.subject = d.id) DESC NULLS LAST,
                          ${sql.ref(`p.sort_${wanted.language}`)}, p.id, d.position) AS place
          FROM product_details d
          JOIN products p ON p.id = d.product_id
          LEFT JOIN hotels h ON h.id = p.hotel_id
         WHERE ${holding(wanted.words)}
         ORDER BY place LIMIT ${wanted.most}) found
     CROSS JOIN LATERAL (
       SELECT count(*) FILTER (WHERE a.closed)::int AS closed,
              count(*) FILTER (WHERE NOT a.closed AND a.capacity <> found.usual)::int AS apart
         FROM allotment a
        WHERE a.detail_id = found."idDetail" AND found.usual IS NOT NULL
          AND a.day >= (${now}::timestamptz AT TIME ZONE found.zone)::date) apart
     ORDER BY found.place`.execute(db)
  return rows
}

function holding(words: readonly string[]): RawBuilder<unknown> {
  if (words.length === 0) return sql`true`
  const inLanguage = (language: Language) => {
    const text = sql`folded((p.name ->> ${language}) || ' ' || (d.name ->> ${language}) || ' ' || coalesce(h.name, ''))`
    return sql.join(
      words.map((word) => sql`strpos(${text}, ${word}) > 0`),
      sql` AND `,
    )
  }
  return sql`((${inLanguage('en')}) OR (${inLanguage('es')}))`
}

/** A variant with its days from today on, `ahead` of them; null when there is none of that number. */
export async function readVariantDays(
  db: Database,
  detailId: number,
  ahead: number,
  now: Date,
): Promise<Allotment | null> {
  const { rows } = await sql<Allotment>`
    SELECT ${columns}, z.zone, t.today, t.today + ${ahead}::int AS until,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('day', a.day, 'capacity', a.capacity, 'taken', a.taken,
                                                 'closed', a.closed) ORDER BY a.day)
               FROM allotment a
              WHERE a.detail_id = d.id AND a.day BETWEEN t.today AND t.today + ${ahead}::int), '[]') AS days,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('first', k.first_day, 'last', k.last_day,
                                                 'reason', k.reason) ORDER BY k.first_day)
               FROM product_blackouts k
              WHERE k.product_id = p.id AND k.last_day >= t.today), '[]') AS blackouts
      FROM product_details d
      JOIN products p ON p.id = d.product_id
      LEFT JOIN hotels h ON h.id = p.hotel_id
     CROSS JOIN LATERAL (SELECT ${zoneOfProduct} AS zone) z
     CROSS JOIN LATERAL (SELECT (${now}::timestamptz AT TIME ZONE z.zone)::date AS today) t
     WHERE d.id = ${detailId}`.execute(db)
  return rows[0] ?? null
}

/**
 * Changes days of a variant, locked in the order in which checkouts lock them, so that the two cannot deadlock. Answers
 * the days on which more is taken than the new capacity allows; where there are any the caller rolls back. A CHECK of
 * the database enforces it too.
 */
export async function changeVariantDays(
  trx: Database,
  detailId: number,
  days: readonly Day[],
  change: Pick<DayChange, 'deed' | 'capacity'> & { usual: number },
): Promise<Day[]> {
  if (change.deed === 'usual') return giveBack(trx, detailId, days, change.usual)
  const closed = change.deed === 'close'
  const capacity = closed ? 0 : (change.capacity ?? change.usual)
  await sql`
    INSERT INTO allotment (detail_id, day, capacity, taken, closed)
    SELECT ${detailId}::int, w.day, ${capacity}::int, 0, ${closed}::boolean FROM ${listed(days)} w ORDER BY w.day
    ON CONFLICT (detail_id, day) DO UPDATE
       SET capacity = CASE WHEN EXCLUDED.closed THEN allotment.taken ELSE EXCLUDED.capacity END,
           closed = EXCLUDED.closed
     WHERE EXCLUDED.closed OR allotment.taken <= EXCLUDED.capacity`.execute(trx)
  if (closed) return []
  // Those that were left out are locked like the others: what is read of them now holds.
  const { rows } = await sql<{ day: Day }>`
    SELECT a.day FROM allotment a
     WHERE a.detail_id = ${detailId} AND a.day IN ${listed(days)} AND a.taken > ${capacity}::int
     ORDER BY a.day`.execute(trx)
  return rows.map(({ day }) => day)
}

/** A day of which nothing is taken needs no row: from then on it follows the variant. */
async function giveBack(
  trx: Database,
  detailId: number,
  days: readonly Day[],
  usual: number,
): Promise<Day[]> {
  const { rows: locked } = await sql<{ day: Day; taken: number }>`
    SELECT a.day, a.taken FROM allotment a WHERE a.detail_id = ${detailId} AND a.day IN ${listed(days)}
     ORDER BY a.detail_id, a.day FOR UPDATE`.execute(trx)
  const full = locked.filter(({ taken }) => taken > usual)
  if (full.length > 0) return full.map(({ day }) => day)
  // Those that are locked and no others: a checkout may have begun a day meanwhile.
  const of = (rows: typeof locked) => listed(rows.map(({ day }) => day))
  await sql`
    DELETE FROM allotment a
     WHERE a.detail_id = ${detailId} AND a.day IN ${of(locked.filter(({ taken }) => taken === 0))}`.execute(
    trx,
  )
  await sql`
    UPDATE allotment a SET capacity = ${usual}::int, closed = false
     WHERE a.detail_id = ${detailId} AND a.day IN ${of(locked.filter(({ taken }) => taken > 0))}`.execute(trx)
  return []
}

/** Days as rows; as JSON, so that how many there are does not change the statement. */
const listed = (days: readonly Day[]) =>
  sql`(SELECT g.day::date AS day FROM jsonb_array_elements_text(${JSON.stringify(days)}::jsonb) AS g(day))`
