import { sql } from 'kysely'
import type { MailChoice } from '../../../membership/mail-choices.ts'
import type { Database } from '../../../server/database/database.ts'
import { WISHED } from './wait-benefits.store.ts'
import { WAIT_MAILS } from './wait-mails.ts'

interface WaitNews {
  kind: keyof typeof WAIT_MAILS
  waitId: number
  /** The offer that it is about; none of a wait that has ended. */
  offerId: number | null
  publicUrl: string
  now: Date
  /** Where its button leads; without it to the list. */
  link?: string
  /** What else its words name. */
  more?: Record<string, string>
}

/** The choice of the account by which the mails come that are not about an offer. */
const CHOICE: MailChoice = 'stay-waiting'

/**
 * Puts the mail about a wait in the outbox, in the transaction that causes it, to each of the contract's owners who may still
 * sign in, in their language. Those about an offer cannot be turned off: they were asked for, and have a clock.
 */
export async function tellOfWait(trx: Database, news: WaitNews): Promise<void> {
  const { kind, waitId, offerId, publicUrl, now, link = null, more = {} } = news
  const isChosen = 'isChosen' in WAIT_MAILS[kind]
  await sql`
    INSERT INTO outbox (kind, recipient, language, content, created_at, next_try_at)
    SELECT ${kind}::text, o.email,
           CASE WHEN lower(trim(o.language_name)) IN ('', 'english') THEN 'en' ELSE 'es' END,
           jsonb_build_object(
             'name', o.name, 'hotel', h.name, 'zone', h.zone, 'code', w.code,
             'checkIn', coalesce(f.check_in, w.first_day), 'checkOut', coalesce(f.check_out, w.last_day),
             'nights', coalesce(f.check_out - f.check_in, 0), 'until', coalesce(f.expires_at::text, ''),
             'room', coalesce(r.name::text, '{}'), 'nightPercent', r.night_percent, 'adults', w.adults, 'children', w.children,
             'nightsFrom', w.nights_from, 'nightsTo', w.nights_to, 'countsUntil', w.counts_until, 'takes', w.takes,
             'swapCode', s.code, 'swapIn', s.check_in, 'swapOut', s.check_out, 'swapPenalty', w.swap_penalty,
             'place', coalesce(w.placed_behind, 0) + 1,
             'rooms', (SELECT json_agg(k.name ORDER BY k.night_percent, k.id)::text FROM wait_categories a
                         JOIN room_categories k ON k.id = a.category_id WHERE a.wait_id = w.id),
             'wished', ${WISHED}::text,
             'link', ${publicUrl}::text || coalesce(${link}::text, '/my-reservations/waiting?contract=' || w.contract_id)) || ${JSON.stringify(more)}::jsonb,
           ${now}::timestamptz, ${now}::timestamptz
      FROM waits w
      JOIN hotels h ON h.id = w.hotel_id
      JOIN contract_owners c ON c.contract_id = w.contract_id
      JOIN owners o ON o.id = c.owner_id AND o.active
      LEFT JOIN bookings s ON s.id = w.swap_booking_id
      LEFT JOIN wait_offers f ON f.id = ${offerId}::int
      LEFT JOIN room_categories r ON r.id = f.category_id
     WHERE w.id = ${waitId} AND NOT (${isChosen}::boolean AND ${CHOICE}::text = ANY (o.mails_off))`.execute(
    trx,
  )
}
