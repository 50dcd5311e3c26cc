import { type RawBuilder, sql } from 'kysely'
import { heldBy } from '../../membership/server/whose-contract.store.ts'
import { TOO_LATE_DAYS } from '../../reservations/cancel/penalty.ts'
import { LIVE_STATUSES } from '../../reservations/stay/booking.ts'
import type { Database } from '../../server/database/database.ts'
import { onlyRow } from '../../server/database/only-row.ts'
import type { FoundBy } from '../may-trade.ts'
import type { TradesOfContract } from '../trades.endpoints.ts'

/** A contract of whoever asks, with its resort. */
export interface TradeContract {
  hotelId: number
  resort: string
  zone: string
}

/** Reads a contract and its resort; null where it is not the owner's. */
export async function readTradeContract(
  db: Database,
  ownerId: number,
  contractId: number,
): Promise<TradeContract | null> {
  const { rows } = await sql<TradeContract>`
    SELECT c.hotel_id AS "hotelId", h.name AS resort, h.zone FROM contracts c JOIN hotels h ON h.id = c.hotel_id
     WHERE c.id = ${contractId} AND ${heldBy('c.id', ownerId)}`.execute(db)
  return rows[0] ?? null
}

/** A stay in SQL as another owner may see it: the booking and its kind of residence by these names. */
const tradedOf = (b: RawBuilder<unknown>, r: RawBuilder<unknown>) => sql`
  'datein', ${b}.check_in, 'dateout', ${b}.check_out, 'nights', ${b}.check_out - ${b}.check_in,
  'category', ${r}.name, 'scene', ${r}.scene, 'sleeps', ${r}.sleeps`
const B = sql`b`
const R = sql`r`
const TRADED = sql`jsonb_build_object(${tradedOf(B, R)})`
const OWN = sql`jsonb_build_object('id', b.id, 'code', b.code, ${tradedOf(B, R)})`

/** Whether the stay `b` at the hotel `h` may change hands at an instant, as far as it shows by itself. */
const maySell = (now: Date) => sql`(
  b.status = 'confirmed' AND b.wish_id IS NULL AND b.penalty_kept = '[]'
  AND b.check_in > (${now}::timestamptz AT TIME ZONE h.zone)::date + ${sql.lit(TOO_LATE_DAYS)})`

/** Whether something still to come is ordered for the stay `b`; it would stay behind (decision 0481). */
const isOrdered = (now: Date) => sql`EXISTS (
  SELECT FROM orders o JOIN order_details d ON d.order_id = o.id AND d.cancelled_at IS NULL
   WHERE o.contract_id = b.contract_id AND o.status <> 3 AND coalesce(d.owner_booking_id, o.booking_id) = b.id
     AND d.operation_day >= (${now}::timestamptz AT TIME ZONE h.zone)::date)`

/** A stay by name, in a join: `booking` is the column of its number. */
const stayOf = (booking: RawBuilder<unknown>) => sql`
  JOIN bookings b ON b.id = ${booking} JOIN room_categories r ON r.id = b.category_id JOIN hotels h ON h.id = b.hotel_id`

/** The contract's own stay, beside the one it gives, that is on days of the one it would receive; null where none is. */
const clashOf = (contractId: number, given: RawBuilder<unknown>, received: RawBuilder<unknown>) => sql`(
  SELECT jsonb_build_object('id', y.id, 'code', y.code, 'datein', y.check_in, 'dateout', y.check_out)
    FROM bookings x JOIN bookings y ON y.contract_id = ${contractId} AND y.id <> ${given} AND y.status = ANY (${LIVE_STATUSES as string[]})
    LEFT JOIN booking_wishes v ON v.booking_id = y.wish_id
   WHERE x.id = ${received}
     AND (y.check_in < x.check_out AND y.check_out > x.check_in OR v.check_in < x.check_out AND v.check_out > x.check_in)
   ORDER BY y.check_in LIMIT 1)`

/** How many of each kind are shown at most. */
const MOST = 100
const MOST_PAST = 6

