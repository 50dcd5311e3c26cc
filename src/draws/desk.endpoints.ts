import * as z from 'zod/mini'
import { bilingual, day, id, text, whole, year } from '../kernel/check.ts'
import { endpoint, LARGE_BODY } from '../kernel/endpoint.ts'
import type { FieldFault } from '../kernel/words.ts'
import { placeShape, roundShape } from './draws.endpoints.ts'
import { MOST_EACH, YEARS_BACK } from './round.ts'

const access = { who: 'desk' } as const

/** The most weeks that a round gives away, each of one kind of residence. */
const MOST_WEEKS_DRAWN = 100

const RESULT_STATES = ['given', 'booked', 'refused'] as const

const names = z.object({ en: text(80), es: text(80) })
const weights = z.array(whole(0, 100)).check(z.length(YEARS_BACK))

/** All rounds, the newest first, and the resorts and their residences for which another can be opened. */
export const listDrawRounds = endpoint({
  name: 'listDrawRounds',
  group: 'draws',
  method: 'GET',
  path: '/desk/draws/',
  access,
  answer: z.object({
    data: z.array(
      z.extend(roundShape, {
        places: z.array(
          z.extend(placeShape, {
            /** How many contracts wish it at all, and how many first; none before the wishes are sealed. */
            wished: z.nullable(z.number()),
            first: z.nullable(z.number()),
            held: z.number(),
          }),
        ),
        /** Who has entered the public number, and whether all of them the same. Nobody sees the number of another before. */
        entered: z.array(z.object({ name: z.string(), mine: z.boolean(), value: z.nullable(z.string()) })),
        results: z.object({
          given: z.number(),
          booked: z.number(),
          refused: z.number(),
          first: z.number(),
          /** Who received what, in the order of the draw; nothing before it. */
          each: z.array(
            z.object({
              /** The contract's number in the round, its place in the order, and whose it is. */
              number: z.number(),
              place: z.number(),
              idOwner: z.number(),
              owner: z.string(),
              idPlace: z.number(),
              /** Which of its wishes it was, from 1. */
              wish: z.number(),
              state: z.enum(RESULT_STATES),
              /** The stay's reference, once it is booked. */
              stay: z.nullable(z.string()),
            }),
          ),
        }),
      }),
    ),
    hotels: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        today: z.string(),
        categories: z.array(z.object({ id: z.number(), name: bilingual(), units: z.number() })),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})

const span = z.refine<{ checkIn: string; checkOut: string }>((value) => value.checkIn < value.checkOut, {
  error: 'range-backwards' satisfies FieldFault,
  path: ['checkOut'],
})

/**
 * Opens a round: publishes its rules and the seal of a secret that is made now, and takes its weeks out of every search.
 * Wishes open at the start of their day, or at once, and close at six in the evening; the public number is known from noon of
 * its day. What it gives is given back for nothing until a day that the round may say. All by the resort's clock.
 */
export const openDraw = endpoint({
  name: 'openDraw',
  group: 'draws',
  method: 'POST',
  path: '/desk/draws/',
  access,
  bodyBytes: LARGE_BODY,
  body: z.object({
    idHotel: id(),
    name: names,
    year: year(),
    opensOn: day(),
    closesOn: day(),
    numberOn: day(),
    /** The last day on which what it gives is given back for nothing; without it the rules of any stay hold. */
    freeUntil: z.optional(day()),
    each: whole(1, MOST_EACH),
    weights,
    source: text(200),
    /** The residences of the contracts that may take part; all where it is empty. */
    forCategories: z.array(id()).check(z.maxLength(50)),
    places: z
      .array(
        z
          .object({
            idCategory: id(),
            name: names,
            checkIn: day(),
            checkOut: day(),
            residences: whole(1, 1000),
          })
          .check(span),
      )
      .check(z.minLength(1), z.maxLength(MOST_WEEKS_DRAWN)),
  }),
  answer: z.object({ data: z.object({ id: z.number(), seal: z.string() }) }),
  refusals: {
    DRAW_CALENDAR: 409,
    DRAW_WEEK_TWICE: 409,
    DRAW_WEEK_TOO_EARLY: 409,
    DRAW_FREE_DAYS: 409,
    DRAW_WEEK_LENGTH: 409,
    DRAW_NIGHTS_CLOSED: 409,
    DRAW_NIGHTS_TAKEN: 409,
    DRAW_WEEK_IN_ROUND: 409,
  },
  idempotent: true,
  addition: true,
})

/** Takes a round back whose wishes are not sealed: its weeks go to who waits for them, then to everybody; who ranked wishes is told. */
export const withdrawDraw = endpoint({
  name: 'withdrawDraw',
  group: 'draws',
  method: 'POST',
  path: '/desk/draws/withdraw/',
  access,
  body: z.object({ idRound: id() }),
  answer: z.object({}),
  refusals: { DRAW_CLOSED: 409 },
  idempotent: true,
  addition: true,
  stepUp: true,
})

/** What one of the desk's people read as the public number. It counts once another has entered the same. */
export const enterPublicNumber = endpoint({
  name: 'enterPublicNumber',
  group: 'draws',
  method: 'POST',
  path: '/desk/draws/number/',
  access,
  body: z.object({ idRound: id(), value: text(200) }),
  answer: z.object({
    data: z.object({
      /** `agreed` counts from now on; `first` waits for another person; `differs` is not what another has entered. */
      came: z.enum(['agreed', 'first', 'differs']),
    }),
  }),
  refusals: { DRAW_NOT_CLOSED: 409, NUMBER_TOO_EARLY: 409, DRAW_NUMBERED: 409 },
  idempotent: true,
  addition: true,
})

/** Draws a round whose public number is agreed: the work behind the portal computes it and makes the bookings. */
export const runDraw = endpoint({
  name: 'runDraw',
  group: 'draws',
  method: 'POST',
  path: '/desk/draws/run/',
  access,
  body: z.object({ idRound: id() }),
  answer: z.object({}),
  refusals: { DRAW_NOT_NUMBERED: 409 },
  idempotent: true,
  addition: true,
})

const figures = z.object({
  takers: z.number(),
  weeks: z.number(),
  first: z.number(),
  nothing: z.number(),
  nothingAgain: z.number(),
  least: z.number(),
  most: z.number(),
})

/** What the resort's last draw would have come to under other rules, beside what it came to. */
export const trialDraw = endpoint({
  name: 'trialDraw',
  group: 'draws',
  method: 'POST',
  path: '/desk/draws/trial/',
  access,
  body: z.object({ idHotel: id(), each: whole(1, MOST_EACH), weights }),
  answer: z.object({
    data: z.object({
      name: bilingual(),
      year: z.number(),
      was: z.extend(figures, { each: z.number(), weights: z.array(z.number()) }),
      would: figures,
    }),
  }),
  refusals: { NO_DRAW_BEFORE: 409 },
  transaction: 'read',
  addition: true,
})
