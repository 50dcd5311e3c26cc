import * as z from 'zod/mini'
import { bilingual, day, email, id } from '../../kernel/check.ts'
import { type AnswerOf, aFile, endpoint, type QueryOf } from '../../kernel/endpoint.ts'
import { LANGUAGES } from '../../kernel/language.ts'
import { bothLanguages } from '../../kernel/publishing.ts'
import { TRIPS } from '../cart.ts'
import { CAME, NOTING } from './day-list.ts'

const access = { who: 'desk' } as const

/** What a list is about: a product's day, or an event's. */
export const LIST_KINDS = ['product', 'event'] as const

/** Names a list. A product of every resort has one at each that serves it. */
const named = { kind: z.enum(LIST_KINDS), id: id(), hotel: id(), day: day() }
/** What a list that goes by mail is about: a product's, where nothing is said. */
const mailed = { kind: z._default(z.enum(LIST_KINDS), 'product'), id: id(), hotel: id() }

/** The lists of a day, by resort and category: how many people come to each. Without a day, today's at the resort. */
export const listDayLists = endpoint({
  name: 'listDayLists',
  group: 'marketplace',
  method: 'GET',
  path: '/desk/days/',
  access,
  query: z.object({ day: z.optional(day()), hotel: z.optional(id()) }),
  answer: z.object({
    data: z.object({
      day: z.string(),
      /** The day it is now at the hotel. */
      today: z.string(),
      hotel: z.number(),
      hotels: z.array(z.object({ id: z.number(), name: z.string() })),
      lists: z.array(
        z.object({
          kind: z.enum(LIST_KINDS),
          id: z.number(),
          name: bilingual(),
          /** Null of events. */
          category: z.nullable(bilingual()),
          people: z.number(),
          /** The number of legs of transfers. */
          trips: z.nullable(z.number()),
        }),
      ),
    }),
  }),
  refusals: {},
  addition: true,
})

const rowShape = z.object({
  /** The lines of the order that the row stands for. */
  lines: z.array(z.number()),
  order: z.string(),
  /** Who ordered, or for whom it is. */
  name: z.string(),
  /** The others who come, where they were named. */
  others: z.array(z.string()),
  /** Who of them was given a place, with the digits that they say: a guest’s own, and not the giver’s. */
  passes: z.array(z.object({ name: z.string(), code: z.nullable(z.string()) })),
  residence: z.nullable(z.string()),
  /** What the stay is in, until it has a residence. */
  room: z.nullable(bilingual()),
  adults: z.number(),
  children: z.number(),
  childSeats: z.number(),
  /** How many of which variant. */
  what: z.array(z.object({ qty: z.number(), name: bilingual() })),
  /** What was written about it; `care` marks what a cook or a guide has to heed. */
  notes: z.array(z.object({ text: z.string(), care: z.boolean() })),
  /** The leg of a transfer, with its flight. */
  leg: z.nullable(z.object({ trip: z.enum(TRIPS), flight: z.string(), flightTime: z.nullable(z.string()) })),
  came: z.nullable(z.enum(CAME)),
  /** Who noted it, and when. */
  noted: z.nullable(z.object({ by: z.string(), at: z.string() })),
})

const byMail = z.object({
  email: z.string(),
  language: z.enum(LANGUAGES),
  /** The hour by the resort's clock. */
  time: z.string(),
  /** 1: on the day before. */
  before: z.number(),
  whenEmpty: z.boolean(),
})

/** Who comes to one thing on a day, hour by hour. */
export const readDayList = endpoint({
  name: 'readDayList',
  group: 'marketplace',
  method: 'GET',
  path: '/desk/days/list/',
  access,
  query: z.object(named),
  answer: z.object({
    data: z.object({
      name: bilingual(),
      hotel: z.string(),
      /** Its clock: the zone's IANA name. */
      zone: z.string(),
      /** Who serves it. */
      contact: z.nullable(z.string()),
      /** The day has begun there, or is over. */
      begun: z.boolean(),
      over: z.boolean(),
      people: z.number(),
      slots: z.array(
        z.object({
          time: z.string(),
          /** Whether something at it names that hour; else it is had on the day. */
          hour: z.boolean(),
          /** When it ends; null where nobody has said how long it takes. */
          until: z.nullable(z.string()),
          /** Places and how many of them are taken; null where they are not counted by the hour. */
          places: z.nullable(z.object({ of: z.number(), taken: z.number() })),
          /** Why nothing more of it is sold; null where it is. */
          closed: z.nullable(bilingual()),
          /** Whether it has begun: it is neither closed nor opened any more. */
          over: z.boolean(),
          /** Whether it can be noted who came. */
          noting: z.enum(NOTING),
          people: z.number(),
          rows: z.array(rowShape),
        }),
      ),
      byMail: z.nullable(byMail),
      /** When it was sent last; `changed`: it reads otherwise since. */
      sent: z.nullable(z.object({ at: z.string(), changed: z.boolean() })),
    }),
  }),
  refusals: {},
  addition: true,
})

