import { addDays, type Day } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import { CAST_CONTRACTS, type ContractRow } from '../../membership/cast/contracts.ts'
import type { CastHotel } from '../../membership/cast/hotels.ts'
import type { CastBooking } from '../../reservations/cast/booking-rows.ts'
import { taxOf } from '../cart.ts'
import { ELENAS } from './orders.ts'
import type { CastProductRow, ProductDetailRow } from './products.ts'

interface Scene {
  today: Day
  hotels: readonly CastHotel[]
  contracts: readonly ContractRow[]
  bookings: readonly Pick<CastBooking, 'contract_id' | 'status' | 'check_in' | 'check_out'>[]
  products: readonly CastProductRow[]
  details: readonly ProductDetailRow[]
  /** Numbers from which the order and its lines are counted. */
  after: { order: number; line: number }
}

interface Sold {
  slug: string
  /** What of the product, where it is not what its first detail says. */
  of: Bilingual | null
  quantity: number
  unit_cents: number
  time: string
  /** It was cancelled before the day. */
  gone: boolean
}

interface Evening {
  /** Which of the contract's past stays it belongs to, the newest first, and the night of it. */
  stay: number
  night: number
  sold: readonly Sold[]
}

const RITUAL = { slug: 'the-stone-ritual', quantity: 2, unit_cents: 9000, time: '11:00' }
const SAIL = { slug: 'sunset-under-sail', time: '17:00', gone: false }

/** What was had on account. With its tax each comes to what the club's books charge for it (`charged-things.ts`). */
const EVENINGS: readonly Evening[] = [
  {
    stay: 1,
    night: 3,
    sold: [
      { ...SAIL, of: null, quantity: 2, unit_cents: 6500 },
      {
        ...SAIL,
        of: { en: 'Supper basket for two', es: 'Canasta de cena para dos' },
        quantity: 1,
        unit_cents: 1655,
      },
      { ...RITUAL, of: null, gone: true },
    ],
  },
  {
    stay: 0,
    night: 1,
    sold: [
      { ...RITUAL, of: null, gone: false },
      {
        ...RITUAL,
        of: { en: 'Copal bath for two', es: 'Baño de copal para dos' },
        quantity: 1,
        unit_cents: 6138,
        gone: false,
      },
    ],
  },
]

/** Days before a stay on which its orders are placed, and on which one of their lines is cancelled. */
const ORDERED = 4
const CANCELLED = 2

/** What Elena had on account in her last two stays: the club's books charge it to her contract. */
export function chargedOrders(scene: Scene) {
  const contract = scene.contracts.find(({ id }) => id === CAST_CONTRACTS.elena)
  const hotel = scene.hotels.find(({ id }) => id === contract?.hotel_id)
  if (!contract || !hotel) throw new Error('Elena is at home nowhere')
  const stays = scene.bookings
    .filter(
      (one) => one.contract_id === contract.id && one.status === 'confirmed' && one.check_out <= scene.today,
    )
    .toSorted((one, other) => (one.check_in < other.check_in ? 1 : -1))
  let line = scene.after.line
  const made = EVENINGS.map(({ stay, night, sold }, at) => {
    const id = scene.after.order + at + 1
    const checkIn = stays[stay]?.check_in
    if (!checkIn) throw new Error('Elena has not been there often enough')
    const day = addDays(checkIn, night)
    const cancelled_at = `${addDays(checkIn, -CANCELLED)}T18:40:00Z`
    const lines = sold.map(({ slug, of, quantity, unit_cents, time, gone }, index) => {
      line += 1
      return {
        ...{ id: line, order_id: id, position: index + 1, kind: 'product' },
        ...nameOf(scene, slug, of),
        line_uuid: `00000000-0000-4000-8000-${String(line).padStart(12, '0')}`,
        ...{ operation_day: day, operation_time: time, quantity, unit_cents },
        total_cents: quantity * unit_cents,
        beneficiaries: [],
        cancelled_at: gone ? cancelled_at : null,
      }
    })
    const gross = lines.filter((one) => !one.cancelled_at).reduce((sum, one) => sum + one.total_cents, 0)
    const tax = taxOf(gross, 16)
    const order = {
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
      created_at: `${addDays(checkIn, -ORDERED)}T15:05:00Z`,
    }
    return { order, lines }
  })
  const lines = made.flatMap((one) => one.lines)
  return {
    /** The orders' numbers, the oldest first. */
    numbers: made.map(({ order }) => `OR-${88_000 + order.id}`),
    orders: made.map(({ order }) => order),
    lines,
    changes: lines.flatMap(changeOf),
  }
}

function nameOf({ products, details }: Scene, slug: string, of: Bilingual | null) {
  const product = products.find((one) => one.slug === slug)
  const detail = details.find((one) => one.product_id === product?.id)
  if (!product || !detail) throw new Error(`${slug} is not for sale`)
  const variant = of ?? detail.name
  const name = { en: `${product.name.en} · ${variant.en}`, es: `${product.name.es} · ${variant.es}` }
  return { detail_id: detail.id, name }
}

interface Line {
  id: number
  order_id: number
  operation_day: Day
  operation_time: string
  quantity: number
  total_cents: number
  cancelled_at: string | null
}

/** That a line was cancelled, as the order's history has it. */
function changeOf(line: Line) {
  if (!line.cancelled_at) return []
  return [
    {
      order_id: line.order_id,
      order_detail_id: line.id,
      at: line.cancelled_at,
      kind: 'cancelled',
      old_day: line.operation_day,
      old_time: line.operation_time,
      old_quantity: line.quantity,
      new_day: line.operation_day,
      new_time: line.operation_time,
      new_quantity: 0,
      difference_cents: -(line.total_cents + taxOf(line.total_cents, 16)),
    },
  ]
}
