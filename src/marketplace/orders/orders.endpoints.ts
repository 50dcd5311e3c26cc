import * as z from 'zod/mini'
import { bilingual, id, page } from '../../kernel/check.ts'
import { aFile, endpoint } from '../../kernel/endpoint.ts'
import { LANGUAGES } from '../../kernel/language.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import { LINE_KINDS, TRIPS } from '../cart.ts'
import { momentShape } from '../changes/changes.endpoints.ts'
import { goodsOfLine, paidWithShape } from './goods-of-line.ts'
import { ORDER_STATES } from './order.ts'
import { chargedShape, paidSoFarShape } from './paid-so-far.ts'

const access = {
  who: 'member',
  lockedByUnsignedReport: true,
  trusted: { scope: 'order', of: ['order', 'idOrder'] },
} as const
const currency = z.enum(CURRENCIES)

/** An order in the list. Amounts in cents of its currency. */
const listedLine = z.object({
  ...{ name: bilingual(), qty: z.number(), picture: z.string() },
  stayElsewhere: z.nullable(z.string()),
})
const orderShape = z.object({
  id: z.number(),
  number: z.string(),
  state: z.enum(ORDER_STATES),
  orderStatus: z.number(),
  /** The resort that serves it. */
  hotel: z.string(),
  currency,
  totalSale: z.number(),
  /** What is to be paid of it yet; nothing once it is cancelled. */
  due: z.number(),
  createdAt: z.string(),
  /** Ordered by an admin in the owner's name. */
  byAdmin: z.boolean(),
  /** Who ordered it, where it was somebody whom an owner trusts. */
  byTrusted: z.nullable(z.string()),
  /** The first and the last operation day. */
  firstDay: z.string(),
  lastDay: z.string(),
  /** Its lines, the parts of packages left out. */
  lines: z.array(listedLine),
  mayCancel: z.boolean(),
  /** Lines that took place, may be rated and were not yet. */
  toRate: z.number(),
  paymentlink: z.nullable(z.string()),
  /** To be paid on a card page, which is opened when somebody goes there. */
  byCard: z.boolean(),
  paidSoFar: paidSoFarShape,
})

/** The owner's orders, the newest first, a page at a time. */
export const listOrders = endpoint({
  name: 'listOrders',
  group: 'marketplace',
  method: 'GET',
  path: '/orders/',
  access: { ...access, trusted: { scope: 'order', of: ['contract', 'idContract'] } },
  query: z.object({
    page: z.optional(page()),
    /** Of one contract; whom an owner trusts has to name it. Without it, of all. */
    idContract: z.optional(id()),
  }),
  answer: z.object({ data: z.array(orderShape), total: z.number(), pageSize: z.number() }),
  refusals: {},
  addition: true,
})

/** What a leg tells besides; an order of an older portal tells none of it. */
export const toldOfLeg = {
  uuidTrip: z.optional(z.nullable(z.string())),
  adults: z.optional(z.nullable(z.number())),
  children: z.optional(z.number()),
  childSeats: z.optional(z.number()),
  flight: z.optional(z.string()),
  flightTime: z.optional(z.nullable(z.string())),
}

/** The stay that a line is delivered to, as it was at the sale (spec, section 3: orderbooking). */
const orderBookingShape = z.object({
  adults: z.number(),
  children: z.number(),
  ninos: z.array(z.number()),
  datein: z.string(),
  dateout: z.string(),
  nights: z.number(),
  guestName: z.string(),
  email: z.string(),
  phone: z.string(),
  rateCode: z.string(),
  roomCode: z.string(),
})

/** A line of an order (spec, section 3: Order detail). Amounts in cents. */
const orderDetailShape = z.object({
  id: z.number(),
  uuid: z.string(),
  uuidPackage: z.nullable(z.string()),
  kind: z.enum(LINE_KINDS),
  detailId: z.number(),
  slug: z.string(),
  name: bilingual(),
  picture: z.string(),
  operationdate: z.string(),
  operationtime: z.string(),
  qty: z.number(),
  unitPrice: z.number(),
  discount: z.number(),
  total: z.number(),
  /** How many were bought at which price, and what is paid for them: several where the price changed in between. */
  prices: z.array(z.object({ qty: z.number(), unit: z.number(), total: z.number() })),
  typeDiscount: z.string(),
  note: z.string(),
  clientnote: z.string(),
  beneficiarios: z.array(
    z.object({ fullname: z.string(), phone: z.string(), email: z.string(), room: z.string() }),
  ),
  itinerario: z.nullable(
    z.object({
      nameBenefi: z.string(),
      lastNameBenefi: z.string(),
      trip: z.enum(TRIPS),
      extrapax_amount: z.number(),
      extrapax_num: z.number(),
      ...toldOfLeg,
    }),
  ),
  isPromo: z.boolean(),
  isBenefit: z.boolean(),
  benefit: z.nullable(paidWithShape),
  belongsToPackage: z.boolean(),
  /** The resort where the owner stays then, where the order's is another. */
  stayElsewhere: z.nullable(z.string()),
  /** The stay's code; null where the day falls into none. */
  ownerBooking: z.nullable(z.string()),
  orderbooking: z.nullable(orderBookingShape),
  ...goodsOfLine,
  /** Cancelled by itself, while the order stands. */
  cancelled: z.boolean(),
  /** What may be done with it, and until when free of charge. */
  may: z.nullable(
    z.object({
      until: momentShape,
      late: z.boolean(),
      move: z.boolean(),
      amount: z.boolean(),
      cancel: z.boolean(),
    }),
  ),
})

