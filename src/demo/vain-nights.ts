import { addDays, type Day } from '../kernel/day.ts'
import { roomCategories } from '../membership/cast/room-categories.ts'

/** What the demo's owners looked for in vain: how many months ahead, of which kind of residence, how many nights, how often. */
const SOUGHT: readonly [ahead: number, category: number, nights: number, times: number][] = [
  [1, 2, 7, 6],
  [1, 2, 4, 3],
  [1, 3, 7, 2],
  [4, 2, 7, 5],
  [4, 1, 5, 2],
  [8, 3, 10, 1],
]

/** Those counts as rows. */
export function vainNights(
  today: Day,
): { month: Day; hotel_id: number; category_id: number; nights: number; times: number }[] {
  const kinds = roomCategories()
  return SOUGHT.map(([ahead, category_id, nights, times]) => ({
    month: monthAhead(today, ahead),
    hotel_id: kinds.find(({ id }) => id === category_id)?.hotel_id ?? 1,
    category_id,
    nights,
    times,
  }))
}

/** The first day of the month that is so many after a day's. */
function monthAhead(day: Day, ahead: number): Day {
  const first = `${day.slice(0, 8)}01`
  return ahead === 0 ? first : monthAhead(addDays(first, 32), ahead - 1)
}
