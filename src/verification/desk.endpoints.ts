import * as z from 'zod/mini'
import { id, text } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { doneShape } from '../membership/membership.endpoints.ts'

/**
 * The number that an owner sees at the moment, for whoever of the desk calls that owner, with the telephone to call; no
 * number while the owner has none open. Who asked for it first is kept.
 */
export const showCallerCheck = endpoint({
  name: 'showCallerCheck',
  group: 'account',
  method: 'POST',
  path: '/desk/callers/',
  access: { who: 'desk' },
  body: z.object({ idOwner: id() }),
  answer: z.object({
    data: z.nullable(z.object({ digits: z.string(), secondsLeft: z.number() })),
    owner: z.object({ name: z.string(), lastname: z.string(), phone: z.nullable(z.string()) }),
  }),
  refusals: {},
  changesNothing: true,
  addition: true,
})

const suspicionShape = z.object({
  id: z.number(),
  /** An instant in UTC. */
  at: z.string(),
  kind: z.enum(['mail', 'call']),
  code: z.nullable(z.string()),
  /** Whether a mail of the club has that code. */
  isOurCode: z.boolean(),
  words: z.nullable(z.string()),
  /** Who reported it, and where the answer goes; null where nobody can be answered. */
  from: z.nullable(
    z.object({ name: z.nullable(z.string()), lastname: z.nullable(z.string()), email: z.string() }),
  ),
  /** The colleague of the desk who had the number of a call on the screen. */
  readBy: z.nullable(z.string()),
})

/** What people reported and nobody has closed, the oldest first. */
export const listSuspicions = endpoint({
  name: 'listSuspicions',
  group: 'account',
  method: 'GET',
  path: '/desk/suspicions/',
  access: { who: 'desk' },
  /** Of this number alone. */
  query: z.object({ id: z.optional(id()) }),
  answer: z.object({ data: z.array(suspicionShape) }),
  refusals: {},
  addition: true,
})

/** Closes a report with an answer. It goes out by mail where somebody can be answered. */
export const closeSuspicion = endpoint({
  name: 'closeSuspicion',
  group: 'account',
  method: 'POST',
  path: '/desk/suspicions/',
  access: { who: 'desk' },
  body: z.object({ idSuspicion: id(), answer: text(2000) }),
  answer: doneShape,
  refusals: { DECIDED_MEANWHILE: 409 },
  addition: true,
  idempotent: true,
  answersThing: ['suspicions', 'idSuspicion'],
})

export type Suspicion = z.output<typeof suspicionShape>
