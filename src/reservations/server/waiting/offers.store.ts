import { sql } from 'kysely'
import type { DayRange } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import type { WaitTakes } from '../../waiting/wait.ts'

interface NewOffer extends DayRange {
  waitId: number
  categoryId: number
  expiresAt: Date
  chainId: number | null
}

/** Writes an offer, whose nights are held already. */
export async function insertOffer(trx: Database, offer: NewOffer, now: Date): Promise<void> {
  const { waitId, categoryId, checkIn, checkOut, expiresAt, chainId } = offer
  await sql`
    INSERT INTO wait_offers (wait_id, category_id, check_in, check_out, made_at, expires_at, chain_id)
    VALUES (${waitId}, ${categoryId}, ${checkIn}::date, ${checkOut}::date, ${now}::timestamptz, ${expiresAt}::timestamptz,
            ${chainId}::int)`.execute(trx)
}

/** An offer that is open, with its wait. */
export interface OpenOffer extends DayRange {
  id: number
  waitId: number
  contractId: number
  ownerId: number
  categoryId: number
  takes: WaitTakes
  adults: number
  children: number
  expiresAt: Date
  /** The first offer of its nights since they came free. */
  chainId: number
  /** The stay in whose place its wait stands, and the nights of penalty that its owner saw as they asked. */
  swapId: number | null
  swapPenalty: number
  zone: string
}

const OFFER = sql`
  o.id, o.wait_id AS "waitId", w.contract_id AS "contractId", w.owner_id AS "ownerId", o.category_id AS "categoryId",
  o.check_in AS "checkIn", o.check_out AS "checkOut", w.takes, w.adults, w.children, o.expires_at AS "expiresAt",
  coalesce(o.chain_id, o.id) AS "chainId", w.swap_booking_id AS "swapId", w.swap_penalty AS "swapPenalty", h.zone
  FROM wait_offers o JOIN waits w ON w.id = o.wait_id JOIN hotels h ON h.id = w.hotel_id`

/** Reads a contract's offer while it is open, or, by the wait's number, that of a wait. The contract has to be locked. */
export async function readOpenOffer(
  trx: Database,
  contractId: number,
  of: { offer: number } | { wait: number },
): Promise<OpenOffer | null> {
  const [offer, wait] = 'offer' in of ? [of.offer, null] : [null, of.wait]
  const { rows } = await sql<OpenOffer>`
    SELECT ${OFFER} WHERE w.contract_id = ${contractId} AND o.state = 'open'
       AND (o.id = ${offer}::int OR o.wait_id = ${wait}::int) FOR UPDATE OF o`.execute(trx)
  return rows[0] ?? null
}

/** Whether a contract was ever made this offer, and the stay that came of it. */
export async function readEndedOffer(
  trx: Database,
  contractId: number,
  offerId: number,
): Promise<{ state: string; bookingId: number | null; bookingCode: string | null } | null> {
  const { rows } = await sql<{ state: string; bookingId: number | null; bookingCode: string | null }>`
    SELECT o.state, o.booking_id AS "bookingId", b.code AS "bookingCode"
      FROM wait_offers o JOIN waits w ON w.id = o.wait_id LEFT JOIN bookings b ON b.id = o.booking_id
     WHERE o.id = ${offerId} AND w.contract_id = ${contractId}`.execute(trx)
  return rows[0] ?? null
}

/** Ends an open offer; what it held is the caller's to give on. */
export async function endOffer(
  trx: Database,
  offerId: number,
  end: { state: 'passed' | 'lapsed' | 'dropped' } | { state: 'taken'; bookingId: number },
  now: Date,
): Promise<void> {
  const bookingId = 'bookingId' in end ? end.bookingId : null
  const { rows } = await sql`
    UPDATE wait_offers SET state = ${end.state}, ended_at = ${now}::timestamptz, booking_id = ${bookingId}::int,
           told_at = coalesce(told_at, ${now}::timestamptz)
     WHERE id = ${offerId} AND state = 'open' RETURNING 1`.execute(trx)
  if (rows.length === 0) throw new Error(`The offer ${offerId} is not open`)
}

/** Open offers that the clock has something to do with: to book at once, to tell, or to end. */
export async function findClockOffers(
  db: Database,
  now: Date,
): Promise<{ id: number; contractId: number; due: 'book' | 'tell' | 'lapse' }[]> {
  const { rows } = await sql<{ id: number; contractId: number; due: 'book' | 'tell' | 'lapse' }>`
    SELECT o.id, w.contract_id AS "contractId",
           CASE WHEN o.expires_at <= ${now}::timestamptz THEN 'lapse'
                WHEN w.takes = 'at-once' THEN 'book' ELSE 'tell' END AS due
      FROM wait_offers o JOIN waits w ON w.id = o.wait_id
     WHERE o.id IN (SELECT id FROM wait_offers WHERE told_at IS NULL
                    UNION SELECT id FROM wait_offers WHERE state = 'open' AND expires_at <= ${now}::timestamptz)
       AND o.state = 'open'
     ORDER BY o.id`.execute(db)
  return rows
}

/** Waits whose last day has passed at the resort, and that are offered nothing. */
export async function findEndedWaits(db: Database, now: Date): Promise<{ id: number; contractId: number }[]> {
  const { rows } = await sql<{ id: number; contractId: number }>`
    SELECT w.id, w.contract_id AS "contractId" FROM waits w JOIN hotels h ON h.id = w.hotel_id
     WHERE w.state = 'waiting' AND w.counts_until < ${now}::timestamptz::date + 1
       AND w.counts_until < (${now}::timestamptz AT TIME ZONE h.zone)::date
       AND NOT EXISTS (SELECT FROM wait_offers o WHERE o.wait_id = w.id AND o.state = 'open')
     ORDER BY w.id`.execute(db)
  return rows
}

/** Wishes whose stay was cancelled, rejected or given away, and whose owners have not been told of it. */
export async function findLostSwaps(db: Database): Promise<{ id: number; contractId: number }[]> {
  const { rows } = await sql<{ id: number; contractId: number }>`
    SELECT w.id, w.contract_id AS "contractId" FROM waits w JOIN bookings b ON b.id = w.swap_booking_id
     WHERE w.state = 'waiting' AND w.swap_booking_id IS NOT NULL AND w.swap_gone_told_at IS NULL
       AND b.status IN ('cancelled', 'rejected') ORDER BY w.id`.execute(db)
  return rows
}

/** Notes that the mail about a wish that lost its stay is written; false where it was before, or where it has a stay again. */
export async function noteLostSwapTold(trx: Database, waitId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE waits w SET swap_gone_told_at = ${now}::timestamptz FROM bookings b
     WHERE w.id = ${waitId} AND w.state = 'waiting' AND w.swap_gone_told_at IS NULL AND b.id = w.swap_booking_id
       AND b.status IN ('cancelled', 'rejected') RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** Notes that an offer's mail is written; false where it was before. */
export async function noteOfferTold(trx: Database, offerId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE wait_offers SET told_at = ${now}::timestamptz WHERE id = ${offerId} AND told_at IS NULL RETURNING 1`.execute(
    trx,
  )
  return rows.length > 0
}

/** Locks a contract; null while somebody else changes it: the next look comes soon. */
export async function lockContractForClock(trx: Database, contractId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM contracts WHERE id = ${contractId} FOR NO KEY UPDATE SKIP LOCKED`.execute(trx)
  return rows.length > 0
}
