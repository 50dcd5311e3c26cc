import * as z from 'zod/mini'
import { bilingual, day, email, id, whole } from '../../kernel/check.ts'
import { type AnswerOf, endpoint } from '../../kernel/endpoint.ts'
import type { FieldFault } from '../../kernel/words.ts'
import { doneShape } from '../../membership/membership.endpoints.ts'
import { LONGEST_WINDOW, MOST_WAITS } from '../../reservations/waiting/wait.ts'
import { brandRules } from './brand.endpoints.ts'
import { categoryRules } from './categories.endpoints.ts'
import { markRules } from './mark.endpoints.ts'
import { moduleRules } from './modules.endpoints.ts'
import { paymentRules } from './payments.endpoints.ts'
import { seenShape } from './seen.shape.ts'
import { isSenderName, MOST_TIERS, PROMISES, SETTINGS } from './settings.ts'

const access = { who: 'manager' } as const

const time = () => z.string('format').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** A resort's times and lead times: they hold from the change on. */
export const hotelRules = z.object({
  /** `hh:mm` of the resort's clock. */
  checkIn: time(),
  checkOut: time(),
  /** Whether a stay that needs no review is confirmed at once. */
  confirmsItself: z.boolean(),
  /** So many days before check-in is the last day on which benefits are authorized. */
  authorizationDays: whole(0, 60),
  /** So many days before that day an owner is told what will lapse. */
  lapseNoticeDays: whole(0, 30),
  /** The seats of a free event that one membership may have. */
  freeEventSeats: whole(1, 500),
})

/** What cancelling costs: from so many days before check-in on, in percent of the nights. */
export const cancelRules = z.object({
  tiers: z
    .array(z.object({ fromDays: whole(0, 365), percent: whole(0, 100) }))
    .check(z.minLength(1), z.maxLength(MOST_TIERS)),
})

/** The rules of a resort's waiting list. */
export const waitingRules = z.object({
  mostWaits: whole(0, MOST_WAITS),
  windowDays: whole(1, LONGEST_WINDOW),
  opensMonths: whole(1, 24),
  closesDays: whole(1, 180),
  offerHours: whole(1, 168),
  nearDays: whole(0, 180),
  nearHours: whole(1, 168),
})

/** A promise of the desk: the working days until the answer, and so many hours before its end who has it is told. */
export const promiseRules = z.object({ workingDays: whole(1, 60), alertHours: whole(1, 240) })

/** Who mails come from: an empty name is the club's own, an empty `replyTo` the address that sends. */
export const senderRules = z.object({
  name: z
    .string()
    .check(z.trim(), z.maxLength(80), z.refine(isSenderName, 'characters' satisfies FieldFault)),
  replyTo: z.union([z.literal(''), email()], 'email' satisfies FieldFault),
})

/** A rule by the day from which it holds. */
const dated = <S extends z.ZodMiniType>(value: S) => z.object({ from: z.string(), value })

const anyRules = z.union([
  hotelRules,
  cancelRules,
  waitingRules,
  promiseRules,
  brandRules,
  categoryRules,
  markRules,
  moduleRules,
  paymentRules,
  senderRules,
])

/** The resorts, and the rules of one of them (the first without a name): what holds today and what begins later. */
export const readResortRules = endpoint({
  name: 'readResortRules',
  group: 'account',
  method: 'GET',
  path: '/settings/resort/',
  access,
  query: z.object({ hotel: z.optional(id()) }),
  answer: z.object({
    data: z.object({
      hotels: z.array(z.object({ id: z.number(), name: z.string() })),
      hotel: z.object({ id: z.number(), name: z.string(), zone: z.string(), today: z.string() }),
      rules: hotelRules,
      /** The oldest first; the first holds today, where one does. */
      cancelling: z.array(dated(cancelRules)),
      waiting: z.array(dated(waitingRules)),
      seen: z.object({ hotel: z.number(), cancelling: z.number(), waiting: z.number() }),
      /** The stays that were cancelled in the last 365 days. */
      cancelled: z.array(z.object({ days: z.number(), nights: z.number(), stays: z.number() })),
    }),
  }),
  refusals: {},
  addition: true,
})

/** The promises of the desk, what holds today first. */
export const readPromises = endpoint({
  name: 'readPromises',
  group: 'account',
  method: 'GET',
  path: '/settings/promises/',
  access,
  answer: z.object({
    data: z.object({
      today: z.string(),
      promises: z.array(
        z.object({ kind: z.enum(PROMISES), dated: z.array(dated(promiseRules)), seen: z.number() }),
      ),
    }),
  }),
  refusals: {},
  addition: true,
})

/** Who mails come from, and what holds where that is left empty. */
export const readSender = endpoint({
  name: 'readSender',
  group: 'account',
  method: 'GET',
  path: '/settings/sender/',
  access,
  answer: z.object({
    data: z.object({
      sender: senderRules,
      seen: z.number(),
      /** What the environment sets. */
      house: z.object({ name: z.string(), address: z.string() }),
    }),
  }),
  refusals: {},
  addition: true,
})

