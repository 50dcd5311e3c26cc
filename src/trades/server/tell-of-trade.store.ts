import { sql } from 'kysely'
import type { MailChoice } from '../../membership/mail-choices.ts'
import type { Database } from '../../server/database/database.ts'
import type { TRADE_MAILS } from './trade-mails.ts'

/** The choice of the account by which these mails come; those of the stays themselves come by theirs. */
const CHOICE: MailChoice = 'stay-waiting'

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
