import * as z from 'zod/mini'
import { id, text } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { CHANNELS } from './meeting.ts'

const owner = z.object({ idOwner: z.number(), name: z.string(), lastname: z.string(), email: z.string() })
const person = z.object({ name: z.string(), lastname: z.string() })

const unansweredShape = z.object({
  id: z.number(),
  /** Null: to the concierge. */
  to: z.nullable(person),
  subject: z.string(),
  body: z.string(),
  sentAt: z.string(),
  /** Of the contract it is about; null where it names none. */
  contract: z.nullable(z.string()),
  hotel: z.nullable(z.string()),
  owner,
})

/** The messages of owners that nobody has answered here, the one that waits longest first. */
export const listUnanswered = endpoint({
  name: 'listUnanswered',
  group: 'messages',
  method: 'GET',
  path: '/desk/messages/',
  access: { who: 'desk' },
  answer: z.object({ data: z.array(unansweredShape) }),
  refusals: {},
  addition: true,
})

/** Answers a message, once. The owner reads it below their message, and gets it by mail. */
export const answerMessage = endpoint({
  name: 'answerMessage',
  group: 'messages',
  method: 'POST',
  path: '/desk/messages/',
  access: { who: 'desk' },
  body: z.object({ idMessage: id(), answer: text(4000) }),
  answer: z.object({ data: z.object({ answered: z.boolean() }) }),
  refusals: { DECIDED_MEANWHILE: 409 },
  addition: true,
  idempotent: true,
})

const comingShape = z.object({
  id: z.number(),
  staff: person,
  /** Instants in UTC. */
  startsAt: z.string(),
  endsAt: z.string(),
  createdAt: z.string(),
  /** The zone of the person's office. */
  zone: z.string(),
  channel: z.enum(CHANNELS),
  subject: z.string(),
  note: z.nullable(z.string()),
  owner,
})

/** The meetings to come, the next first. */
export const listComingMeetings = endpoint({
  name: 'listComingMeetings',
  group: 'meetings',
  method: 'GET',
  path: '/desk/meetings/',
  access: { who: 'desk' },
  answer: z.object({ data: z.array(comingShape) }),
  refusals: {},
  addition: true,
})

/** Calls a meeting off until it begins, with a reason. Both sides are told, and their calendars. */
export const callOffMeeting = endpoint({
  name: 'callOffMeeting',
  group: 'meetings',
  method: 'POST',
  path: '/desk/meetings/',
  access: { who: 'desk' },
  body: z.object({ idMeeting: id(), reason: text(1000) }),
  answer: z.object({ data: z.object({ cancelled: z.boolean() }) }),
  refusals: { DECIDED_MEANWHILE: 409 },
  addition: true,
  idempotent: true,
})

export type Unanswered = z.output<typeof unansweredShape>
export type ComingMeeting = z.output<typeof comingShape>