/** Reads what a contract offers, has proposed and could have; the rules of each pair are asked when one looks at it. */
export async function readTradesOf(
  db: Database,
  asked: { ownerId: number; contractId: number; hotelId: number },
  now: Date,
): Promise<TradesOfContract> {
  const { ownerId, contractId, hotelId } = asked
  const given = (booking: RawBuilder<unknown>, what: RawBuilder<unknown>) =>
    sql`(SELECT ${what} FROM bookings b JOIN room_categories r ON r.id = b.category_id WHERE b.id = ${booking})`
  const { rows } = await sql<TradesOfContract>`
    SELECT
      coalesce((SELECT jsonb_agg(${OWN} ORDER BY b.check_in, b.id)
         FROM (SELECT * FROM bookings WHERE contract_id = ${contractId} AND status = 'confirmed' ORDER BY check_in DESC LIMIT ${MOST}) b
         JOIN room_categories r ON r.id = b.category_id JOIN hotels h ON h.id = b.hotel_id WHERE ${maySell(now)} AND NOT ${isOrdered(now)}), '[]') AS stays,
      coalesce((SELECT jsonb_agg(jsonb_build_object('idBooking', w.swap_booking_id, 'code', w.code) ORDER BY w.id) FROM waits w
        WHERE w.contract_id = ${contractId} AND w.state = 'waiting' AND w.swap_booking_id IS NOT NULL), '[]') AS wishes,
      coalesce((SELECT jsonb_agg(jsonb_build_object('stay', ${OWN}, 'because',
           CASE WHEN b.status = 'pending-cancel' THEN 'asked' WHEN b.wish_id IS NOT NULL THEN 'changing'
                WHEN b.status <> 'confirmed' THEN 'unconfirmed' WHEN b.penalty_kept <> '[]' THEN 'penalty' ELSE 'ordered' END) ORDER BY b.check_in, b.id)
         FROM (SELECT * FROM bookings WHERE contract_id = ${contractId} AND status = ANY (${LIVE_STATUSES as string[]})
                ORDER BY check_in DESC LIMIT ${MOST}) b
         JOIN room_categories r ON r.id = b.category_id JOIN hotels h ON h.id = b.hotel_id
        WHERE b.check_in > (${now}::timestamptz AT TIME ZONE h.zone)::date + ${sql.lit(TOO_LATE_DAYS)}
          AND (NOT ${maySell(now)} OR ${isOrdered(now)})), '[]') AS kept,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', t.id, 'code', t.code, 'foundBy', t.found_by, 'stay', ${OWN},
           'proposals', coalesce((SELECT jsonb_agg(jsonb_build_object('id', p.id, 'stay', ${given(sql`p.booking_id`, TRADED)},
                                                  'clash', ${clashOf(contractId, sql`t.booking_id`, sql`p.booking_id`)}) ORDER BY p.id)
              FROM trade_proposals p JOIN bookings x ON x.id = p.booking_id AND x.status = 'confirmed'
             WHERE p.trade_id = t.id AND p.state = 'open'), '[]')) ORDER BY b.check_in, t.id)
         FROM trades t ${stayOf(sql`t.booking_id`)}
        WHERE t.contract_id = ${contractId} AND t.state = 'open' AND ${maySell(now)}), '[]') AS offered,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', p.id, 'gives', ${OWN}, 'receives', ${given(sql`t.booking_id`, TRADED)},
                                            'clash', ${clashOf(contractId, sql`p.booking_id`, sql`t.booking_id`)}) ORDER BY p.id)
         FROM trade_proposals p JOIN trades t ON t.id = p.trade_id AND t.state = 'open' ${stayOf(sql`p.booking_id`)}
        WHERE p.contract_id = ${contractId} AND p.state = 'open' AND ${maySell(now)}), '[]') AS proposed,
      coalesce((SELECT jsonb_agg(o.one ORDER BY o.check_in, o.id) FROM (
         SELECT t.id, b.check_in, jsonb_build_object('id', t.id, 'stay', ${TRADED}) AS one
           FROM trades t ${stayOf(sql`t.booking_id`)}
          WHERE t.hotel_id = ${hotelId} AND t.state = 'open' AND t.found_by = 'resort' AND ${maySell(now)}
            AND NOT ${heldBy('t.contract_id', ownerId)}
            AND NOT EXISTS (SELECT FROM trade_proposals p WHERE p.trade_id = t.id AND p.contract_id = ${contractId} AND p.state = 'open')
          ORDER BY b.check_in, t.id LIMIT ${MOST}) o), '[]') AS others,
      coalesce((SELECT jsonb_agg(e.one ORDER BY e.at DESC, e.id DESC) FROM (
         SELECT p.id, p.ended_at AS at, jsonb_build_object(
                  'id', p.id, 'state', p.state, 'gave', ${given(sql`CASE WHEN m.first THEN t.booking_id ELSE p.booking_id END`, OWN)},
                  'received', ${given(sql`CASE WHEN m.first THEN p.booking_id ELSE t.booking_id END`, TRADED)},
                  'idStay', CASE WHEN m.first THEN p.first_stay_id ELSE p.second_stay_id END,
                  'because', CASE WHEN p.ended_reason IS NOT NULL THEN 'club' ELSE p.ended_because END, 'reason', p.ended_reason,
                  'wasOwn', coalesce(p.ended_booking_id = CASE WHEN m.first THEN t.booking_id ELSE p.booking_id END, false), 'at', (p.ended_at AT TIME ZONE h.zone)::date) AS one
           FROM trade_proposals p JOIN trades t ON t.id = p.trade_id JOIN hotels h ON h.id = t.hotel_id
          CROSS JOIN LATERAL (SELECT t.contract_id = ${contractId} AS first) m
          WHERE (p.contract_id = ${contractId} AND p.state IN ('agreed', 'declined', 'ended') OR t.contract_id = ${contractId} AND (p.state = 'agreed' OR p.ended_because IS NOT NULL OR p.ended_reason IS NOT NULL))
            AND p.ended_at > ${now}::timestamptz - interval '60 days'
          ORDER BY p.ended_at DESC, p.id DESC LIMIT ${MOST_PAST}) e), '[]') AS past`.execute(db)
  return onlyRow(rows)
}

