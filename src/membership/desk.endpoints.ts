import * as z from 'zod/mini'
import { id, text } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { LOSS_QUESTIONS } from './lost-factor.ts'
import { doneShape } from './membership.endpoints.ts'
import { RELATIONS } from './relations.ts'

/** What the reason of a decision may be long. */
export const MOST_LOSS_REASON = 500

const access = { who: 'desk' } as const

const lossShape = z.object({
  id: z.number(),
  /** An instant in UTC. */
  at: z.string(),
  /** Said at the door, after the right password; else somebody of the desk wrote it down. */
  fromDoor: z.boolean(),
  owner: z.object({
    name: z.string(),
    lastname: z.string(),
    email: z.string(),
    /** The one to call; null where the account has none. */
    phone: z.nullable(z.string()),
    /** The one that the account had until an instant (UTC) in the last 30 days. */
    phoneBefore: z.nullable(z.object({ phone: z.nullable(z.string()), until: z.string() })),
  }),
  /** Who else knows the contracts and may know the answers: co-owners, and whom one of the owners trusts. */
  alsoKnow: z.array(z.object({ name: z.string(), relation: z.enum(['co-owner', ...RELATIONS]) })),
  /** What can be asked. What is right is never answered. */
  questions: z.array(
    z.object({
      question: z.enum(LOSS_QUESTIONS),
      triesLeft: z.number(),
      /** Null while nothing was said. */
      isRight: z.nullable(z.boolean()),
    }),
  ),
  /** When the factor goes, an instant in UTC; null while it is being asked. */
  goesAt: z.nullable(z.string()),
  grantedBy: z.nullable(z.string()),
})

/** The lost factors that nobody has decided about, and those that go within the day; the oldest first. */
export const listLosses = endpoint({
  name: 'listLosses',
  group: 'account',
  method: 'GET',
  path: '/desk/losses/',
  access,
  /** Of this number alone. */
  query: z.object({ id: z.optional(id()) }),
  answer: z.object({ data: z.array(lossShape) }),
  refusals: {},
  addition: true,
})

/** Writes down that an owner who calls has lost the factor. One that is open already is answered as it is. */
export const openLoss = endpoint({
  name: 'openLoss',
  group: 'account',
  method: 'POST',
  path: '/desk/losses/',
  access,
  body: z.object({ idOwner: id() }),
  answer: z.object({ data: z.object({ id: z.number() }) }),
  refusals: { NO_FACTOR: 409, LOSS_TOO_OFTEN: 409 },
  addition: true,
})

/** What the owner said to a question. The server compares; the right answer is told to nobody. */
export const answerLoss = endpoint({
  name: 'answerLoss',
  group: 'account',
  method: 'PUT',
  path: '/desk/losses/',
  access,
  body: z.object({ idLoss: id(), question: z.enum(LOSS_QUESTIONS), said: text(60) }),
  answer: z.object({ data: z.object({ isRight: z.boolean(), triesLeft: z.number() }) }),
  refusals: { QUESTION_USED_UP: 409, DECIDED_MEANWHILE: 409 },
  addition: true,
})

/** Lets the factor go in 24 hours. The owner is told at every known address, with a link that stops it. */
export const grantLoss = endpoint({
  name: 'grantLoss',
  group: 'account',
  method: 'POST',
  path: '/desk/losses/grant/',
  access,
  stepUp: true,
  body: z.object({ idLoss: id(), reason: text(MOST_LOSS_REASON) }),
  answer: doneShape,
  refusals: { TOO_FEW_RIGHT: 409, DECIDED_MEANWHILE: 409 },
  addition: true,
  idempotent: true,
  answersThing: ['losses', 'idLoss'],
})

/** Declines it, or takes a word back within the 24 hours: the factor stays. */
export const declineLoss = endpoint({
  name: 'declineLoss',
  group: 'account',
  method: 'POST',
  path: '/desk/losses/decline/',
  access,
  body: z.object({ idLoss: id(), reason: text(MOST_LOSS_REASON) }),
  answer: doneShape,
  refusals: { DECIDED_MEANWHILE: 409 },
  addition: true,
  idempotent: true,
  answersThing: ['losses', 'idLoss'],
})

export type WaitingLoss = z.output<typeof lossShape>
