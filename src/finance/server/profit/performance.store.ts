import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import type { MonthFigures } from '../../performance.ts'

/** A hotel's months since a day, last year's first without one, as a JSON array; a part of the statements that want it. */
export function performanceMonths(
  hotelId: number | RawBuilder<unknown>,
  today: Day | RawBuilder<unknown>,
  since: RawBuilder<unknown> = sql`(date_trunc('year', (${today})::date) - interval '1 year')::date`,
): RawBuilder<MonthFigures[]> {
  return sql<MonthFigures[]>`(
    SELECT coalesce(jsonb_agg(jsonb_build_object(
             'year', extract(year FROM p.month)::int, 'month', extract(month FROM p.month)::int,
             'occupancyBasisPoints', p.occupancy_basis_points, 'averageRateCents', p.average_rate_cents,
             'revparCents', p.revpar_cents, 'guestScoreTenths', p.guest_score_tenths, 'currency', p.currency)
           ORDER BY p.month), '[]')
      FROM hotel_performance p
     WHERE p.hotel_id = ${hotelId}
       AND p.month >= ${since} AND p.month <= (${today})::date)`
}

/** A hotel's months from a year's first to today. */
export async function readHotelMonths(
  db: Database,
  hotelId: number,
  { since, today }: { since: number; today: Day },
): Promise<MonthFigures[]> {
  const { rows } = await sql<{ months: MonthFigures[] }>`
    SELECT ${performanceMonths(hotelId, today, sql`make_date(${since}::int, 1, 1)`)} AS months`.execute(db)
  return onlyRow(rows).months
}
