import * as z from 'zod/mini'
import { id, page } from '../kernel/check.ts'
import { type AnswerOf, aFile, endpoint } from '../kernel/endpoint.ts'
import { ACCESS_GROUPS, ACCESS_KINDS, CLUB_KINDS, MONTH } from './access.ts'
import { doneShape } from './membership.endpoints.ts'
import { RELATIONS } from './relations.ts'

/** Lines in one answer; what is older is on the next page. */
export const LINES_A_PAGE = 30

const came = {
  /** Null where the browser is none that is known. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** The city of the network, where the club's proxy tells it. */
  place: z.nullable(z.string()),
  /** `203.0.113.x`: never the whole address. */
  network: z.nullable(z.string()),
}

/** The devices that have signed in to the account, the one that asks first. The owner's own: no admin sees them. */
export const readDevices = endpoint({
  name: 'readDevices',
  group: 'account',
  method: 'GET',
  path: '/account/devices/',
  access: { who: 'owner', trusted: { scope: 'any' } },
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        ...came,
        /** Instants in UTC. */
        since: z.string(),
        lastUsedAt: z.string(),
        /** `this` asks; `in` is signed in at the moment; `out` would have to sign in again. */
        state: z.enum(['this', 'in', 'out']),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})

/**
 * Ends a device's session and forgets the device, after a proof of who one is: whoever holds a session that was left open throws nobody
 * out. The one that asks signs out instead.
 */
export const endDevice = endpoint({
  name: 'endDevice',
  group: 'account',
  method: 'DELETE',
  path: '/account/devices/',
  access: { who: 'owner', trusted: { scope: 'any' } },
  query: z.object({ id: id() }),
  answer: doneShape,
  refusals: { THIS_DEVICE: 409 },
  stepUp: true,
  addition: true,
})

/** Ends every session but the one that asks, and forgets every other device. */
export const endOtherDevices = endpoint({
  name: 'endOtherDevices',
  group: 'account',
  method: 'DELETE',
  path: '/account/devices/others/',
  access: { who: 'owner', trusted: { scope: 'any' } },
  answer: doneShape,
  refusals: {},
  stepUp: true,
  addition: true,
})

/**
 * “This wasn’t me”, signed in: ends every session, this one too, and locks the account until a new password is set by
 * the link that goes out by mail.
 */
export const disownDevices = endpoint({
  name: 'disownDevices',
  changesWho: true,
  group: 'account',
  method: 'POST',
  path: '/account/devices/lock/',
  access: { who: 'owner', trusted: { scope: 'any' } },
  answer: doneShape,
  refusals: {},
  addition: true,
})

const alarmToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) })

/** What the mail about a new device told of, by its link. */
export const readAlarm = endpoint({
  name: 'readAlarm',
  group: 'account',
  method: 'POST',
  path: '/account/alarm/',
  access: { who: 'anyone' },
  body: alarmToken,
  answer: z.object({
    data: z.object({
      ...came,
      /** An instant in UTC. */
      at: z.string(),
      /** Whether the account is an admin's, who gets a new password from whoever runs the portal. */
      isAdmin: z.boolean(),
      /** What of the owner's contact was changed since, or asked for, and is put back by “this wasn't me”. */
      putsBack: z.object({ address: z.boolean(), phone: z.boolean() }),
    }),
  }),
  refusals: { ALARM_USED_UP: 410 },
  slowsDown: true,
  transaction: 'own',
  addition: true,
})

/** “This wasn’t me” by the mail's link: the same as when signed in. */
export const raiseAlarm = endpoint({
  name: 'raiseAlarm',
  group: 'account',
  method: 'PUT',
  path: '/account/alarm/',
  access: { who: 'anyone' },
  body: alarmToken,
  answer: doneShape,
  refusals: { ALARM_USED_UP: 410 },
  slowsDown: true,
  transaction: 'own',
  addition: true,
})

const filters = {
  /** `2026-11`, by the clock of the owner's first resort. */
  month: z.string().check(z.regex(MONTH)),
  group: z.optional(z.enum(ACCESS_GROUPS)),
}

/** Who came to the account, what the club did for the owner, and what left the house, the latest first. */
export const readAccess = endpoint({
  name: 'readAccess',
  group: 'account',
  method: 'GET',
  path: '/account/access/',
  access: { who: 'owner' },
  query: z.object({ ...filters, page: z._default(page(), 1) }),
  answer: z.object({
    data: z.array(
      z.object({
        ...came,
        at: z.string(),
        kind: z.enum([...ACCESS_KINDS, ...CLUB_KINDS, 'trusted-deed']),
        /** The name of a file, a link or a deed of the club, in the language of the call. */
        what: z.nullable(z.string()),
        /** The colleague of the club who did it. */
        admin: z.nullable(z.string()),
        /** Whom of those that the owner trusts, and what they are to the owner. */
        trusted: z.nullable(z.string()),
        relation: z.nullable(z.enum(RELATIONS)),
      }),
    ),
    /** How many lines the month has in each group. */
    counts: z.object({
      'sign-ins': z.number(),
      refused: z.number(),
      trusted: z.number(),
      club: z.number(),
      files: z.number(),
    }),
    /** The zone that the month is of. */
    zone: z.string(),
  }),
  refusals: {},
  addition: true,
})

/** The same month as CSV, every line of it. */
export const exportAccess = endpoint({
  name: 'exportAccess',
  group: 'account',
  method: 'GET',
  path: '/account/access/file/',
  access: { who: 'owner' },
  query: z.object(filters),
  answersFile: true,
  answer: aFile(),
  refusals: {},
  addition: true,
})

export type Device = AnswerOf<typeof readDevices>['data'][number]
export type AccessLine = AnswerOf<typeof readAccess>['data'][number]
export type Alarm = AnswerOf<typeof readAlarm>['data']