/** A stay that is offered, and by whom. */
export interface StoredTrade {
  id: number
  hotelId: number
  contractId: number
  ownerId: number
  bookingId: number
  state: string
  foundBy: FoundBy
  code: string
}

const OFFERED = sql`t.id, t.hotel_id AS "hotelId", t.contract_id AS "contractId", t.owner_id AS "ownerId",
  t.booking_id AS "bookingId", t.state, t.found_by AS "foundBy", t.code`

/** Reads an offered stay, whoever's it is; null where there is none. */
export async function readTrade(db: Database, tradeId: number): Promise<StoredTrade | null> {
  const { rows } = await sql<StoredTrade>`SELECT ${OFFERED} FROM trades t WHERE t.id = ${tradeId}`.execute(db)
  return rows[0] ?? null
}

/** The open offer of a resort that a code names, of a contract that is not this owner's. */
export async function findByCode(
  db: Database,
  asked: { hotelId: number; code: string; ownerId: number },
  now: Date,
): Promise<TradesOfContract['others'][number] | null> {
  const { rows } = await sql<TradesOfContract['others'][number]>`
    SELECT t.id, ${TRADED} AS stay FROM trades t ${stayOf(sql`t.booking_id`)}
     WHERE t.code = ${asked.code} AND t.hotel_id = ${asked.hotelId} AND t.state = 'open' AND ${maySell(now)}
       AND NOT ${heldBy('t.contract_id', asked.ownerId)}`.execute(db)
  return rows[0] ?? null
}

/** A proposal with the offered stay that it is for. */
export interface StoredProposal {
  id: number
  tradeId: number
  contractId: number
  ownerId: number
  bookingId: number
  state: string
  trade: StoredTrade
}

/** Reads a proposal with its trade; null where there is none. */
export async function readProposal(db: Database, proposalId: number): Promise<StoredProposal | null> {
  const { rows } = await sql<StoredProposal>`
    SELECT p.id, p.trade_id AS "tradeId", p.contract_id AS "contractId", p.owner_id AS "ownerId", p.booking_id AS "bookingId",
           p.state, jsonb_build_object('id', t.id, 'hotelId', t.hotel_id, 'contractId', t.contract_id, 'ownerId', t.owner_id,
                                       'bookingId', t.booking_id, 'state', t.state, 'foundBy', t.found_by, 'code', t.code) AS trade
      FROM trade_proposals p JOIN trades t ON t.id = p.trade_id WHERE p.id = ${proposalId}`.execute(db)
  return rows[0] ?? null
}

/** Locks both contracts of a trade in the order of their numbers, so that no two trades wait in a circle. */
export async function lockContracts(trx: Database, ids: readonly number[]): Promise<void> {
  await sql`SELECT FROM contracts WHERE id = ANY (${ids as number[]}::int[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    trx,
  )
}

/** Whether somebody still is one of a contract's owners, with an account that is open. */
export async function isStillOwner(db: Database, contractId: number, ownerId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM contract_owners c JOIN owners o ON o.id = c.owner_id AND o.active
     WHERE c.contract_id = ${contractId} AND c.owner_id = ${ownerId}`.execute(db)
  return rows.length > 0
}

