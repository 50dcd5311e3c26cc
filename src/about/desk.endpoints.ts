import * as z from 'zod/mini'
import { day, id, text, uuid } from '../kernel/check.ts'
import { aFile, endpoint } from '../kernel/endpoint.ts'
import { MEETING_CHANNELS } from './meeting.ts'

const owner = z.object({ idOwner: z.number(), name: z.string(), lastname: z.string(), email: z.string() })
const person = z.object({ name: z.string(), lastname: z.string() })

const unansweredShape = z.object({
  id: z.number(),
  /** Null: to the concierge. */
  to: z.nullable(person),
  subject: z.string(),
  body: z.string(),
  sentAt: z.string(),
  pictures: z.array(z.object({ key: z.string(), name: z.string() })),
  /** Of the contract it is about; null where it names none. */
  contract: z.nullable(z.string()),
  hotel: z.nullable(z.string()),
  owner,
})

const colleagueShape = z.object({ idStaff: z.number(), name: z.string(), lastname: z.string() })

/** The messages of owners that nobody has answered here, the one that waits longest first. */
export const listUnanswered = endpoint({
  name: 'listUnanswered',
  group: 'messages',
  method: 'GET',
  path: '/desk/messages/',
  access: { who: 'desk' },
  /** Of this number alone. */
  query: z.object({ id: z.optional(id()) }),
  answer: z.object({
    data: z.array(unansweredShape),
    /** Who may have answered by mail. */
    staff: z.array(colleagueShape),
  }),
  refusals: {},
  addition: true,
})

/**
 * Answers a message, once. The owner reads it below their message, and gets it by mail. With `byMail` it is an answer that
 * came by mail already: it is entered with who wrote it and on which day, and nothing is sent.
 */
export const answerMessage = endpoint({
  name: 'answerMessage',
  group: 'messages',
  method: 'POST',
  path: '/desk/messages/',
  access: { who: 'desk' },
  body: z.object({
    idMessage: id(),
    answer: text(4000),
    byMail: z.optional(z.object({ idStaff: id(), day: day() })),
  }),
  answer: z.object({ data: z.object({ answered: z.boolean() }) }),
  refusals: { DECIDED_MEANWHILE: 409, MAIL_DAY_WRONG: 409 },
  addition: true,
  idempotent: true,
  answersThing: ['messages', 'idMessage'],
})

/** A picture of a message, for whoever answers it. */
export const readMessagePicture = endpoint({
  name: 'readMessagePicture',
  group: 'messages',
  method: 'GET',
  path: '/desk/messages/picture/',
  access: { who: 'desk' },
  query: z.object({ idMessage: id(), key: uuid() }),
  answersFile: true,
  answer: aFile(),
  refusals: {},
  addition: true,
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
  channel: z.enum(MEETING_CHANNELS),
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
  /** Of this number alone. */
  query: z.object({ id: z.optional(id()) }),
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
  answersThing: ['meetings', 'idMeeting'],
})

export type Colleague = z.output<typeof colleagueShape>
export type Unanswered = z.output<typeof unansweredShape>
export type ComingMeeting = z.output<typeof comingShape>
