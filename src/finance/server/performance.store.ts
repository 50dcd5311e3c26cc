import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import type { Database } from '../../server/database.ts'
import type { MonthFigures } from '../performance.ts'

/** A hotel's months of this year and some before, as a JSON array; a part of the statements that want it. */
export function performanceMonths(
  hotelId: number | RawBuilder<unknown>,
  today: Day | RawBuilder<unknown>,
  yearsBefore = 1,
): RawBuilder<MonthFigures[]> {
  return sql<MonthFigures[]>`(
    SELECT coalesce(jsonb_agg(jsonb_build_object(
             'year', extract(year FROM p.month)::int, 'month', extract(month FROM p.month)::int,
             'occupancyBasisPoints', p.occupancy_basis_points, 'averageRateCents', p.average_rate_cents,
             'revparCents', p.revpar_cents, 'guestScoreTenths', p.guest_score_tenths, 'currency', p.currency)
           ORDER BY p.month), '[]')
      FROM hotel_performance p
     WHERE p.hotel_id = ${hotelId}
       AND p.month >= (date_trunc('year', (${today})::date) - make_interval(years => ${yearsBefore}))::date AND p.month <= (${today})::date)`
}

/** A hotel's months of this year and the two before it. */
export async function readHotelMonths(db: Database, hotelId: number, today: Day): Promise<MonthFigures[]> {
  const { rows } = await sql<{ months: MonthFigures[] }>`
    SELECT ${performanceMonths(hotelId, today, 2)} AS months`.execute(db)
  return rows[0]?.months ?? []
}
