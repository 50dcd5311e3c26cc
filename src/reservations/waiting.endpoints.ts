import * as z from 'zod/mini'
import { day, id, whole } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import type { FieldFault } from '../kernel/words.ts'
import { openBenefitShape } from './benefits.endpoints.ts'
import { people, wanted } from './reservations.endpoints.ts'
import { BOOKING_STATUSES } from './stay/booking.ts'
import { LONGEST_WINDOW, WAIT_TAKES } from './waiting/wait.ts'
import {
  swapShape,
  waitChanceShape,
  waitedCategoryShape,
  waitRulesShape,
  waitShape,
  widerWaitShape,
} from './waiting/wait-shapes.ts'

const access = {
  who: 'member',
  lockedByUnsignedReport: true,
  trusted: { scope: 'book', of: ['contract', 'idContract'] },
} as const

/** The nights that are waited for; one or more of the resort's categories. */
const nights = {
  idContract: id(),
  /** The earliest arrival, and the latest departure. */
  firstDay: day(),
  lastDay: day(),
  nightsFrom: whole(1, LONGEST_WINDOW),
  nightsTo: whole(1, LONGEST_WINDOW),
  categories: z.array(id()).check(z.minLength(1), z.maxLength(20)),
  adults: whole(1, 20),
  children: whole(0, 20),
}

const asked = {
  ...nights,
  /** What is done once they come free: the owner is asked, or the stay is booked at once. */
  takes: z.enum(WAIT_TAKES),
  /** The last day on which it counts; without it as long as the resort's rules allow. */
  countsUntil: z.optional(day()),
  /** A stay of the contract that is given up once they are taken. */
  idSwap: z.optional(id()),
  /** The nights that giving it up costs today; what is booked at once never costs more. */
  acceptedPenalty: z.optional(whole(0, 60)),
  /** Benefits to use once they are taken: passes, or cents of money. A change without them leaves those that it has. */
  benefits: z.optional(
    z.array(z.object({ idBenefit: id(), quantity: whole(1, 100_000_000) })).check(z.maxLength(20)),
  ),
}

