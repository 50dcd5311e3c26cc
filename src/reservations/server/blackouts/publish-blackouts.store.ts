import { sql } from 'kysely'
import type { Day, DayRange } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import { lastChange } from '../../../server/publications.store.ts'
import type { Blackout, listClosedNights, listStaysOnNights } from '../../publish-blackouts.endpoints.ts'
import type { ClosedNights } from '../../publish-blackouts.ts'
import { LONGEST_STAY } from '../../request/stay-rules.ts'
import { LIVE_STATUSES } from '../../stay/booking.ts'
import { CLOSED_MAILS } from './closed-mails.ts'
import type { StayOnClosed } from './dates-instead.ts'

type Hotel = AnswerOf<typeof listClosedNights>['hotels'][number]

/** The resorts with their own day and the last night that is open. */
export async function readHotelDays(db: Database, now: Date): Promise<Hotel[]> {
  const { rows } = await sql<Hotel>`
    SELECT h.id, h.name, h.zone, (${now}::timestamptz AT TIME ZONE h.zone)::date AS today,
           (SELECT max(n.night) FROM room_nights n JOIN room_categories r ON r.id = n.category_id
             WHERE r.hotel_id = h.id) AS "lastNight"
      FROM hotels h ORDER BY h.show_in_web DESC, h.id`.execute(db)
  return rows
}

/** Closed nights, those that are not past by their first night, then the latest past ones; so many at most. */
export async function readClosedNights(
  db: Database,
  most: number,
  now: Date,
): Promise<Omit<Blackout, 'state'>[]> {
  const { rows } = await sql<Omit<Blackout, 'state'>>`
    SELECT k.id, k.hotel_id AS "idHotel", k.first_night AS "firstNight", k.last_night AS "lastNight", k.reason,
           ${lastChange('blackout', sql`k.id`)} AS changed
      FROM blackouts k JOIN hotels h ON h.id = k.hotel_id
     CROSS JOIN LATERAL (
       SELECT k.last_night < (${now}::timestamptz AT TIME ZONE h.zone)::date AS ended) s
     ORDER BY s.ended, CASE WHEN NOT s.ended THEN k.first_night END, k.first_night DESC, k.id
     LIMIT ${most}`.execute(db)
  return rows
}

type Listed = AnswerOf<typeof listStaysOnNights>
interface Stays extends Pick<Listed, 'count'> {
  data: (Omit<Listed['data'][number], 'dates'> & Pick<StayOnClosed, 'contractId' | 'guests'>)[]
}

/**
 * The live stays of a resort that have one of the nights, counted, and the first `most` of them by check-in. Found by
 * the resort's contracts, of each of which only the stays near these nights are read.
 */
export async function readStaysOn(
  db: Database,
  { idHotel, firstNight, lastNight }: ClosedNights & { idHotel: number },
  most: number,
): Promise<Stays> {
  const { rows } = await sql<Stays>`
    WITH found AS (
      SELECT b.id, b.code, b.status, b.check_in, b.check_out, b.contract_id, b.adults + b.children AS guests,
             o.id AS owner_id, o.name, o.lastname
        FROM contracts c
        JOIN bookings b ON b.contract_id = c.id AND b.check_in <= ${lastNight}::date
         AND b.check_in > ${firstNight}::date - ${LONGEST_STAY}::int AND b.check_out > ${firstNight}::date
        JOIN owners o ON o.id = c.owner_id
       WHERE c.hotel_id = ${idHotel} AND b.status = ANY (${LIVE_STATUSES as string[]})
      UNION ALL
      -- One that would only move onto these nights is told with the days that it wishes.
      SELECT b.id, b.code, b.status, w.check_in, w.check_out, b.contract_id, b.adults + b.children,
             o.id, o.name, o.lastname
        FROM booking_wishes w
        JOIN bookings b ON b.id = w.booking_id
        JOIN contracts c ON c.id = b.contract_id
        JOIN owners o ON o.id = c.owner_id
       WHERE b.hotel_id = ${idHotel} AND w.check_in <= ${lastNight}::date AND w.check_out > ${firstNight}::date
         AND NOT (b.check_in <= ${lastNight}::date AND b.check_out > ${firstNight}::date)
    )
    SELECT (SELECT count(*)::int FROM found) AS count,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object(
                      'id', f.id, 'code', f.code, 'status', f.status, 'checkIn', f.check_in, 'checkOut', f.check_out,
                      'contractId', f.contract_id, 'guests', f.guests,
                      'owner', jsonb_build_object('id', f.owner_id, 'name', f.name, 'lastname', f.lastname)) ORDER BY f.check_in, f.id)
               FROM (SELECT * FROM found ORDER BY check_in, id LIMIT ${most}) f), '[]') AS data`.execute(db)
  return onlyRow(rows)
}

/**
 * Mails the owners of the live stays that have one of the nights, each of them once a stay, with the dates that are free instead (by
 * the stay's number); answers how many mails that are.
 */
