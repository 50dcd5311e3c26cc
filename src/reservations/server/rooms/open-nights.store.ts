import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import type { NightBalance, NightRun } from '../../benefit/open-nights.ts'
import type { PenaltyTier } from '../../cancel/penalty.ts'
import { LONGEST_STAY } from '../../request/stay-rules.ts'
import { type BookingStatus, LIVE_STATUSES } from '../../stay/booking.ts'

/** A span of nights of a contract's hotel, as the year view and the flexible search look at it. */
export interface OpenNights {
  zone: string
  canBook: boolean
  starts: Day
  ends: Day
  /** The contract's own category first, then the cheaper ones. Offsets count nights from the span's first. */
  categories: {
    idCategory: number
    name: Bilingual
    sleeps: number
    nightPercent: number
    own: boolean
    offsets: number[]
    free: number[]
  }[]
  /** The contract's own live stays that touch the span; `stands` is the status that the stay itself has while a change waits. */
  stays: {
    id: number
    code: string
    idCategory: number
    checkIn: Day
    checkOut: Day
    status: BookingStatus
    stands: BookingStatus
    nightsCost: number
  }[]
  /** The days that these and its other stays would move to, held until the club has answered. */
  wishes: { id: number; code: string; idCategory: number; checkIn: Day; checkOut: Day; nightsCost: number }[]
  seasons: (NightRun & { level: 'high' | 'mid' | 'quiet' })[]
  blackouts: (NightRun & { reason: Bilingual })[]
  benefitYears: NightBalance[]
  /** What cancelling costs, of every day from which it was so. */
  tiers: (PenaltyTier & { validFrom: Day })[]
}

/**
 * Reads the nights from `from` to the one before `to`, in one statement. Its cost is the nights and the contract's own
 * stays among them, whatever the number of bookings. Null when the contract is not the owner's.
 */
export async function readOpenNights(
  db: Database,
  asked: { ownerId: number; contractId: number; from: Day; to: Day },
): Promise<OpenNights | null> {
  const { ownerId, contractId, from, to } = asked
  const { rows } = await sql<OpenNights>`
    SELECT h.zone, (o.can_book AND c.category_id IS NOT NULL) AS "canBook", c.starts, c.ends,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object(
                      'idCategory', r.id, 'name', r.name, 'sleeps', r.sleeps, 'nightPercent', r.night_percent,
                      'own', r.id IS NOT DISTINCT FROM c.category_id, 'offsets', n.offsets, 'free', n.free)
                    ORDER BY r.id IS DISTINCT FROM c.category_id, r.night_percent, r.id)
               FROM room_categories r
               CROSS JOIN LATERAL (
                 SELECT coalesce(jsonb_agg(n.night - ${from}::date ORDER BY n.night), '[]') AS offsets,
                        coalesce(jsonb_agg(n.free ORDER BY n.night), '[]') AS free
                   FROM room_nights n
                  WHERE n.category_id = r.id AND n.night >= ${from}::date AND n.night < ${to}::date) n
              WHERE r.hotel_id = c.hotel_id), '[]') AS categories,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object(
                      'id', b.id, 'code', b.code, 'idCategory', b.category_id, 'checkIn', b.check_in,
                      'checkOut', b.check_out, 'status', b.status, 'stands', coalesce(w.from_status, b.status), 'nightsCost', b.nights_cost) ORDER BY b.check_in)
               FROM bookings b LEFT JOIN booking_wishes w ON w.booking_id = b.wish_id
              WHERE b.contract_id = c.id AND b.status = ANY (${LIVE_STATUSES as string[]})
                AND b.check_in < ${to}::date AND b.check_in >= ${from}::date - ${LONGEST_STAY}::int
                AND b.check_out > ${from}::date), '[]') AS stays,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('id', b.id, 'code', b.code, 'idCategory', b.category_id,
                                                 'checkIn', w.check_in, 'checkOut', w.check_out, 'nightsCost', w.nights_cost)
                              ORDER BY w.check_in)
               FROM bookings b JOIN booking_wishes w ON w.booking_id = b.wish_id
              WHERE b.contract_id = c.id AND w.check_in < ${to}::date AND w.check_out > ${from}::date), '[]') AS wishes,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('firstNight', s.first_night, 'lastNight', s.last_night,
                                                 'level', s.level) ORDER BY s.first_night)
               FROM seasons s
              WHERE s.hotel_id = c.hotel_id AND s.first_night < ${to}::date
                AND s.last_night >= ${from}::date), '[]') AS seasons,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('firstNight', k.first_night, 'lastNight', k.last_night,
                                                 'reason', k.reason) ORDER BY k.first_night)
               FROM blackouts k
              WHERE k.hotel_id = c.hotel_id AND k.first_night < ${to}::date
                AND k.last_night >= ${from}::date), '[]') AS blackouts,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('starts', y.starts, 'expires', y.expires, 'balance', y.balance)
                              ORDER BY y.starts)
               FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.code = 'nights'
              WHERE y.contract_id = c.id AND y.starts < ${to}::date
                AND y.expires >= ${from}::date), '[]') AS "benefitYears",
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('validFrom', t.valid_from, 'fromDays', t.from_days,
                                                 'percent', t.percent) ORDER BY t.from_days)
               FROM penalty_tiers t WHERE t.hotel_id = c.hotel_id), '[]') AS tiers
      FROM held_contracts c
      JOIN owners o ON o.id = c.owner_id
      JOIN hotels h ON h.id = c.hotel_id
     WHERE c.id = ${contractId} AND c.owner_id = ${ownerId}`.execute(db)
  return rows[0] ?? null
}
