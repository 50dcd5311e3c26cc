import { sql } from 'kysely'
import type { Day, DayRange } from '../../kernel/day.ts'
import type { Database } from '../../server/database/database.ts'
import type { BenefitUnit, Payment } from '../benefit/benefit.ts'
import type { KeptNights } from '../cancel/penalty.ts'
import { LONGEST_STAY, NEARBY_DAYS } from '../request/stay-rules.ts'
import { type BookingStatus, LIVE_STATUSES, type Occupant } from '../stay/booking.ts'
import type { PartBenefit, StandingStatus } from '../stay/wish.ts'
import type { HeldWish } from './changes/wishes.store.ts'

/** An account of the booking's contract, and what this booking holds of it. */
export interface AccountRow {
  id: number
  benefitId: number
  unit: BenefitUnit
  balance: number
  expires: Day
  /** Whether the day of the check-in asked for lies in its benefit year. */
  covers: boolean
  /** Whether that of the wish that waits does; false where none waits. */
  coversWish: boolean
  held: number
}

/** All that the rules about an existing booking ask. */
export interface BookingFacts {
  id: number
  code: string
  contractId: number
  hotelId: number
  categoryId: number
  status: BookingStatus
  checkIn: Day
  checkOut: Day
  occupant: Occupant
  adults: number
  children: number
  note: string | null
  nightsCost: number
  /** Nights that were moved inside their penalty window. */
  penaltyKept: KeptNights[]
  /** The last day on which a week that a draw gave is given back for nothing. */
  drawnFreeUntil: Day | null
  /** The stay that is wished in the place of this one, while the club has not answered. */
  wish: (HeldWish & { from: StandingStatus; stayPayments: Payment[] }) | null
  sleeps: number
  nightPercent: number
  zone: string
  confirmsItself: boolean
  canBook: boolean
  starts: Day
  ends: Day
  /** The last night for which the category has a counter. */
  lastOpenNight: Day | null
  /** The last day that any of the contract's benefit years of nights covers. */
  nightsUntil: Day | null
  /** The current check-in lies on a closed night. */
  checkInClosed: boolean
  /** The contract's other live stays, and those wished in their place, that come near the wished one. */
  others: DayRange[]
  /** Closed nights that the wished stay touches. */
  blackouts: { firstNight: Day; lastNight: Day }[]
  accounts: AccountRow[]
  benefits: PartBenefit[]
  tiers: { fromDays: number; percent: number }[]
}

/**
 * Locks one of the owner's bookings and its contract until the transaction ends; false when it is not theirs. Everything
 * that changes a contract's stays or balances takes its row first, so that no two of them wait for each other.
 */
export async function lockBooking(trx: Database, ownerId: number, bookingId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM held_contracts c
     WHERE c.owner_id = ${ownerId} AND c.id = (SELECT contract_id FROM bookings WHERE id = ${bookingId})
       FOR NO KEY UPDATE`.execute(trx)
  return rows.length > 0
}

/** Whether a booking is one of the contract's, whenever it is and however it stands. */
export async function isOfContract(db: Database, contractId: number, bookingId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM bookings WHERE id = ${bookingId} AND contract_id = ${contractId}`.execute(db)
  return rows.length > 0
}

/** The booking that a benefit stands in; null when there is none of that number. */
export async function findBookingOfBenefit(db: Database, id: number): Promise<number | null> {
  const { rows } = await sql<{ booking: number }>`
    SELECT booking_id AS booking FROM booking_benefits WHERE id = ${id}`.execute(db)
  return rows[0]?.booking ?? null
}

