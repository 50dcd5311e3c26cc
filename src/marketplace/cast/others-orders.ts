import { addDays, type Day, daysBetween } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import type { ContractRow } from '../../membership/cast/contracts.ts'
import type { Dice } from '../../membership/cast/dice.ts'
import type { CastHotel } from '../../membership/cast/hotels.ts'
import { CAST, type OwnerRow } from '../../membership/cast/owners.ts'
import type { CastBooking } from '../../reservations/cast/booking-rows.ts'
import { taxOf } from '../cart.ts'
import { ORDER_NOTES } from './others-words.ts'
import type { CastProductRow, ProductDetailRow } from './products.ts'

/** What the other owners like to order, with the hour at which it is had where it has no slots; the first ones most. */
export const LIKED: readonly (readonly [string, string])[] = [
  ['reef-at-first-light', '06:00'],
  ['chefs-table-on-the-terrace', '19:30'],
  ['sunset-under-sail', '17:00'],
  ['the-stone-ritual', '11:00'],
  ['lobster-on-the-sand', '20:00'],
  ['massage-for-two', '16:00'],
]

/** How far back the other owners have ordered, in days. */
const BACK = 330

export interface Scene {
  today: Day
  dice: Dice
  hotels: readonly CastHotel[]
  owners: readonly OwnerRow[]
  contracts: readonly ContractRow[]
  bookings: readonly CastBooking[]
  products: readonly CastProductRow[]
  details: readonly ProductDetailRow[]
  slots: readonly { detail_id: number; starts: string; places: number }[]
  /** Numbers from which the orders, their lines and their customers are counted. */
  after: { order: number; line: number; customer: number }
  /** Who is a customer already, by the owner’s number. */
  known?: ReadonlyMap<number, number>
}

/** Whose order it is, where it is served, and when; `id` is the stay it belongs to. */
export interface CastVisit {
  id: number | null
  contract_id: number
  hotel_id: number
  day: Day
}

/** The number of a resort's owners who have ordered for today and for tomorrow. */
const NEAR = 9

/** The stays of the last months, a day of each; and owners who are near their resort today and tomorrow. */
function visits({ today, bookings, contracts, hotels }: Scene): CastVisit[] {
  const past = bookings
    .filter(
      ({ contract_id, status, check_in, check_out }) =>
        status === 'confirmed' &&
        !isOfCast({ contracts }, contract_id) &&
        check_out <= today &&
        daysBetween(check_in, today) < BACK,
    )
    .map((stay) => ({ ...stay, day: addDays(stay.check_in, 1) }))
  const near = hotels.flatMap((hotel) =>
    contracts
      .filter((one) => one.hotel_id === hotel.id && !isOfCast({ contracts }, one.id))
      .slice(0, NEAR)
      .flatMap((one) =>
        [today, addDays(today, 1)].map((day) => ({ id: null, contract_id: one.id, hotel_id: hotel.id, day })),
      ),
  )
  return [...past, ...near]
}

/**
 * What the owners whom nobody calls by name have ordered for their stays of the last months, and for today and tomorrow: all
 * of it paid.
 */
export function othersOrders(scene: Scene) {
  const { dice } = scene
  const free = freePlaces(scene)
  const made = visits(scene).flatMap((stay) => {
    const { day } = stay
    const wished = LIKED.filter((_, index) => dice.chance(70 - index * 8))
    const lines = wished.flatMap(([slug, hour]) => {
      const note = dice.chance(30) ? dice.pick(ORDER_NOTES)[languageOf(scene, stay.contract_id)] : null
      const quantity = dice.between(1, 3)
      const turn = dice.between(0, 2)
      return orderLineOf(scene, stay, { slug, hour, day, quantity, note, turn }, free)
    })
    return lines.length > 0 ? [{ stay, day, lines }] : []
  })
  return asRows(scene, made)
}

/** The language of whose contract it is. */
function languageOf({ contracts, owners }: Pick<Scene, 'contracts' | 'owners'>, contract: number): Language {
  const owner = contracts.find(({ id }) => id === contract)?.owner_id
  return owners.find(({ id }) => id === owner)?.language_code === 'ENG' ? 'en' : 'es'
}

type Line = NonNullable<ReturnType<typeof orderLineOf>[number]>
type Free = (detail: number, day: Day, starts: string | null, wanted: number) => boolean

function isOfCast({ contracts }: Pick<Scene, 'contracts'>, contract: number): boolean {
  const owner = contracts.find(({ id }) => id === contract)?.owner_id ?? CAST.elena
  return owner <= CAST.tomas
}

