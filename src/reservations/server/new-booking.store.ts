import { sql } from 'kysely'
import { type Day, nightsOf } from '../../kernel/day.ts'
import type { Database } from '../../server/database/database.ts'
import { fixedStatement } from '../../server/database/fixed-statement.ts'
import type { LastWrite } from '../../server/database/transaction.ts'
import type { Actor } from '../../server/http/caller.ts'
import type { Payment } from '../benefit/benefit.ts'
import type { BookingStatus, Occupant } from '../stay/booking.ts'

export interface NewGuest {
  position: number
  kind: 'adult' | 'child'
  not_given: boolean
  name: string | null
  lastname: string | null
  email: string | null
  phone: string | null
  age: number | null
}

export interface NewBooking {
  contractId: number
  hotelId: number
  categoryId: number
  checkIn: Day
  checkOut: Day
  occupant: Occupant
  status: BookingStatus
  nightsCost: number
  /** The benefit years that pay for the nights, and how many each. */
  payments: readonly Payment[]
  /** Benefits that the stay uses. */
  benefits: readonly Payment[]
  /** Whether the owner has authorized them with the request; else they are pending. */
  authorized: boolean
  note: string | null
  guests: readonly NewGuest[]
  /** The account that asked. */
  actor: Actor
}

const TAKE = fixedStatement<Pick<NewBooking, 'categoryId'> & { nights: readonly Day[] }, { night: Day }>(
  ['categoryId', 'nights'],
  ({ categoryId, nights }) => sql`
    WITH wanted AS (
      SELECT category_id, night FROM room_nights
       WHERE category_id = ${categoryId} AND night = ANY (${nights}::date[]) AND free > 0
       ORDER BY night FOR UPDATE)
    UPDATE room_nights n SET free = n.free - 1 FROM wanted w
     WHERE n.category_id = w.category_id AND n.night = w.night RETURNING n.night`,
)

/**
 * Takes the stay's nights from its category's counters, as far as they are free, and answers how many were taken: the
 * caller rolls back where one is missing. Rows are locked in the order of the nights, so that two requests cannot
 * deadlock.
 */
export async function takeNights(trx: Database, booking: NewBooking): Promise<number> {
  const { categoryId, checkIn, checkOut } = booking
  return (await TAKE(trx, { categoryId, nights: nightsOf({ checkIn, checkOut }) })).length
}

type BookingColumns = Omit<NewBooking, 'payments' | 'benefits' | 'authorized' | 'guests' | 'actor'> & {
  adults: number
  children: number
  adminId: number | null
  now: Date
}

const INSERT = fixedStatement<BookingColumns, { id: number; code: string }>(
  [
    'contractId',
    'hotelId',
    'categoryId',
    'checkIn',
    'checkOut',
    'adults',
    'children',
    'occupant',
    'status',
    'nightsCost',
    'note',
    'adminId',
    'now',
  ],
  (one) => sql`
    INSERT INTO bookings (contract_id, hotel_id, category_id, check_in, check_out, adults, children, occupant,
                          status, nights_cost, note, created_by_admin_id, created_at, changed_at)
    VALUES (${one.contractId}, ${one.hotelId}, ${one.categoryId}, ${one.checkIn}, ${one.checkOut}, ${one.adults},
            ${one.children}, ${one.occupant}, ${one.status}, ${one.nightsCost}, ${one.note}, ${one.adminId},
            ${one.now}, ${one.now})
    RETURNING id, code`,
)

/** Writes a booking without its parts, which need its number: see `newBookingParts`. */
export async function insertBooking(
  trx: Database,
  { payments: _, benefits: __, authorized: ___, guests, actor, ...booking }: NewBooking,
  now: Date,
): Promise<{ id: number; code: string }> {
  const adults = guests.filter(({ kind }) => kind === 'adult').length
  const counts = { adults, children: guests.length - adults }
  const [row] = await INSERT(trx, { ...booking, ...counts, adminId: actor.adminId, now })
  if (!row) throw new Error('An insert answered no row')
  return row
}

