import { addDays, type Day, daysBetween } from '../../kernel/day.ts'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import type { CastHotel } from '../../membership/cast/hotels.ts'
import { CAST, type OwnerRow } from '../../membership/cast/owners.ts'
import type { CastBooking } from '../../reservations/cast/booking-rows.ts'
import { taxOf } from '../cart.ts'
import type { CastProductRow, ProductDetailRow } from './products.ts'

/** What is hers alone: her order, its lines but the way back, and herself as its customer come first. */
export const ELENAS = { order: 1, line: 2, customer: 1 } as const

/** The two legs of her round trip. */
const TRIP = '00000000-0000-4000-8000-00000000a001'

interface Scene {
  today: Day
  hotels: readonly CastHotel[]
  owners: readonly OwnerRow[]
  bookings: readonly CastBooking[]
  products: readonly CastProductRow[]
  details: readonly ProductDetailRow[]
  /** The number of the line that drives her home: it came after everybody’s. */
  wayBack: number
}

/** What Elena has ordered for her next stay: an evening and the car both ways, on account at the resort. */
export function orders(scene: Scene) {
  const owner = scene.owners.find((one) => one.id === CAST.elena)
  const stay = nextStay(scene)
  if (!owner || !stay) throw new Error('Elena has no stay to order for')
  const lines = linesFor(scene, owner, stay)
  const hotel = scene.hotels.find(({ id }) => id === stay.hotel_id)
  if (!hotel) throw new Error('Elena stays nowhere')
  const gross = lines.reduce((total, line) => total + line.total_cents, 0)
  const tax = taxOf(gross, 16)
  const customer = {
    id: ELENAS.customer,
    owner_id: owner.id,
    name: owner.name,
    lastname: owner.lastname,
    email: owner.email,
    phone: owner.phone,
    language: 'en',
    created_at: `${addDays(scene.today, -10)}T17:10:00Z`,
  }
  const order = {
    id: ELENAS.order,
    owner_id: owner.id,
    contract_id: CAST_CONTRACTS.elena,
    customer_id: ELENAS.customer,
    hotel_id: hotel.id,
    hotel_sihot_code: hotel.sihot_code,
    booking_id: stay.id,
    language: 'en',
    currency: 'USD',
    gross_cents: gross,
    tax_cents: tax,
    total_cents: gross + tax,
    created_at: `${addDays(scene.today, -10)}T17:12:00Z`,
  }
  return { customers: [customer], orders: [order], lines }
}

function nextStay({ bookings, today }: Scene): CastBooking | undefined {
  return bookings
    .filter(
      (one) => one.contract_id === CAST_CONTRACTS.elena && one.status === 'confirmed' && one.check_in > today,
    )
    .sort((a, b) => (a.check_in < b.check_in ? -1 : 1))[0]
}

function linesFor(scene: Scene, owner: OwnerRow, stay: CastBooking) {
  const car = { slug: 'private-airport-transfer', quantity: 1 }
  const nights = daysBetween(stay.check_in, stay.check_out)
  return [
    {
      ...{ ...car, id: 1, offset: 0, time: '14:00' },
      leg: { trip: 'Arrival', flight: 'AM 58', flightTime: '14:00' },
    },
    { slug: 'chefs-table-on-the-terrace', id: 2, offset: 2, quantity: 2, time: '19:30', leg: null },
    {
      ...{ ...car, id: scene.wayBack, offset: nights, time: '10:30' },
      leg: { trip: 'Departure', flight: 'AM 59', flightTime: '13:30' },
    },
  ].map((line, index) => {
    const product = scene.products.find((one) => one.slug === line.slug)
    const detail = scene.details.find((one) => one.product_id === product?.id)
    if (!product || !detail) throw new Error(`${line.slug} is not for sale`)
    return {
      id: line.id,
      order_id: ELENAS.order,
      position: index + 1,
      kind: 'product',
      detail_id: detail.id,
      line_uuid: `00000000-0000-4000-8000-${String(line.id).padStart(12, '0')}`,
      name: {
        en: `${product.name.en} · ${detail.name.en}`,
        es: `${product.name.es} · ${detail.name.es}`,
      },
      operation_day: addDays(stay.check_in, line.offset),
      operation_time: line.time,
      quantity: line.quantity,
      unit_cents: detail.sale_cents,
      total_cents: detail.sale_cents * line.quantity,
      beneficiaries: [],
      ...ridden(line.leg, owner, detail.people * line.quantity),
      owner_booking_id: stay.id,
      took_places: detail.daily_capacity !== null,
    }
  })
}

/** Who rides on a leg of the round trip, and in how many seats; nothing of a line that is no ride. */
function ridden(
  leg: { trip: string; flight: string; flightTime: string } | null,
  { name, lastname }: OwnerRow,
  seats: number,
) {
  if (!leg) return { itinerary: null, leg: null, trip_uuid: null, travellers: null, seats: null }
  return {
    itinerary: {
      ...{ nameBenefi: name, lastNameBenefi: lastname, extrapax_amount: 0, extrapax_num: 0 },
      ...{ uuidTrip: TRIP, adults: 2, children: 0, childSeats: 0, ...leg },
    },
    ...{ leg: leg.trip === 'Departure' ? 'departure' : 'arrival', trip_uuid: TRIP, travellers: 2, seats },
  }
}
