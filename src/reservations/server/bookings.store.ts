import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { heldBy } from '../../membership/server/whose-contract.store.ts'
import type { Database } from '../../server/database/database.ts'
import { onlyRow } from '../../server/database/only-row.ts'
import type { Booking } from '../reservations.endpoints.ts'
import { LEFT_BY, LIVE_STATUSES, STATUS_NAMES } from '../stay/booking.ts'
import { decidableUntil, type WaitingStay } from '../stay/lapse.ts'
import { IS_LAPSED, WAITING } from './lapse/lapses.store.ts'
import { countBeside } from './stay-orders.store.ts'
import { TRADED_FOR } from './stays/traded-for.store.ts'

export type BookingRow = Omit<Booking, 'decideUntil' | 'status'> & { waiting: WaitingStay }

/** Bookings with all that a list shows, guests and benefits included, in one statement. */
async function readBookings(
  db: Database,
  condition: RawBuilder<SqlBool>,
  order: RawBuilder<unknown>,
): Promise<Booking[]> {
  const { rows } = await bookingsWhere(condition, order).execute(db)
  return rows.map(shownBooking)
}

/** A booking as its list shows it. */
export function shownBooking({ waiting, ...booking }: BookingRow): Booking {
  return {
    ...booking,
    status: STATUS_NAMES[booking.bookingStatus],
    decideUntil: decidableUntil(waiting),
  }
}

function bookingsWhere(
  condition: RawBuilder<SqlBool>,
  order: RawBuilder<unknown>,
  traded: RawBuilder<number | null> = TRADED_FOR,
) {
  return sql<BookingRow>`
    SELECT b.id, b.code, b.contract_id AS "idContract", h.name AS resort, h.zone, h.check_in_time AS "checkInTime",
           h.scene, r.name AS room, r.scene AS "roomScene", b.check_in AS datein, b.check_out AS dateout,
           b.check_out - b.check_in AS nights, b.nights_cost AS "nightsCost", b.adults, b.children, b.occupant,
           b.status AS "bookingStatus", b.penalty_nights AS "penaltyNights",
           ${traded} AS traded, ${IS_LAPSED} AS lapsed, ${WAITING} AS waiting, b.created_by_admin_id IS NOT NULL AS "byAdmin", b.note,
           coalesce((
             SELECT json_agg(json_build_object('kind', g.kind, 'na', g.not_given, 'name', g.name,
                                                 'lastname', g.lastname, 'age', g.age) ORDER BY g.position)
               FROM booking_guests g WHERE g.booking_id = b.id), '[]') AS guests,
           CASE WHEN w.booking_id IS NOT NULL THEN json_build_object(
             'from', w.from_status, 'datein', w.check_in, 'dateout', w.check_out, 'nights', w.check_out - w.check_in,
             'nightsCost', w.nights_cost, 'adults', w.adults, 'children', w.children, 'occupant', w.occupant,
             'note', w.note, 'guests', (
               SELECT json_agg(json_build_object('kind', g.kind, 'na', g.not_given, 'name', g.name,
                                                   'lastname', g.lastname, 'age', g.age, 'email', g.email,
                                                   'phone', g.phone) ORDER BY g.position)
                 FROM jsonb_to_recordset(w.guests) AS g(position int, kind text, not_given boolean, name text,
                                                        lastname text, email text, phone text, age int))) END AS wish,
           coalesce((
             SELECT json_agg(json_build_object('name', f.name, 'unit', f.unit, 'currency', f.currency,
                                                 'quantity', u.quantity, 'state', u.state, 'part', u.part)
                              ORDER BY f.position, u.id)
               FROM booking_benefits u
               JOIN benefit_years y ON y.id = u.benefit_year_id
               JOIN benefits f ON f.id = y.benefit_id
              WHERE u.booking_id = b.id), '[]') AS benefits
      FROM bookings b
      JOIN contracts c ON c.id = b.contract_id
      JOIN hotels h ON h.id = b.hotel_id
      JOIN room_categories r ON r.id = b.category_id
      LEFT JOIN booking_wishes w ON w.booking_id = b.wish_id
     WHERE ${condition}
     ORDER BY ${order}`
}

/** The owner's bookings, the latest stay first; of one contract when it is named. At most 500. */
export async function listBookingsOf(
  db: Database,
  ownerId: number,
  contractId: number | undefined,
): Promise<Booking[]> {
  return readBookings(
    db,
    isWhose({ ownerId, contractId: contractId ?? null }),
    sql`b.check_in DESC, b.id DESC LIMIT 500`,
  )
}

const LIVE = sql.join(LIVE_STATUSES.map((status) => sql.lit(status)))

/** The live stays of a contract that have not ended. */
const comingOf = (contractId: RawBuilder<unknown>, today: RawBuilder<unknown>) =>
  sql<SqlBool>`b.contract_id = ${contractId} AND b.check_out >= ${today} AND b.status IN (${LIVE})`

