import * as z from 'zod/mini'
import { bilingual, day, email, id, personName, phone, whole } from '../kernel/check.ts'
import { endpoint, LARGE_BODY } from '../kernel/endpoint.ts'
import { CURRENCIES } from '../kernel/money.ts'
import type { FieldFault } from '../kernel/words.ts'
import { BENEFIT_DISCOUNT, DEFAULT_TIME, LINE_KINDS, NO_DISCOUNT, PROMO_DISCOUNT, TRIPS } from './cart.ts'
import { LINE_FAULTS } from './line-fault.ts'
import { MOST_OF_A_LINE } from './most-of-a-line.ts'
import { DEFAULT_PAYMENT, PAYMENT_CODES } from './orders/payment.ts'
import { BESIDE_STAY } from './stays/beside-stay.ts'
import { timesShape } from './times/times-shape.ts'

const access = {
  who: 'member',
  lockedByUnsignedReport: true,
  trusted: { scope: 'order', of: ['contract', 'idContract'] },
} as const
const cents = () => whole(0, 1_000_000_000)
const note = (longest = 1000) => z._default(z.string().check(z.trim(), z.maxLength(longest)), '')
const clock = () => z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/))
const uuid = () => z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))
const paymentCode = z.literal([...PAYMENT_CODES])

const beneficiary = z.object({
  fullname: personName(160),
  phone: z._default(z.union([z.literal(''), phone()]), ''),
  email: z._default(z.union([z.literal(''), email()]), ''),
  room: note(20),
})

const itinerary = z.object({
  nameBenefi: note(80),
  lastNameBenefi: note(80),
  trip: z._default(z.enum(TRIPS), 'Arrival'),
  extrapax_num: z._default(whole(0, 20), 0),
  /** Ours: what the two legs of a round trip have in common; each is a line. */
  uuidTrip: z._default(z.nullable(uuid()), null),
  /** Ours: who rides. Without a number of adults the extra passengers are believed. */
  adults: z._default(z.nullable(whole(0, 100)), null),
  children: z._default(whole(0, 100), 0),
  childSeats: z._default(whole(0, 20), 0),
  flight: note(20),
  /** When it lands or leaves. */
  flightTime: z._default(z.nullable(clock()), null),
})

/** A line of the cart as it is sent: what is wanted, and what the browser believes that it costs. */
const line = {
  uuid: uuid(),
  uuidPackage: z._default(z.nullable(uuid()), null),
  kind: z.enum(LINE_KINDS),
  /** The variant, the package or the event. */
  detailId: id(),
  qty: whole(1, MOST_OF_A_LINE),
  operationtime: z._default(clock(), DEFAULT_TIME),
  note: note(),
  clientnote: note(),
  beneficiarios: z._default(z.array(beneficiary).check(z.maxLength(20)), []),
  itinerario: z._default(z.nullable(itinerary), null),
  isBenefit: z._default(z.boolean(), false),
  /** The benefit year that pays for the line. */
  idBenefitYear: z._default(z.nullable(id()), null),
  /** Cents. */
  saleprice: cents(),
  /** Percent. */
  discountApplied: whole(0, 100),
  /** Cents, for the whole line. */
  cost: cents(),
}

const eachOnce = z.refine<{ lines: { uuid: string }[] }>(
  ({ lines }) => new Set(lines.map(({ uuid }) => uuid)).size === lines.length,
  { error: 'format' satisfies FieldFault, path: ['lines'] },
)

/** The resort that serves, with the tax on top of its prices. */
const hotelShape = z.object({ id: z.number(), name: z.string(), taxPercent: z.number() })

const stayShape = z.object({
  id: z.number(),
  code: z.string(),
  hotel: z.string(),
  datein: z.string(),
  dateout: z.string(),
})

/** A line with the server's own figures, in cents. */
const pricedLineShape = z.object({
  uuid: z.string(),
  currency: z.enum(CURRENCIES),
  saleprice: z.number(),
  originalSalePrice: z.number(),
  discountApplied: z.number(),
  salepriceWithDiscount: z.number(),
  descmax: z.number(),
  typeDiscount: z.enum([NO_DISCOUNT, PROMO_DISCOUNT, BENEFIT_DISCOUNT]),
  isPromo: z.boolean(),
  /** What the promotion that holds is called. */
  promo: z.nullable(bilingual()),
  isBenefit: z.boolean(),
  /** What each extra passenger costs; null where nobody extra may come. */
  extrapax: z.nullable(z.number()),
  extrapax_amount: z.number(),
  /** How many ride beyond the price: the server's own count. */
  extrapax_num: z.number(),
  cost: z.number(),
  /** The most of it that a line may have, and how many people all of the line are for; null of packages and events. */
  most: z.nullable(z.number()),
  seats: z.nullable(z.number()),
  /** What the membership has ordered of it already, of a variant on the line’s day. */
  ordered: z.number(),
  /** For how many people the price of one is; null: for all. */
  peopleInPrice: z.nullable(z.number()),
  /** Why it cannot be ordered as it stands. */
  fault: z.nullable(z.enum(LINE_FAULTS)),
  /** What is left of its day, all lines of this cart not counted; null where there is no limit or no day. */
  left: z.nullable(z.number()),
  /** The hours that it may be had at on its day; null of what has a time of its own. */
  times: z.nullable(timesShape),
  /** Until when it may be changed and cancelled free of charge, once it is ordered; null of packages and without a day. */
  until: z.nullable(z.object({ day: z.string(), time: z.string() })),
  /** Its limit has passed by now: ordered, it can no longer be changed or cancelled free of charge. */
  isFinal: z.boolean(),
  /** Where it is served: the order is filed there. */
  hotel: hotelShape,
  /** The resort where the owner stays then, where that is another. */
  stayElsewhere: z.nullable(z.string()),
  /** How its day and hour lie outside the owner's stays; null where they do not. */
  besideStay: z.nullable(z.enum(BESIDE_STAY)),
  /** The owner's stay that the day falls into. */
  ownerBooking: z.nullable(z.number()),
  /** Benefit years that could pay for the line: `needs` passes or cents, of the `balance`. */
  benefits: z.array(
    z.object({
      idBenefitYear: z.number(),
      name: bilingual(),
      unit: z.enum(['passes', 'money']),
      needs: z.number(),
      balance: z.number(),
      expires: z.string(),
    }),
  ),
})

