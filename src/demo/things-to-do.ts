import type { OrderByCard } from '../finance/cast/payments.ts'
import type { Day } from '../kernel/day.ts'
import { SYNONYMS } from '../marketplace/cast/categories.ts'
import { chargedOrders } from '../marketplace/cast/charged-order.ts'
import { events } from '../marketplace/cast/events.ts'
import { livedOrders } from '../marketplace/cast/lived-orders.ts'
import { ELENAS, orders } from '../marketplace/cast/orders.ts'
import { othersOrders } from '../marketplace/cast/others-orders.ts'
import { reviewsOf } from '../marketplace/cast/others-words.ts'
import { packages } from '../marketplace/cast/packages.ts'
import { benefitProducts, productPromos } from '../marketplace/cast/paying.ts'
import { allotment, categories, productBlackouts, products } from '../marketplace/cast/products.ts'
import { slotAllotment, timed } from '../marketplace/cast/times.ts'
import { CAST } from '../membership/cast/owners.ts'
import type { CastBooking } from '../reservations/cast/booking-rows.ts'
import type { People, Setting } from './people.ts'
import { into, type TableRows } from './rows.ts'

/** The marketplace: what is on sale, what is left of it, and what was ordered; and the numbers of the orders that are charged to a contract. */
export function thingsToDo(
  { today, dice }: Setting,
  people: People,
  bookings: readonly CastBooking[],
): { tables: TableRows[]; charged: readonly string[]; byCard: OrderByCard } {
  const sections = categories()
  const catalogue = products()
  const times = timed(catalogue.products, catalogue.details)
  const isSlotted = new Set(times.slots.map(({ detail_id }) => detail_id))
  const bundles = packages(catalogue.products, catalogue.details)
  const happenings = events({ today, dice: dice('events'), hotels: people.hotels })
  const scene = {
    ...{ today, dice: dice('others'), ...people, bookings, ...catalogue },
    ...{ details: times.details, slots: times.slots },
  }
  const others = othersOrders({ ...scene, after: ELENAS })
  const lived = livedOrders({
    ...scene,
    known: new Map([[CAST.elena, ELENAS.customer]]),
    after: {
      order: ELENAS.order + others.orders.length,
      line: ELENAS.line + others.lines.length,
      customer: ELENAS.customer + others.customers.length,
      payment: others.payments.length,
    },
  })
  const wayBack = ELENAS.line + others.lines.length + lived.lines.length + 1
  const ordered = orders({
    today,
    hotels: people.hotels,
    owners: people.owners,
    bookings,
    wayBack,
    ...catalogue,
  })
  const charged = chargedOrders({
    today,
    bookings,
    ...people,
    ...catalogue,
    after: { order: ELENAS.order + others.orders.length + lived.orders.length, line: wayBack },
  })
  const lines = [...ordered.lines.filter(({ id }) => id !== wayBack), ...others.lines]
  const inEnglish = new Set(others.customers.filter(({ language }) => language === 'en').map(({ id }) => id))
  const english = new Set(
    others.orders.filter(({ customer_id }) => inEnglish.has(customer_id)).map(({ id }) => id),
  )
  const reviews = reviewsOf(today, others.lines, catalogue.details, english)
  const tables = [
    into('categories', sections.categories),
    into('subcategories', sections.subcategories),
    into(
      'search_synonyms',
      SYNONYMS.map((one, index) => ({ id: index + 1, ...one })),
    ),
    into(
      'products',
      times.products.map((product) => {
        const said = reviews.filter(({ product_id }) => product_id === product.id)
        const stars = said.reduce((sum, one) => sum + one.stars, 0)
        return { ...product, review_count: said.length, review_stars: stars }
      }),
    ),
    into('product_details', times.details),
    into('detail_slots', times.slots),
    into('product_promos', productPromos(today, catalogue.products, catalogue.details)),
    into('benefit_products', benefitProducts(catalogue.products)),
    into('product_pictures', catalogue.pictures),
    into('product_blackouts', productBlackouts(today, catalogue.products)),
    into(
      'allotment',
      withPlace(
        allotment(today, dice('allotment'), catalogue.details, lines),
        catalogue.details,
        ordered.lines.find(({ id }) => id === wayBack),
      ).filter(({ detail_id }) => !isSlotted.has(detail_id)),
    ),
    into('slot_allotment', slotAllotment(today, dice('slots'), times.slots, lines)),
    into('packages', bundles.rows),
    into('package_lines', bundles.lines),
    into('package_pictures', bundles.pictures),
    into('events', happenings.rows),
    into('event_pictures', happenings.pictures),
    into('customers', ordered.customers),
    into('customers', others.customers),
    into('customers', lived.customers),
    into('orders', ordered.orders),
    into('orders', others.orders),
    into('orders', lived.orders),
    into('orders', charged.orders),
    into('order_details', ordered.lines),
    into('order_details', others.lines),
    into('order_details', lived.lines),
    into('order_details', charged.lines),
    into('order_changes', charged.changes),
    into('payments', others.payments),
    into('payments', lived.payments),
    into('reviews', reviews),
  ]
  const hers = lived.orders[0]!
  const byCard = { ...lived.payments[0]!, contract_id: hers.contract_id, owner_id: hers.owner_id }
  return { tables, charged: charged.numbers, byCard: { ...byCard, order_number: `OR-${88_000 + hers.id}` } }
}

interface DayPlaces {
  detail_id: number
  day: Day
  capacity: number
  taken: number
}

/** The places of the days, with one more taken by a line: added, so that all the others stay as they were drawn. */
function withPlace(
  days: readonly DayPlaces[],
  details: readonly { id: number; daily_capacity: number | null }[],
  line: { detail_id: number; operation_day: Day; quantity: number } | undefined,
): DayPlaces[] {
  const capacity = details.find(({ id }) => id === line?.detail_id)?.daily_capacity
  if (!line || capacity == null) return [...days]
  const isDay = ({ detail_id, day }: DayPlaces) => detail_id === line.detail_id && day === line.operation_day
  if (!days.some(isDay))
    return [...days, { detail_id: line.detail_id, day: line.operation_day, capacity, taken: line.quantity }]
  return days.map((one) =>
    isDay(one) ? { ...one, taken: Math.min(capacity, one.taken + line.quantity) } : one,
  )
}
