import * as z from 'zod/mini'
import { bilingual, id } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { CURRENCIES } from '../kernel/money.ts'
import { ORDER_STATES } from '../marketplace/orders/order.ts'
import { toldShape } from '../marketplace/orders/told.ts'
import { ACCESS_TYPES } from '../property/access.ts'

/** A thing that was ordered for a day of a stay; the parts of packages left out. Amounts in cents. */
const lineShape = z.object({
  id: z.number(),
  idOrder: z.number(),
  order: z.string(),
  kind: z.enum(['transfer', 'product', 'package', 'event']),
  name: bilingual(),
  day: z.string(),
  /** hh:mm of the resort's clock. */
  time: z.string(),
  /** Whether it names that hour; else it is had on its day. */
  hour: z.boolean(),
  qty: z.number(),
  /** The flight of a transfer, where it is known. */
  flight: z.string(),
  /** Its tax within. */
  total: z.number(),
  currency: z.enum(CURRENCIES),
  isBenefit: z.boolean(),
  /** The resort that serves it, where it is not the stay's. */
  elsewhere: z.nullable(z.string()),
  state: z.enum(ORDER_STATES),
  /** What an owner has to know on the day. */
  told: z.nullable(toldShape),
})

/** Leave for somebody to come in on days of a stay, or on days that it had before it was moved. */
const visitShape = z.object({
  id: z.number(),
  type: z.enum(ACCESS_TYPES),
  firstDay: z.string(),
  lastDay: z.string(),
  allDay: z.boolean(),
  guests: z.array(z.string()),
  /** The stay was moved away from its days: it does not move by itself. */
  left: z.boolean(),
})

/** How one arrives; null is what the club has not said. */
const arrivalShape = z.object({
  address: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  door: z.nullable(bilingual()),
  /** The residence's number, once the stay has one. */
  residence: z.nullable(z.string()),
  /** Its floor; 0 is the ground floor. */
  floor: z.nullable(z.number()),
})

/**
 * What lies in the days of one of the owner's stays, and how they arrive. The stay itself is `readBooking`'s. Whom an owner
 * trusts sees of it what their scopes open: orders and visits are not the stay.
 */
export const readItinerary = endpoint({
  name: 'readItinerary',
  group: 'reservations',
  method: 'GET',
  path: '/reservations/itinerary/',
  access: {
    who: 'member',
    lockedByUnsignedReport: true,
    trusted: { scope: 'stays', of: ['booking', 'idBooking'] },
  },
  query: z.object({ idBooking: id() }),
  answer: z.object({
    data: z.object({ lines: z.array(lineShape), visits: z.array(visitShape), arrival: arrivalShape }),
  }),
  refusals: { BOOKING_NOT_FOUND: 404 },
  addition: true,
})

export type Itinerary = z.output<typeof readItinerary.answer>['data']
export type ItineraryLine = z.output<typeof lineShape>
export type Visit = z.output<typeof visitShape>