/** Writes that a stay is offered; null where it is already. */
export async function insertTrade(
  trx: Database,
  one: {
    code: string
    foundBy: FoundBy
    hotelId: number
    contractId: number
    ownerId: number
    bookingId: number
  },
  now: Date,
): Promise<{ id: number; code: string } | null> {
  const { rows } = await sql<{ id: number; code: string }>`
    INSERT INTO trades (code, found_by, hotel_id, contract_id, owner_id, booking_id, made_at)
    VALUES (${one.code}, ${one.foundBy}, ${one.hotelId}, ${one.contractId}, ${one.ownerId}, ${one.bookingId}, ${now}::timestamptz)
    ON CONFLICT (booking_id) WHERE state = 'open' DO NOTHING RETURNING id, code`.execute(trx)
  return rows[0] ?? null
}

/** Writes that a stay is proposed for another; null where this contract has proposed one for it already. */
export async function insertProposal(
  trx: Database,
  one: { tradeId: number; hotelId: number; contractId: number; ownerId: number; bookingId: number },
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO trade_proposals (trade_id, hotel_id, contract_id, owner_id, booking_id, made_at)
    VALUES (${one.tradeId}, ${one.hotelId}, ${one.contractId}, ${one.ownerId}, ${one.bookingId}, ${now}::timestamptz)
    ON CONFLICT (trade_id, contract_id) WHERE state = 'open' DO NOTHING RETURNING id`.execute(trx)
  return rows[0]?.id ?? null
}

/** Ends a proposal that is open, and answers whether it was. */
export async function endProposal(
  trx: Database,
  proposalId: number,
  state: 'declined' | 'withdrawn',
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE trade_proposals SET state = ${state}, ended_at = ${now}::timestamptz WHERE id = ${proposalId} AND state = 'open'
    RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** Ends an offer that is open with all that is proposed for it; answers the proposals, null where it was not open. */
export async function endTrade(
  trx: Database,
  tradeId: number,
  state: 'withdrawn' | 'ended',
  now: Date,
): Promise<number[] | null> {
  const { rows: ended } = await sql`
    UPDATE trades SET state = ${state}, ended_at = ${now}::timestamptz WHERE id = ${tradeId} AND state = 'open' RETURNING 1`.execute(
    trx,
  )
  if (ended.length === 0) return null
  const { rows } = await sql<{ id: number }>`
    UPDATE trade_proposals SET state = 'ended', ended_at = ${now}::timestamptz WHERE trade_id = ${tradeId} AND state = 'open'
    RETURNING id`.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * Writes that a trade came true, and ends whatever else stood on either stay: other proposals for it, and what either is offered or
 * proposed for elsewhere. Answers the proposals of others that ended so.
 */
export async function settleTrade(
  trx: Database,
  done: { proposal: StoredProposal; firstStay: number; secondStay: number },
  now: Date,
): Promise<number[]> {
  const { proposal, firstStay, secondStay } = done
  await sql`
    UPDATE trade_proposals SET state = 'agreed', ended_at = ${now}::timestamptz, first_stay_id = ${firstStay}, second_stay_id = ${secondStay}
     WHERE id = ${proposal.id}`.execute(trx)
  await sql`UPDATE trades SET state = 'done', ended_at = ${now}::timestamptz WHERE id = ${proposal.tradeId}`.execute(
    trx,
  )
  const stays = [proposal.bookingId, proposal.trade.bookingId]
  await sql`
    UPDATE trades SET state = 'ended', ended_at = ${now}::timestamptz
     WHERE booking_id = ANY (${stays}::int[]) AND state = 'open'`.execute(trx)
  const { rows } = await sql<{ id: number }>`
    UPDATE trade_proposals p SET state = 'ended', ended_at = ${now}::timestamptz
      FROM trades t
     WHERE t.id = p.trade_id AND p.state = 'open' AND (t.state <> 'open' OR p.booking_id = ANY (${stays}::int[]))
       AND (p.trade_id = ${proposal.tradeId} OR p.booking_id = ANY (${stays}::int[]) OR t.booking_id = ANY (${stays}::int[]))
    RETURNING p.id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Offers whose stay can change hands no more, the oldest first. */
export async function findPastTrades(db: Database, now: Date): Promise<{ id: number; contractId: number }[]> {
  const { rows } = await sql<{ id: number; contractId: number }>`
    SELECT t.id, t.contract_id AS "contractId" FROM trades t ${stayOf(sql`t.booking_id`)}
     WHERE t.state = 'open' AND (b.status IN ('cancelled', 'rejected')
           OR b.check_in <= (${now}::timestamptz AT TIME ZONE h.zone)::date + ${sql.lit(TOO_LATE_DAYS)})
     ORDER BY t.id LIMIT 50`.execute(db)
  return rows
}
