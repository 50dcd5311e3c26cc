import { addDays, todayIn } from '../../kernel/day.ts'
import { DAYS_ON_SALE } from '../days-on-sale.ts'
import type { GoodsChoices } from '../publish/publish-products.endpoints.ts'
import type { Availability } from '../web/thing/use-not-available.ts'

/** The days of something that nobody has ordered yet, where it is offered; at the first resort where that is everywhere. */
export function everyDayFree(
  { hotelId }: { hotelId: number | null },
  { hotels }: Pick<GoodsChoices, 'hotels'>,
): Availability {
  const { zone } = hotels.find(({ id }) => id === hotelId) ?? hotels[0] ?? { zone: 'UTC' }
  const today = todayIn(zone, new Date())
  const dates = { minDate: today, maxDate: addDays(today, DAYS_ON_SALE), disable: [] }
  return { dates, today, zone, only: null, isError: false, isFetching: false, retry: () => {} }
}
