import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import type { Actor } from '../../../server/http/caller.ts'
import type { KeptNights } from '../../cancel/penalty.ts'
import type { BookingStatus, Occupant } from '../../stay/booking.ts'
import type { NewGuest } from '../new-booking.store.ts'
import { lockWaits } from '../waiting/waited-nights.store.ts'

/** An entry that a change writes into the ledger: a return is positive, a hold or a use negative. */
export interface ChangeEntry {
  yearId: number
  kind: 'hold' | 'return' | 'use'
  quantity: number
}

/**
 * Changes which nights of its category a booking holds: new ones are taken, others given back, in one statement. Rows
 * are locked in the order of the nights, so that stays that swap dates cannot deadlock. False when a new night is not
 * free; the caller then rolls back. What is given back the caller offers to who waits for it, once all else is written
 * (`offerNights`): the line is locked here.
 */
export async function changeHeldNights(
  trx: Database,
  categoryId: number,
  before: readonly Day[],
  after: readonly Day[],
): Promise<boolean> {
  const take = after.filter((night) => !before.includes(night))
  const give = before.filter((night) => !after.includes(night))
  if (take.length + give.length === 0) return true
  if (give.length > 0) await lockWaits(trx, categoryId, give)
  const { rows } = await sql<{ taken: number }>`
    -- From what was locked: a night given back meanwhile is still without a free room in the version that this statement
    -- began with, and the check of that row would fail before the newer one is looked at.
    WITH touched AS (
      SELECT category_id, night, free, night = ANY (${take}::date[]) AS wanted
        FROM room_nights
       WHERE category_id = ${categoryId} AND night = ANY (${[...take, ...give]}::date[])
       ORDER BY night FOR UPDATE
    ), moved AS (
      UPDATE room_nights n SET free = t.free + CASE WHEN t.wanted THEN -1 ELSE 1 END
        FROM touched t
       WHERE n.category_id = t.category_id AND n.night = t.night AND (t.free > 0 OR NOT t.wanted)
      RETURNING t.wanted
    )
    SELECT count(*) FILTER (WHERE wanted)::int AS taken FROM moved`.execute(trx)
  return rows[0]?.taken === take.length
}

