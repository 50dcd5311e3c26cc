import * as z from 'zod/mini'
import { id } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { written } from './written.ts'

const messageShape = z.object({
  idMessage: z.number(),
  /** Null: to the concierge. */
  to: z.nullable(z.object({ idStaff: z.number(), name: z.string(), lastname: z.string() })),
  subject: z.string(),
  body: z.string(),
  /** An instant in UTC. */
  sentAt: z.string(),
  /** An admin wrote it for the owner. */
  byAdmin: z.boolean(),
  /** What the club answered here; null until then. `by` is the person's name. */
  answer: z.nullable(z.object({ text: z.string(), at: z.string(), by: z.string() })),
})

/** The owner's last hundred messages, the latest first. */
export const listMessages = endpoint({
  name: 'listMessages',
  group: 'messages',
  method: 'GET',
  path: '/messages/',
  access: { who: 'member' },
  answer: z.object({ data: z.array(messageShape) }),
  refusals: {},
  addition: true,
})

/**
 * Writes to a person of the club, or without `idStaff` to the concierge of the contract's resort. It goes out as a
 * mail that is answered to the owner. More than 20 in a day are `DAY_LIMIT`.
 */
export const sendMessage = endpoint({
  name: 'sendMessage',
  group: 'messages',
  method: 'POST',
  path: '/messages/',
  access: { who: 'member' },
  body: z.object({
    idStaff: z.optional(id()),
    /** The contract it is about. */
    idContract: z.optional(id()),
    subject: written(200),
    body: written(4000),
  }),
  answer: z.object({ data: messageShape }),
  refusals: {},
  addition: true,
  idempotent: true,
})

export type WireMessage = z.output<typeof messageShape>
