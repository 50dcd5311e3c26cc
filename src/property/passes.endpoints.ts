import * as z from 'zod/mini'
import { id, instant } from '../kernel/check.ts'
import { endpoint, LARGE_BODY } from '../kernel/endpoint.ts'
import { accessShape } from './access.endpoints.ts'
import { GUEST_TYPES, PASS_TYPES } from './access.ts'

const passShape = z.object({
  /** The guest's place in the visit. */
  position: z.number(),
  name: z.string(),
  lastname: z.string(),
  email: z.nullable(z.string()),
  guestType: z.enum(GUEST_TYPES),
  /** `none`: the guest has no pass so far. */
  state: z.enum(['live', 'withdrawn', 'ended', 'none']),
  /** Six digits, and the two links: what is shared, and what the QR code says. Only while it opens. */
  code: z.nullable(z.string()),
  link: z.nullable(z.string()),
  qr: z.nullable(z.string()),
  entries: z.number(),
  /** The last thing that happened at the gate. */
  lastSeen: z.nullable(z.object({ direction: z.enum(['in', 'out']), at: z.string() })),
})

const passesShape = z.object({
  access: accessShape,
  resort: z.string(),
  residence: z.string(),
  /** The resort's illustration and its zone. */
  scene: z.string(),
  zone: z.string(),
  passes: z.array(passShape),
})

const trusted = { scope: 'visitors', of: ['visit', 'idAccess'] } as const

/** A visit with the pass of each guest. */
export const readPasses = endpoint({
  name: 'readPasses',
  group: 'property',
  method: 'GET',
  path: '/passes/',
  access: { who: 'member', trusted },
  query: z.object({ idAccess: id() }),
  answer: z.object({ data: passesShape }),
  refusals: { PROPERTY_MODULE_OFF: 403 },
  addition: true,
})

const guest = z.object({ idAccess: id(), position: id() })
const changed = z.object({ data: passShape })
const write = { who: 'member', lockedByUnsignedReport: true, trusted } as const

/** Gives a guest a new pass; the one before, if there is one, opens no more. It is mailed, and counted as sending one again. */
export const renewPass = endpoint({
  name: 'renewPass',
  group: 'property',
  method: 'PUT',
  path: '/passes/',
  access: write,
  perDay: { of: 'passes', most: 60 },
  body: guest,
  answer: changed,
  refusals: { PROPERTY_MODULE_OFF: 403, ACCESS_OVER: 409 },
  slowsDown: true,
  addition: true,
})

/** Withdraws the pass of one guest; the others keep theirs. */
export const withdrawPass = endpoint({
  name: 'withdrawPass',
  group: 'property',
  method: 'DELETE',
  path: '/passes/',
  access: write,
  query: guest,
  answer: changed,
  refusals: { PROPERTY_MODULE_OFF: 403, ACCESS_OVER: 409, PASS_WITHDRAWN: 409 },
  addition: true,
})

/** Sends a guest's pass by mail again. Twenty an hour for each owner, three an hour to one address. */
export const sendPass = endpoint({
  name: 'sendPass',
  group: 'property',
  method: 'POST',
  path: '/passes/mail/',
  access: write,
  perDay: { of: 'passes', most: 60 },
  body: z.object({ ...guest.shape, language: z.optional(z.enum(['en', 'es'])) }),
  answer: z.object({ data: z.object({ email: z.string() }) }),
  refusals: {
    PROPERTY_MODULE_OFF: 403,
    ACCESS_OVER: 409,
    PASS_WITHDRAWN: 409,
    PASS_HAS_NO_EMAIL: 409,
  },
  slowsDown: true,
  addition: true,
})

/** What the guard sees of a visit: the visitor, the purpose, the residence and the hours; nothing of the owner. */
const visitorShape = z.object({
  idPass: z.number(),
  name: z.string(),
  type: z.enum(PASS_TYPES),
  resort: z.string(),
  residence: z.string(),
  /** Wall clock at the resort, `yyyy-mm-dd hh:mm`. */
  from: z.string(),
  to: z.string(),
  entries: z.number(),
  /** Inside since this instant: the last thing noted was an entry. */
  insideSince: z.nullable(z.string()),
  /** The proof that the pass was shown: what is noted of it carries this. */
  proof: z.string(),
})

/**
 * Checks a pass at the gate, by what its QR code says or by its six digits. Wrong digits are counted by session and by
 * address, and slowed down: guessing pays.
 */
export const checkPass = endpoint({
  name: 'checkPass',
  group: 'gate',
  method: 'POST',
  path: '/passes/check/',
  access: { who: 'gate' },
  body: z.union([
    z.object({ token: z.string().check(z.maxLength(1200)) }),
    z.object({ code: z.string().check(z.regex(/^\d{6}$/)) }),
  ]),
  answer: z.object({
    data: z.object({
      verdict: z.enum(['valid', 'not-yet', 'ended', 'withdrawn', 'unknown']),
      /** The visitor; null where the pass is unknown. */
      visitor: z.nullable(visitorShape),
    }),
  }),
  refusals: {},
  slowsDown: true,
  transaction: 'own',
  addition: true,
})

/** What was done with an entry: noted, noted before or pressed twice within a minute, refused because the pass does not open, or no pass that was shown. */
export const ENTRY_RESULTS = ['noted', 'repeated', 'refused', 'unknown'] as const

/** Entries in one call. */
export const MOST_ENTRIES = 100

/**
 * Notes who came in and who went out, of passes that were shown, each under the key that the gate gave it. What a gate saw without a connection is
 * noted as it happened, even of a pass that was withdrawn meanwhile, within the pass's days; a time to come or of more than a week
 * ago is refused. Twice in within a minute is answered `repeated`.
 */
export const noteEntries = endpoint({
  name: 'noteEntries',
  group: 'gate',
  method: 'POST',
  path: '/passes/entries/',
  access: { who: 'gate' },
  bodyBytes: LARGE_BODY,
  body: z.object({
    entries: z
      .array(
        z.object({
          key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
          idPass: id(),
          direction: z.enum(['in', 'out']),
          /** What the check answered with the visitor, or a gate without a connection made of the pass. */
          proof: z.optional(z.string().check(z.maxLength(600), z.regex(/^[\w-]+\.[\w-]+$/))),
          /** When a gate without a connection saw it; now without it. */
          seenAt: z.optional(instant()),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_ENTRIES)),
  }),
  answer: z.object({
    data: z.array(z.object({ key: z.string(), result: z.enum(ENTRY_RESULTS), entries: z.number() })),
  }),
  refusals: {},
  addition: true,
})

/** What a gate has to know to go on without a connection: the public key, and which passes were taken back. */
export const readGateSheet = endpoint({
  name: 'readGateSheet',
  group: 'gate',
  method: 'GET',
  path: '/passes/gate/',
  access: { who: 'gate' },
  answer: z.object({
    data: z.object({
      publicKey: z.string(),
      /** Passes that were taken back and are not over. */
      withdrawn: z.array(z.number()),
      /** Entries so far of the passes that open today, by pass. */
      entries: z.array(z.object({ idPass: z.number(), count: z.number() })),
      hotels: z.array(z.object({ id: z.number(), zone: z.string() })),
      /** Who stands at the gate, and the instant by the server's clock. */
      guard: z.string(),
      at: z.string(),
    }),
  }),
  refusals: {},
  addition: true,
})

export type AccessPasses = z.output<typeof passesShape>
export type GuestPass = z.output<typeof passShape>
export type GateVisitor = z.output<typeof visitorShape>
