import * as z from 'zod/mini'
import { id } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { written } from './written.ts'

/** How many pictures a message takes, and how large each may be. */
export const MOST_MESSAGE_PICTURES = 4
export const LARGEST_PICTURE = 10 * 1024 * 1024

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
  /** They open with the session's cookie. */
  pictures: z.array(z.object({ key: z.string(), name: z.string(), fileRoute: z.string() })),
  /**
   * What the club answered; null until then. `by` is the person's name. One that came by mail was entered by the desk: of
   * `at` only the day is known.
   */
  answer: z.nullable(
    z.object({
      text: z.string(),
      at: z.string(),
      by: z.string(),
      byMail: z.boolean(),
      /** Who of the desk entered what came by mail; null where `by` wrote it here. */
      enteredBy: z.nullable(z.string()),
      read: z.boolean(),
    }),
  ),
})

/** The owner's last hundred messages, the latest first. */
export const listMessages = endpoint({
  name: 'listMessages',
  group: 'messages',
  method: 'GET',
  path: '/messages/',
  access: { who: 'member' },
  answer: z.object({ data: z.array(messageShape), unread: z.number() }),
  refusals: {},
  addition: true,
})

/** How many answers the owner has not read yet; what the menu shows. */
export const countUnread = endpoint({
  name: 'countUnread',
  group: 'messages',
  method: 'GET',
  path: '/messages/unread/',
  access: { who: 'member' },
  answer: z.object({ unread: z.number() }),
  refusals: {},
  addition: true,
})

/** Notes that the owner has read the answers so far. Where an admin reads in the owner's name, they stay unread. */
export const readAnswers = endpoint({
  name: 'readAnswers',
  group: 'messages',
  method: 'PUT',
  path: '/messages/',
  access: { who: 'member' },
  answer: z.object({ unread: z.number() }),
  refusals: {},
  // One statement, and no deed: nothing of it stands in the owner's trail.
  transaction: 'own',
  addition: true,
})

/**
 * Writes to a person of the club, or without `idStaff` to the concierge of the contract's resort. It goes out as a
 * mail that is answered to the owner; its pictures stay in the portal. More than 20 in a day are `DAY_LIMIT`: a person
 * does not reach it, a program that runs wild stops there, before its pictures are drawn.
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
  files: { pictures: { most: MOST_MESSAGE_PICTURES, bytes: LARGEST_PICTURE, kinds: ['image'] } },
  answer: z.object({ data: messageShape }),
  refusals: { IMAGE_UNREADABLE: 400 },
  perDay: { of: 'messages', most: 20 },
  addition: true,
  idempotent: true,
  onceAMinute: true,
})

export type WireMessage = z.output<typeof messageShape>
