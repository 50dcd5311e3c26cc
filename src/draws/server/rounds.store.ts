import { sql } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import type { Database } from '../../server/database/database.ts'
import type { DrawnRound, DrawTaker } from '../round.ts'
import { YEARS_BACK } from '../round.ts'
import type { DrawTimes } from '../state.ts'

/** A round as it is stored. Its secret is read by what seals and draws it alone. */
export interface StoredRound extends DrawTimes {
  id: number
  hotelId: number
  resort: string
  zone: string
  name: Bilingual
  year: number
  each: number
  weights: number[]
  source: string
  forCategories: number[]
  /** What those kinds of residence are called; none where the round is for all. */
  kinds: Bilingual[]
  publishedAt: Date
  numberAt: Date
  freeUntil: Day | null
  seal: string
  wishesSeal: string | null
  publicValue: string | null
  takers: number
}

const ROUND = sql`
  r.id, r.hotel_id AS "hotelId", h.name AS resort, h.zone, r.name, r.year, r.weeks_each AS each, r.weights, r.source,
  r.for_categories AS "forCategories",
  coalesce((SELECT jsonb_agg(k.name ORDER BY k.id) FROM room_categories k WHERE k.id = ANY (r.for_categories)), '[]') AS kinds, r.published_at AS "publishedAt", r.opens_at AS "opensAt", r.closes_at AS "closesAt",
  r.number_at AS "numberAt", draw_free_until(r) AS "freeUntil", r.seal, r.wishes_sealed_at AS "wishesSealedAt", r.wishes_seal AS "wishesSeal",
  r.public_value AS "publicValue", r.numbered_at AS "numberedAt", r.run_at AS "runAt", r.drawn_at AS "drawnAt",
  r.settled_at AS "settledAt", r.withdrawn_at AS "withdrawnAt",
  (SELECT count(DISTINCT w.contract_id)::int FROM draw_wishes w WHERE w.round_id = r.id) AS takers
  FROM draw_rounds r JOIN hotels h ON h.id = r.hotel_id`

/** Reads the rounds of a resort, or of all, the newest first. */
export async function readRounds(db: Database, hotelId: number | null): Promise<StoredRound[]> {
  const { rows } = await sql<StoredRound>`
    SELECT ${ROUND} WHERE ${hotelId}::int IS NULL OR r.hotel_id = ${hotelId}::int
     ORDER BY r.published_at DESC, r.id DESC LIMIT 40`.execute(db)
  return rows
}

/** Reads a round; null where there is none. */
export async function readRound(db: Database, roundId: number): Promise<StoredRound | null> {
  const { rows } = await sql<StoredRound>`SELECT ${ROUND} WHERE r.id = ${roundId}`.execute(db)
  return rows[0] ?? null
}

