import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { API } from '../../src/kernel/endpoint.ts'
import { requestBooking as call } from '../../src/reservations/reservations.endpoints.ts'
import { STAY_NIGHTS } from '../crowd.ts'
import { browserCall, memberOf, plainCall, type Scenario, stayOf } from './scenario.ts'

interface Asked {
  ownerId: number
  contractId: number
  hotelId: number
  categoryId: number
  nightsYearId: number
  cost: number
  checkIn: string
  checkOut: string
  guests: object[]
}

const MAIN_GUEST = {
  name: 'Owner',
  lastname: 'Bench',
  email: 'owner@bench.example',
  phone: '+52 998 555 0100',
}
const KEPT_GUESTS = [
  { position: 1, kind: 'adult', not_given: false, ...MAIN_GUEST },
  { position: 2, kind: 'adult', not_given: true },
]

const TAKE_NIGHTS = `
  WITH wanted AS (
    SELECT category_id, night FROM room_nights
     WHERE category_id = $1 AND night >= $2::date AND night < $3::date AND free > 0 ORDER BY night FOR UPDATE)
  UPDATE room_nights n SET free = n.free - 1 FROM wanted w
   WHERE n.category_id = w.category_id AND n.night = w.night`
const INSERT_BOOKING = `
  INSERT INTO bookings (contract_id, hotel_id, category_id, check_in, check_out, adults, children, occupant, status,
                        nights_cost, created_at, changed_at)
  VALUES ($1, $2, $3, $4, $5, 2, 0, 'owner', 'confirmed', $6, now(), now()) RETURNING id, code`
const INSERT_GUESTS = `
  INSERT INTO booking_guests (booking_id, position, kind, not_given, name, lastname, email, phone, age)
  SELECT $1, g.* FROM jsonb_to_recordset($2::jsonb) AS g(
    position int, kind text, not_given boolean, name text, lastname text, email text, phone text, age int)`
const INSERT_EVENT = `
  INSERT INTO booking_events (booking_id, at, deed, to_status, actor_owner_id)
  VALUES ($1, now(), 'request-booking', 'confirmed', $2)`
const HOLD_NIGHTS = `
  INSERT INTO benefit_entries (benefit_year_id, at, kind, quantity, booking_id) VALUES ($1, now(), 'hold', $2, $3)`

/** Requesting a stay, beside the bare transaction: the writes alone, no question asked before them. */
export const createBooking: Scenario = {
  name: 'create-booking',
  goal: 'ratio of 0.5 or more',
  ratioAtLeast: 0.5,
  veranda: (crowd, turn) => {
    const member = memberOf(crowd, turn)
    const { checkIn, checkOut } = stayOf(crowd, turn)
    const asked = browserCall({ method: 'POST', path: API + call.path }, member, {
      idContract: member.contractId,
      idCategory: member.categoryId,
      datein: checkIn,
      dateout: checkOut,
      adults: [{ na: false, ...MAIN_GUEST }, { na: true }],
      children: [],
      occupant: 'owner',
      terms: true,
    })
    return { ...asked, headers: { ...asked.headers, 'idempotency-key': randomUUID() } }
  },
  plain: (crowd, turn) => {
    const { ownerId, contractId, hotelId, categoryId, nightsYearId, stayCost } = memberOf(crowd, turn)
    const asked: Asked = {
      ownerId,
      contractId,
      hotelId,
      categoryId,
      nightsYearId,
      cost: stayCost,
      ...stayOf(crowd, turn),
      guests: KEPT_GUESTS,
    }
    return plainCall('/create-booking', asked)
  },
  mountPlain: (app, pool) => {
    app.post<{ Body: Asked }>('/create-booking', async ({ body }, reply) => {
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        const booking = await write(client, body)
        await client.query(booking ? 'COMMIT' : 'ROLLBACK')
        return reply.code(booking ? 200 : 409).send({ data: booking })
      } catch (error) {
        await client.query('ROLLBACK')
        throw error
      } finally {
        client.release()
      }
    })
  },
}

async function write(client: pg.PoolClient, asked: Asked): Promise<{ id: number; code: string } | null> {
  const { contractId, hotelId, categoryId, nightsYearId, cost, checkIn, checkOut, guests } = asked
  const taken = await run(client, 'take-nights', TAKE_NIGHTS, [categoryId, checkIn, checkOut])
  if (taken.rowCount !== STAY_NIGHTS) return null
  const booked = [contractId, hotelId, categoryId, checkIn, checkOut, cost]
  const { rows } = await run<{ id: number; code: string }>(client, 'insert-booking', INSERT_BOOKING, booked)
  const [booking] = rows
  if (!booking) return null
  await run(client, 'insert-guests', INSERT_GUESTS, [booking.id, JSON.stringify(guests)])
  await run(client, 'insert-event', INSERT_EVENT, [booking.id, asked.ownerId])
  await run(client, 'hold-nights', HOLD_NIGHTS, [nightsYearId, -cost, booking.id])
  return booking
}

/** A prepared statement. */
function run<Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  name: string,
  text: string,
  values: unknown[],
) {
  return client.query<Row>({ name, text, values })
}
