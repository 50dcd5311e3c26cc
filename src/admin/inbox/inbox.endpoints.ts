import * as z from 'zod/mini'
import { id, instant, page, text } from '../../kernel/check.ts'
import { type AnswerOf, endpoint } from '../../kernel/endpoint.ts'
import { doneShape } from '../../membership/membership.endpoints.ts'
import { thingFacts } from './facts.shape.ts'
import { INBOX_AGES, INBOX_ARRIVALS, INBOX_GROUPS, INBOX_KINDS, INBOX_SORTS, INBOX_VIEWS } from './kinds.ts'

/** The rows of a page of the list. */
export const INBOX_PAGE = 50
/** As many things as are assigned or put off at once. */
export const MOST_AT_ONCE = 50
/** What a note to colleagues may be long. */
export const MOST_NOTE = 1000

const access = { who: 'inbox' } as const

const colleague = z.object({ id: z.number(), name: z.string(), lastname: z.string() })

const thing = { kind: z.enum(INBOX_KINDS), id: id() }
const things = () => z.array(z.object(thing)).check(z.minLength(1), z.maxLength(MOST_AT_ONCE))

export const inboxRowShape = z.object({
  kind: z.enum(INBOX_KINDS),
  id: z.number(),
  /** The status of a booking or a repair, the stars of a review, the channel of a meeting; empty for others. */
  state: z.string(),
  /** A booking's or an order's code, a message's subject, a rejected year. */
  code: z.string(),
  /** What the owner wrote, its beginning. */
  words: z.string(),
  /** Since when it waits, an instant in UTC. */
  since: z.string(),
  /** The last day of the promised answer, there. */
  answerBy: z.string(),
  /** The end of that day, and from when on it is about to lapse, instants in UTC; null where nothing was promised. */
  lapsesAt: z.string(),
  alertAt: z.nullable(z.string()),
  group: z.enum(INBOX_GROUPS),
  /** The days that it is about: a stay's, an order's, a repair's. */
  firstDay: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
  hotel: z.nullable(z.string()),
  residence: z.nullable(z.string()),
  contract: z.nullable(z.string()),
  /** Null where nobody can be named. */
  owner: z.nullable(z.object({ name: z.string(), lastname: z.string() })),
  assigned: z.nullable(colleague),
  /** An instant in UTC; null while it is not put off. */
  snoozedUntil: z.nullable(z.string()),
})

/**
 * What waits for whoever asks, 50 a page. `search` finds owners, contracts, residences, codes and words, each by its beginning;
 * every word has to be found. The counts are of everything that is theirs, whatever is filtered.
 */
export const listInbox = endpoint({
  name: 'listInbox',
  group: 'inbox',
  method: 'GET',
  path: '/desk/inbox/',
  access,
  query: z.object({
    view: z._default(z.enum(INBOX_VIEWS), 'all'),
    kind: z.optional(z.enum(INBOX_KINDS)),
    idHotel: z.optional(id()),
    age: z.optional(z.enum(INBOX_AGES)),
    arrival: z.optional(z.enum(INBOX_ARRIVALS)),
    /** What a colleague has. */
    idStaff: z.optional(id()),
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    sort: z._default(z.enum(INBOX_SORTS), 'lapse'),
    page: z._default(page(), 1),
  }),
  answer: z.object({
    data: z.array(inboxRowShape),
    /** How many the filter finds. */
    found: z.number(),
    counts: z.object({
      all: z.number(),
      mine: z.number(),
      free: z.number(),
      snoozed: z.number(),
      late: z.number(),
      /** Not late yet, and about to be. */
      soon: z.number(),
      /** By kind, of those that are not put off. */
      kinds: z.record(z.string(), z.number()),
    }),
    /** Which things other people have open at this moment. */
    readers: z.array(
      z.object({ kind: z.enum(INBOX_KINDS), id: z.number(), name: z.string(), lastname: z.string() }),
    ),
    hotels: z.array(z.object({ id: z.number(), name: z.string() })),
    /** Who may be given things: the active people with a role whose work they are. */
    colleagues: z.array(
      z.object({
        ...colleague.shape,
        self: z.boolean(),
        /** Whose work they do: a thing is given to whoever may decide it. */
        roles: z.array(z.enum(['desk', 'finance'])),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})

/** A thing that waits, what colleagues say about it, and what else of its owner waits. */
export const readThing = endpoint({
  name: 'readThing',
  group: 'inbox',
  method: 'GET',
  path: '/desk/inbox/thing/',
  access,
  query: z.object(thing),
  answer: z.object({
    data: z.object({
      row: inboxRowShape,
      notes: z.array(
        z.object({ id: z.number(), words: z.string(), at: z.string(), by: z.string(), self: z.boolean() }),
      ),
      also: z.array(inboxRowShape),
      /** What is needed to decide it, beside the thing itself. */
      facts: thingFacts,
      /** Whose answer to it is held, and can be taken back by them alone. */
      held: z.nullable(z.object({ by: z.string(), self: z.boolean() })),
    }),
  }),
  refusals: {},
  addition: true,
})

/** Says whose things are, or that they are nobody's (null). Who has it may be anybody whose work it is. */
export const assignThings = endpoint({
  name: 'assignThings',
  group: 'inbox',
  method: 'PUT',
  path: '/desk/inbox/assigned/',
  access,
  body: z.object({ things: things(), idStaff: z.nullable(id()) }),
  answer: doneShape,
  refusals: { NOT_THEIR_WORK: 409 },
  addition: true,
})

/** Puts things off until an instant within 60 days, or takes them back (null). The promise goes on, and the owner sees nothing of it. */
export const snoozeThings = endpoint({
  name: 'snoozeThings',
  group: 'inbox',
  method: 'PUT',
  path: '/desk/inbox/snoozed/',
  access,
  body: z.object({ things: things(), until: z.nullable(instant()) }),
  answer: doneShape,
  refusals: { SNOOZE_WRONG: 409 },
  addition: true,
})

/** Says something to colleagues about a thing that waits. Owners never see it. */
export const noteThing = endpoint({
  name: 'noteThing',
  group: 'inbox',
  method: 'POST',
  path: '/desk/inbox/notes/',
  access,
  body: z.object({ ...thing, words: text(MOST_NOTE) }),
  answer: doneShape,
  refusals: {},
  addition: true,
  idempotent: true,
})

export type InboxReader = AnswerOf<typeof listInbox>['readers'][number]
export type InboxRow = z.output<typeof inboxRowShape>
export type InboxColleague = AnswerOf<typeof listInbox>['colleagues'][number]
export type InboxNote = AnswerOf<typeof readThing>['data']['notes'][number]
