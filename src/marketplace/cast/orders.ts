import { addDays, type Day } from '../../kernel/day.ts'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import type { HotelRow } from '../../membership/cast/hotels.ts'
import { CAST, type OwnerRow } from '../../membership/cast/owners.ts'
import type { BookingRow } from '../../reservations/cast/booking-rows.ts'
import { taxOf } from '../cart.ts'
import type { ProductDetailRow, ProductRow } from './products.ts'

/** What Elena has ordered for her next stay: two evenings and the car, on account at the resort. */
export function orders(scene: {
  today: Day
  hotels: readonly HotelRow[]
  owners: readonly OwnerRow[]
  bookings: readonly BookingRow[]
  products: readonly ProductRow[]
  details: readonly ProductDetailRow[]
}) {
  const owner = scene.owners.find((one) => one.id === CAST.elena)
  const stay = scene.bookings
    .filter(
      (one) =>
        one.contract_id === CAST_CONTRACTS.elena && one.status === 'confirmed' && one.check_in > scene.today,
    )
    .sort((a, b) => (a.check_in < b.check_in ? -1 : 1))[0]
  if (!owner || !stay) throw new Error('Elena has no stay to order for')
  const lines = [
    { slug: 'private-airport-transfer', offset: 0, quantity: 1, time: '14:00' },
    { slug: 'chefs-table-on-the-terrace', offset: 2, quantity: 2, time: '19:30' },
  ].map((line, index) => {
    const product = scene.products.find((one) => one.slug === line.slug)
    const detail = scene.details.find((one) => one.product_id === product?.id)
    if (!product || !detail) throw new Error(`${line.slug} is not for sale`)
    return {
      id: index + 1,
      order_id: 1,
      position: index + 1,
      kind: 'product',
      detail_id: detail.id,
      line_uuid: `00000000-0000-4000-8000-00000000000${index + 1}`,
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
      itinerary: product.transfer
        ? {
            nameBenefi: owner.name,
            lastNameBenefi: owner.lastname,
            trip: 'Arrival',
            extrapax_amount: 0,
            extrapax_num: 0,
            uuidTrip: null,
            adults: 2,
            children: 0,
            childSeats: 0,
            flight: 'AM 58',
            flightTime: line.time,
          }
        : null,
      ...(product.transfer
        ? { leg: 'arrival', travellers: 2, seats: detail.people * line.quantity }
        : { leg: null, travellers: null, seats: null }),
      owner_booking_id: stay.id,
      took_places: detail.daily_capacity !== null,
    }
  })
  const hotel = scene.hotels.find(({ id }) => id === stay.hotel_id)
  if (!hotel) throw new Error('Elena stays nowhere')
  const gross = lines.reduce((total, line) => total + line.total_cents, 0)
  const tax = taxOf(gross, 16)
  const customer = {
    id: 1,
    owner_id: owner.id,
    name: owner.name,
    lastname: owner.lastname,
    email: owner.email,
    phone: owner.phone,
    language: 'en',
    created_at: `${addDays(scene.today, -10)}T17:10:00Z`,
  }
  const order = {
    id: 1,
    owner_id: owner.id,
    contract_id: CAST_CONTRACTS.elena,
    customer_id: 1,
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