interface Window {
  firstDay: string
  lastDay: string
  nightsFrom: number
  nightsTo: number
}
const inOrder = z.refine<Window>((value) => value.firstDay < value.lastDay, {
  error: 'range-backwards' satisfies FieldFault,
  path: ['lastDay'],
})
const spanOf = ({ firstDay, lastDay }: Window) => (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000
const fitting = z.refine<Window>(
  (value) => value.nightsFrom <= value.nightsTo && value.nightsTo <= spanOf(value),
  { error: 'range-backwards' satisfies FieldFault, path: ['nightsTo'] },
)

const RULES = {
  WAIT_WINDOW: 409,
  WAIT_TOO_EARLY: 409,
  WAIT_TOO_LATE: 409,
  TOO_MANY_WAITS: 409,
  WAIT_TWICE: 409,
  CONTRACT_CRITERIA: 409,
  CALENDAR_NOT_OPEN: 409,
  RESERVATION_EXISTS: 409,
  BLACKOUT: 409,
  NOT_ENOUGH_NIGHTS: 409,
  TOO_MANY_GUESTS: 409,
  CANNOT_SWAP: 409,
  PENALTY_NOT_ACCEPTED: 409,
  BENEFIT_NOT_FOUND: 404,
  BENEFIT_TWICE: 409,
} as const

/** A contract's waits that count, each with its place, how often such nights came free, and what is offered to it. */
export const listWaits = endpoint({
  name: 'listWaits',
  group: 'reservations',
  method: 'GET',
  path: '/reservations/waiting/',
  access,
  query: z.object({ idContract: id() }),
  answer: z.object({
    resort: z.string(),
    zone: z.string(),
    today: z.string(),
    rules: waitRulesShape,
    categories: z.array(waitedCategoryShape),
    /** The contract’s coming stays that could be given up for another. */
    swaps: z.array(swapShape),
    /** Those that could not today, and what is in the way: their days are taken all the same. */
    kept: z.array(
      z.object({
        id: z.number(),
        code: z.string(),
        datein: z.string(),
        dateout: z.string(),
        because: z.string(),
      }),
    ),
    data: z.array(waitShape),
  }),
  refusals: {},
  addition: true,
})

/** What waiting for some nights would mean: the place, how often they came free, what would widen the chance. */
export const lookAtWait = endpoint({
  name: 'lookAtWait',
  group: 'reservations',
  method: 'POST',
  path: '/reservations/waiting/look/',
  access,
  body: z.object({ ...nights, idWait: z.optional(id()), idSwap: z.optional(id()) }).check(inOrder, fitting),
  answer: z.object({
    chance: waitChanceShape,
    /** A stay of it that could be booked now, in place of waiting; null where none is free. */
    free: z.nullable(z.object({ idCategory: z.number(), datein: z.string(), dateout: z.string() })),
    wider: z.array(widerWaitShape),
    /** The last day on which it can count. */
    countsUntil: z.string(),
    /** Why joining would be refused today: nights that are missing, a stay on these days; null where nothing stands in its way. */
    obstacle: z.nullable(z.string()),
    /** The benefits that a stay beginning in it could use, as far as who asks may choose any. */
    benefits: z.array(z.object({ ...openBenefitShape.shape, idBenefit: z.number() })),
  }),
  refusals: {},
  transaction: 'read',
  addition: true,
})

/** Joins the waiting list. Where such nights are free already they are offered at once. */
export const joinWaits = endpoint({
  name: 'joinWaits',
  group: 'reservations',
  method: 'POST',
  path: '/reservations/waiting/',
  access,
  body: z.object(asked).check(inOrder, fitting),
  answer: z.object({ data: z.object({ id: z.number(), code: z.string(), offered: z.boolean() }) }),
  refusals: RULES,
  idempotent: true,
  addition: true,
})

/** Changes a wait. It keeps its place where it asks for nothing that it did not ask for before. */
export const changeWait = endpoint({
  name: 'changeWait',
  group: 'reservations',
  method: 'PUT',
  path: '/reservations/waiting/',
  access,
  body: z.object({ idWait: id(), ...asked }).check(inOrder, fitting),
  answer: z.object({ data: z.object({ keptPlace: z.boolean(), offered: z.boolean() }) }),
  refusals: { ...RULES, WAIT_OFFERED: 409 },
  idempotent: true,
  addition: true,
})

/** Ends a wait. What was offered to it goes to the next. */
export const withdrawWait = endpoint({
  name: 'withdrawWait',
  group: 'reservations',
  method: 'POST',
  path: '/reservations/waiting/withdraw/',
  access,
  body: z.object({ idContract: id(), idWait: id() }),
  answer: z.object({}),
  refusals: {},
  idempotent: true,
  addition: true,
})

/** Takes what is offered: the stay is booked by the rules of any other, with the guests, benefits and terms of one. */
export const takeHeldOffer = endpoint({
  name: 'takeHeldOffer',
  group: 'reservations',
  method: 'POST',
  path: '/reservations/waiting/take/',
  access,
  body: z.object({
    ...{ idContract: id(), idOffer: id() },
    ...people,
    ...wanted,
    terms: z.literal(true, 'accept-terms' satisfies FieldFault),
    /** The nights that giving the other stay up costs. */
    acceptedPenalty: z.optional(whole(0, 60)),
    /** The stay in whose place the wait stands is kept too. */
    keepsOther: z.optional(z.boolean()),
    /** What is ordered for the stay that is given up and is cancelled with it; the rest stands. */
    lines: z.optional(
      z.array(z.object({ idOrder: id(), idLine: id() })).check(z.minLength(1), z.maxLength(60)),
    ),
  }),
  answer: z.object({
    data: z.object({
      id: z.number(),
      code: z.string(),
      bookingStatus: z.enum(BOOKING_STATUSES),
      nightsCost: z.number(),
      /** How many of the lines could not be cancelled, and stay. */
      keptLines: z.number(),
    }),
  }),
  refusals: {
    ...{ ...RULES, OFFER_OVER: 409, OFFER_TAKEN: 409 },
    ...{ NOT_ENOUGH_BENEFITS: 409, BENEFITS_NEED_OWNER: 409 },
  },
  idempotent: true,
  addition: true,
})

/** Lets an offer pass: it goes to the next, and the wait keeps its place. */
export const passHeldOffer = endpoint({
  name: 'passHeldOffer',
  group: 'reservations',
  method: 'POST',
  path: '/reservations/waiting/pass/',
  access,
  body: z.object({ idContract: id(), idOffer: id() }),
  answer: z.object({}),
  refusals: { OFFER_OVER: 409, OFFER_TAKEN: 409 },
  idempotent: true,
  addition: true,
})
