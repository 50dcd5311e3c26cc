import * as z from 'zod/mini'
import { bilingual, day, id, whole } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import { lastChangeShape, version } from '../../kernel/publishing.ts'
import type { FieldFault } from '../../kernel/words.ts'
import { ALLOTMENT_DEEDS } from './publish-allotment.ts'

const access = { who: 'desk' } as const

/** A variant as the desk chooses it. */
const variant = {
  idDetail: z.number(),
  idProduct: z.number(),
  product: bilingual(),
  variant: bilingual(),
  picture: z.string(),
  /** Where it is offered; none: at every resort. */
  hotel: z.nullable(z.string()),
  /** Whether it and its product are on sale. */
  active: z.boolean(),
  /** Its price, in cents of the product's currency. */
  sale: z.number(),
  currency: z.enum(CURRENCIES),
  /** The usual capacity of a day; none: as many as are asked for. */
  usual: z.nullable(z.number()),
  /** Its places are counted by the slot, and are set in its product. */
  slotted: z.boolean(),
  changed: lastChangeShape,
}

/**
 * The variants whose product or name holds all the words of `search`, in either language: those that the desk changed
 * last first, then by the product's name. Fifty at most.
 */
export const findVariants = endpoint({
  name: 'findVariants',
  group: 'marketplace',
  method: 'GET',
  path: '/desk/publish/allotment/',
  access,
  query: z.object({ search: z.optional(z.string().check(z.trim(), z.maxLength(100))) }),
  answer: z.object({
    data: z.array(
      z.object({
        ...variant,
        /** Days from today on that are closed, and those whose capacity is another than the usual one. */
        closed: z.number(),
        apart: z.number(),
      }),
    ),
    more: z.boolean(),
  }),
  refusals: {},
  addition: true,
})

/** A variant's days on sale. A day that is not listed has the usual capacity, and all of it is left. */
export const readAllotment = endpoint({
  name: 'readAllotment',
  group: 'marketplace',
  method: 'GET',
  path: '/desk/publish/allotment/days/',
  access,
  query: z.object({ idDetail: id() }),
  answer: z.object({
    data: z.object({
      ...variant,
      /** Where it is served; for a product of every resort, at the first of them. */
      zone: z.string(),
      today: z.string(),
      /** The last day on sale. */
      until: z.string(),
      days: z.array(
        z.object({ day: z.string(), capacity: z.number(), taken: z.number(), closed: z.boolean() }),
      ),
      /** Days on which the whole product is not offered. */
      blackouts: z.array(z.object({ first: z.string(), last: z.string(), reason: bilingual() })),
    }),
  }),
  refusals: {},
  addition: true,
})

/** A change of days, as the desk fills it in. */
export const dayChangeShape = z
  .object({
    first: day(),
    last: day(),
    weekdays: z.array(whole(1, 7)).check(z.minLength(1, 'required' satisfies FieldFault), z.maxLength(7)),
    deed: z.enum(ALLOTMENT_DEEDS),
    capacity: z.optional(whole(1, 10_000)),
  })
  .check(
    z.refine<{ first: string; last: string }>(({ first, last }) => first <= last, {
      error: 'range-backwards' satisfies FieldFault,
      path: ['last'],
    }),
    z.refine<{ deed: string; capacity?: number | undefined }>(
      ({ deed, capacity }) => deed !== 'set' || capacity !== undefined,
      { error: 'required' satisfies FieldFault, path: ['capacity'] },
    ),
  )

/**
 * Sets the capacity of days, closes them, or gives them back to the usual capacity: all of them or none. A capacity
 * below what is taken is refused, and the days are named (`days` beside the message).
 */
export const changeAllotment = endpoint({
  name: 'changeAllotment',
  group: 'marketplace',
  method: 'POST',
  path: '/desk/publish/allotment/',
  access,
  body: z.object({ idDetail: id(), version: version(), change: dayChangeShape }),
  answer: z.object({ data: z.object({ days: z.number() }) }),
  refusals: {
    ALLOTMENT_UNLIMITED: 409,
    ALLOTMENT_OFF_SALE: 409,
    ALLOTMENT_NO_DAY: 409,
    ALLOTMENT_BELOW_TAKEN: 409,
  },
  addition: true,
  idempotent: true,
})
