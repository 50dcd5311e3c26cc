import { type RawBuilder, sql } from 'kysely'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import type { Database } from '../../../server/database/database.ts'
import type { listPastStays, listPastYears } from '../../past-stays.endpoints.ts'
import { LIVE_STATUSES, STATUS_NAMES, TOOK_PLACE } from '../../stay/booking.ts'
import { pastPage, type SearchedWord } from '../../stay/past-stays.ts'
import { isWhose, type WhoseStays } from '../bookings.store.ts'
import { TRADED_FOR } from './traded-for.store.ts'

interface AskedPast extends WhoseStays {
  now: Date
  /** Each of them has to be found; none where nothing is searched. */
  words: readonly SearchedWord[]
}

/** What a search looks in, folded: the resort, the code, the guests by both names. Of one owner's stays: no index. */
const TOLD = sql`
  CROSS JOIN LATERAL (
    SELECT replace(folded(concat_ws(' ', h.name, b.code, (
             SELECT string_agg(concat_ws(' ', g.name, g.lastname), ' ' ORDER BY g.position)
               FROM booking_guests g WHERE g.booking_id = b.id))), 'ñ', 'n') AS text) told`

function isFound({ text, months, year, statuses, traded }: SearchedWord): RawBuilder<unknown> {
  if (year !== null)
    return sql`AND ${year}::int IN (EXTRACT(year FROM b.check_in), EXTRACT(year FROM b.check_out - 1))`
  return sql`AND (position(${text} IN told.text) > 0
    OR (b.status = ANY (${statuses as string[]}::text[]) AND ${TRADED_FOR} IS NULL)
    OR (${traded}::boolean AND ${TRADED_FOR} IS NOT NULL)
    OR EXISTS (SELECT FROM generate_series(date_trunc('month', b.check_in::timestamp), b.check_out - 1, '1 month') AS at
                WHERE EXTRACT(month FROM at)::int = ANY (${months}::int[])))`
}

const TODAY = (now: Date) => sql`(${now}::timestamptz AT TIME ZONE h.zone)::date`

/** The owner's stays for which a condition holds, with what their rows show. */
const staysOf = (whose: WhoseStays, condition: RawBuilder<unknown>, told = sql``) => sql`
  SELECT b.id, b.contract_id, b.code, h.name AS resort, b.check_in, b.check_out, b.status, EXTRACT(year FROM b.check_in)::int AS year
    FROM bookings b
    JOIN contracts c ON c.id = b.contract_id
    JOIN hotels h ON h.id = b.hotel_id
    ${told}
   WHERE ${isWhose(whose)} AND ${condition}`

const isClosed = sql`b.status <> ALL (${LIVE_STATUSES as string[]}::text[])`

/** The owner's stays that are over at their resort; a search finds closed ones too whose days are still to come. */
function pastOf({ now, words, ...whose }: AskedPast): RawBuilder<unknown> {
  if (words.length === 0) return staysOf(whose, sql`b.check_out <= ${TODAY(now)}`)
  const found = sql.join(words.map(isFound), sql` `)
  return staysOf(whose, sql`(b.check_out <= ${TODAY(now)} OR ${isClosed}) ${found}`, TOLD)
}

/** The years of the owner's past stays with what they add up to, the latest first. */
export async function readPastYears(
  db: Database,
  asked: AskedPast,
): Promise<AnswerOf<typeof listPastYears>['data']> {
  const tookPlace = sql`status = ANY (${TOOK_PLACE as string[]}::text[])`
  const { rows } = await sql<AnswerOf<typeof listPastYears>['data'][number]>`
    SELECT year, count(*) FILTER (WHERE ${tookPlace})::int AS stays,
           coalesce(sum(check_out - check_in) FILTER (WHERE ${tookPlace}), 0)::int AS nights,
           count(*)::int AS total,
           json_agg(json_build_object('day', EXTRACT(doy FROM check_in)::int, 'nights', check_out - check_in,
                                      'tookPlace', ${tookPlace}) ORDER BY check_in, id) AS marks
      FROM (${pastOf(asked)}) past
     GROUP BY year ORDER BY year DESC`.execute(db)
  return rows
}

