import * as z from 'zod/mini'
import { bilingual, day, id, whole } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import type { FieldFault } from '../kernel/words.ts'
import { WAYS } from './request/other-ways.ts'
import { PLACE_REASONS } from './request/places.ts'
import { LONGEST_STAY } from './request/stay-rules.ts'

const access = {
  who: 'member',
  lockedByUnsignedReport: true,
  trusted: { scope: 'book', of: ['contract', 'idContract'] },
} as const

/** A stay that a request would be granted at this moment. */
const offer = {
  datein: z.string(),
  dateout: z.string(),
  nights: z.number(),
  idCategory: z.number(),
  name: bilingual(),
  /** Rooms of the category that are free on the scarcest night. */
  left: z.number(),
  nightsCost: z.number(),
  /** What a night of it takes, in hundredths. */
  nightPercent: z.number(),
}

/**
 * What would be granted in the place of a stay that is not: the same days in another category, a part of these days, as
 * many nights near by, earlier and later, or the nearest days far off; of a stay that is longer than any may be, a part. With `idBooking` for a stay that would move: its own nights count as
 * free, and it keeps its category. Empty where the contract may not book.
 */
export const findOtherWays = endpoint({
  name: 'findOtherWays',
  group: 'reservations',
  method: 'GET',
  path: '/reservations/otherways/',
  mayLag: true,
  access,
  query: z
    .object({
      idContract: id(),
      idBooking: z.optional(id()),
      /** The category that was asked for; without it all that sleep the guests were looked at. */
      idCategory: z.optional(id()),
      datein: day(),
      dateout: day(),
      guests: z._default(whole(1, 40), 1),
    })
    .check(
      z.refine<{ datein: string; dateout: string }>((value) => value.datein < value.dateout, {
        error: 'range-backwards' satisfies FieldFault,
        path: ['dateout'],
      }),
    ),
  answer: z.object({
    data: z.array(
      z.object({
        ...offer,
        /** The difference: `shorter`, `category`, `days` near by, or far off `earlier` or `later`. */
        way: z.enum(WAYS),
      }),
    ),
  }),
  refusals: { BOOKING_NOT_FOUND: 404 },
  addition: true,
})

/**
 * Where a number of nights fits before those that are left expire: the soonest first, and the same nights in shorter stays.
 * Without `nights` as many as are left in the account that expires next, or a week of them where these are many.
 */
export const findPlaces = endpoint({
  name: 'findPlaces',
  group: 'reservations',
  method: 'GET',
  path: '/reservations/places/',
  mayLag: true,
  access,
  query: z.object({
    idContract: id(),
    nights: z.optional(whole(1, LONGEST_STAY)),
    guests: z._default(whole(1, 40), 1),
  }),
  answer: z.object({
    /** How many nights were looked for. */
    nights: z.number(),
    /** The account whose nights have to be used first; none where nothing is left. */
    account: z.nullable(z.object({ balance: z.number(), starts: z.string(), expires: z.string() })),
    data: z.array(
      z.object({
        ...offer,
        because: z.nullable(z.enum(PLACE_REASONS)),
        /** The day on which the stay before it ends, or the last of the closed nights. */
        after: z.nullable(z.string()),
        /** The last day on which cancelling it would be free; null where that is over. */
        freeUntil: z.nullable(z.string()),
      }),
    ),
    /** The same number of nights in two or three stays; none where these do not fit either. */
    shorter: z.array(z.object(offer)),
  }),
  refusals: {},
  addition: true,
})
