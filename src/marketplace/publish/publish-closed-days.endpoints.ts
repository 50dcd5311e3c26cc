import * as z from 'zod/mini'
import { bilingual, day, id } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { bothLanguages, lastChangeShape, version } from '../../kernel/publishing.ts'
import type { FieldFault } from '../../kernel/words.ts'
import { BLACKOUT_STATES } from '../../reservations/publish-blackouts.ts'

const access = { who: 'desk' } as const

/** A product as its days are closed. */
const product = {
  idProduct: z.number(),
  product: bilingual(),
  picture: z.string(),
  /** Where it is offered; none: at every resort. */
  hotel: z.nullable(z.string()),
}

const closedDaysShape = z.object({
  id: z.number(),
  ...product,
  first: z.string(),
  last: z.string(),
  reason: bilingual(),
  state: z.enum(BLACKOUT_STATES),
  changed: lastChangeShape,
})

/**
 * The closed days of every product: those begun and to come by their first day, then those that are past, the latest
 * first. 500 at most.
 */
export const listClosedDays = endpoint({
  name: 'listClosedDays',
  group: 'marketplace',
  method: 'GET',
  path: '/desk/publish/closed/',
  access,
  answer: z.object({
    data: z.array(closedDaysShape),
    /** There are more in the past than are listed. */
    more: z.boolean(),
  }),
  refusals: {},
  addition: true,
})

const days = { idProduct: id(), first: day(), last: day() }
const inOrder = z.refine<{ first: string; last: string }>(({ first, last }) => first <= last, {
  error: 'range-backwards' satisfies FieldFault,
  path: ['last'],
})

/** A product's days on which places are taken: from today on all that are ordered, with those that are closed. */
export const readProductDays = endpoint({
  name: 'readProductDays',
  group: 'marketplace',
  method: 'GET',
  path: '/desk/publish/closed/product/',
  access,
  query: z.object({ idProduct: id() }),
  answer: z.object({
    data: z.object({
      ...product,
      /** Where it is served; for a product of every resort, at the first of them. */
      zone: z.string(),
      today: z.string(),
      /** The last day that can be ordered today. */
      until: z.string(),
      closed: z.array(z.object({ id: z.number(), first: z.string(), last: z.string() })),
      /** Places that are taken, day by day, of all its variants. */
      taken: z.array(z.object({ day: z.string(), places: z.number() })),
    }),
  }),
  refusals: {},
  addition: true,
})

/** Days to close, as the desk fills them in; with `id` in the place of closed ones. */
export const closingShape = z
  .object({
    id: z.optional(id()),
    version: version(),
    ...days,
    reason: bothLanguages(200),
    /** Whether the owners who have ordered it for these days are mailed. */
    tells: z._default(z.boolean(), false),
  })
  .check(inOrder)

/**
 * Closes days of a product, or changes days that are closed (`id`). What is ordered for them stays ordered. The product
 * of closed days does not change.
 */
export const closeDays = endpoint({
  name: 'closeDays',
  group: 'marketplace',
  method: 'POST',
  path: '/desk/publish/closed/',
  access,
  body: closingShape,
  /** `places`: those that are taken on the days. `told`: how many orders' owners are mailed. */
  answer: z.object({ data: z.object({ id: z.number(), places: z.number(), told: z.number() }) }),
  refusals: {
    CLOSED_DAYS_ENDED: 409,
    CLOSED_DAYS_BEGUN: 409,
    CLOSED_DAYS_PAST: 409,
    CLOSED_DAYS_TOO_FAR: 409,
    CLOSED_DAYS_OVERLAP: 409,
  },
  addition: true,
  idempotent: true,
})

/** Opens closed days again: those ahead. What is past of days that have begun stays in the list. */
export const openDays = endpoint({
  name: 'openDays',
  group: 'marketplace',
  method: 'POST',
  path: '/desk/publish/closed/open/',
  access,
  body: z.object({ id: id(), version: version() }),
  /** `kept`: days that are past remain. */
  answer: z.object({ data: z.object({ kept: z.boolean() }) }),
  refusals: { CLOSED_DAYS_ENDED: 409 },
  addition: true,
  idempotent: true,
})

export type ClosedDaysItem = z.output<typeof closedDaysShape>
