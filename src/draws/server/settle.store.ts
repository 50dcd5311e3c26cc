import { sql } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import type { Database } from '../../server/database/database.ts'
import type { GivenWeek } from '../round.ts'

/** Rounds for which the clock has something to do. */
export async function findDueRounds(
  db: Database,
  now: Date,
): Promise<{ id: number; due: 'seal' | 'draw' | 'settle' }[]> {
  const { rows } = await sql<{ id: number; due: 'seal' | 'draw' | 'settle' }>`
    SELECT id, CASE WHEN wishes_seal IS NULL THEN 'seal' WHEN drawn_at IS NULL THEN 'draw' ELSE 'settle' END AS due
      FROM draw_rounds
     WHERE withdrawn_at IS NULL AND settled_at IS NULL
       AND ((wishes_seal IS NULL AND closes_at <= ${now}::timestamptz) OR run_at IS NOT NULL)
     ORDER BY id`.execute(db)
  return rows
}

/** Writes the seal of all wishes, with what the years before gave each, as it was sealed. */
export async function writeSeal(
  trx: Database,
  sealed: {
    roundId: number
    seal: string
    takers: readonly { contractId: number; before: unknown }[]
  },
  now: Date,
): Promise<void> {
  await sql`
    UPDATE draw_takers t SET before = s.before
      FROM jsonb_to_recordset(${JSON.stringify(sealed.takers)}::jsonb) AS s("contractId" int, before jsonb)
     WHERE t.round_id = ${sealed.roundId} AND t.contract_id = s."contractId"`.execute(trx)
  await sql`
    UPDATE draw_rounds SET wishes_seal = ${sealed.seal}, wishes_sealed_at = ${now}::timestamptz
     WHERE id = ${sealed.roundId}`.execute(trx)
}

/** Reads what a round is drawn from; null where it is not to be drawn. */
export async function readSecret(
  db: Database,
  roundId: number,
): Promise<{ seed: string; value: string } | null> {
  const { rows } = await sql<{ seed: string; value: string }>`
    SELECT seed, public_value AS value FROM draw_rounds
     WHERE id = ${roundId} AND run_at IS NOT NULL AND drawn_at IS NULL`.execute(db)
  return rows[0] ?? null
}

/** Writes the order and the result of a draw. The round has to be locked, and not be drawn. */
export async function writeDraw(
  trx: Database,
  drawn: { roundId: number; order: readonly number[]; given: readonly GivenWeek[] },
  now: Date,
): Promise<void> {
  const { roundId, order, given } = drawn
  await sql`
    UPDATE draw_takers t SET place_in_order = o.at
      FROM unnest(${order as number[]}::int[]) WITH ORDINALITY AS o(number, at)
     WHERE t.round_id = ${roundId} AND t.number = o.number`.execute(trx)
  await sql`
    INSERT INTO draw_results (round_id, contract_id, turn, place_id, rank)
    SELECT ${roundId}::int, t.contract_id, g.turn, g.place, g.wish
      FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS g(number int, place int, turn int, wish int)
      JOIN draw_takers t ON t.round_id = ${roundId} AND t.number = g.number`.execute(trx)
  await sql`UPDATE draw_rounds SET drawn_at = ${now}::timestamptz WHERE id = ${roundId}`.execute(trx)
}

/** A week that was given and is not booked yet. */
export interface WeekToBook {
  contractId: number
  turn: number
}

/** Reads the weeks that are still to be booked, in the order in which they were given. */
export async function readWeeksToBook(db: Database, roundId: number): Promise<WeekToBook[]> {
  const { rows } = await sql<WeekToBook>`
    SELECT g.contract_id AS "contractId", g.turn FROM draw_results g JOIN draw_takers t USING (round_id, contract_id)
     WHERE g.round_id = ${roundId} AND g.state = 'given'
     ORDER BY g.turn, CASE WHEN g.turn % 2 = 1 THEN t.place_in_order ELSE -t.place_in_order END`.execute(db)
  return rows
}

/** Reads a given week with what its stay needs; null once it is booked or refused. The contract has to be locked. */
export async function readWeekToBook(
  trx: Database,
  roundId: number,
  { contractId, turn }: WeekToBook,
): Promise<{
  placeId: number
  ownerId: number
  categoryId: number
  checkIn: Day
  checkOut: Day
  sleeps: number
} | null> {
  const { rows } = await sql<{
    placeId: number
    ownerId: number
    categoryId: number
    checkIn: Day
    checkOut: Day
    sleeps: number
  }>`
    SELECT p.id AS "placeId", c.owner_id AS "ownerId", p.category_id AS "categoryId", p.check_in AS "checkIn",
           p.check_out AS "checkOut", k.sleeps
      FROM draw_results g
      JOIN draw_places p ON p.id = g.place_id
      JOIN contracts c ON c.id = g.contract_id
      JOIN room_categories k ON k.id = p.category_id
     WHERE g.round_id = ${roundId} AND g.contract_id = ${contractId} AND g.turn = ${turn} AND g.state = 'given'
       FOR UPDATE OF g`.execute(trx)
  return rows[0] ?? null
}

