import * as z from 'zod/mini'
import { bilingual, id } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import { momentShape } from '../changes/changes.endpoints.ts'
import { EDGES_OF_STAY } from './stay-day.ts'

const access = {
  who: 'member',
  lockedByUnsignedReport: true,
  trusted: { scope: 'order', of: ['booking', 'idBooking'] },
} as const

/** Something ordered for a stay that is still to come. */
const stayLineShape = z.object({
  idOrder: z.number(),
  number: z.string(),
  idLine: z.number(),
  /** The event that it has seats of; null of anything else. */
  idEvent: z.nullable(z.number()),
  name: bilingual(),
  operationdate: z.string(),
  operationtime: z.string(),
  qty: z.number(),
  /** Which way it goes, where it is a leg of a transfer. */
  leg: z.nullable(z.enum(['Arrival', 'Departure'])),
  /** The day of the stay that it belongs to; null: any of its days. */
  stayDay: z.nullable(z.enum(EDGES_OF_STAY)),
  /** Whether it names an hour; else it is had on its day. */
  hour: z.boolean(),
  currency: z.enum(CURRENCIES),
  /** What it comes to, taxes included, in cents. */
  paid: z.number(),
  /** What a benefit holds for it; null where none pays. */
  benefit: z.nullable(z.object({ unit: z.enum(['passes', 'money']), held: z.number() })),
  /** What may be done with it, and until when free of charge. */
  may: z.object({
    until: momentShape,
    late: z.boolean(),
    move: z.boolean(),
    amount: z.boolean(),
    cancel: z.boolean(),
  }),
})

/** What is ordered for a stay and still to come, by day; a package is one line. */
export const listStayLines = endpoint({
  name: 'listStayLines',
  group: 'marketplace',
  method: 'GET',
  path: '/orders/stay/',
  access,
  query: z.object({ idBooking: id() }),
  answer: z.object({ data: z.array(stayLineShape) }),
  refusals: {},
  addition: true,
})

/**
 * Cancels lines of a stay's orders, each as by itself and all in one transaction; an order of which nothing is left is
 * cancelled. What can no longer be cancelled stays as it is, and is told.
 */
export const cancelStayLines = endpoint({
  name: 'cancelStayLines',
  group: 'marketplace',
  method: 'PUT',
  path: '/orders/stay/cancel/',
  access,
  body: z.object({
    idBooking: id(),
    lines: z.array(z.object({ idOrder: id(), idLine: id() })).check(z.minLength(1), z.maxLength(60)),
  }),
  answer: z.object({ data: z.object({ cancelled: z.array(z.number()), kept: z.array(z.number()) }) }),
  refusals: { ORDER_NOT_FOUND: 404 },
  addition: true,
  idempotent: true,
})

export type StayLine = z.output<typeof stayLineShape>
