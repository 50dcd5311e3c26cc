import * as z from 'zod/mini'
import { clock, day, email, id, oneLine, page, text, whole } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { LANGUAGES } from '../../kernel/language.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import { LARGEST_FILE, MAINTENANCE_LOG_DEEDS, MAINTENANCE_STATUSES } from '../maintenance.ts'
import { LARGEST_QUOTE } from './quote.ts'
import { jobShape, technicianShape } from './repair.shape.ts'
import { CLUBS_DEEDS, MOST_QUOTE_LINES, MOST_REPAIR_PHOTOS, REPAIR_STAGES } from './repair.ts'

const access = { who: 'desk' } as const

/** The desk's lists of repairs: what is not closed, and what is. */
export const REPAIR_SHELVES = ['open', 'ended'] as const

const rowShape = z.object({
  id: z.number(),
  code: z.string(),
  description: z.string(),
  status: z.enum(MAINTENANCE_STATUSES),
  /** Null before anybody is named. */
  stage: z.nullable(z.enum(REPAIR_STAGES)),
  hotel: z.string(),
  residence: z.string(),
  owner: z.string(),
  technician: z.nullable(z.string()),
  createdAt: z.string(),
  changedAt: z.string(),
  zone: z.string(),
})

/** Repairs by fifties: those that wait for the club first, then the one that was changed longest ago; ended ones the last first. */
export const listRepairs = endpoint({
  name: 'listRepairs',
  group: 'property',
  method: 'GET',
  path: '/desk/repairs/',
  access,
  query: z.object({ shelf: z._default(z.enum(REPAIR_SHELVES), 'open'), page: z._default(page(), 1) }),
  answer: z.object({ data: z.array(rowShape), total: z.number() }),
  refusals: {},
  addition: true,
})

const repairShape = z.object({
  id: z.number(),
  code: z.string(),
  idContract: z.number(),
  contract: z.string(),
  description: z.string(),
  status: z.enum(MAINTENANCE_STATUSES),
  resolution: z.nullable(z.string()),
  firstDay: z.string(),
  lastDay: z.string(),
  /** Whom the owner named, where it is not the club. */
  provider: z.nullable(z.string()),
  createdAt: z.string(),
  zone: z.string(),
  /** The day that it is at the resort. */
  today: z.string(),
  hotel: z.string(),
  residence: z.string(),
  currency: z.enum(CURRENCIES),
  owner: z.object({ idOwner: z.number(), name: z.string(), lastname: z.string(), email: z.string() }),
  coOwners: z.array(z.string()),
  images: z.array(z.object({ key: z.string(), name: z.string(), fileRoute: z.string() })),
  job: z.nullable(jobShape),
  log: z.array(
    z.object({
      at: z.string(),
      deed: z.enum(MAINTENANCE_LOG_DEEDS),
      comment: z.nullable(z.string()),
      actor: z.enum(['owner', 'club']),
      actorName: z.string(),
    }),
  ),
  /** The nights on which it closes its residence; null where it closes none. */
  closure: z.nullable(z.object({ firstNight: z.string(), lastNight: z.string() })),
  /** The newest link of whoever is named now; null where none was sent to them. */
  link: z.nullable(
    z.object({
      recipient: z.string(),
      lastDay: z.string(),
      madeAt: z.string(),
      openedAt: z.nullable(z.string()),
      state: z.enum(['open', 'over', 'revoked']),
      /** What they wrote when they were done; no owner reads it. */
      said: z.nullable(z.string()),
    }),
  ),
  /** Where whoever is named reads mail. */
  technicianMail: z.nullable(z.object({ email: z.nullable(z.string()), language: z.enum(LANGUAGES) })),
  /** Whom it may be given to. */
  technicians: z.array(technicianShape),
  /** What the club may do now. */
  deeds: z.array(z.enum(CLUBS_DEEDS)),
})

const repairAnswer = z.object({ data: repairShape })

/** One repair with all that the desk needs for it. */
export const readRepair = endpoint({
  name: 'readRepair',
  group: 'property',
  method: 'GET',
  path: '/desk/repairs/job/',
  access,
  query: z.object({ idRequest: id() }),
  answer: repairAnswer,
  refusals: {},
  addition: true,
})

/** What every deed names: the repair, and the change of it that one saw; 0 before it is a job. */
const seen = { idRequest: id(), sequence: whole(0, 2_147_483_647) }
const refusals = { DECIDED_MEANWHILE: 409, REPAIR_ELSEWHERE: 409 } as const
const deed = { method: 'POST', group: 'property', access, addition: true, idempotent: true } as const

/** Names who does it: the request is a job from then on, and its owner no longer changes it. */
export const nameTechnician = endpoint({
  ...deed,
  name: 'nameTechnician',
  path: '/desk/repairs/technician/',
  body: z.object({ ...seen, idTechnician: id() }),
  answer: repairAnswer,
  refusals: { ...refusals, TECHNICIAN_ELSEWHERE: 409 },
})

