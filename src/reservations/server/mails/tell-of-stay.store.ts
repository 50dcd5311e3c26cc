import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { fixedStatement } from '../../../server/database/fixed-statement.ts'
import { WAITING } from '../lapse/lapses.store.ts'
import { unansweredStay } from '../unanswered.store.ts'
import { STAY_MAIL_CHOICE, type StayMailKind } from './mail-kinds.ts'
import type { StayBefore } from './mail-stay.ts'

/** What happened to a stay. */
export interface StayNews {
  kind: StayMailKind
  bookingId: number
  publicUrl: string
  /** The admin who did it in the owner's name. */
  adminId?: number | null
  /** The trust of whoever did it, where one of the owners lets them in. */
  trustId?: number | null
  /** The stay before a change that has come true. */
  before?: StayBefore
  /** What else the mail's words name. */
  more?: Record<string, string | number>
}

interface Told {
  kind: string
  choice: string
  bookingId: number
  publicUrl: string
  adminId: number | null
  trustId: number | null
  more: string
  now: Date
}

/** A benefit of the ledger as JSON, with how much of it. */
const benefitOf = (quantity: RawBuilder<number>) => sql`
  json_build_object('name', s.name, 'unit', s.unit, 'currency', s.currency, 'quantity', ${quantity})`

/** The ledger entries that this transaction has written for a booking `b` (xmin), summed by benefit: all of them, and what was used. */
const WRITTEN_NOW = sql`
  SELECT coalesce(json_agg(${benefitOf(sql`s.sum`)} ORDER BY s.position) FILTER (WHERE s.sum <> 0), '[]') AS moved,
         coalesce(json_agg(${benefitOf(sql`s.used`)} ORDER BY s.position) FILTER (WHERE s.used <> 0), '[]') AS used
    FROM (SELECT f.name, f.unit, f.currency, f.position, sum(e.quantity)::int AS sum,
                 sum(e.quantity) FILTER (WHERE e.kind = 'use')::int AS used
            FROM benefit_entries e JOIN benefit_years y ON y.id = e.benefit_year_id JOIN benefits f ON f.id = y.benefit_id
           WHERE e.booking_id = b.id AND e.xmin = pg_current_xact_id()::xid
           GROUP BY f.id) s`

/** The guests of a booking `b` by name, null for whom nobody has named. */
const GUEST_NAMES = sql`coalesce((
  SELECT json_agg(CASE WHEN NOT g.not_given THEN trim(g.name || ' ' || g.lastname) END ORDER BY g.position)
    FROM booking_guests g WHERE g.booking_id = b.id), '[]')`

/** The balances of nights that the check-in of a booking `b` may be paid from, the one that expires first before the others. */
const NIGHTS_LEFT = sql`coalesce((
  SELECT json_agg(json_build_object('nights', y.balance, 'expires', y.expires) ORDER BY y.expires, y.id)
    FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.unit = 'nights'
   WHERE y.contract_id = b.contract_id AND b.check_in BETWEEN y.starts AND y.expires), '[]')`

/** Whether the resort has still to answer it; its hotel `h` and its wish `w` are in the statement already. */
const UNANSWERED_NOW = unansweredStay({
  confirmsItself: sql<boolean>`h.confirms_itself`,
  stands: sql<string>`coalesce(w.from_status, b.status)`,
})

/** What cancelling costs at a hotel `h`, by the days before check-in, as it holds there today. */
const TIERS_TODAY = (now: Date) => sql`coalesce((
  SELECT json_agg(json_build_object('fromDays', p.from_days, 'percent', p.percent))
    FROM penalty_tiers p
   WHERE p.hotel_id = h.id
     AND p.valid_from = (SELECT max(q.valid_from) FROM penalty_tiers q
                          WHERE q.hotel_id = h.id AND q.valid_from <= (${now}::timestamptz AT TIME ZONE h.zone)::date)), '[]')`

/**
 * Inserts the mail about a change of a stay, with the stay's current state, to each of the contract's owners in
 * their language; to none who has turned such mails off. A single statement, so that it can be sent together with the commit. To an owner
 * whose calendar feed is older than the booking the file is no invitation, because the feed has the event already
 * (decision 0074).
 */