/** Rows of `shown` (of `staysOf`), with who was named. */
const ROWS = sql`
  SELECT to_jsonb(row) || jsonb_build_object(
           'guests', coalesce((
              SELECT jsonb_agg(jsonb_build_object('name', g.name, 'lastname', g.lastname) ORDER BY g.position)
                FROM booking_guests g
               WHERE g.booking_id = row.id AND NOT g.not_given AND g.name IS NOT NULL), '[]'),
           'unnamed', (SELECT count(*) FROM booking_guests g
                        WHERE g.booking_id = row.id AND (g.not_given OR g.name IS NULL))) AS data,
         row.datein, row.id
    FROM (SELECT b.id, b.code, b.resort, b.check_in AS datein, b.check_out AS dateout, b.check_out - b.check_in AS nights,
                 b.status AS "bookingStatus", ${TRADED_FOR} AS traded FROM shown b) row`

const named = (stay: StoredStay): PastStay => ({ ...stay, status: STATUS_NAMES[stay.bookingStatus] })

/** The owner's stays that were cancelled or rejected before their days, which are still to come; the next first. At most 100. */
export async function readEndedAhead(db: Database, whose: WhoseStays, now: Date): Promise<PastStay[]> {
  const { rows } = await sql<{ data: StoredStay }>`
    WITH shown AS (
      ${staysOf(whose, sql`b.check_out > ${TODAY(now)} AND ${isClosed}`)} ORDER BY b.check_in, b.id LIMIT 100)
    ${ROWS} ORDER BY row.datein, row.id`.execute(db)
  return rows.map(({ data }) => named(data))
}

/**
 * A page of the owner's past stays, the latest first: of a year, or of all that a search finds. Nothing asked, it is the
 * latest year.
 */
export async function readPastStays(
  db: Database,
  asked: AskedPast & { year: number | undefined; page: number },
): Promise<AnswerOf<typeof listPastStays>> {
  const { offset, limit } = pastPage(asked.page)
  const everyYear = asked.words.length > 0 && asked.year === undefined
  const { rows } = await sql<{ year: number | null; total: number; data: StoredStay[] }>`
    WITH past AS MATERIALIZED (${pastOf(asked)}),
    chosen AS (
      SELECT CASE WHEN ${everyYear}::boolean THEN NULL
                  ELSE coalesce(${asked.year ?? null}::int, (SELECT max(year) FROM past)) END AS year),
    found AS (
      SELECT past.* FROM past, chosen WHERE ${everyYear}::boolean OR past.year = chosen.year),
    shown AS (
      SELECT * FROM found ORDER BY check_in DESC, id DESC LIMIT ${limit} OFFSET ${offset})
    SELECT (SELECT year FROM chosen) AS year, (SELECT count(*)::int FROM found) AS total,
           coalesce((SELECT json_agg(r.data ORDER BY r.datein DESC, r.id DESC) FROM (${ROWS}) r), '[]') AS data`.execute(
    db,
  )
  const { year = null, total = 0, data = [] } = rows[0] ?? {}
  return { year, total, data: data.map(named) }
}

type PastStay = AnswerOf<typeof listPastStays>['data'][number]
type StoredStay = Omit<PastStay, 'status'>

/** What each of the owner's contracts has left of nights, on its account that expires first; none where nothing is. */
export async function readNightsLeft(
  db: Database,
  whose: WhoseStays,
  now: Date,
): Promise<{ idContract: number; balance: number; expires: string }[]> {
  const { rows } = await sql<{ idContract: number; balance: number; expires: string }>`
    SELECT DISTINCT ON (c.id) c.id AS "idContract", sum(y.balance)::int AS balance, y.expires
      FROM contracts c
      JOIN hotels h ON h.id = c.hotel_id
      JOIN benefit_years y ON y.contract_id = c.id AND y.balance > 0
      JOIN benefits f ON f.id = y.benefit_id AND f.unit = 'nights'
     WHERE ${isWhose(whose)} AND y.expires >= (${now}::timestamptz AT TIME ZONE h.zone)::date
     GROUP BY c.id, y.expires ORDER BY c.id, y.expires`.execute(db)
  return rows
}