/** Locks a round until the transaction ends; what is read after it is what holds. */
export async function lockRound(trx: Database, roundId: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM draw_rounds WHERE id = ${roundId} FOR NO KEY UPDATE`.execute(trx)
  return rows.length > 0
}

/** A week of a round. */
export interface StoredPlace {
  id: number
  name: Bilingual
  idCategory: number
  category: Bilingual
  checkIn: Day
  checkOut: Day
  residences: number
  held: number
}

/** Reads the weeks of a round, in the order of their days. */
export async function readDrawPlaces(db: Database, roundId: number): Promise<StoredPlace[]> {
  const { rows } = await sql<StoredPlace>`
    SELECT p.id, p.name, p.category_id AS "idCategory", c.name AS category, p.check_in AS "checkIn",
           p.check_out AS "checkOut", p.residences, p.held
      FROM draw_places p JOIN room_categories c ON c.id = p.category_id
     WHERE p.round_id = ${roundId} ORDER BY p.check_in, p.category_id, p.id`.execute(db)
  return rows
}

/** So far from its day of the year before a feast may lie (days): Easter. */
const FEAST_MOVES = 35

/**
 * Reads how many contracts wished each week of a round in the resort's draw of the year before, and for how many residences. The week
 * before is of the same kind and has the same name at the same time of the year (a feast moves, by five weeks at most), or else is as
 * long and lies on the same days of the year, by their weekdays.
 */
export async function readLastYear(
  db: Database,
  roundId: number,
): Promise<Map<number, { wished: number; residences: number }>> {
  const { rows } = await sql<{ id: number; wished: number; residences: number }>`
    SELECT p.id, was.residences,
           (SELECT count(*)::int FROM draw_wishes w WHERE w.place_id = was.id) AS wished
      FROM draw_places p JOIN draw_rounds r ON r.id = p.round_id
      JOIN LATERAL (
        SELECT b.id, b.residences FROM draw_places b JOIN draw_rounds d ON d.id = b.round_id
         WHERE d.hotel_id = r.hotel_id AND d.year = r.year - 1 AND d.drawn_at IS NOT NULL
           AND b.category_id = p.category_id
           AND ((b.name = p.name AND abs(p.check_in - 364 - b.check_in) <= ${sql.lit(FEAST_MOVES)}) OR (b.check_in, b.check_out) = (p.check_in - 364, p.check_out - 364))
         ORDER BY b.name <> p.name, abs(p.check_in - 364 - b.check_in), b.id LIMIT 1) was ON true
     WHERE p.round_id = ${roundId}`.execute(db)
  return new Map(rows.map(({ id, ...was }) => [id, was]))
}

/** A contract that takes part, by its number. */
export interface StoredTaker extends DrawTaker {
  contractId: number
}

/**
 * What the three years before gave the contract `t` in the rounds of the resort of `r`, the newest first: the ranks of what it
 * received, none where it took part for nothing, null where it did not take part. What a rule refused afterwards was not received.
 */
const BEFORE = sql<DrawTaker['before']>`(
  SELECT jsonb_agg(y.ranks ORDER BY y.back) FROM (
    SELECT back, (
      SELECT coalesce(jsonb_agg(g.rank ORDER BY g.rank) FILTER (WHERE g.rank IS NOT NULL), '[]')
        FROM draw_rounds b
        JOIN draw_takers z ON z.round_id = b.id AND z.contract_id = t.contract_id AND z.place_in_order IS NOT NULL
        LEFT JOIN draw_results g ON g.round_id = b.id AND g.contract_id = t.contract_id AND g.state <> 'refused'
       WHERE b.hotel_id = r.hotel_id AND b.year = r.year - back AND b.drawn_at IS NOT NULL
      HAVING count(*) > 0) AS ranks
      FROM generate_series(1, ${sql.lit(YEARS_BACK)}) back) y)`

/** Reads who has a wish in a round, by their numbers, with what the years before gave them: as sealed, or as it is now. */
export async function readTakers(db: Database, roundId: number): Promise<StoredTaker[]> {
  const { rows } = await sql<StoredTaker>`
    SELECT t.contract_id AS "contractId", t.number, coalesce(t.before, ${BEFORE}) AS before,
           (SELECT jsonb_agg(w.place_id ORDER BY w.rank) FROM draw_wishes w
             WHERE w.round_id = t.round_id AND w.contract_id = t.contract_id) AS wishes
      FROM draw_takers t JOIN draw_rounds r ON r.id = t.round_id
     WHERE t.round_id = ${roundId}
       AND EXISTS (SELECT FROM draw_wishes w WHERE w.round_id = t.round_id AND w.contract_id = t.contract_id)
     ORDER BY t.number`.execute(db)
  return rows
}

/** Reads what the three years before gave a contract that may not take part yet. */
export async function readBefore(
  db: Database,
  roundId: number,
  contractId: number,
): Promise<DrawTaker['before']> {
  const { rows } = await sql<{ before: DrawTaker['before'] }>`
    SELECT ${BEFORE} AS before FROM draw_rounds r, (SELECT ${contractId}::int AS contract_id) t
     WHERE r.id = ${roundId}`.execute(db)
  return rows[0]?.before ?? []
}

/** Reads a drawn round as its file says it; null before its draw. */
export async function readDrawn(db: Database, roundId: number): Promise<DrawnRound | null> {
  const { rows } = await sql<{
    name: Bilingual
    resort: string
    closesAt: Date
    each: number
    weights: number[]
    seal: string
    seed: string
    source: string
    value: string
    wishesSeal: string
    order: number[]
    given: DrawnRound['given']
  }>`
    SELECT r.name, h.name AS resort, r.closes_at AS "closesAt", r.weeks_each AS each, r.weights, r.seal, r.seed, r.source,
           r.public_value AS value, r.wishes_seal AS "wishesSeal",
           coalesce((SELECT jsonb_agg(t.number ORDER BY t.place_in_order) FROM draw_takers t
                      WHERE t.round_id = r.id AND t.place_in_order IS NOT NULL), '[]') AS "order",
           coalesce((SELECT jsonb_agg(jsonb_build_object('number', t.number, 'place', g.place_id, 'turn', g.turn, 'wish', g.rank)
                                      ORDER BY g.turn, CASE WHEN g.turn % 2 = 1 THEN t.place_in_order ELSE -t.place_in_order END)
                       FROM draw_results g JOIN draw_takers t USING (round_id, contract_id)
                      WHERE g.round_id = r.id), '[]') AS given
      FROM draw_rounds r JOIN hotels h ON h.id = r.hotel_id
     WHERE r.id = ${roundId} AND r.drawn_at IS NOT NULL`.execute(db)
  const [row] = rows
  if (!row) return null
  const places = await readDrawPlaces(db, roundId)
  const takers = await readTakers(db, roundId)
  return {
    format: 'veranda-draw-1',
    round: { name: row.name.en, closed: row.closesAt.toISOString() },
    each: row.each,
    weights: row.weights,
    seal: row.seal,
    seed: row.seed,
    publicNumber: { source: row.source, value: row.value },
    wishesSeal: row.wishesSeal,
    places: places.map(({ id, category, checkIn, checkOut, residences }) => ({
      ...{ id, hotel: row.resort, category: category.en, checkIn, checkOut, count: residences },
    })),
    takers: takers.map(({ number, before, wishes }) => ({ number, before, wishes })),
    order: row.order,
    given: row.given,
  }
}