const pricedShape = z.object({
  lines: z.array(pricedLineShape),
  /** One for each resort that serves and each currency: two are never summed. An order is written for each. */
  totals: z.array(
    z.object({
      hotel: hotelShape,
      currency: z.enum(CURRENCIES),
      gross: z.number(),
      discount: z.number(),
      tax: z.number(),
      total: z.number(),
    }),
  ),
  /** Every line can be ordered as it stands. */
  possible: z.boolean(),
  /** The contract's stays to come: the order may belong to one. */
  stays: z.array(stayShape),
  /** The ways of paying that are offered. */
  payments: z.array(z.object({ code: z.number(), kind: z.enum(['on-account', 'link', 'card']) })),
})

/** The server's own figures for a cart, and what keeps a line from being ordered. Writes nothing. */
export const priceCart = endpoint({
  name: 'priceCart',
  group: 'marketplace',
  method: 'POST',
  path: '/orders/price/',
  access,
  bodyBytes: LARGE_BODY,
  body: z
    .object({
      idContract: id(),
      /** The stay that the order is named for. */
      idBooking: z._default(z.nullable(id()), null),
      lines: z
        .array(
          z.object({
            ...line,
            operationdate: z._default(z.nullable(day()), null),
            /** None yet (null or empty): the line is priced, and its fault says that its time is missing. */
            operationtime: z._default(z.nullable(z.union([clock(), z.literal('')])), DEFAULT_TIME),
          }),
        )
        .check(z.minLength(1), z.maxLength(60)),
    })
    .check(eachOnce),
  answer: z.object({ data: pricedShape }),
  refusals: { BOOKING_NOT_FOUND: 404, STAY_CLOSED: 409 },
  addition: true,
  transaction: 'read',
})

/**
 * Places the orders of a cart, all or none: one for each resort that serves, and each currency. The server's own prices count: where they differ from what was
 * sent, or a line cannot be had, the answer is 409 with the new figures beside the message (`priced`).
 */
export const placeOrder = endpoint({
  name: 'placeOrder',
  group: 'marketplace',
  method: 'POST',
  path: '/orders/',
  access,
  bodyBytes: LARGE_BODY,
  body: z
    .object({
      idContract: id(),
      /** Who buys; whom an owner trusts orders for the owner, whatever is sent here. */
      idCustomer: id(),
      /** The stay that it belongs to, which has each line's day; without it the one that the first day falls into. */
      idBooking: z._default(z.nullable(id()), null),
      paymentmethod: z._default(paymentCode, DEFAULT_PAYMENT),
      lines: z.array(z.object({ ...line, operationdate: day() })).check(z.minLength(1), z.maxLength(60)),
      /** The totals that the owner has seen, in cents: by resort, or all of a currency in one (no `idHotel`). */
      totals: z
        .array(
          z.object({
            idHotel: z._default(z.nullable(id()), null),
            currency: z.enum(CURRENCIES),
            total: cents(),
          }),
        )
        .check(z.maxLength(120)),
      terms: z.literal(true, 'accept-terms' satisfies FieldFault),
    })
    .check(eachOnce),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        number: z.string(),
        /** The resort that serves it. */
        hotel: z.object({ id: z.number(), name: z.string() }),
        currency: z.enum(CURRENCIES),
        totalSale: z.number(),
        /** The page on which to pay, where that was chosen. */
        paymentlink: z.nullable(z.string()),
      }),
    ),
    /** Where the confirmation goes; empty for whom an owner trusts: the owner gets it. */
    email: z.string(),
  }),
  refusals: {
    CUSTOMER_NOT_FOUND: 404,
    BOOKING_NOT_FOUND: 404,
    STAY_CLOSED: 409,
    CART_ORDERED: 409,
    CART_CHANGED: 409,
    CART_NOT_POSSIBLE: 409,
    LINE_OUTSIDE_STAY: 409,
    PAYMENT_NOT_OFFERED: 409,
  },
  idempotent: true,
  addition: true,
})

export type PricedLine = z.output<typeof pricedLineShape>
export type PricedCart = z.output<typeof pricedShape>
export type CheckoutStay = z.output<typeof stayShape>
