import { sql } from 'kysely'
import type { Day, DayRange } from '../../kernel/day.ts'
import { heldBy } from '../../membership/server/whose-contract.store.ts'
import { LIVE_STATUSES } from '../../reservations/stay/booking.ts'
import type { Database } from '../../server/database/database.ts'
import { onlyRow } from '../../server/database/only-row.ts'
import type { TradesOfContract } from '../trades.endpoints.ts'

/** A stay as its owner sees it in a trade, and whose contract's it is. */
export type StayInTrade = TradesOfContract['stays'][number] & { contractId: number }

/** Reads a stay for a trade; null where there is none. */
export async function readShownStay(db: Database, bookingId: number): Promise<StayInTrade | null> {
  const { rows } = await sql<StayInTrade>`
    SELECT b.id, b.code, b.contract_id AS "contractId", b.check_in AS datein, b.check_out AS dateout,
           b.check_out - b.check_in AS nights, r.name AS category, r.scene, r.sleeps
      FROM bookings b JOIN room_categories r ON r.id = b.category_id WHERE b.id = ${bookingId}`.execute(db)
  return rows[0] ?? null
}

/** The code of a contract's live stay of these days, or of the one that is to move to them. */
export async function readStayBetween(
  db: Database,
  contractId: number,
  { checkIn, checkOut }: DayRange,
): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    SELECT b.code FROM bookings b LEFT JOIN booking_wishes w ON w.booking_id = b.wish_id
     WHERE b.contract_id = ${contractId} AND b.status = ANY (${LIVE_STATUSES as string[]})
       AND (b.check_in = ${checkIn}::date AND b.check_out = ${checkOut}::date
            OR w.check_in = ${checkIn}::date AND w.check_out = ${checkOut}::date)
     LIMIT 1`.execute(db)
  return onlyRow(rows).code
}

/** Whom giving a stay away concerns beside who does it: the owners of its contract, and the wish that stands in its place. */
export async function readWhatGoes(
  db: Database,
  bookingId: number,
): Promise<{ owners: number; wish: string | null }> {
  const { rows } = await sql<{ owners: number; wish: string | null }>`
    SELECT (SELECT count(*)::int FROM contract_owners c JOIN owners o ON o.id = c.owner_id AND o.active
             WHERE c.contract_id = b.contract_id) AS owners,
           (SELECT w.code FROM waits w WHERE w.swap_booking_id = b.id AND w.state = 'waiting') AS wish
      FROM bookings b WHERE b.id = ${bookingId}`.execute(db)
  return onlyRow(rows)
}

/** The last days of benefit years, by their numbers. */
export async function readYearEnds(db: Database, ids: readonly number[]): Promise<Map<number, Day>> {
  const { rows } = await sql<{ id: number; expires: Day }>`
    SELECT id, expires FROM benefit_years WHERE id = ANY (${ids as number[]}::int[])`.execute(db)
  return new Map(rows.map(({ id, expires }) => [id, expires]))
}

/** Whether a code names an open offer of one of the owner's own contracts at a resort. */
export async function isOwnCode(
  db: Database,
  asked: { hotelId: number; code: string; ownerId: number },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM trades t
     WHERE t.code = ${asked.code} AND t.hotel_id = ${asked.hotelId} AND t.state = 'open'
       AND ${heldBy('t.contract_id', asked.ownerId)}`.execute(db)
  return rows.length > 0
}

/** Says to the database, for this transaction, that the stays that are cancelled in it are given in a trade: they do not end it. */
export async function markTrading(trx: Database): Promise<void> {
  await sql`SELECT set_config('veranda.trading', 'yes', true)`.execute(trx)
}
