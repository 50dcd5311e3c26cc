import * as z from 'zod/mini'
import { day, id, whole } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import { MOST_OF_A_LINE } from '../most-of-a-line.ts'
import { ORDER_STATES } from '../orders/order.ts'
import { CHANGE_FAULTS } from './line-change.ts'

const access = {
  who: 'member',
  lockedByUnsignedReport: true,
  trusted: { scope: 'order', of: ['order', 'idOrder'] },
} as const

/** A moment where it is served: its day, and the time `hh:mm`. */
export const momentShape = z.object({ day: z.string(), time: z.string() })

/** A line of one of the owner's orders. */
const line = { idOrder: id(), idLine: id() }

/** A line as it is wished. */
const wish = {
  operationdate: day(),
  operationtime: z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)),
  qty: whole(1, MOST_OF_A_LINE),
  /** The flight of a leg; left out, it stays. */
  flight: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  flightTime: z.optional(z.nullable(z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)))),
}

/** What the owner has seen: the order's version, and the difference in cents, below 0 what comes back. */
const seen = { version: id(), difference: z.number().check(z.int()) }

/** What a change comes to. Amounts in cents, taxes included. */
const changedShape = z.object({
  currency: z.enum(CURRENCIES),
  /** Below 0 it comes back to the owner. */
  difference: z.number(),
  /** The order's total afterwards. */
  totalSale: z.number(),
})

const NO_CHANGE = { ORDER_NOT_FOUND: 404, LINE_CANNOT_CHANGE: 409 } as const
const NOT_SAVED = {
  ...NO_CHANGE,
  ORDER_CHANGED: 409,
  CHANGE_COSTS_OTHERWISE: 409,
} as const

/** What changing a line, or cancelling it (`cancels`), would come to. Writes nothing. */
export const priceOrderLine = endpoint({
  name: 'priceOrderLine',
  group: 'marketplace',
  method: 'POST',
  path: '/orders/line/price/',
  access,
  body: z.object({ ...line, ...wish, cancels: z._default(z.boolean(), false) }),
  answer: z.object({
    data: z.extend(changedShape, {
      version: z.number(),
      /** How many of the line then at which price each, taxes included. */
      prices: z.array(z.object({ qty: z.number(), each: z.number() })),
      /** Why it cannot be had so; null where it can. */
      fault: z.nullable(z.enum(CHANGE_FAULTS)),
      /** Places for this line then, its own among them; null without a limit. */
      left: z.nullable(z.number()),
      /** The limit up to which it can be changed or cancelled afterwards; null where that has passed by then. */
      until: z.nullable(momentShape),
      /** What a benefit holds for it now and would hold then; null where none pays. */
      benefit: z.nullable(
        z.object({ unit: z.enum(['passes', 'money']), before: z.number(), after: z.number() }),
      ),
    }),
  }),
  refusals: NO_CHANGE,
  addition: true,
  transaction: 'read',
})

const saved = z.object({
  data: z.extend(changedShape, { version: z.number(), state: z.enum(ORDER_STATES) }),
})

/**
 * Moves one line of an order to another day or hour, or changes how many of it, until its own limit: new places are taken
 * and the old ones given back, benefits and the order's figures follow. Where the difference is another than was seen, or
 * the order was changed meanwhile, 409 and nothing is changed.
 */
export const changeOrderLine = endpoint({
  name: 'changeOrderLine',
  group: 'marketplace',
  method: 'PUT',
  path: '/orders/line/',
  access,
  perDay: { of: 'order-changes', most: 60 },
  body: z.object({
    ...line,
    ...wish,
    ...seen,
    /** Allows a day outside the order's stay, after the owner was asked; without it CHANGE_OUTSIDE_STAY. */
    acceptOutside: z._default(z.boolean(), false),
  }),
  answer: saved,
  refusals: { ...NOT_SAVED, LINE_NOT_POSSIBLE: 409, LINE_UNCHANGED: 409, CHANGE_OUTSIDE_STAY: 409 },
  addition: true,
  idempotent: true,
})

/** Cancels one line of an order until its own limit, a package with all its parts; with the last line the whole order. */
export const cancelOrderLine = endpoint({
  name: 'cancelOrderLine',
  group: 'marketplace',
  method: 'PUT',
  path: '/orders/line/cancel/',
  access,
  body: z.object({ ...line, ...seen }),
  answer: saved,
  refusals: NOT_SAVED,
  addition: true,
  idempotent: true,
})

export type PricedChange = z.output<typeof priceOrderLine.answer>['data']
