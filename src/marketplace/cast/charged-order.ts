import { addDays, type Day } from '../../kernel/day.ts'
import { CAST_CONTRACTS, type ContractRow } from '../../membership/cast/contracts.ts'
import type { CastHotel } from '../../membership/cast/hotels.ts'
import { taxOf } from '../cart.ts'
import { ELENAS } from './orders.ts'
import type { CastProductRow, ProductDetailRow } from './products.ts'

interface Scene {
  today: Day
  hotels: readonly CastHotel[]
  contracts: readonly ContractRow[]
  products: readonly CastProductRow[]
  details: readonly ProductDetailRow[]
  /** Numbers from which the order and its lines are counted. */
  after: { order: number; line: number }
}

/** How many days ago it was had, and ordered. */
const HAD = 64
const ORDERED = 70

const SOLD = [
  { slug: 'sunset-under-sail', of: null, quantity: 2, unit_cents: 6500, time: '17:00', gone: false },
  {
    slug: 'sunset-under-sail',
    of: { en: 'Supper basket for two', es: 'Canasta de cena para dos' },
    quantity: 1,
    unit_cents: 1655,
    time: '17:00',
    gone: false,
  },
  { slug: 'the-stone-ritual', of: null, quantity: 2, unit_cents: 9000, time: '11:00', gone: true },
] as const

/** An evening that Elena had on account, whose ritual she cancelled: the club's books charge it to her contract. */
export function chargedOrder({ today, hotels, contracts, products, details, after }: Scene) {
  const contract = contracts.find(({ id }) => id === CAST_CONTRACTS.elena)
  const hotel = hotels.find(({ id }) => id === contract?.hotel_id)
  if (!contract || !hotel) throw new Error('Elena is at home nowhere')
  const id = after.order + 1
  const day = addDays(today, -HAD)
  const cancelled_at = `${addDays(today, -ORDERED + 2)}T18:40:00Z`
  const lines = SOLD.map(({ slug, of, quantity, unit_cents, time, gone }, at) => {
    const product = products.find((one) => one.slug === slug)
    const detail = details.find((one) => one.product_id === product?.id)
    if (!product || !detail) throw new Error(`${slug} is not for sale`)
    const variant = of ?? detail.name
    return {
      id: after.line + at + 1,
      order_id: id,
      position: at + 1,
      kind: 'product',
      detail_id: detail.id,
      line_uuid: `00000000-0000-4000-8000-${String(after.line + at + 1).padStart(12, '0')}`,
      name: { en: `${product.name.en} · ${variant.en}`, es: `${product.name.es} · ${variant.es}` },
      operation_day: day,
      operation_time: time,
      quantity,
      unit_cents,
      total_cents: quantity * unit_cents,
      beneficiaries: [],
      cancelled_at: gone ? cancelled_at : null,
    }
  })
  const gross = lines.filter((one) => !one.cancelled_at).reduce((sum, one) => sum + one.total_cents, 0)
  const tax = taxOf(gross, 16)
  return {
    number: `OR-${88_000 + id}`,
    order: {
      id,
      owner_id: contract.owner_id,
      contract_id: contract.id,
      customer_id: ELENAS.customer,
      hotel_id: hotel.id,
      hotel_sihot_code: hotel.sihot_code,
      language: 'en',
      currency: 'USD',
      gross_cents: gross,
      tax_cents: tax,
      total_cents: gross + tax,
      last_day: day,
      created_at: `${addDays(today, -ORDERED)}T15:05:00Z`,
    },
    lines,
    changes: lines
      .filter((one) => one.cancelled_at)
      .map((one) => ({
        order_id: id,
        order_detail_id: one.id,
        at: one.cancelled_at,
        kind: 'cancelled',
        old_day: day,
        old_time: one.operation_time,
        old_quantity: one.quantity,
        new_day: day,
        new_time: one.operation_time,
        new_quantity: 0,
        difference_cents: -(one.total_cents + taxOf(one.total_cents, 16)),
      })),
  }
}
