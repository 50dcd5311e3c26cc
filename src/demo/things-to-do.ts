import { SYNONYMS } from '../marketplace/cast/categories.ts'
import { events } from '../marketplace/cast/events.ts'
import { orders } from '../marketplace/cast/orders.ts'
import { othersOrders, reviewsOf } from '../marketplace/cast/others-orders.ts'
import { packages } from '../marketplace/cast/packages.ts'
import { benefitProducts, productPromos } from '../marketplace/cast/paying.ts'
import { allotment, categories, productBlackouts, products } from '../marketplace/cast/products.ts'
import { slotAllotment, timed } from '../marketplace/cast/times.ts'
import type { BookingRow } from '../reservations/cast/booking-rows.ts'
import type { People, Setting } from './people.ts'
import { into, type TableRows } from './rows.ts'

/** The marketplace: what is on sale, what is left of it, and what Elena has ordered. */
export function thingsToDo(
  { today, dice }: Setting,
  people: People,
  bookings: readonly BookingRow[],
): TableRows[] {
  const sections = categories()
  const catalogue = products()
  const times = timed(catalogue.products, catalogue.details)
  const isSlotted = new Set(times.slots.map(({ detail_id }) => detail_id))
  const bundles = packages(catalogue.products, catalogue.details)
  const happenings = events({ today, dice: dice('events'), hotels: people.hotels })
  const ordered = orders({ today, hotels: people.hotels, owners: people.owners, bookings, ...catalogue })
  const others = othersOrders({
    ...{ today, dice: dice('others'), ...people, bookings, ...catalogue, details: times.details },
    slots: times.slots,
    after: { order: ordered.orders.length, line: ordered.lines.length, customer: ordered.customers.length },
  })
  const lines = [...ordered.lines, ...others.lines]
  const reviews = reviewsOf(today, others.lines, catalogue.details)
  return [
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
      allotment(today, dice('allotment'), catalogue.details, lines).filter(
        ({ detail_id }) => !isSlotted.has(detail_id),
      ),
    ),
    into('slot_allotment', slotAllotment(today, dice('slots'), times.slots, lines)),
    into('packages', bundles.rows),
    into('package_lines', bundles.lines),
    into('package_pictures', bundles.pictures),
    into('events', happenings.rows),
    into('event_pictures', happenings.pictures),
    into('customers', ordered.customers),
    into('customers', others.customers),
    into('orders', ordered.orders),
    into('orders', others.orders),
    into('order_details', ordered.lines),
    into('order_details', others.lines),
    into('payments', others.payments),
    into('reviews', reviews),
  ]
}
