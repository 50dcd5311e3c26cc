import * as z from 'zod/mini'
import { bilingual, email, id, personName } from '../../kernel/check.ts'
import { type AnswerOf, aFile, endpoint } from '../../kernel/endpoint.ts'
import { MOST_GUESTS } from '../../property/access.ts'

/** A guest of an activity, in a place of a line, with the pass that is theirs. */
const lineGuestShape = z.object({
  position: z.number(),
  name: z.string(),
  lastname: z.string(),
  email: z.nullable(z.string()),
  /** Six digits for a guard; none of a pass that is over. */
  code: z.nullable(z.string()),
  /** Where the guest looks at it. */
  link: z.string(),
  /** How often the gate let them in. */
  entries: z.number(),
})

const lineGuestsShape = z.object({
  /** How many places the line has. */
  places: z.number(),
  /** Whether it is still to come and stands: places can be given. */
  open: z.boolean(),
  guests: z.array(lineGuestShape),
  /** Who was named with the order, and the guests of its stay. */
  proposed: z.array(z.object({ name: z.string(), lastname: z.string(), email: z.nullable(z.string()) })),
})

/** Each guest gets a pass for the gate: somebody trusted needs the scope `visitors` too (RESTRICTED_ACTION). */
const trusted = { scope: 'order', of: ['order', 'idOrder'] } as const
const named = { idOrder: id(), idLine: id() }

/** Who takes the places of a line of an order. */
export const readLineGuests = endpoint({
  name: 'readLineGuests',
  group: 'marketplace',
  method: 'GET',
  path: '/orders/line/guests/',
  access: { who: 'member', trusted },
  query: z.object(named),
  answer: z.object({ data: lineGuestsShape }),
  refusals: { ORDER_NOT_FOUND: 404 },
  addition: true,
})

/** Who takes which place; the form checks by it, too. */
export const nameGuestsShape = z.object({
  ...named,
  guests: z
    .array(
      z.object({
        position: id(),
        name: personName(80),
        lastname: personName(80),
        email: z.optional(z.nullable(email())),
        /** The link and the digits before open no more. */
        renew: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(MOST_GUESTS)),
  /** The language of the mail and of the pass; the owner's without it. */
  language: z.optional(z.enum(['en', 'es'])),
})

/**
 * Says who takes the places of a line: each gets a pass of their own, by mail where there is an address. Who is named no more
 * has none any more; who stays the same keeps theirs.
 */
export const nameLineGuests = endpoint({
  name: 'nameLineGuests',
  group: 'marketplace',
  method: 'PUT',
  path: '/orders/line/guests/',
  access: { who: 'member', lockedByUnsignedReport: true, trusted },
  perDay: { of: 'passes', most: 60 },
  body: nameGuestsShape,
  answer: z.object({ data: lineGuestsShape }),
  refusals: { ORDER_NOT_FOUND: 404, PLACES_NOT_OPEN: 409, GUESTS_BEYOND_PLACES: 409 },
  addition: true,
})

/** A guest's pass as it is now, by its link: where and when, and nothing of what it cost or of who paid. */
export const readGuestPass = endpoint({
  name: 'readGuestPass',
  group: 'marketplace',
  method: 'POST',
  path: '/passes/guest/',
  access: { who: 'anyone' },
  body: z.object({ link: z.string().check(z.regex(/^[\w-]{22}$/)) }),
  answer: z.object({
    data: z.object({
      state: z.enum(['live', 'void', 'ended']),
      /** The guest's own. Of a pass that was taken away (`void`) nothing of this is said. */
      name: z.nullable(z.string()),
      activity: z.nullable(bilingual()),
      day: z.nullable(z.string()),
      /** Null where it names no hour. */
      time: z.nullable(z.string()),
      resort: z.nullable(z.string()),
      meetingPoint: z.nullable(bilingual()),
      bring: z.nullable(bilingual()),
      /** What the gate reads, and says; none of a pass that does not open. */
      qr: z.nullable(z.string()),
      code: z.nullable(z.string()),
    }),
  }),
  refusals: {},
  transaction: 'read',
  addition: true,
})

/** The same pass as a PDF, in the language of the screen; only one that opens is made. */
export const printGuestPass = endpoint({
  name: 'printGuestPass',
  group: 'marketplace',
  method: 'POST',
  path: '/passes/guest/pdf/',
  access: { who: 'anyone' },
  body: z.object({ link: z.string().check(z.regex(/^[\w-]{22}$/)) }),
  answersFile: true,
  answer: aFile(),
  refusals: { PASS_OPENS_NO_MORE: 409, PASS_NOT_MADE: 409 },
  transaction: 'read',
  addition: true,
})

export type LineGuestPass = AnswerOf<typeof readGuestPass>['data']
export type LineGuests = z.output<typeof lineGuestsShape>
export type LineGuest = z.output<typeof lineGuestShape>
