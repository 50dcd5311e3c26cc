import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { WAIT_MAILS } from './wait-mails.ts'

interface WaitNews {
  kind: keyof typeof WAIT_MAILS
  waitId: number
  /** The offer that it is about; none of a wait that has ended. */
  offerId: number | null
  publicUrl: string
  now: Date
}

/**
 * Puts the mail about a wait in the outbox, in the transaction that causes it, to each of the contract's owners who may still
 * sign in, in their language. It cannot be turned off: it was asked for, and has a clock.
 */
export async function tellOfWait(trx: Database, news: WaitNews): Promise<void> {
  const { kind, waitId, offerId, publicUrl, now } = news
  await sql`
    INSERT INTO outbox (kind, recipient, language, content, created_at, next_try_at)
    SELECT ${kind}::text, o.email,
           CASE WHEN lower(trim(o.language_name)) IN ('', 'english') THEN 'en' ELSE 'es' END,
           jsonb_build_object(
             'name', o.name, 'hotel', h.name, 'zone', h.zone, 'code', w.code,
             'checkIn', coalesce(f.check_in, w.first_day), 'checkOut', coalesce(f.check_out, w.last_day),
             'nights', coalesce(f.check_out - f.check_in, 0), 'until', coalesce(f.expires_at::text, ''),
             'room', coalesce(r.name::text, '{}'), 'nightPercent', r.night_percent, 'adults', w.adults, 'children', w.children,
             'link', ${publicUrl}::text || '/my-reservations/waiting?contract=' || w.contract_id),
           ${now}::timestamptz, ${now}::timestamptz
      FROM waits w
      JOIN hotels h ON h.id = w.hotel_id
      JOIN contract_owners c ON c.contract_id = w.contract_id
      JOIN owners o ON o.id = c.owner_id AND o.active
      LEFT JOIN wait_offers f ON f.id = ${offerId}::int
      LEFT JOIN room_categories r ON r.id = f.category_id
     WHERE w.id = ${waitId}`.execute(trx)
}
