import { addDays, type Day } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import { BENEFIT } from '../../reservations/cast/ledger.ts'
import type { CastProductRow, ProductDetailRow } from './products.ts'

const SEASON: Bilingual = { en: 'Early season', es: 'Inicio de temporada' }

/** Promotions that hold around today: fifteen percent off where a variant allows it. One is over. */
export function productPromos(
  today: Day,
  products: readonly CastProductRow[],
  details: readonly ProductDetailRow[],
) {
  const allows = (product: CastProductRow) =>
    details.some((detail) => detail.product_id === product.id && detail.most_discount > 0)
  return products.filter(allows).map((product, index) => ({
    id: index + 1,
    product_id: product.id,
    name: SEASON,
    percent: 15,
    starts_at: `${addDays(today, -40)}T06:00:00Z`,
    ends_at: `${addDays(today, index === 0 ? -3 : 45)}T06:00:00Z`,
  }))
}

/** What the benefits pay for: a pass for a ride, a round or a day, the credit in the spa. */
const PAID: Record<Exclude<keyof typeof BENEFIT, 'nights'>, (product: CastProductRow) => boolean> = {
  transfer: ({ slug }) => slug.includes('airport') || slug === 'meet-at-the-gate',
  // Tennis is drawn on the same lawn.
  golf: ({ picture, slug }) => picture.startsWith('golf') && !slug.startsWith('tennis'),
  spa: ({ picture }) => picture.startsWith('spa'),
  dayPass: ({ slug }) => slug.includes('pool') || slug.includes('cabana') || slug.includes('day-pass'),
}

/** Which benefit pays for which product. */
export function benefitProducts(products: readonly CastProductRow[]) {
  return Object.entries(PAID).flatMap(([name, pays]) =>
    products
      .filter(pays)
      .map(({ id }) => ({ benefit_id: BENEFIT[name as keyof typeof BENEFIT], product_id: id })),
  )
}
