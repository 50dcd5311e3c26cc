import * as z from 'zod/mini'
import { day, id } from '../../../kernel/check.ts'
import { LINE_KINDS } from '../../cart.ts'
import { filterOf, SORTS } from '../../catalogue.ts'
import { DAY_PARTS } from '../../stays/day-parts.ts'

/** The entries that are always there beside the categories (spec, section 3). */
export const FIXED_ENTRIES = ['best-seller', 'events', 'packages'] as const
export type FixedEntry = (typeof FIXED_ENTRIES)[number]

/** What the address of Things to do carries: which part of the catalogue, or the orders. */
export const marketSearch = z.object({
  show: z.catch(z.optional(z.enum(FIXED_ENTRIES)), undefined),
  cat: z.catch(z.optional(id()), undefined),
  sub: z.catch(z.optional(id()), undefined),
  /** The resort on any day: its number, or all of them; without it the days of the next stay. */
  at: z.catch(z.optional(z.union([id(), z.literal('all')])), undefined),
  /** One day of the stay alone. */
  day: z.catch(z.optional(day()), undefined),
  /** One part of its days alone, or the packages. */
  part: z.catch(z.optional(z.enum([...DAY_PARTS, 'packages'])), undefined),
  q: z.catch(z.optional(z.coerce.string()), undefined),
  /** What is searched for is meant as it is written. */
  exact: z.catch(z.optional(z.literal(true)), undefined),
  sort: z.catch(z.optional(z.enum(SORTS)), undefined),
  view: z.catch(z.optional(z.enum(['orders'])), undefined),
  /** The order whose page it is. */
  order: z.catch(z.optional(id()), undefined),
  /** Somebody comes back from the card page of that order. */
  cardPage: z.catch(z.optional(z.literal(true)), undefined),
})
export type MarketSearch = z.output<typeof marketSearch>

/** What the address of a product carries: whether the slug is a package's or an event's. */
export const productSearch = z.object({ kind: z.catch(z.optional(z.enum(LINE_KINDS)), undefined) })

/** Nothing narrows the catalogue but the days: it opens with the evenings to come. */
export function isEverything({ show, cat, q }: MarketSearch): boolean {
  return show === undefined && cat === undefined && filterOf(q) === null
}

/** What the address of the checkout carries afterwards: the orders that were placed, one for each currency. */
export const placedSearch = z.object({
  placed: z.catch(z.optional(z.coerce.string().check(z.regex(/^\d{1,9}(-\d{1,9}){0,3}$/))), undefined),
})

/** The orders' numbers in what the address carries; null without them. */
export function placedOrders(placed: string | undefined): number[] | null {
  return placed === undefined ? null : placed.split('-').map(Number)
}

declare module '../../../web/searches.ts' {
  interface Searches {
    '/things-to-do': Partial<z.output<typeof marketSearch>>
    '/things-to-do/product/$slug': Partial<z.output<typeof productSearch>>
    // One order's number stays a number: as a text it would stand in quotes in the address.
    '/things-to-do/checkout': { placed?: string | number | undefined }
  }
}
