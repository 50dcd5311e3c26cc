import { addDays, type Day } from '../../kernel/day.ts'
import type { Dice } from '../../membership/cast/dice.ts'
import { CATEGORIES } from './categories.ts'
import type { CastProductRow, ProductDetailRow } from './products.ts'

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

/** From when until when single ones are had, by their address: what they take ends within. A car goes until the later one. */
const HOURS_OF_ONE: Record<string, readonly [string, string]> = {
  'private-airport-transfer': ['06:00', '22:00'],
  'airport-transfer-by-night': ['22:00', '06:00'],
  'airport-with-a-grocery-stop': ['07:00', '21:00'],
  'ride-to-the-ferry': ['06:00', '20:00'],
  'between-our-resorts': ['06:00', '22:00'],
  'driver-for-the-evening': ['17:00', '23:45'],
  'driver-for-the-day': ['07:00', '19:00'],
  'meet-at-the-gate': ['05:00', '23:45'],
  'courtyard-pool-residents-day': ['09:00', '19:00'],
  'beach-cabana': ['08:00', '18:00'],
  'hammock-grove': ['09:00', '19:00'],
  'stocked-kitchen': ['10:00', '20:00'],
  'private-chef-at-home': ['18:00', '23:45'],
  'breakfast-on-the-terrace': ['07:00', '13:00'],
  'flowers-for-the-residence': ['09:00', '20:00'],
  'pool-by-candlelight': ['19:30', '23:00'],
  'day-at-punta-coralina': ['09:00', '19:00'],
  'laundry-by-the-bag': ['07:00', '19:00'],
  'sunbeds-on-the-point': ['08:00', '18:00'],
  'the-mangrove-by-kayak': ['07:00', '12:00'],
  'paddleboard-lesson': ['06:30', '10:30'],
  'clear-kayak-at-noon': ['11:00', '14:00'],
  'whales-from-the-boat': ['07:00', '13:00'],
  'cenote-of-the-seven-lights': ['08:00', '17:00'],
  'tennis-with-the-pro': ['07:00', '10:30'],
  'the-fort-at-bacalar': ['09:00', '17:00'],
  'lighthouse-climb': ['08:00', '18:00'],
  'ride-along-the-beach': ['16:00', '19:00'],
  'orchids-and-honey': ['08:00', '16:00'],
  'chefs-table-on-the-terrace': ['18:30', '23:30'],
  'lobster-on-the-sand': ['12:30', '23:00'],
  'tortillas-from-the-grain': ['10:00', '17:00'],
  'supper-under-the-stars': ['19:00', '23:45'],
  'chocolate-from-bean-to-cup': ['10:00', '19:00'],
  'afternoon-on-the-grill': ['13:00', '20:00'],
  'mezcal-slowly': ['19:00', '23:30'],
  'picnic-at-the-lagoon': ['10:00', '17:00'],
  'breath-and-cold-water': ['07:00', '12:00'],
  'an-evenings-babysitting': ['17:00', '23:45'],
  'little-explorers': ['09:00', '13:00'],
  'family-portrait-at-dusk': ['16:30', '18:30'],
  'a-birthday-arranged': ['12:00', '22:00'],
  'a-proposal-kept-secret': ['16:00', '20:00'],
}

/** What has no hour: it is there on its day. */
const WITHOUT_HOUR: readonly string[] = ['late-check-out']

/** What begins at an hour of its own, by its address. */
const SLOTS: Record<string, readonly string[]> = {
  'reef-at-first-light': ['06:00', '06:45', '07:30'],
  'first-dive': ['08:00', '13:00'],
  'two-tank-reef-dive': ['07:30'],
  'catamaran-to-the-outer-islands': ['09:00'],
  'learn-to-sail-in-three-mornings': ['08:00'],
  'sunset-under-sail': ['17:00'],
  'nine-before-breakfast': ['06:30', '07:10'],
  'aguachile-at-noon': ['12:30', '13:15', '14:00'],
  'tea-on-the-loggia': ['17:00'],
  'fishing-with-don-beto': ['05:30'],
  'night-snorkel': ['19:30'],
  'birds-at-dawn': ['06:15'],
  'the-ruins-with-an-archaeologist': ['07:30'],
  'colonial-town-by-day': ['08:30'],
  'turtle-watch': ['21:00'],
  'night-walk-in-the-jungle': ['20:00'],
  'stargazing-at-the-pier': ['20:30'],
  'market-walk-and-ceviche': ['08:30'],
  'cook-with-dona-elvia': ['11:00'],
  'yoga-over-the-bay': ['07:00'],
  temazcal: ['17:30'],
}

/** The products with their leads, and their variants with their times: the places of a day are those of its slots. */
export function timed(products: readonly CastProductRow[], details: readonly ProductDetailRow[]) {
  const hoursOf = ({ category_id }: CastProductRow) => {
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
      if (WITHOUT_HOUR.includes(product.slug)) return { ...detail, times: 'any', opens: null, closes: null }
      const [opens, closes] = HOURS_OF_ONE[product.slug] ?? hoursOf(product)
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