const held = z.object({
  day: z.string(),
  time: z.string(),
  qty: z.number(),
  /** The flight of a leg where it was changed; null where it stayed. */
  flight: z.nullable(z.object({ flight: z.string(), flightTime: z.nullable(z.string()) })),
})

/** Something that happened to an order. */
const eventShape = z.object({
  /** Where it is served. */
  at: momentShape,
  kind: z.enum(['placed', 'paid', 'given-back', 'changed', 'cancelled', 'called-off']),
  /** The club did it, for the owner or of its own accord. */
  byClub: z.boolean(),
  /** Who did it for the owner, whom an owner trusts; null where nobody of them did. */
  byTrusted: z.nullable(z.string()),
  /** The change of a line: as it was sold, what it was and what it is. */
  name: z.optional(bilingual()),
  before: z.optional(held),
  after: z.optional(held),
  /** What was paid, or the difference, in cents with taxes. */
  amount: z.optional(z.number()),
})

/** One order, whole: the header with all the codes of the spec (section 3), and its lines. */
export const readOrder = endpoint({
  name: 'readOrder',
  group: 'marketplace',
  method: 'GET',
  path: '/orders/detail/',
  access,
  query: z.object({ idOrder: id() }),
  answer: z.object({
    data: z.object({
      id: z.number(),
      number: z.string(),
      /** A change of one of its lines names it. */
      version: z.number(),
      state: z.enum(ORDER_STATES),
      createdAt: z.string(),
      byAdmin: z.boolean(),
      byTrusted: z.nullable(z.string()),
      canalventa: z.number(),
      cargomanual: z.boolean(),
      orderStatus: z.number(),
      puntoventa: z.number(),
      seccioncanal: z.number(),
      currency,
      /** Whom an owner trusts reads the names alone. */
      customer: z.object({
        id: z.number(),
        name: z.string(),
        lastname: z.string(),
        email: z.string(),
        phone: z.string(),
      }),
      customeragent: z.nullable(z.string()),
      customertype: z.number(),
      discount: z.number(),
      grossSale: z.number(),
      /** The resort that serves it. */
      hotel: z.string(),
      hotelsihotcode: z.string(),
      language: z.enum(LANGUAGES),
      /** The code of the stay that it belongs to. */
      numreserva: z.nullable(z.string()),
      paymentlink: z.nullable(z.string()),
      charged: chargedShape,
      paymentmethod: z.number(),
      paymentreference: z.nullable(z.string()),
      byCard: z.boolean(),
      /** The last digits of the card that paid it. */
      cardLast4: z.nullable(z.string()),
      receipts: z.array(z.object({ idContract: z.number(), year: z.number(), number: z.number() })),
      saleUser: z.number(),
      tax: z.number(),
      totalSale: z.number(),
      mayCancel: z.boolean(),
      /** The limit of cancelling the whole order. */
      until: z.nullable(momentShape),
      /** The first and the last operation day. */
      firstDay: z.string(),
      lastDay: z.string(),
      cancelledAt: z.nullable(z.string()),
      /** The club's, where it cancelled the order. */
      cancelReason: z.nullable(z.string()),
      /** Paid, and cancelled: the club owes it back. */
      refundDue: z.boolean(),
      /** What was paid beyond what it comes to, and what is to be paid beyond what was paid before; cents. */
      owedBack: z.number(),
      paidSoFar: paidSoFarShape,
      stillDue: z.number(),
      /** All that is to be paid of it yet; nothing once it is cancelled. */
      due: z.number(),
      /** The history of the order, the newest first. */
      history: z.array(eventShape),
      details: z.array(orderDetailShape),
    }),
  }),
  refusals: { ORDER_NOT_FOUND: 404 },
  addition: true,
})

/** Cancels an order until the first limit of its lines: places and benefits go back. */
export const cancelOrder = endpoint({
  name: 'cancelOrder',
  group: 'marketplace',
  method: 'PUT',
  path: '/orders/cancel/',
  access,
  body: z.object({ idOrder: id() }),
  answer: z.object({
    data: z.object({
      state: z.enum(ORDER_STATES),
      orderStatus: z.number(),
      refundDue: z.boolean(),
      /** All that was paid goes back to the card by itself. */
      backToCard: z.boolean(),
      /** What it had of the contract's benefits is back in their balance. */
      benefitsBack: z.boolean(),
    }),
  }),
  refusals: { ORDER_NOT_FOUND: 404, ORDER_CANNOT_CANCEL: 409 },
  addition: true,
})

/** An order's lines as an iCalendar file: each the same entry for ever, with the number of its changes (SEQUENCE). */
export const exportOrder = endpoint({
  name: 'exportOrder',
  group: 'marketplace',
  method: 'GET',
  path: '/orders/ics/',
  access,
  query: z.object({ idOrder: id() }),
  answersFile: true,
  answer: aFile(),
  refusals: { ORDER_NOT_FOUND: 404 },
  addition: true,
})

export type Order = z.output<typeof orderShape>
export type OrderDetails = z.output<typeof readOrder.answer>['data']
export type OrderEvent = z.output<typeof eventShape>
export type OrderLine = z.output<typeof orderDetailShape>
