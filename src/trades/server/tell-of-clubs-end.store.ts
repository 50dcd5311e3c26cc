import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import type { TRADE_MAILS } from './trade-mails.ts'

/**
 * Tells the owners of both sides that the club has ended proposals, and, of an offer that ended, its own owners once, whatever was
 * proposed for it. Nobody's name stands in it. It asks for nothing one could have turned off: the club has done it. How many mails.
 */
export async function tellOfClubsEnd(
  trx: Database,
  end: { tradeId: number; proposals: readonly number[]; isOffer: boolean; publicUrl: string },
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    WITH sides AS (
      SELECT t.booking_id AS gives, NULL::int AS gets, t.ended_reason AS reason FROM trades t
       WHERE t.id = ${end.tradeId} AND ${end.isOffer}::boolean
      UNION ALL
      SELECT t.booking_id, p.booking_id, p.ended_reason FROM trade_proposals p JOIN trades t ON t.id = p.trade_id
       WHERE p.id = ANY (${end.proposals as number[]}::int[]) AND NOT ${end.isOffer}::boolean
      UNION ALL
      SELECT p.booking_id, t.booking_id, p.ended_reason FROM trade_proposals p JOIN trades t ON t.id = p.trade_id
       WHERE p.id = ANY (${end.proposals as number[]}::int[])),
    -- Who has both sides is told once.
    told AS (
      SELECT DISTINCT ON (o.id, least(s.gives, s.gets), greatest(s.gives, s.gets)) o.id AS owner, s.*
        FROM sides s JOIN bookings g ON g.id = s.gives JOIN contract_owners c ON c.contract_id = g.contract_id
        JOIN owners o ON o.id = c.owner_id AND o.active
       ORDER BY o.id, least(s.gives, s.gets), greatest(s.gives, s.gets), s.gives)
    INSERT INTO outbox (kind, recipient, language, content, created_at, next_try_at)
    SELECT CASE WHEN s.gets IS NULL THEN ${'trade-club-offer' satisfies keyof typeof TRADE_MAILS}::text
                ELSE ${'trade-club' satisfies keyof typeof TRADE_MAILS}::text END, o.email,
           CASE WHEN lower(trim(o.language_name)) IN ('', 'english') THEN 'en' ELSE 'es' END,
           jsonb_build_object('name', o.name, 'hotel', h.name, 'givesIn', g.check_in, 'givesOut', g.check_out, 'givesCode', g.code,
                              'checkIn', r.check_in, 'checkOut', r.check_out, 'room', k.name::text, 'reason', s.reason::text,
                              'link', ${end.publicUrl}::text || '/my-reservations/trades?contract=' || g.contract_id),
           ${now}::timestamptz, ${now}::timestamptz
      FROM told s JOIN owners o ON o.id = s.owner
      JOIN bookings g ON g.id = s.gives JOIN bookings r ON r.id = coalesce(s.gets, s.gives)
      JOIN room_categories k ON k.id = r.category_id JOIN hotels h ON h.id = g.hotel_id`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
