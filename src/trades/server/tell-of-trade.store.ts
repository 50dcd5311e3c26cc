import { sql } from 'kysely'
import type { MailChoice } from '../../membership/mail-choices.ts'
import type { Database } from '../../server/database/database.ts'
import type { TRADE_MAILS } from './trade-mails.ts'

/** The choice of the account by which these mails come; those of the stays themselves come by theirs. */
const CHOICE: MailChoice = 'stay-waiting'

/**
 * Tells both sides of the proposals that ended because a stay was cancelled or changed, and notes that they were told: each owner once, by
 * the side whose stay it was where they are on both. How many mails it came to.
 */
export async function tellOfEnded(trx: Database, publicUrl: string, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    WITH due AS (
      UPDATE trade_proposals p SET told_at = ${now}::timestamptz
        FROM (SELECT id FROM trade_proposals WHERE ended_because IS NOT NULL AND told_at IS NULL ORDER BY id LIMIT 50 FOR UPDATE SKIP LOCKED) d
       WHERE d.id = p.id RETURNING p.*),
    sides AS (
      SELECT p.id, p.ended_because AS because, m.own, CASE WHEN m.own THEN p.ended_booking_id ELSE o.other END AS gives,
             CASE WHEN m.own THEN o.other ELSE p.ended_booking_id END AS gets
        FROM due p JOIN trades t ON t.id = p.trade_id
        CROSS JOIN LATERAL (SELECT CASE WHEN p.booking_id = p.ended_booking_id THEN t.booking_id ELSE p.booking_id END AS other) o
        CROSS JOIN (VALUES (true), (false)) m (own)),
    told AS (
      SELECT DISTINCT ON (o.id, s.id) o.id AS owner, s.* FROM sides s JOIN bookings g ON g.id = s.gives
        JOIN contract_owners c ON c.contract_id = g.contract_id
        JOIN owners o ON o.id = c.owner_id AND o.active
       WHERE NOT ${CHOICE}::text = ANY (o.mails_off)
       ORDER BY o.id, s.id, s.own DESC),
    -- Whose stay it was is told of it once, however many had proposed one for it.
    once AS (SELECT DISTINCT ON (owner, own, CASE WHEN own THEN gives ELSE id END) * FROM told ORDER BY owner, own, CASE WHEN own THEN gives ELSE id END, id)
    INSERT INTO outbox (kind, recipient, language, content, created_at, next_try_at)
    SELECT CASE WHEN s.own THEN ${'trade-own-broken' satisfies keyof typeof TRADE_MAILS}::text ELSE ${'trade-broken' satisfies keyof typeof TRADE_MAILS}::text END, o.email,
           CASE WHEN lower(trim(o.language_name)) IN ('', 'english') THEN 'en' ELSE 'es' END,
           jsonb_build_object('name', o.name, 'hotel', h.name, 'givesIn', g.check_in, 'givesOut', g.check_out, 'givesCode', g.code,
                              'checkIn', r.check_in, 'checkOut', r.check_out, 'room', k.name::text, 'because', s.because,
                              'link', ${publicUrl}::text || '/my-reservations/trades?contract=' || g.contract_id),
           ${now}::timestamptz, ${now}::timestamptz
      FROM once s JOIN owners o ON o.id = s.owner
      JOIN bookings g ON g.id = s.gives JOIN bookings r ON r.id = s.gets
      JOIN room_categories k ON k.id = r.category_id JOIN hotels h ON h.id = g.hotel_id`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/**
 * Tells the owners whom it concerns of proposals: who offers, of one that was made; who proposed, of one that ended. In the transaction
 * that causes it. Nobody's name stands in it.
 */
export async function tellOfTrade(
  trx: Database,
  news: { kind: keyof typeof TRADE_MAILS; proposals: readonly number[]; publicUrl: string },
  now: Date,
): Promise<void> {
  if (news.proposals.length === 0) return
  await sql`
    INSERT INTO outbox (kind, recipient, language, content, created_at, next_try_at)
    SELECT ${news.kind}::text, o.email,
           CASE WHEN lower(trim(o.language_name)) IN ('', 'english') THEN 'en' ELSE 'es' END,
           jsonb_build_object('name', o.name, 'hotel', h.name, 'givesIn', g.check_in, 'givesOut', g.check_out, 'givesCode', g.code,
                              'checkIn', r.check_in, 'checkOut', r.check_out, 'room', k.name::text, 'nights', r.check_out - r.check_in,
                              'link', ${news.publicUrl}::text || '/my-reservations/trades?contract=' || g.contract_id),
           ${now}::timestamptz, ${now}::timestamptz
      FROM trade_proposals p JOIN trades t ON t.id = p.trade_id
      CROSS JOIN LATERAL (SELECT CASE WHEN ${news.kind}::text = 'trade-proposed' THEN t.booking_id ELSE p.booking_id END AS gives,
                                 CASE WHEN ${news.kind}::text = 'trade-proposed' THEN p.booking_id ELSE t.booking_id END AS gets) m
      JOIN bookings g ON g.id = m.gives JOIN bookings r ON r.id = m.gets
      JOIN room_categories k ON k.id = r.category_id JOIN hotels h ON h.id = g.hotel_id
      JOIN contract_owners c ON c.contract_id = g.contract_id
      JOIN owners o ON o.id = c.owner_id AND o.active
     WHERE p.id = ANY (${news.proposals as number[]}::int[]) AND NOT ${CHOICE}::text = ANY (o.mails_off)`.execute(
    trx,
  )
}