/** Notes what came of a given week: its stay, or the rule that refused it. */
export async function noteWeek(
  trx: Database,
  roundId: number,
  { contractId, turn }: WeekToBook,
  came: { bookingId: number } | { refusal: string },
): Promise<void> {
  const [bookingId, refusal] = 'bookingId' in came ? [came.bookingId, null] : [null, came.refusal]
  await sql`
    UPDATE draw_results SET state = ${refusal === null ? 'booked' : 'refused'}, booking_id = ${bookingId}::int, refusal = ${refusal}::text
     WHERE round_id = ${roundId} AND contract_id = ${contractId} AND turn = ${turn}`.execute(trx)
}

/** Takes one residence, or all, out of what a round holds of a week, and answers how many it was. */
export async function takeOfHeld(trx: Database, placeId: number, what: 'one' | 'all'): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    UPDATE draw_places p SET held = CASE WHEN ${what}::text = 'one' THEN p.held - 1 ELSE 0 END
      FROM (SELECT id, held FROM draw_places WHERE id = ${placeId} FOR UPDATE) was
     WHERE p.id = was.id RETURNING was.held - p.held AS taken`.execute(trx)
  return rows[0]?.taken ?? 0
}

/** A contract of a round that received nothing, with the owner in whose name it waits. */
export interface EmptyHanded {
  contractId: number
  ownerId: number
  hotelId: number
  placeInOrder: number
}

/** Reads who received nothing and is not in the waiting list yet, in the order of the draw. */
export async function readEmptyHanded(db: Database, roundId: number): Promise<EmptyHanded[]> {
  const { rows } = await sql<EmptyHanded>`
    SELECT t.contract_id AS "contractId", c.owner_id AS "ownerId", t.hotel_id AS "hotelId", t.place_in_order AS "placeInOrder"
      FROM draw_takers t JOIN contracts c ON c.id = t.contract_id
     WHERE t.round_id = ${roundId} AND t.place_in_order IS NOT NULL AND t.lined_up_at IS NULL
       AND NOT EXISTS (SELECT FROM draw_results g
                        WHERE g.round_id = t.round_id AND g.contract_id = t.contract_id AND g.state <> 'refused')
     ORDER BY t.place_in_order`.execute(db)
  return rows
}

/** Notes that a contract was put in the waiting list; false where it was before. */
export async function noteLinedUp(
  trx: Database,
  roundId: number,
  contractId: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE draw_takers SET lined_up_at = ${now}::timestamptz
     WHERE round_id = ${roundId} AND contract_id = ${contractId} AND lined_up_at IS NULL RETURNING 1`.execute(
    trx,
  )
  return rows.length > 0
}

/** Reads the weeks that a contract wished in a round, the dearest first. */
export async function readWishedWeeks(
  trx: Database,
  roundId: number,
  contractId: number,
): Promise<{ categoryId: number; checkIn: Day; checkOut: Day }[]> {
  const { rows } = await sql<{ categoryId: number; checkIn: Day; checkOut: Day }>`
    SELECT p.category_id AS "categoryId", p.check_in AS "checkIn", p.check_out AS "checkOut"
      FROM draw_wishes w JOIN draw_places p ON p.id = w.place_id
     WHERE w.round_id = ${roundId} AND w.contract_id = ${contractId} ORDER BY w.rank`.execute(trx)
  return rows
}

/** Notes that all of a round is booked or given back; false where it was before. */
export async function noteSettled(trx: Database, roundId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE draw_rounds SET settled_at = ${now}::timestamptz
     WHERE id = ${roundId} AND settled_at IS NULL AND drawn_at IS NOT NULL RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** Reads the weeks that the rules of a booking refused. */
export async function readRefusedWeeks(
  trx: Database,
  roundId: number,
): Promise<{ contractId: number; placeId: number }[]> {
  const { rows } = await sql<{ contractId: number; placeId: number }>`
    SELECT contract_id AS "contractId", place_id AS "placeId" FROM draw_results
     WHERE round_id = ${roundId} AND state = 'refused'`.execute(trx)
  return rows
}