/** The same as CSV: no price, no mail address, no telephone number. */
export const exportDayList = endpoint({
  name: 'exportDayList',
  group: 'marketplace',
  method: 'GET',
  path: '/desk/days/csv/',
  access,
  query: z.object(named),
  answersFile: true,
  answer: aFile(),
  refusals: {},
  addition: true,
})

/** Notes whether who ordered came, or takes the note back (null): on the day itself, from its hour on. */
export const noteCame = endpoint({
  name: 'noteCame',
  group: 'marketplace',
  method: 'POST',
  path: '/desk/days/came/',
  access,
  body: z.object({
    lines: z.array(id()).check(z.minLength(1), z.maxLength(60)),
    came: z.nullable(z.enum(CAME)),
  }),
  answer: z.object({}),
  refusals: { DAY_NOT_BEGUN: 409, DAY_OVER: 409 },
  addition: true,
  idempotent: true,
})

/** Sends a list to who serves it, now. */
export const mailDayList = endpoint({
  name: 'mailDayList',
  group: 'marketplace',
  method: 'POST',
  path: '/desk/days/mail/',
  access,
  body: z.object({ ...mailed, day: day() }),
  answer: z.object({ data: z.object({ email: z.string() }) }),
  refusals: {},
  addition: true,
  idempotent: true,
})

const quarter = () => z.string().check(z.regex(/^([01][0-9]|2[0-3]):(00|15|30|45)$/))

/** To whom the lists of a product, or of an event, go, and when. */
export const byMailShape = z.object({
  ...mailed,
  email: email(),
  language: z.enum(LANGUAGES),
  time: quarter(),
  before: z.union([z.literal(0), z.literal(1)]),
  whenEmpty: z.boolean(),
})

/** Lets the lists of a product, or of an event, go out by themselves. What was due before is not sent any more. */
export const setDayListMail = endpoint({
  name: 'setDayListMail',
  group: 'marketplace',
  method: 'POST',
  path: '/desk/days/mailing/',
  access,
  body: byMailShape,
  answer: z.object({}),
  refusals: {},
  addition: true,
  idempotent: true,
})

/** Lets them go out no more. */
export const endDayListMail = endpoint({
  name: 'endDayListMail',
  group: 'marketplace',
  method: 'POST',
  path: '/desk/days/mailing/end/',
  access,
  body: z.object(mailed),
  answer: z.object({}),
  refusals: {},
  addition: true,
  idempotent: true,
})

const slotNamed = {
  id: id(),
  hotel: id(),
  day: day(),
  time: z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)),
}

/** One slot of one day, and why it is closed. */
export const closeSlotShape = z.object({ ...slotNamed, reason: bothLanguages(200) })

/** Closes a slot of a product on one day, before it begins. What is ordered stays ordered; owners read the reason. */
export const closeSlot = endpoint({
  name: 'closeSlot',
  group: 'marketplace',
  method: 'POST',
  path: '/desk/days/slot/',
  access,
  body: closeSlotShape,
  /** `places`: those that are taken of it. */
  answer: z.object({ data: z.object({ places: z.number() }) }),
  refusals: { SLOT_OVER: 409 },
  addition: true,
  idempotent: true,
})

/** Opens a closed slot again, with the places that it usually has. */
export const openSlot = endpoint({
  name: 'openSlot',
  group: 'marketplace',
  method: 'POST',
  path: '/desk/days/slot/open/',
  access,
  body: z.object(slotNamed),
  answer: z.object({}),
  refusals: { SLOT_OVER: 409 },
  addition: true,
  idempotent: true,
})

export type DayLists = AnswerOf<typeof listDayLists>['data']
export type OneDayList = AnswerOf<typeof readDayList>['data']
export type DayListQuery = QueryOf<typeof readDayList>