/**
 * The earliest of them that has not been left at an instant, by the clock of its resort: the stay at hand, or the next; a
 * part of the dashboard's statement.
 */
export function nextStayOf(
  contractId: RawBuilder<unknown>,
  now: RawBuilder<unknown>,
): RawBuilder<BookingRow> {
  const condition = sql<SqlBool>`b.contract_id = ${contractId} AND b.status IN (${LIVE})
       AND b.check_out + ${sql.lit(LEFT_BY)}::time > ${now} AT TIME ZONE h.zone`
  // A stay that comes was not given away: nothing of trades is read for the dashboard.
  return bookingsWhere(condition, sql`b.check_in, b.id LIMIT 1`, sql<number | null>`NULL::int`)
}

/** How many of them wait for the owner's authorization of benefits; a part of the dashboard's statement. */
export function countToAuthorize(
  contractId: RawBuilder<unknown>,
  today: RawBuilder<unknown>,
): RawBuilder<number> {
  return sql<number>`(
    SELECT count(*)::int FROM bookings b WHERE ${comingOf(contractId, today)} AND b.status = 'to-authorize')`
}

/** A contract's live stay that has not been left, the earliest first: the one at hand, or the next. */
export async function readNextStay(db: Database, contractId: number, now: Date): Promise<Booking | null> {
  const { rows } = await nextStayOf(sql`${contractId}`, sql`${now}::timestamptz`).execute(db)
  return rows[0] ? shownBooking(rows[0]) : null
}

/** One of the owner's bookings as the list shows it. */
export async function readOwnBooking(
  db: Database,
  ownerId: number,
  bookingId: number,
): Promise<Booking | null> {
  const condition = sql<SqlBool>`b.id = ${bookingId} AND ${heldBy('c.id', ownerId)}`
  const [booking] = await readBookings(db, condition, sql`b.id`)
  return booking ?? null
}

/** A booking that is still to come or runs, at its resort. */
const isComing = (now: Date) =>
  sql<SqlBool>`(b.check_out > (${now}::timestamptz AT TIME ZONE h.zone)::date AND b.status = ANY (${LIVE_STATUSES as string[]}))`

/** Whose stays: an owner's, of one contract where it is named. */
export interface WhoseStays {
  ownerId: number
  contractId: number | null
}

/** The same of the contract `c` in SQL. */
export const isWhose = ({ ownerId, contractId }: WhoseStays) =>
  sql<SqlBool>`${heldBy('c.id', ownerId)} AND (${contractId}::int IS NULL OR c.id = ${contractId}::int)`

/** The owner's stays that come or run, the earliest first. At most 100: the counters are open for less than that. */
export async function listComingOf(db: Database, whose: WhoseStays, now: Date): Promise<Booking[]> {
  return readBookings(db, sql`${isWhose(whose)} AND ${isComing(now)}`, sql`b.check_in, b.id LIMIT 100`)
}

/** Those of them for which something is ordered that does not go with their days. */
export async function listBesideOf(db: Database, whose: WhoseStays, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT b.id FROM bookings b JOIN contracts c ON c.id = b.contract_id JOIN hotels h ON h.id = b.hotel_id
     WHERE ${isWhose(whose)} AND ${isComing(now)} AND ${countBeside(now)} > 0 ORDER BY b.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many bookings a page of the filtered list holds. */
export const BOOKINGS_PAGE_SIZE = 50

/**
 * A page of the owner's bookings by filter, with the number of all that it matches. Upcoming ones begin with the
 * earliest, all others with the latest; past is what is over or closed.
 */
export async function searchOwnBookings(
  db: Database,
  asked: WhoseStays & {
    statuses: readonly string[] | null
    when: 'all' | 'upcoming' | 'past'
    page: number
    now: Date
  },
): Promise<{ bookings: Booking[]; total: number }> {
  const live = isComing(asked.now)
  const when = { all: sql`true`, upcoming: live, past: sql`NOT ${live}` }[asked.when]
  const condition = sql<SqlBool>`${isWhose(asked)}
    AND (${asked.statuses as string[] | null}::text[] IS NULL OR b.status = ANY (${asked.statuses as string[] | null}::text[]))
    AND ${when}`
  const order = asked.when === 'upcoming' ? sql`b.check_in, b.id` : sql`b.check_in DESC, b.id DESC`
  const offset = (asked.page - 1) * BOOKINGS_PAGE_SIZE
  const [bookings, counted] = await Promise.all([
    readBookings(db, condition, sql`${order} LIMIT ${BOOKINGS_PAGE_SIZE} OFFSET ${offset}`),
    sql<{ total: number }>`
      SELECT count(*)::int AS total FROM bookings b
        JOIN contracts c ON c.id = b.contract_id JOIN hotels h ON h.id = b.hotel_id
       WHERE ${condition}`.execute(db),
  ])
  return { bookings, total: onlyRow(counted.rows).total }
}
