import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'

/** A contract whose owner asks about a round of its resort. */
export interface DrawContract {
  hotelId: number
  /** The kind of its residence, and whether its owner may book. */
  categoryId: number | null
  mayBook: boolean
}

/** Reads an owner's contract; null where it is not theirs. */
export async function readDrawContract(
  db: Database,
  ownerId: number,
  contractId: number,
): Promise<DrawContract | null> {
  const { rows } = await sql<DrawContract>`
    SELECT c.hotel_id AS "hotelId", c.category_id AS "categoryId",
           o.can_book AS "mayBook"
      FROM held_contracts c JOIN owners o ON o.id = c.owner_id
     WHERE c.id = ${contractId} AND c.owner_id = ${ownerId}`.execute(db)
  return rows[0] ?? null
}

/** What a contract has in a round. */
export interface OwnPart {
  number: number | null
  savedAt: Date | null
  seenAt: Date | null
  wishes: number[]
  results: {
    idPlace: number
    wish: number
    state: 'given' | 'booked' | 'refused'
    idBooking: number | null
    isGivenBack: boolean
    refusal: string | null
  }[]
}

/** Reads what a contract has in a round: its number, its wishes and what it received. */
export async function readOwnPart(db: Database, roundId: number, contractId: number): Promise<OwnPart> {
  const { rows } = await sql<OwnPart>`
    SELECT (SELECT number FROM draw_takers WHERE round_id = ${roundId} AND contract_id = ${contractId}) AS number,
           (SELECT changed_at FROM draw_takers WHERE round_id = ${roundId} AND contract_id = ${contractId}) AS "savedAt",
           (SELECT seen_at FROM draw_takers WHERE round_id = ${roundId} AND contract_id = ${contractId}) AS "seenAt",
           coalesce((SELECT jsonb_agg(place_id ORDER BY rank) FROM draw_wishes
                      WHERE round_id = ${roundId} AND contract_id = ${contractId}), '[]') AS wishes,
           coalesce((SELECT jsonb_agg(jsonb_build_object('idPlace', place_id, 'wish', rank, 'state', g.state,
                                                         'idBooking', booking_id, 'refusal', refusal,
                                                         'isGivenBack', coalesce(b.status = 'cancelled', false)) ORDER BY rank)
                       FROM draw_results g LEFT JOIN bookings b ON b.id = g.booking_id
                      WHERE g.round_id = ${roundId} AND g.contract_id = ${contractId}), '[]') AS results`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('A statement answered no row')
  return row
}

/** Reads how many wishes a contract has in each round, by the round's number. */
export async function countWishes(db: Database, contractId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ roundId: number; wishes: number }>`
    SELECT round_id AS "roundId", count(*)::int AS wishes FROM draw_wishes WHERE contract_id = ${contractId}
     GROUP BY 1`.execute(db)
  return new Map(rows.map(({ roundId, wishes }) => [roundId, wishes]))
}

/** Notes that the owner has looked at what a drawn round gave a contract; false where it gave it no place. */
export async function writeSeen(
  trx: Database,
  roundId: number,
  contractId: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE draw_takers SET seen_at = coalesce(seen_at, ${now}::timestamptz)
     WHERE round_id = ${roundId} AND contract_id = ${contractId} AND place_in_order IS NOT NULL RETURNING 1`.execute(
    trx,
  )
  return rows.length > 0
}

/** Writes a contract's wishes in place of those before, and gives it a number with its first. The round has to be locked. */
export async function writeWishes(
  trx: Database,
  asked: { roundId: number; hotelId: number; contractId: number; places: readonly number[] },
  now: Date,
): Promise<void> {
  const { roundId, hotelId, contractId, places } = asked
  await sql`
    INSERT INTO draw_takers (round_id, contract_id, hotel_id, number, entered_at, changed_at)
    SELECT ${roundId}::int, ${contractId}::int, ${hotelId}::int, coalesce(max(number), 0) + 1, ${now}::timestamptz, ${now}::timestamptz
      FROM draw_takers WHERE round_id = ${roundId}
    ON CONFLICT (round_id, contract_id) DO UPDATE SET changed_at = ${now}::timestamptz`.execute(trx)
  await sql`DELETE FROM draw_wishes WHERE round_id = ${roundId} AND contract_id = ${contractId}`.execute(trx)
  await sql`
    INSERT INTO draw_wishes (round_id, contract_id, rank, place_id)
    SELECT ${roundId}::int, ${contractId}::int, at, place
      FROM unnest(${places as number[]}::int[]) WITH ORDINALITY AS p(place, at)`.execute(trx)
}
