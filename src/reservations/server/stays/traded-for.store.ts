import { sql } from 'kysely'

/** The stay that the booking `b` was given for in a trade, by its number; null where it was not traded away (decision 0481). */
export const TRADED_FOR = sql<number | null>`
  CASE WHEN b.status = 'cancelled' THEN coalesce(
    (SELECT p.second_stay_id FROM trade_proposals p WHERE p.booking_id = b.id AND p.state = 'agreed'),
    (SELECT p.first_stay_id FROM trades t JOIN trade_proposals p ON p.trade_id = t.id AND p.state = 'agreed'
      WHERE t.contract_id = b.contract_id AND t.booking_id = b.id)) END`