export async function tellOfClosedNights(
  trx: Database,
  { idHotel, firstNight, lastNight, reason }: ClosedNights & { idHotel: number; reason: Bilingual },
  { dates, publicUrl, now }: { dates: Record<number, readonly DayRange[]>; publicUrl: string; now: Date },
): Promise<number> {
  const kind: keyof typeof CLOSED_MAILS = 'stay-nights-closed'
  const { numAffectedRows } = await sql`
    INSERT INTO outbox (kind, recipient, language, urgency, content, created_at, next_try_at)
    SELECT ${kind}::text, o.email, CASE WHEN lower(trim(o.language_name)) IN ('', 'english') THEN 'en' ELSE 'es' END,
           ${CLOSED_MAILS[kind].urgency}::int,
           jsonb_build_object('name', o.name, 'hotel', h.name, 'code', b.code, 'checkIn', b.check_in, 'checkOut', b.check_out,
                              'firstNight', ${firstNight}::date, 'lastNight', ${lastNight}::date, 'why', ${JSON.stringify(reason)}::text,
                              'dates', coalesce(${JSON.stringify(dates)}::jsonb -> b.id::text, '[]')::text,
                              'link', ${publicUrl}::text || '/my-reservations/' || b.id),
           ${now}::timestamptz, ${now}::timestamptz
      FROM contracts c JOIN hotels h ON h.id = c.hotel_id
      JOIN bookings b ON b.contract_id = c.id AND b.check_in <= ${lastNight}::date
       AND b.check_in > ${firstNight}::date - ${LONGEST_STAY}::int AND b.check_out > ${firstNight}::date
      JOIN contract_owners w ON w.contract_id = c.id
      JOIN owners o ON o.id = w.owner_id AND o.active
     WHERE c.hotel_id = ${idHotel} AND b.status = ANY (${LIVE_STATUSES as string[]})
       AND b.check_out > (${now}::timestamptz AT TIME ZONE h.zone)::date
     ORDER BY b.check_in, b.id, o.id`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** A resort's own day, and its closed nights that are not past. */
export interface HotelToClose {
  today: Day
  closed: (ClosedNights & { id: number })[]
}

/**
 * Locks the closed nights of a resort until the transaction ends: of two desks the second reads what the first has
 * written. Stays and orders of the resort do not wait for it. Null when there is no such resort.
 */
export async function lockClosedNights(
  trx: Database,
  hotelId: number,
  now: Date,
): Promise<HotelToClose | null> {
  await sql`SELECT 1 FROM hotels WHERE id = ${hotelId} FOR NO KEY UPDATE`.execute(trx)
  const { rows } = await sql<HotelToClose>`
    SELECT t.today, coalesce((
             SELECT jsonb_agg(jsonb_build_object('id', k.id, 'firstNight', k.first_night,
                                                 'lastNight', k.last_night) ORDER BY k.first_night)
               FROM blackouts k WHERE k.hotel_id = h.id), '[]') AS closed
      FROM hotels h
     CROSS JOIN LATERAL (SELECT (${now}::timestamptz AT TIME ZONE h.zone)::date AS today) t
     WHERE h.id = ${hotelId}`.execute(trx)
  return rows[0] ?? null
}

/** The resort of closed nights; null when there are none of that number. */
export async function hotelOfClosed(db: Database, id: number): Promise<number | null> {
  const { rows } = await sql<{ hotel: number }>`
    SELECT hotel_id AS hotel FROM blackouts WHERE id = ${id}`.execute(db)
  return rows[0]?.hotel ?? null
}

/** Writes closed nights, new ones or, with `id`, in the place of those; their number. */
export async function saveClosedNights(
  trx: Database,
  id: number | undefined,
  { idHotel, firstNight, lastNight, reason }: ClosedNights & { idHotel: number; reason: Bilingual },
): Promise<number> {
  const text = JSON.stringify(reason)
  const statement = id
    ? sql<{ id: number }>`
        UPDATE blackouts SET first_night = ${firstNight}, last_night = ${lastNight}, reason = ${text}::jsonb
         WHERE id = ${id} RETURNING id`
    : sql<{ id: number }>`
        INSERT INTO blackouts (hotel_id, first_night, last_night, reason)
        VALUES (${idHotel}, ${firstNight}, ${lastNight}, ${text}::jsonb) RETURNING id`
  const { rows } = await statement.execute(trx)
  if (!rows[0]) throw new Error('Closed nights that were locked are gone')
  return rows[0].id
}

/** Lets closed nights end with a night, or takes them out. */
export async function endClosedNights(trx: Database, id: number, lastNight: Day | null): Promise<void> {
  if (lastNight) await sql`UPDATE blackouts SET last_night = ${lastNight} WHERE id = ${id}`.execute(trx)
  else await sql`DELETE FROM blackouts WHERE id = ${id}`.execute(trx)
}
