import * as z from 'zod/mini'
import { bilingual, day, email, id, page, personName, text } from '../kernel/check.ts'
import { type DayLimit, endpoint } from '../kernel/endpoint.ts'
import type { FieldFault } from '../kernel/words.ts'
import { ACCESS_TYPES, GUEST_TYPES, MOST_GUESTS } from './access.ts'

const time = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const maybeTime = z.optional(z.nullable(time()))

/** A visitor as the form gives them (spec, section 3). */
export const guestBody = z.object({
  name: personName(80),
  lastname: personName(80),
  email: z.optional(z.nullable(email())),
  guestType: z.enum(GUEST_TYPES),
})

/** Each guest's pass goes to an address of their own: the same one thirty times would be thirty mails to one person. */
const eachOwnAddress = ({ value, issues }: z.core.ParsePayload<z.output<typeof guestBody>[]>) => {
  const known = new Set<string>()
  for (const [index, { email }] of value.entries()) {
    if (email && known.has(email))
      issues.push({
        code: 'custom',
        input: value,
        path: [index, 'email'],
        message: 'email-twice' satisfies FieldFault,
      })
    if (email) known.add(email)
  }
}

/** What is asked about a visit, new or changed. No guest at all is the rule's to refuse, in the spec's words. */
export const visitBody = {
  type: z.enum(ACCESS_TYPES),
  datein: day(),
  dateout: day(),
  allDay: z.boolean(),
  timein: maybeTime,
  timeout: maybeTime,
  reason: text(500),
  guests: z.array(guestBody).check(z.maxLength(MOST_GUESTS), eachOwnAddress),
  /** The language of the mails to the guests; the owner's own without it. */
  language: z.optional(z.enum(['en', 'es'])),
}

/** Each guest may get a mail: eight changes of the largest party a day. */
const INVITATIONS: DayLimit = {
  of: 'guests',
  most: 8 * MOST_GUESTS,
  many: (body) => (body as { guests: unknown[] }).guests.length,
}

/** Whom the owner lets register visitors, of the contract that is named or whose visit it is. */
const ofContract = { scope: 'visitors', of: ['contract', 'idContract'] } as const
const ofVisit = {
  who: 'member',
  lockedByUnsignedReport: true,
  trusted: { scope: 'visitors', of: ['visit', 'idAccess'] },
} as const

export const accessShape = z.object({
  id: z.number(),
  /** As people name it: AC-3001. */
  code: z.string(),
  idContract: z.number(),
  type: z.enum(ACCESS_TYPES),
  datein: z.string(),
  dateout: z.string(),
  allDay: z.boolean(),
  timein: z.nullable(z.string()),
  timeout: z.nullable(z.string()),
  reason: z.string(),
  /** Where it stands now: `past` is over or withdrawn. */
  standing: z.enum(['today', 'coming', 'past']),
  cancelled: z.boolean(),
  /** The gate has let somebody of it in today. */
  seenToday: z.boolean(),
  /** The club registered it for the owner. */
  byAdmin: z.boolean(),
  /** Who registered it for the owner, of those whom they trust. */
  byTrusted: z.nullable(z.string()),
  guests: z.array(
    z.object({
      name: z.string(),
      lastname: z.string(),
      email: z.nullable(z.string()),
      guestType: z.enum(GUEST_TYPES),
    }),
  ),
})

const refusals = {
  PROPERTY_MODULE_OFF: 403,
  ACCESS_NEEDS_GUEST: 409,
  ACCESS_TIMES_MISSING: 409,
  ACCESS_DAYS_BACKWARDS: 409,
  TIME_OUT_LOWER: 409,
  TIME_OUT_SAME: 409,
  ACCESS_IN_THE_PAST: 409,
  ACCESS_TOO_LONG: 409,
} as const

/**
 * The visits of a contract: those of today and to come, the nearest first, then a page of the past, the latest first;
 * or one of them.
 */
export const listAccess = endpoint({
  name: 'listAccess',
  group: 'property',
  method: 'GET',
  path: '/fivesClub/getControlAccess/',
  access: { who: 'member', trusted: ofContract },
  query: z.object({
    idContract: id(),
    idAccess: z.optional(id()),
    page: z.optional(page()),
  }),
  answer: z.object({
    data: z.array(accessShape),
    /** Past visits in all, and how many a page holds. */
    past: z.number(),
    pageSize: z.number(),
    /** The day at the resort. */
    today: z.string(),
  }),
  refusals: { PROPERTY_MODULE_OFF: 403 },
})

/** Registers a visit. Each guest gets a pass; those with an email get it by mail. */
export const createAccess = endpoint({
  name: 'createAccess',
  group: 'property',
  method: 'POST',
  path: '/fivesClub/getControlAccess/',
  access: { who: 'member', lockedByUnsignedReport: true, trusted: ofContract },
  perDay: INVITATIONS,
  body: z.object({ idContract: id(), ...visitBody }),
  answer: z.object({ data: accessShape, mailed: z.number() }),
  refusals,
  idempotent: true,
  onceAMinute: true,
})

/**
 * Changes a visit that is not over. A guest whose pass would say the same keeps it; the others get a new one, and the
 * one they had opens no more.
 */
export const changeAccess = endpoint({
  name: 'changeAccess',
  group: 'property',
  method: 'PUT',
  path: '/fivesClub/getControlAccess/',
  access: ofVisit,
  perDay: INVITATIONS,
  body: z.object({ idAccess: id(), ...visitBody }),
  answer: z.object({ data: accessShape, replaced: z.number(), mailed: z.number() }),
  refusals: { ...refusals, ACCESS_OVER: 409 },
})

/** Withdraws a visit: none of its passes opens any more. It stays in the list, as past. */
export const withdrawAccess = endpoint({
  name: 'withdrawAccess',
  group: 'property',
  method: 'DELETE',
  path: '/fivesClub/getControlAccess/',
  access: ofVisit,
  query: z.object({ idAccess: id() }),
  answer: z.object({ data: accessShape }),
  refusals: { PROPERTY_MODULE_OFF: 403, ACCESS_OVER: 409 },
})

/** The kinds of visits. */
export const listAccessTypes = endpoint({
  name: 'listAccessTypes',
  group: 'property',
  method: 'GET',
  path: '/fivesClub/getControlAccessType/',
  access: { who: 'member', trusted: { scope: 'any' } },
  answer: z.object({ data: z.array(z.object({ code: z.enum(ACCESS_TYPES), name: bilingual() })) }),
  refusals: {},
})

export type WireVisit = z.output<typeof accessShape>