/** Writes entries of a booking into the ledger; the balances follow by themselves. */
export async function writeEntries(
  trx: Database,
  bookingId: number,
  entries: readonly ChangeEntry[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return
  await sql`
    INSERT INTO benefit_entries (benefit_year_id, at, kind, quantity, booking_id)
    SELECT e."yearId", ${now}::timestamptz, e.kind, e.quantity, ${bookingId}::int
      FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS e("yearId" int, kind text, quantity int)`.execute(
    trx,
  )
}

/** What a change leaves of a booking; what is not named stays. */
export interface BookingChange {
  status: BookingStatus
  deed: string
  from: BookingStatus
  actor: Actor
  detail?: Record<string, unknown>
  checkIn?: Day
  checkOut?: Day
  nightsCost?: number
  penaltyKept?: readonly KeptNights[]
  occupant?: Occupant
  adults?: number
  children?: number
  note?: string | null
  cancelMotiveId?: number
  cancelNote?: string | null
  penaltyNights?: number
}

/** What the history keeps of a stay when it changes: before and after stand in the event's detail. */
const KEPT = sql`jsonb_build_object('datein', check_in, 'dateout', check_out, 'nightsCost', nights_cost,
                                    'adults', adults, 'children', children, 'occupant', occupant, 'note', note)`

/**
 * Saves a change and its event, with the stay before and after where they differ. Increments the calendar's SEQUENCE. If
 * the dates change, the stay keeps its residence (`housing_id`) where nobody else is in it and no repair closes it on the new nights; else it has
 * none, and the event says which one it lost (decision 0325).
 */
export async function saveChange(
  trx: Database,
  bookingId: number,
  change: BookingChange,
  now: Date,
): Promise<void> {
  const { actor } = change
  const [from, to] = [change.checkIn ?? null, change.checkOut ?? null]
  // Nobody is placed in the residence while it is looked at whether it is free.
  if (from || to)
    await sql`SELECT FROM housing WHERE id = (SELECT housing_id FROM bookings WHERE id = ${bookingId}) FOR NO KEY UPDATE`.execute(
      trx,
    )
  await sql`
    WITH old AS (SELECT ${KEPT} AS stay, housing_id AS residence FROM bookings WHERE id = ${bookingId}),
    changed AS (
      UPDATE bookings SET
             status = ${change.status}, sequence = sequence + 1, changed_at = ${now}::timestamptz,
             housing_id = CASE WHEN coalesce(${from}::date, ${to}::date) IS NULL OR NOT EXISTS (
               SELECT FROM bookings x
                WHERE x.hotel_id = bookings.hotel_id AND x.housing_id = bookings.housing_id AND x.id <> bookings.id
                  AND x.status NOT IN ('cancelled', 'rejected')
                  AND x.check_in < coalesce(${to}::date, bookings.check_out)
                  AND x.check_out > coalesce(${from}::date, bookings.check_in))
               AND NOT EXISTS (
               SELECT FROM residence_closures k
                WHERE k.category_id = bookings.category_id AND k.housing_id = bookings.housing_id
                  AND k.first_night < coalesce(${to}::date, bookings.check_out)
                  AND k.last_night >= coalesce(${from}::date, bookings.check_in)) THEN housing_id END,
             check_in = coalesce(${from}::date, check_in),
             check_out = coalesce(${to}::date, check_out),
             nights_cost = coalesce(${change.nightsCost ?? null}::int, nights_cost),
             penalty_kept = coalesce(${change.penaltyKept ? JSON.stringify(change.penaltyKept) : null}::jsonb, penalty_kept),
             occupant = coalesce(${change.occupant ?? null}::text, occupant),
             adults = coalesce(${change.adults ?? null}::int, adults),
             children = coalesce(${change.children ?? null}::int, children),
             note = CASE WHEN ${change.note !== undefined}::boolean THEN ${change.note ?? null}::text ELSE note END,
             cancel_motive_id = coalesce(${change.cancelMotiveId ?? null}::int, cancel_motive_id),
             cancel_note = CASE WHEN ${change.cancelNote !== undefined}::boolean THEN ${change.cancelNote ?? null}::text ELSE cancel_note END,
             penalty_nights = coalesce(${change.penaltyNights ?? null}::int, penalty_nights)
       WHERE id = ${bookingId}
      RETURNING ${KEPT} AS stay, housing_id AS residence)
    INSERT INTO booking_events (booking_id, at, deed, from_status, to_status, actor_owner_id, actor_admin_id,
                                actor_trust_id, detail)
    SELECT ${bookingId}, ${now}::timestamptz, ${change.deed}, ${change.from}, ${change.status},
           ${actor.ownerId}::int, ${actor.adminId}::int, ${actor.trustId}::int,
           ${JSON.stringify(change.detail ?? {})}::jsonb
           || CASE WHEN old.stay = changed.stay THEN '{}' ELSE jsonb_build_object('before', old.stay, 'after', changed.stay) END
           || CASE WHEN old.residence IS NOT NULL AND changed.residence IS NULL
                   THEN jsonb_build_object('residenceLost', old.residence) ELSE '{}' END
      FROM old, changed`.execute(trx)
}

/** Puts other guests in the place of a booking's guests. */
export async function replaceGuests(
  trx: Database,
  bookingId: number,
  guests: readonly NewGuest[],
): Promise<void> {
  await sql`DELETE FROM booking_guests WHERE booking_id = ${bookingId}`.execute(trx)
  await sql`
    INSERT INTO booking_guests (booking_id, position, kind, not_given, name, lastname, email, phone, age)
    SELECT ${bookingId}::int, g.position, g.kind, g.not_given, g.name, g.lastname, g.email, g.phone, g.age
      FROM jsonb_to_recordset(${JSON.stringify(guests)}::jsonb) AS g(
           position int, kind text, not_given boolean, name text, lastname text, email text, phone text, age int)`.execute(
    trx,
  )
}

/** Whether a booking, or the wish that waits in its place, names exactly these guests already. */
export async function hasGuests(
  trx: Database,
  bookingId: number,
  guests: readonly NewGuest[] | null,
): Promise<boolean> {
  if (guests === null) return true
  const { rows } = await sql<{ same: boolean }>`
    SELECT coalesce(
             (SELECT w.guests FROM booking_wishes w WHERE w.booking_id = ${bookingId}),
             (SELECT jsonb_agg(jsonb_build_object(
                       'position', g.position, 'kind', g.kind, 'not_given', g.not_given, 'name', g.name,
                       'lastname', g.lastname, 'email', g.email, 'phone', g.phone, 'age', g.age) ORDER BY g.position)
                FROM booking_guests g WHERE g.booking_id = ${bookingId}), '[]') = ${JSON.stringify(guests)}::jsonb AS same`.execute(
    trx,
  )
  return onlyRow(rows).same
}
