import type { Day } from '../../kernel/day.ts'
import type { Dice } from '../../membership/cast/dice.ts'
import type { CastHotel } from '../../membership/cast/hotels.ts'
import { wholeMonths } from './months.ts'
import { occupancyIn, PESOS } from './profits.ts'

/** Each hotel's figures, whole month by whole month over three years, a little better every year. */
export function castPerformance(scene: { today: Day; dice: Dice; hotels: readonly CastHotel[] }) {
  const { dice } = scene
  return scene.hotels.flatMap((hotel) =>
    wholeMonths(scene.today, 36).map((month, index) => {
      const year = Math.floor(index / 12)
      const basisPoints = Math.min(9600, occupancyIn(month) * 100 + year * 220 + dice.between(-250, 250))
      const dollars =
        232 + hotel.id * 18 + year * 16 + Math.round(occupancyIn(month) * 0.7) + dice.between(-9, 9)
      const rate = dollars * 100 * (hotel.currency === 'MXN' ? PESOS : 1)
      return {
        hotel_id: hotel.id,
        month,
        occupancy_basis_points: basisPoints,
        average_rate_cents: rate,
        revpar_cents: Math.round((rate * basisPoints) / 10_000),
        guest_score_tenths: Math.min(97, 88 + year + dice.between(0, 3)),
        currency: hotel.currency,
      }
    }),
  )
}
