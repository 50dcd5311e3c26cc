import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'

/** The stay that the booking `b` was given for in a trade, by its number; null where it was not traded away (decision 0481). */
export const TRADED_FOR = sql<number | null>`
  CASE WHEN b.status = 'cancelled' THEN coalesce(
    (SELECT p.second_stay_id FROM trade_proposals p WHERE p.booking_id = b.id AND p.state = 'agreed'),
    (SELECT p.first_stay_id FROM trades t JOIN trade_proposals p ON p.trade_id = t.id AND p.state = 'agreed'
      WHERE t.contract_id = b.contract_id AND t.booking_id = b.id)) END`

/** Whether the stay of a number is offered in a trade that is open, or proposed in one; null where in none. */
export const openTradeOf = (bookingId: RawBuilder<number>) => sql<'offered' | 'proposed' | null>`
  CASE WHEN EXISTS (SELECT FROM trades t WHERE t.booking_id = ${bookingId} AND t.state = 'open') THEN 'offered'
       WHEN EXISTS (SELECT FROM trade_proposals p JOIN trades t ON t.id = p.trade_id AND t.state = 'open'
                     WHERE p.booking_id = ${bookingId} AND p.state = 'open') THEN 'proposed' END`

/** Whether a stay is offered in a trade that is open, or proposed in one: that ends once the stay is cancelled or changed (decision 0485). */
export async function readOpenTradeOfStay(
  db: Database,
  bookingId: number,
): Promise<'offered' | 'proposed' | null> {
  const { rows } = await sql<{ trade: 'offered' | 'proposed' | null }>`
    SELECT ${openTradeOf(sql`${bookingId}::int`)} AS trade`.execute(db)
  return onlyRow(rows).trade
}
