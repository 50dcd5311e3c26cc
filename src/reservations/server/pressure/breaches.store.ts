import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { BookingStatus } from '../../stay/booking.ts'
import { isWay } from './ways.ts'

/**
 * Everything in the database that must not be, a sentence each; an empty list is a club whose books agree. Rooms,
 * balances and holds are checked for all of it, histories for the bookings after `since`, whose deeds are the portal's.
 */
export async function findStayBreaches(db: Database, since: number): Promise<string[]> {
  const found = await Promise.all([
    roomBreaches(db),
    ledgerBreaches(db),
    stayBreaches(db),
    historyBreaches(db, since),
  ])
  return found.flat()
}

/** The number of the latest booking: what comes after it is the test's. */
export async function lastBooking(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT coalesce(max(id), 0) AS id FROM bookings`.execute(db)
  return rows[0]!.id
}

async function roomBreaches(db: Database): Promise<string[]> {
  const { rows } = await sql<{ breach: string }>`
    WITH one AS (
      -- A night of the stay and of the wish is held once.
      SELECT id, category_id, day::date AS night
        FROM bookings, generate_series(check_in, check_out - 1, interval '1 day') day
       WHERE status NOT IN ('cancelled', 'rejected')
      UNION
      SELECT b.id, b.category_id, day::date FROM bookings b JOIN booking_wishes w ON w.booking_id = b.id,
             generate_series(w.check_in, w.check_out - 1, interval '1 day') day
      UNION ALL
      -- What is held for somebody who waits; beside the stays, whose numbers are others.
      SELECT -o.id, o.category_id, day::date
        FROM wait_offers o, generate_series(o.check_in, o.check_out - 1, interval '1 day') day WHERE o.state = 'open'
      UNION ALL
      -- What a draw holds.
      SELECT NULL, p.category_id, day::date
        FROM draw_places p, generate_series(1, p.held), generate_series(p.check_in, p.check_out - 1, interval '1 day') day
    ), held AS (SELECT category_id, night, count(*) AS stays FROM one GROUP BY 1, 2)
    SELECT format('category %s on %s: %s of %s free, %s stays hold it', category_id, night, n.free, n.capacity,
                  coalesce(h.stays, 0)) AS breach
      FROM room_nights n FULL JOIN held h USING (category_id, night)
     WHERE n.free IS NULL OR n.free NOT BETWEEN 0 AND n.capacity
        OR n.capacity - n.free - n.closed <> coalesce(h.stays, 0)`.execute(db)
  return rows.map(({ breach }) => breach)
}

async function ledgerBreaches(db: Database): Promise<string[]> {
  const { rows } = await sql<{ breach: string }>`
    WITH spent AS (
      SELECT e.booking_id, e.benefit_year_id, f.unit, -sum(e.quantity) AS quantity
        FROM benefit_entries e JOIN benefit_years y ON y.id = e.benefit_year_id JOIN benefits f ON f.id = y.benefit_id
       WHERE e.booking_id IS NOT NULL GROUP BY 1, 2, 3
    ), wanted AS (
      SELECT booking_id, benefit_year_id, quantity FROM booking_benefits WHERE state IN ('pending', 'authorized')
    ), either AS (
      -- Of each account what the stay or the wish takes, whichever is more.
      SELECT booking_id, sum(greatest(stay_quantity, quantity)) AS held, sum(stay_quantity) AS stay, sum(quantity) AS wish
        FROM booking_wish_payments GROUP BY 1
    ), wished AS (
      SELECT w.booking_id, w.nights_cost, coalesce(e.held, 0) AS held, coalesce(e.stay, 0) AS stay,
             coalesce(e.wish, 0) AS paid
        FROM booking_wishes w LEFT JOIN either e USING (booking_id))
    SELECT format('account %s: balance %s, entries %s', y.id, y.balance, coalesce(e.total, 0)) AS breach
      FROM benefit_years y
      LEFT JOIN (SELECT benefit_year_id, sum(quantity) AS total FROM benefit_entries GROUP BY 1) e
             ON e.benefit_year_id = y.id
     WHERE y.balance <> coalesce(e.total, 0) OR y.balance < 0
    UNION ALL
    SELECT format('booking %s (%s): holds %s nights, costs %s', b.id, b.status, coalesce(s.nights, 0), b.nights_cost)
      FROM bookings b
      LEFT JOIN (SELECT booking_id, sum(quantity) AS nights FROM spent WHERE unit = 'nights' GROUP BY 1) s
             ON s.booking_id = b.id
      LEFT JOIN wished w ON w.booking_id = b.id
     WHERE coalesce(s.nights, 0) <> CASE WHEN b.status IN ('cancelled', 'rejected') THEN coalesce(b.penalty_nights, 0)
                                         ELSE coalesce(w.held, b.nights_cost) END
        OR w.paid <> w.nights_cost OR w.stay <> b.nights_cost
    UNION ALL
    SELECT format('booking %s: holds %s of account %s, uses %s', booking_id, coalesce(s.quantity, 0), benefit_year_id,
                  coalesce(w.quantity, 0))
      FROM (SELECT * FROM spent WHERE unit <> 'nights') s FULL JOIN wanted w USING (booking_id, benefit_year_id)
     WHERE coalesce(s.quantity, 0) <> coalesce(w.quantity, 0)`.execute(db)
  return rows.map(({ breach }) => breach)
}

async function stayBreaches(db: Database): Promise<string[]> {
  const { rows } = await sql<{ breach: string }>`
    WITH live AS (
      SELECT id, contract_id, check_in, check_out FROM bookings WHERE status NOT IN ('cancelled', 'rejected')
      UNION ALL
      SELECT b.id, b.contract_id, w.check_in, w.check_out FROM bookings b JOIN booking_wishes w ON w.booking_id = b.id)
    SELECT format('bookings %s and %s of contract %s overlap', a.id, b.id, a.contract_id) AS breach
      FROM live a JOIN live b ON b.contract_id = a.contract_id AND b.id > a.id
       AND a.check_in < b.check_out AND b.check_in < a.check_out
    UNION ALL
    SELECT format('booking %s: %s guests for %s adults and %s children', b.id, count(g.*), b.adults, b.children)
      FROM bookings b LEFT JOIN booking_guests g ON g.booking_id = b.id
     GROUP BY b.id HAVING count(*) FILTER (WHERE g.kind = 'adult') <> b.adults
                       OR count(*) FILTER (WHERE g.kind = 'child') <> b.children
    UNION ALL
    SELECT format('booking %s (%s, %s) uses a benefit that is %s', b.id, b.status, b.occupant, u.state)
      FROM bookings b JOIN booking_benefits u ON u.booking_id = b.id AND u.state IN ('pending', 'authorized')
      LEFT JOIN booking_wishes w ON w.booking_id = b.id
     WHERE b.status IN ('cancelled', 'rejected') OR (b.occupant = 'guest' AND u.part <> 'wish')
        OR (w.occupant = 'guest' AND u.part <> 'stay') OR (w IS NULL AND u.part <> 'both')
    UNION ALL
    SELECT format('booking %s on %s holds %s of account %s, which ends on %s', b.id, b.check_in, -sum(e.quantity), y.id,
                  y.expires)
      FROM bookings b JOIN benefit_entries e ON e.booking_id = b.id JOIN benefit_years y ON y.id = e.benefit_year_id
      LEFT JOIN booking_wishes w ON w.booking_id = b.id
     WHERE b.status NOT IN ('cancelled', 'rejected') AND b.check_in NOT BETWEEN y.starts AND y.expires
       AND coalesce(w.check_in NOT BETWEEN y.starts AND y.expires, true)
     GROUP BY b.id, y.id HAVING sum(e.quantity) <> 0
    UNION ALL
    SELECT format('booking %s waits for a word on nothing', b.id) FROM bookings b
     WHERE b.status = 'to-authorize'
       AND NOT EXISTS (SELECT FROM booking_benefits u WHERE u.booking_id = b.id AND u.state = 'pending')`.execute(
    db,
  )
  return rows.map(({ breach }) => breach)
}

interface History {
  id: number
  status: BookingStatus
  sequence: number
  events: { deed: string; at: string; from: BookingStatus | null; to: BookingStatus }[]
}

/** Each event begins where the one before has ended, by a way of the table, and counts one in the calendar's SEQUENCE. */
async function historyBreaches(db: Database, since: number): Promise<string[]> {
  const { rows } = await sql<History>`
    SELECT b.id, b.status, b.sequence,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('deed', e.deed, 'at', e.at, 'from', e.from_status, 'to', e.to_status)
                                      ORDER BY e.id), '[]') FROM booking_events e WHERE e.booking_id = b.id) AS events
      FROM bookings b WHERE b.id > ${since}`.execute(db)
  return rows.flatMap(({ id, status, sequence, events }) => {
    const found: string[] = []
    let at: BookingStatus | null = null
    for (const event of events) {
      if (event.from !== at)
        found.push(`booking ${id}: ${event.deed} begins at ${event.from}, but it was ${at}`)
      if (!isWay(event))
        found.push(`booking ${id}: ${event.deed} from ${event.from} to ${event.to} is no way`)
      at = event.to
    }
    if (at !== status) found.push(`booking ${id} is ${status}, its history ends at ${at}`)
    // Benefits that were authorized with the request are no change of it.
    const [asked, then] = events
    const withIt = then?.deed === 'authorize-benefits' && then.at === asked?.at
    if (sequence !== events.length - 1 && !(withIt && sequence === events.length - 2))
      found.push(`booking ${id}: sequence ${sequence} after ${events.length} events`)
    return found
  })
}