/** Counts what is taken of the days ahead, so that no more is ordered than there is. */
function freePlaces({ slots, details }: Scene): Free {
  const taken = new Map<string, number>()
  return (detail, day, starts, wanted) => {
    const places = starts
      ? slots.find((one) => one.detail_id === detail && one.starts === starts)?.places
      : details.find(({ id }) => id === detail)?.daily_capacity
    const key = `${detail} ${day} ${starts}`
    const sum = (taken.get(key) ?? 0) + wanted
    if (places == null || sum > places) return false
    taken.set(key, sum)
    return true
  }
}

/** What is ordered of a thing to do, where the resort offers it and has places. */
export function orderLineOf(
  { today, products, details, slots }: Scene,
  stay: CastVisit,
  wish: { slug: string; hour: string; day: Day; quantity: number; note: string | null; turn: number },
  free: Free,
) {
  const product = products.find(({ slug }) => slug === wish.slug)
  const detail = details.find(({ product_id }) => product_id === product?.id)
  if (!product || !detail || (product.hotel_id !== null && product.hotel_id !== stay.hotel_id)) return []
  const own = slots.filter(({ detail_id }) => detail_id === detail.id)
  const slot = own.length > 0 ? (own[wish.turn % own.length]?.starts ?? null) : null
  const isAhead = wish.day >= today
  const counted = slot !== null || detail.daily_capacity !== null
  if (isAhead && counted && !free(detail.id, wish.day, slot, wish.quantity)) return []
  return [
    {
      detail_id: detail.id,
      currency: product.currency,
      name: {
        en: `${product.name.en} · ${detail.name.en}`,
        es: `${product.name.es} · ${detail.name.es}`,
      },
      operation_day: wish.day,
      operation_time: slot ?? wish.hour,
      quantity: wish.quantity,
      unit_cents: detail.sale_cents,
      total_cents: detail.sale_cents * wish.quantity,
      client_note: wish.note,
      owner_booking_id: stay.id,
      took_places: isAhead && counted,
      slot: isAhead ? slot : null,
    },
  ]
}

export interface MadeOrder {
  stay: CastVisit
  day: Day
  lines: Line[]
}

/** The orders with their lines, their customers and what was paid, numbered on. */
export function asRows(scene: Scene, made: readonly MadeOrder[]) {
  const { after, hotels, contracts, owners, known } = scene
  const ownerOf = ({ contract_id }: CastVisit) => {
    const owner = owners.find(({ id }) => id === contracts.find((one) => one.id === contract_id)?.owner_id)
    if (!owner) throw new Error('A stay has no owner')
    return owner
  }
  const buyers = [...new Set(made.map(({ stay }) => ownerOf(stay)))].filter(({ id }) => !known?.has(id))
  const customerOf = (owner: OwnerRow) => known?.get(owner.id) ?? after.customer + buyers.indexOf(owner) + 1
  let line = after.line
  const parts = made.map(({ stay, day, lines }, index) => {
    const id = after.order + index + 1
    const owner = ownerOf(stay)
    const hotel = hotels.find((one) => one.id === stay.hotel_id)
    const [{ currency } = { currency: 'USD' }] = lines
    const sold = lines.filter((one) => one.currency === currency)
    const gross = sold.reduce((total, { total_cents }) => total + total_cents, 0)
    const tax = taxOf(gross, 16)
    const at = `${addDays(day, -6)}T16:20:00Z`
    return {
      order: {
        id,
        owner_id: owner.id,
        contract_id: stay.contract_id,
        customer_id: customerOf(owner),
        status: 2,
        hotel_id: stay.hotel_id,
        hotel_sihot_code: hotel?.sihot_code ?? '',
        booking_id: stay.id,
        language: owner.language_code === 'ENG' ? 'en' : 'es',
        currency,
        gross_cents: gross,
        tax_cents: tax,
        total_cents: gross + tax,
        payment_reference: `R-${4000 + id}`,
        last_day: day,
        created_at: at,
      },
      payment: {
        order_id: id,
        provider: 'resort',
        reference: `OR-${88_000 + id}`,
        cents: gross + tax,
        currency,
        state: 'paid',
        created_at: at,
        changed_at: at,
      },
      lines: sold.map(({ currency: _, ...one }, place) => {
        line += 1
        return {
          id: line,
          order_id: id,
          position: place + 1,
          kind: 'product',
          line_uuid: `00000000-0000-4000-8000-${String(line).padStart(12, '0')}`,
          beneficiaries: [],
          ...one,
        }
      }),
    }
  })
  return {
    customers: buyers.map((owner) => ({
      id: customerOf(owner),
      owner_id: owner.id,
      name: owner.name,
      lastname: owner.lastname,
      email: owner.email,
      phone: owner.phone ?? '+52 998 555 0100',
      language: owner.language_code === 'ENG' ? 'en' : 'es',
      created_at: `${addDays(scene.today, -400)}T17:10:00Z`,
    })),
    orders: parts.map(({ order }) => order),
    payments: parts.map(({ payment }) => payment),
    lines: parts.flatMap(({ lines }) => lines),
  }
}