/** Proposes when they come, by the resort's clock; or accepts the time that the owner named (`other` null). */
export const proposeVisit = endpoint({
  ...deed,
  name: 'proposeVisit',
  path: '/desk/repairs/visit/',
  body: z.object({
    ...seen,
    other: z.nullable(z.object({ day: day(), time: clock() })),
    words: z.optional(text(500)),
  }),
  answer: repairAnswer,
  refusals: { ...refusals, VISIT_IN_THE_PAST: 409 },
})

/** Sends a quote, in the resort's currency; what waited for the owner before is replaced. */
export const quoteRepair = endpoint({
  ...deed,
  name: 'quoteRepair',
  path: '/desk/repairs/quote/',
  body: z.object({
    ...seen,
    lines: z
      .array(
        z.object({
          what: z.object({ en: oneLine(120), es: oneLine(120) }),
          quantity: whole(1, 1000),
          unitCents: whole(0, LARGEST_QUOTE),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_QUOTE_LINES)),
    taxBasisPoints: whole(0, 5000),
    validUntil: day(),
    words: z.optional(text(500)),
  }),
  answer: repairAnswer,
  refusals: { ...refusals, QUOTE_DAYS: 409, QUOTE_SUM: 409 },
})

/** Adds photographs of before or after; each is re-encoded without EXIF metadata. */
export const photographRepair = endpoint({
  ...deed,
  name: 'photographRepair',
  path: '/desk/repairs/photos/',
  files: { photos: { most: MOST_REPAIR_PHOTOS, bytes: LARGEST_FILE, kinds: ['image'] } },
  body: z.object({ ...seen, moment: z.enum(['before', 'after']) }),
  answer: repairAnswer,
  refusals: { ...refusals, REPAIR_PHOTOS_FULL: 409, REPAIR_PHOTOS_MISSING: 400, IMAGE_UNREADABLE: 400 },
})

/** Mails whoever is named a link to this one job, until a day of the resort; one sent before stops working. */
export const sendRepairLink = endpoint({
  ...deed,
  name: 'sendRepairLink',
  path: '/desk/repairs/link/',
  body: z.object({ ...seen, email: email(), language: z.enum(LANGUAGES), lastDay: day() }),
  answer: repairAnswer,
  refusals: { ...refusals, LINK_DAYS: 409 },
})

/** Takes the link back: it opens nothing any more. Once more does nothing. */
export const revokeRepairLink = endpoint({
  name: 'revokeRepairLink',
  group: 'property',
  method: 'DELETE',
  path: '/desk/repairs/link/',
  access,
  query: z.object({ idRequest: id() }),
  answer: repairAnswer,
  refusals: {},
  addition: true,
})

/**
 * Closes the residence on some nights for the repair, in the place of those closed before, or opens it again (`nights` null). A stay
 * that is there is named and nothing is done; once the work is done the nights are open again by themselves.
 */
export const closeForRepair = endpoint({
  ...deed,
  name: 'closeForRepair',
  path: '/desk/repairs/nights/',
  body: z.object({ ...seen, nights: z.nullable(z.object({ firstNight: day(), lastNight: day() })) }),
  answer: repairAnswer,
  refusals: {
    ...refusals,
    CLOSURE_NIGHTS: 409,
    STAY_THERE: 409,
    CLOSED_ALREADY: 409,
    NIGHTS_NOT_OPEN: 409,
    NIGHTS_SOLD: 409,
  },
})

/** The work begins, is finished, or the repair is closed without a bill, which asks for words. */
export const moveRepair = endpoint({
  ...deed,
  name: 'moveRepair',
  path: '/desk/repairs/step/',
  body: z
    .object({ ...seen, step: z.enum(['start', 'finish', 'close']), words: z.optional(text(2000)) })
    .check(
      z.refine(({ step, words }) => step !== 'close' || words !== undefined, {
        error: 'required',
        path: ['words'],
      }),
    ),
  answer: repairAnswer,
  refusals,
})

/**
 * Bills a finished repair: a charge of the contract's account, linked to the quote and the photographs; at most what was
 * approved. `cents`: the sum, taxes included.
 */
export const billRepair = endpoint({
  ...deed,
  name: 'billRepair',
  path: '/desk/repairs/bill/',
  body: z.object({
    ...seen,
    cents: id(),
    /** What was done: the request's resolution. */
    words: text(2000),
  }),
  answer: repairAnswer,
  refusals: { ...refusals, BILL_ABOVE_QUOTE: 409 },
})

export type DeskRepair = z.output<typeof repairShape>
export type RepairRow = z.output<typeof rowShape>