/** Reads a booking's facts, for the stay asked for or, without one, for the one that is wished, else the one it holds. */
export async function readBookingFacts(
  db: Database,
  bookingId: number,
  wish: DayRange | null = null,
): Promise<BookingFacts> {
  const { rows } = await sql<BookingFacts>`
    WITH b AS (
      SELECT s.*, coalesce(${wish?.checkIn ?? null}::date, w.check_in, s.check_in) AS wish_in,
             coalesce(${wish?.checkOut ?? null}::date, w.check_out, s.check_out) AS wish_out,
             w.check_in AS waiting_in,
             CASE WHEN w.booking_id IS NOT NULL THEN jsonb_build_object(
               'from', w.from_status, 'checkIn', w.check_in, 'checkOut', w.check_out, 'occupant', w.occupant,
               'adults', w.adults, 'children', w.children, 'note', w.note, 'nightsCost', w.nights_cost,
               'guests', w.guests, 'penaltyKept', w.penalty_kept,
               'stayPayments', p.stay, 'payments', p.wish) END AS wish
        FROM bookings s LEFT JOIN booking_wishes w ON w.booking_id = s.id
        LEFT JOIN LATERAL (
          SELECT coalesce(jsonb_agg(jsonb_build_object('id', benefit_year_id, 'quantity', stay_quantity))
                          FILTER (WHERE stay_quantity > 0), '[]') AS stay,
                 coalesce(jsonb_agg(jsonb_build_object('id', benefit_year_id, 'quantity', quantity))
                          FILTER (WHERE quantity > 0), '[]') AS wish
            FROM booking_wish_payments WHERE booking_id = w.booking_id) p ON true
       WHERE s.id = ${bookingId}
    ), taken AS (
      SELECT s.id, s.check_in, s.check_out FROM b JOIN bookings s ON s.contract_id = b.contract_id
       WHERE s.id <> b.id AND s.status = ANY (${LIVE_STATUSES as string[]})
      UNION ALL
      SELECT s.id, w.check_in, w.check_out FROM b JOIN bookings s ON s.contract_id = b.contract_id
        JOIN booking_wishes w ON w.booking_id = s.wish_id
       WHERE s.id <> b.id)
    SELECT b.id, b.code, b.contract_id AS "contractId", b.hotel_id AS "hotelId", b.category_id AS "categoryId", b.status,
           b.check_in AS "checkIn", b.check_out AS "checkOut", b.occupant, b.nights_cost AS "nightsCost",
           b.adults, b.children, b.note, b.penalty_kept AS "penaltyKept",
           drawn_stay_free_until(b.id) AS "drawnFreeUntil", b.wish,
           r.sleeps, r.night_percent AS "nightPercent", h.zone, h.confirms_itself AS "confirmsItself",
           (o.can_book AND c.category_id IS NOT NULL) AS "canBook", c.starts, c.ends,
           (SELECT max(n.night) FROM room_nights n WHERE n.category_id = b.category_id) AS "lastOpenNight",
           (SELECT max(y.expires) FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.unit = 'nights'
             WHERE y.contract_id = b.contract_id) AS "nightsUntil",
           EXISTS (SELECT 1 FROM blackouts k WHERE k.hotel_id = b.hotel_id
                    AND b.check_in BETWEEN k.first_night AND k.last_night) AS "checkInClosed",
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('checkIn', s.check_in, 'checkOut', s.check_out) ORDER BY s.check_in)
               FROM taken s
              WHERE s.check_in <= b.wish_out + ${NEARBY_DAYS}::int AND s.check_in >= b.wish_in - ${LONGEST_STAY + NEARBY_DAYS}::int
                AND s.check_out >= b.wish_in - ${NEARBY_DAYS}::int), '[]') AS others,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('firstNight', k.first_night, 'lastNight', k.last_night)
                              ORDER BY k.first_night)
               FROM blackouts k WHERE k.hotel_id = b.hotel_id AND k.first_night < b.wish_out
                AND k.last_night >= b.wish_in), '[]') AS blackouts,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object(
                      'id', y.id, 'benefitId', y.benefit_id, 'unit', f.unit, 'balance', y.balance,
                      'expires', y.expires, 'covers', b.wish_in BETWEEN y.starts AND y.expires,
                      'coversWish', coalesce(b.waiting_in BETWEEN y.starts AND y.expires, false),
                      'held', coalesce(e.held, 0)))
               FROM benefit_years y
               JOIN benefits f ON f.id = y.benefit_id
               LEFT JOIN LATERAL (
                 SELECT -sum(quantity)::int AS held FROM benefit_entries
                  WHERE booking_id = b.id AND benefit_year_id = y.id AND kind IN ('hold', 'return')) e ON true
              WHERE y.contract_id = b.contract_id
                AND (b.wish_in BETWEEN y.starts AND y.expires OR e.held <> 0)), '[]') AS accounts,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('id', u.id, 'yearId', u.benefit_year_id, 'quantity', u.quantity,
                                                 'state', u.state, 'part', u.part) ORDER BY u.id)
               FROM booking_benefits u WHERE u.booking_id = b.id), '[]') AS benefits,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('fromDays', t.from_days, 'percent', t.percent) ORDER BY t.from_days)
               FROM penalty_tiers t
              WHERE t.hotel_id = b.hotel_id AND t.valid_from = (
                    SELECT max(valid_from) FROM penalty_tiers
                     WHERE hotel_id = b.hotel_id AND valid_from <= b.created_at::date)), '[]') AS tiers
      FROM b
      JOIN room_categories r ON r.id = b.category_id
      JOIN contracts c ON c.id = b.contract_id
      JOIN owners o ON o.id = c.owner_id
      JOIN hotels h ON h.id = b.hotel_id`.execute(db)
  if (!rows[0]) throw new Error(`The booking ${bookingId} vanished while its contract was locked`)
  return rows[0]
}
