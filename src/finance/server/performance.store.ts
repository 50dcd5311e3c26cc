import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import type { MonthFigures } from '../performance.ts'

/** A hotel's months of this year and last, as a JSON array; a part of the statements that want it. */
export function performanceMonths(hotelId: number, today: Day): RawBuilder<MonthFigures[]> {
  return sql<MonthFigures[]>`(
    SELECT coalesce(jsonb_agg(jsonb_build_object(
             'year', extract(year FROM p.month)::int, 'month', extract(month FROM p.month)::int,
             'occupancyBasisPoints', p.occupancy_basis_points, 'averageRateCents', p.average_rate_cents,
             'revparCents', p.revpar_cents, 'guestScoreTenths', p.guest_score_tenths, 'currency', p.currency)
           ORDER BY p.month), '[]')
      FROM hotel_performance p
     WHERE p.hotel_id = ${hotelId}
       AND p.month >= (date_trunc('year', ${today}::date) - interval '1 year')::date AND p.month <= ${today}::date)`
}