/** The parts of a new booking: its guests, its event, the benefits it uses, and its hold in the ledger. */
export function newBookingParts(id: number, booking: NewBooking, now: Date): LastWrite[] {
  const { guests, benefits, authorized, payments, status, actor } = booking
  const held = [...payments, ...benefits].map((one) => ({ id: one.id, quantity: -one.quantity }))
  const parts: LastWrite[] = [
    (trx) => GUESTS(trx, { id, guests: JSON.stringify(guests) }),
    (trx) => EVENT(trx, { id, now, status: authorized ? 'to-authorize' : status, ...actor }),
    (trx) => HOLD(trx, { id, now, held: JSON.stringify(held) }),
  ]
  // Two events at the same time: the history shows both, and the authorization can be revoked by itself.
  if (authorized) parts.push((trx) => AUTHORIZED(trx, { id, now, status, ...actor }))
  const decidedAt = authorized ? now : null
  if (benefits.length > 0)
    parts.push((trx) => BENEFITS(trx, { id, benefits: JSON.stringify(benefits), decidedAt }))
  return parts
}

const GUESTS = fixedStatement<{ id: number; guests: string }, never>(
  ['id', 'guests'],
  ({ id, guests }) => sql`
    INSERT INTO booking_guests (booking_id, position, kind, not_given, name, lastname, email, phone, age)
    SELECT ${id}, g.position, g.kind, g.not_given, g.name, g.lastname, g.email, g.phone, g.age
      FROM jsonb_to_recordset(${guests}::jsonb) AS g(
           position int, kind text, not_given boolean, name text, lastname text, email text, phone text, age int)`,
)
interface NewEvent extends Actor {
  id: number
  now: Date
  status: BookingStatus
}
const EVENT = fixedStatement<NewEvent, never>(
  ['id', 'now', 'status', 'ownerId', 'adminId', 'trustId'],
  ({ id, now, status, ownerId, adminId, trustId }) => sql`
    INSERT INTO booking_events (booking_id, at, deed, to_status, actor_owner_id, actor_admin_id, actor_trust_id)
    VALUES (${id}, ${now}, 'request-booking', ${status}, ${ownerId}, ${adminId}, ${trustId})`,
)
const AUTHORIZED = fixedStatement<NewEvent, never>(
  ['id', 'now', 'status', 'ownerId', 'adminId', 'trustId'],
  ({ id, now, status, ownerId, adminId, trustId }) => sql`
    INSERT INTO booking_events (booking_id, at, deed, from_status, to_status, actor_owner_id, actor_admin_id, actor_trust_id)
    VALUES (${id}, ${now}, 'authorize-benefits', 'to-authorize', ${status}, ${ownerId}, ${adminId}, ${trustId})`,
)
const HOLD = fixedStatement<{ id: number; now: Date; held: string }, never>(
  ['id', 'now', 'held'],
  ({ id, now, held }) => sql`
    INSERT INTO benefit_entries (benefit_year_id, at, kind, quantity, booking_id)
    SELECT p.id, ${now}, 'hold', p.quantity, ${id}
      FROM jsonb_to_recordset(${held}::jsonb) AS p(id int, quantity int)`,
)
const BENEFITS = fixedStatement<{ id: number; benefits: string; decidedAt: Date | null }, never>(
  ['id', 'benefits', 'decidedAt'],
  ({ id, benefits, decidedAt }) => sql`
    INSERT INTO booking_benefits (booking_id, benefit_year_id, quantity, state, decided_at)
    SELECT ${id}, u.id, u.quantity, CASE WHEN ${decidedAt}::timestamptz IS NULL THEN 'pending' ELSE 'authorized' END,
           ${decidedAt}::timestamptz
      FROM jsonb_to_recordset(${benefits}::jsonb) AS u(id int, quantity int)`,
)
