import * as z from 'zod/mini'
import { id, oneLine, text, whole } from '../../kernel/check.ts'
import { type AnswerOf, endpoint } from '../../kernel/endpoint.ts'
import { doneShape } from '../../membership/membership.endpoints.ts'
import { INBOX_AGES, INBOX_ARRIVALS, INBOX_KINDS, INBOX_SORTS, INBOX_VIEWS } from './kinds.ts'

/** As many as the club saves, and as many views as one person does. */
export const MOST_REPLIES = 200
export const MOST_VIEWS = 30
/** What a saved reply may be long, in each language. */
export const MOST_REPLY = 1000

const access = { who: 'inbox' } as const

/** A filter of the list, as the address has it. */
const filterShape = z.object({
  show: z.optional(z.enum(INBOX_KINDS)),
  view: z.optional(z.enum(INBOX_VIEWS)),
  hotel: z.optional(id()),
  age: z.optional(z.enum(INBOX_AGES)),
  arrival: z.optional(z.enum(INBOX_ARRIVALS)),
  staff: z.optional(id()),
  find: z.optional(z.string().check(z.maxLength(100))),
  sort: z.optional(z.enum(INBOX_SORTS)),
})

/** The saved replies to what is the work of whoever asks, and their views with those that colleagues share, by name. */
export const listSaved = endpoint({
  name: 'listSaved',
  group: 'inbox',
  method: 'GET',
  path: '/desk/inbox/saved/',
  access,
  answer: z.object({
    data: z.object({
      replies: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          /** What it answers; null for everything. */
          kind: z.nullable(z.enum(INBOX_KINDS)),
          en: z.string(),
          es: z.string(),
          /** Goes back with a change. */
          sequence: z.number(),
          /** Who changed it last; null where they are not there any more, or it came with the club. */
          by: z.nullable(z.string()),
        }),
      ),
      views: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          shared: z.boolean(),
          own: z.boolean(),
          /** Whose it is. */
          by: z.string(),
          filter: filterShape,
        }),
      ),
    }),
  }),
  refusals: {},
  addition: true,
})

/**
 * Saves a reply anew (`id` null), or changes it as it was read. Refused with UNKNOWN_PLACEHOLDER for braces that nothing fills in,
 * and for a kind that is not their work with NOT_THEIR_WORK.
 */
export const saveReply = endpoint({
  name: 'saveReply',
  group: 'inbox',
  method: 'POST',
  path: '/desk/inbox/replies/',
  access,
  body: z.object({
    id: z.nullable(id()),
    sequence: z._default(whole(0, 2_147_483_647), 0),
    name: oneLine(80),
    kind: z.nullable(z.enum(INBOX_KINDS)),
    en: text(MOST_REPLY),
    es: text(MOST_REPLY),
  }),
  answer: doneShape,
  refusals: { NOT_THEIR_WORK: 409, UNKNOWN_PLACEHOLDER: 409, REPLY_CHANGED: 409, TOO_MANY_REPLIES: 409 },
  addition: true,
  idempotent: true,
})

/** Removes a saved reply, as it was read. */
export const removeReply = endpoint({
  name: 'removeReply',
  group: 'inbox',
  method: 'POST',
  path: '/desk/inbox/replies/remove/',
  access,
  body: z.object({ id: id(), sequence: whole(0, 2_147_483_647) }),
  answer: doneShape,
  refusals: { REPLY_CHANGED: 409 },
  addition: true,
})

/** Saves a filter under a name; one's own view of this name takes it. */
export const saveView = endpoint({
  name: 'saveView',
  group: 'inbox',
  method: 'POST',
  path: '/desk/inbox/views/',
  access,
  body: z.object({ name: oneLine(60), shared: z.boolean(), filter: filterShape }),
  answer: doneShape,
  refusals: { TOO_MANY_VIEWS: 409 },
  addition: true,
  idempotent: true,
})

/** Removes a view of one's own; a colleague's is 404. */
export const removeView = endpoint({
  name: 'removeView',
  group: 'inbox',
  method: 'POST',
  path: '/desk/inbox/views/remove/',
  access,
  body: z.object({ id: id() }),
  answer: doneShape,
  refusals: {},
  addition: true,
})

type Saved = AnswerOf<typeof listSaved>['data']
export type SavedReply = Saved['replies'][number]
export type SavedView = Saved['views'][number]
