import * as z from 'zod/mini'
import { orderChargeShape } from '../finance/charges/order-charge.ts'
import { bilingual, id, text } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { CURRENCIES } from '../kernel/money.ts'
import { TRIPS } from './cart.ts'
import { ORDER_STATES } from './orders/order.ts'
import { toldOfLeg } from './orders/orders.endpoints.ts'

/** What the desk can do to an order. */
export const ORDER_DESK_DEEDS = ['take-payment', 'cancel', 'return-money'] as const

/** How the desk returns money: from the till, to the owner's bank, or on the card terminal. */
export const RETURN_WAYS = ['cash', 'transfer', 'terminal'] as const
export type ReturnWay = (typeof RETURN_WAYS)[number]

/** Amounts in cents of the currency. */
const placedShape = z.object({
  id: z.number(),
  number: z.string(),
  /** A cancellation names it. */
  version: z.number(),
  state: z.enum(ORDER_STATES),
  createdAt: z.string(),
  currency: z.enum(CURRENCIES),
  total: z.number(),
  /** What of the total is still to be paid. */
  due: z.number(),
  /** What was paid of it beyond what it comes to and the club returns by its own hand. */
  toReturn: z.number(),
  /** To be settled at the resort; else on a provider's page. */
  onAccount: z.boolean(),
  /** On a card page, and paid at the resort where nobody has paid there. */
  byCard: z.boolean(),
  /** Charged to the contract in the books: it is paid on the statement, not here. */
  charged: z.nullable(orderChargeShape),
  firstDay: z.string(),
  lastDay: z.string(),
  /** The resort that serves it. */
  /** The resort’s time zone: the desk reads an instant as its owner does (decision 0351). */
  zone: z.string(),
  hotel: z.string(),
  /** The code of the stay that it belongs to. */
  stay: z.nullable(z.string()),
  lines: z.array(
    z.object({
      name: bilingual(),
      qty: z.number(),
      operationdate: z.string(),
      operationtime: z.string(),
      /** The legs of a transfer: who is met, which way, and by which flight. */
      itinerario: z.nullable(
        z.object({
          nameBenefi: z.string(),
          lastNameBenefi: z.string(),
          trip: z.enum(TRIPS),
          extrapax_num: z.number(),
          extrapax_amount: z.number(),
          ...toldOfLeg,
        }),
      ),
      /** Whom it is for, and what the customer wrote to the concierge. */
      people: z.array(z.string()),
      note: z.string(),
      /** The resort where the guests stay then, where the order's is another. */
      stayElsewhere: z.nullable(z.string()),
    }),
  ),
  notes: z.array(z.string()),
  owner: z.object({ idOwner: z.number(), name: z.string(), lastname: z.string(), email: z.string() }),
  /** Who holds the contract together with who asked, by name. */
  coOwners: z.array(z.string()),
  deeds: z.array(z.enum(ORDER_DESK_DEEDS)),
})

/**
 * The orders that are placed and not settled, the next day first: those ahead of their last day, and those on account
 * of the last 60 days that nobody has paid yet. Behind them those of which the club owes money back, until it is noted as returned.
 */
export const listPlacedOrders = endpoint({
  name: 'listPlacedOrders',
  group: 'marketplace',
  method: 'GET',
  path: '/desk/orders/',
  access: { who: 'desk' },
  /** Of this number alone. */
  query: z.object({ id: z.optional(id()) }),
  answer: z.object({ data: z.array(placedShape) }),
  refusals: {},
  addition: true,
})

/**
 * Notes an order on account as paid at the resort, or cancels it before its first day: places and benefits go back.
 * The words are the receipt's number, or the reason; the owner reads them. What is taken has to be what is due at that moment:
 * the owner may have changed the order since the desk read it. A cancellation names the order's version and what was due as well:
 * CHANGED_MEANWHILE where it was changed or paid since. What is returned is what is owed back at that moment, by one of the ways, with its
 * reference as the words. All stand in the trail of the contract's owners. ORDER_CHARGED: the books charge it to the contract, and it is paid on
 * the statement.
 */
export const settleOrder = endpoint({
  name: 'settleOrder',
  group: 'marketplace',
  method: 'POST',
  path: '/desk/orders/',
  access: { who: 'desk' },
  body: z.object({
    idOrder: id(),
    deed: z.enum(ORDER_DESK_DEEDS),
    words: text(1000),
    /** The amount of a payment that was taken, or what was due when the order to cancel was read; in cents of its currency. */
    cents: z.optional(z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
    /** The version of the order to cancel as it was read. */
    version: z.optional(z.int()),
    /** How money was returned: a return names it. */
    way: z.optional(z.enum(RETURN_WAYS)),
  }),
  answer: z.object({ data: z.object({ state: z.enum(ORDER_STATES) }) }),
  refusals: {
    ORDER_NOT_FOUND: 404,
    DECIDED_MEANWHILE: 409,
    CHANGED_MEANWHILE: 409,
    DUE_CHANGED: 409,
    ORDER_CHARGED: 409,
  },
  addition: true,
  idempotent: true,
  toldAs: 'money',
  answersThing: ['orders', 'idOrder'],
})

export type PlacedOrder = z.output<typeof placedShape>
export type OrderDeskDeed = (typeof ORDER_DESK_DEEDS)[number]