/** What was changed of a resort, of one setting of the whole club (`of`), or of everything; the newest first, a hundred at most. */
export const listSettingChanges = endpoint({
  name: 'listSettingChanges',
  group: 'account',
  method: 'GET',
  path: '/settings/changes/',
  access,
  query: z.object({
    hotel: z.optional(id()),
    of: z.optional(z.enum(['promise', 'sender', 'category', 'brand', 'mark', 'modules', 'payments'])),
  }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        /** An instant in UTC. */
        at: z.string(),
        /** None: somebody who is not there any more. */
        by: z.nullable(z.string()),
        setting: z.enum(SETTINGS),
        hotel: z.nullable(z.string()),
        contract: z.nullable(z.string()),
        category: z.nullable(bilingual()),
        promise: z.nullable(z.enum(PROMISES)),
        /** The first day on which it holds; null for what held at once. */
        from: z.nullable(z.string()),
        before: z.nullable(anyRules),
        after: z.nullable(anyRules),
        /** Whether it is the last of its setting and takes nothing back itself. */
        undoable: z.boolean(),
        undoes: z.nullable(z.number()),
        undone: z.boolean(),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})

/**
 * Changes a resort's times and lead times, from now on. Refused where stays that wait would lapse before their owners are told, and
 * where check-out is after check-in.
 */
export const saveHotelRules = endpoint({
  name: 'saveHotelRules',
  group: 'account',
  method: 'PUT',
  path: '/settings/hotel/',
  access,
  stepUp: true,
  body: z.object({ idHotel: id(), value: hotelRules, seen: seenShape() }),
  answer: doneShape,
  refusals: { SETTING_CHANGED: 409, STAYS_WOULD_LAPSE: 409, LEFT_AFTER_ARRIVAL: 409 },
  addition: true,
})

/** Says what cancelling costs from a day to come on: stays that were asked for before keep the rule of their day. */
export const saveCancelling = endpoint({
  name: 'saveCancelling',
  group: 'account',
  method: 'PUT',
  path: '/settings/cancelling/',
  access,
  stepUp: true,
  body: z.object({ idHotel: id(), from: day(), value: cancelRules, seen: seenShape() }),
  answer: doneShape,
  refusals: { SETTING_CHANGED: 409, BEGINS_TOO_EARLY: 409, TIERS_WRONG: 409 },
  addition: true,
})

/** Sets the rules of a resort's waiting list from a day to come on. */
export const saveWaitingRules = endpoint({
  name: 'saveWaitingRules',
  group: 'account',
  method: 'PUT',
  path: '/settings/waiting/',
  access,
  body: z.object({ idHotel: id(), from: day(), value: waitingRules, seen: seenShape() }),
  answer: doneShape,
  refusals: { SETTING_CHANGED: 409, BEGINS_TOO_EARLY: 409 },
  addition: true,
})

/** Promises an answer in other days, for what is asked from a day to come on. */
export const savePromise = endpoint({
  name: 'savePromise',
  group: 'account',
  method: 'PUT',
  path: '/settings/promise/',
  access,
  body: z.object({ kind: z.enum(PROMISES), from: day(), value: promiseRules, seen: seenShape() }),
  answer: doneShape,
  refusals: { SETTING_CHANGED: 409, BEGINS_TOO_EARLY: 409, ALERT_TOO_EARLY: 409 },
  addition: true,
})

/** Names who mails come from, from the next one on. */
export const saveSender = endpoint({
  name: 'saveSender',
  group: 'account',
  method: 'PUT',
  path: '/settings/sender/',
  access,
  stepUp: true,
  body: z.object({ value: senderRules, seen: seenShape() }),
  answer: doneShape,
  refusals: { SETTING_CHANGED: 409 },
  addition: true,
})

/** Sends whoever asks a mail as the club's come now; five an hour. */
export const testSender = endpoint({
  name: 'testSender',
  group: 'account',
  method: 'POST',
  path: '/settings/sender/test/',
  access,
  answer: z.object({ data: z.object({ to: z.string() }) }),
  refusals: {},
  slowsDown: true,
  addition: true,
})

/**
 * Takes a change back, the last one of its setting. What has not begun yet is as if it had never been; what has begun ends today, and
 * from tomorrow on the rule before it holds again.
 */
export const takeSettingBack = endpoint({
  name: 'takeSettingBack',
  group: 'account',
  method: 'POST',
  path: '/settings/undo/',
  access,
  stepUp: true,
  body: z.object({ idChange: id() }),
  answer: doneShape,
  refusals: { SETTING_CHANGED: 409, STAYS_WOULD_LAPSE: 409 },
  addition: true,
})

export type ResortRules = AnswerOf<typeof readResortRules>['data']
export type HotelRules = z.output<typeof hotelRules>
export type CancelRules = z.output<typeof cancelRules>
export type WaitingRules = z.output<typeof waitingRules>
export type SenderRules = z.output<typeof senderRules>
export type SenderSetting = AnswerOf<typeof readSender>['data']
export type PromiseRules = z.output<typeof promiseRules>
export type SettingChange = AnswerOf<typeof listSettingChanges>['data'][number]