const TELL = fixedStatement<Told, never>(
  ['kind', 'choice', 'bookingId', 'publicUrl', 'adminId', 'trustId', 'more', 'now'],
  (one) => sql`
    INSERT INTO outbox (kind, recipient, language, content, created_at, next_try_at)
    SELECT ${one.kind}::text, o.email,
           CASE WHEN lower(trim(o.language_name)) IN ('', 'english') THEN 'en' ELSE 'es' END,
           jsonb_build_object(
             'name', o.name, 'whole', o.name || ' ' || o.lastname, 'email', o.email, 'code', b.code, 'hotel', h.name,
             'checkIn', b.check_in, 'checkOut', b.check_out, 'at', ${one.now}::timestamptz,
             'admin', coalesce((SELECT a.name || ' ' || a.lastname FROM admins a WHERE a.id = ${one.adminId}::int), 'none'),
             'trusted', coalesce(t.name, 'none'), 'trustedFor', CASE WHEN t.owner_id = o.id THEN 'you' ELSE f.name || ' ' || f.lastname END,
             'link', ${one.publicUrl}::text || '/my-reservations/' || b.id,
             'follows', CASE WHEN EXISTS (SELECT FROM calendar_feeds d WHERE d.owner_id = o.id AND d.created_at <= b.created_at)
                             THEN 'feed' ELSE 'invitation' END,
             'stay', json_build_object(
               'id', b.id, 'code', b.code, 'status', coalesce(w.from_status, b.status), 'sequence', b.sequence,
               'changedAt', b.changed_at, 'checkIn', b.check_in, 'checkOut', b.check_out, 'adults', b.adults,
               'children', b.children, 'occupant', b.occupant, 'nightsCost', b.nights_cost, 'nightPercent', r.night_percent, 'resort', h.name,
               'place', h.place, 'checkInTime', h.check_in_time, 'checkOutTime', h.check_out_time, 'room', r.name,
               'wish', CASE WHEN w.booking_id IS NOT NULL THEN json_build_object(
                         'checkIn', w.check_in, 'checkOut', w.check_out, 'adults', w.adults, 'children', w.children,
                         'occupant', w.occupant, 'nightsCost', w.nights_cost) END,
               'benefits', coalesce((
                 SELECT json_agg(json_build_object(
                          'idYear', u.benefit_year_id, 'name', f.name, 'unit', f.unit, 'currency', f.currency,
                          'quantity', u.quantity, 'state', u.state, 'part', u.part,
                          'refusedNow', u.state = 'refused' AND u.xmin = pg_current_xact_id()::xid) ORDER BY f.position, u.id)
                   FROM booking_benefits u JOIN benefit_years y ON y.id = u.benefit_year_id
                   JOIN benefits f ON f.id = y.benefit_id WHERE u.booking_id = b.id), '[]'),
               'moved', l.moved, 'used', l.used,
               'waiting', ${WAITING}, 'guests', ${GUEST_NAMES}, 'left', ${NIGHTS_LEFT},
               'cancelling', json_build_object('today', (${one.now}::timestamptz AT TIME ZONE h.zone)::date,
                                               'tiers', ${TIERS_TODAY(one.now)}, 'kept', b.penalty_kept,
                                               'drawnFreeUntil', drawn_stay_free_until(b.id),
                                               'unanswered', ${UNANSWERED_NOW}),
               'arrival', json_build_object('address', h.address, 'door', h.arrival_door,
                 'residence', (SELECT g.number FROM housing g WHERE g.id = b.housing_id)))::text
           ) || ${one.more}::jsonb,
           ${one.now}::timestamptz, ${one.now}::timestamptz
      FROM bookings b
      JOIN hotels h ON h.id = b.hotel_id
      JOIN room_categories r ON r.id = b.category_id
      JOIN contract_owners c ON c.contract_id = b.contract_id
      JOIN owners o ON o.id = c.owner_id AND o.active
      LEFT JOIN booking_wishes w ON w.booking_id = b.wish_id
      CROSS JOIN LATERAL (${WRITTEN_NOW}) l
      LEFT JOIN trusts t ON t.id = ${one.trustId}::int
      LEFT JOIN owners f ON f.id = t.owner_id
     -- What somebody does for an owner, that owner hears of in any case: it is what they were promised.
     WHERE b.id = ${one.bookingId}::int
       AND (t.owner_id = o.id OR ${one.adminId}::int IS NOT NULL OR NOT ${one.choice}::text = ANY (o.mails_off))`,
)

/** Puts the mail of a happening in the outbox, in the transaction that causes it. */
export async function tellOfStay(trx: Database, news: StayNews, now: Date): Promise<void> {
  const { kind, bookingId, publicUrl, adminId = null, trustId = null, before, more } = news
  const extra = { ...more, ...(before && { before: JSON.stringify(before) }) }
  await TELL(trx, {
    ...{ kind, choice: STAY_MAIL_CHOICE[kind], bookingId, publicUrl, adminId, trustId, now },
    more: JSON.stringify(extra),
  })
}
