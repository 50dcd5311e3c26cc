import { addDays, type Day } from '../../kernel/day.ts'
import type { Dice } from '../../membership/cast/dice.ts'
import { CATEGORIES } from './categories.ts'
import type { ProductDetailRow, ProductRow } from './products.ts'

/** From when until when a category's places are open, and how many minutes before they are ordered at the latest. */
const HOURS: Record<string, readonly [string, string, number]> = {
  transfer: ['00:00', '23:45', 0],
  resort: ['08:00', '22:00', 60],
  sea: ['07:00', '18:00', 720],
  land: ['07:00', '18:00', 720],
  table: ['12:00', '23:45', 0],
  spa: ['09:00', '20:00', 120],
  family: ['09:00', '19:00', 120],
}

/** What begins at an hour of its own, by its address. */
const SLOTS: Record<string, readonly string[]> = {
  'reef-at-first-light': ['06:00', '06:45', '07:30'],
  'first-dive': ['08:00', '13:00'],
  'two-tank-reef-dive': ['07:30'],
  'catamaran-to-the-outer-islands': ['09:00'],
  'sunset-under-sail': ['17:00'],
  'nine-before-breakfast': ['06:30', '07:10'],
  'aguachile-at-noon': ['12:30', '13:15', '14:00'],
  'tea-on-the-loggia': ['17:00'],
}

/** The products with their leads, and their variants with their times: the places of a day are those of its slots. */
export function timed(products: readonly ProductRow[], details: readonly ProductDetailRow[]) {
  const hoursOf = ({ category_id }: ProductRow) => {
    const hours = HOURS[CATEGORIES[category_id - 1]?.key ?? '']
    if (!hours) throw new Error('A category has no hours')
    return hours
  }
  const slots = details.flatMap((detail) => {
    const own = SLOTS[products.find(({ id }) => id === detail.product_id)?.slug ?? ''] ?? []
    return own.map((starts) => ({
      detail_id: detail.id,
      starts,
      places: Math.max(2, Math.ceil((detail.daily_capacity ?? 6) / own.length)),
    }))
  })
  return {
    products: products.map((product) => ({ ...product, lead_minutes: hoursOf(product)[2] })),
    details: details.map((detail) => {
      const product = products.find(({ id }) => id === detail.product_id)
      if (!product) throw new Error('A variant has no product')
      // A car comes when the flight does.
      if (product.transfer) return { ...detail, times: 'any', opens: null, closes: null }
      const [opens, closes] = hoursOf(product)
      return product.slug in SLOTS
        ? { ...detail, times: 'slots', opens: null, closes: null, daily_capacity: null }
        : { ...detail, times: 'hours', opens, closes }
    }),
    slots,
  }
}

/**
 * Slots with fewer places than usual, for four months: some of them none. What is taken of a slot is what was ordered, so that the
 * desk's lists name everybody whom they count.
 */
export function slotAllotment(
  today: Day,
  dice: Dice,
  slots: readonly { detail_id: number; starts: string; places: number }[],
  ordered: readonly { detail_id: number; operation_day: Day; operation_time: string; quantity: number }[],
) {
  const least = (detail: number, day: Day, starts: string) =>
    ordered
      .filter((one) => one.detail_id === detail && one.operation_day === day && one.operation_time === starts)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  return slots.flatMap(({ detail_id, starts, places }) =>
    Array.from({ length: 120 }, (_, index) => addDays(today, index))
      .filter((day) => dice.chance(15) || least(detail_id, day, starts) > 0)
      .map((day) => {
        const fewer = dice.chance(25) ? places : dice.between(1, places)
        const taken = least(detail_id, day, starts)
        return { detail_id, starts, day, capacity: taken > 0 ? places : places - fewer, taken }
      }),
  )
}
