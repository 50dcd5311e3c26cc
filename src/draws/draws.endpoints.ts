import * as z from 'zod/mini'
import { bilingual, id } from '../kernel/check.ts'
import { aFile, endpoint } from '../kernel/endpoint.ts'
import { KEPT_OUT } from './kept-out.ts'
import { MOST_WISHES } from './round.ts'
import { DRAW_STATES } from './state.ts'
import { WISH_FATES } from './why.ts'

const access = {
  who: 'member',
  lockedByUnsignedReport: true,
  trusted: { scope: 'book', of: ['contract', 'idContract'] },
} as const

/** What everybody may know of a round. Instants are in UTC. */
export const roundShape = z.object({
  id: z.number(),
  idHotel: z.number(),
  resort: z.string(),
  zone: z.string(),
  name: bilingual(),
  year: z.number(),
  state: z.enum(DRAW_STATES),
  /** How many weeks one contract may receive, and how much each of the years before counts, the newest first. */
  each: z.number(),
  weights: z.array(z.number()),
  /** Whose public number joins the secret. */
  source: z.string(),
  publishedAt: z.string(),
  opensAt: z.string(),
  closesAt: z.string(),
  numberAt: z.string(),
  /** The last day on which what it gave is given back for nothing; null where it says none. */
  freeUntil: z.nullable(z.string()),
  drawnAt: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
  /** The seal of the secret, published with the rules, and that of all wishes, published when they close. */
  seal: z.string(),
  wishesSeal: z.nullable(z.string()),
  publicValue: z.nullable(z.string()),
  /** How many contracts have a wish. */
  takers: z.number(),
})

export const placeShape = z.object({
  id: z.number(),
  name: bilingual(),
  idCategory: z.number(),
  category: bilingual(),
  checkIn: z.string(),
  checkOut: z.string(),
  residences: z.number(),
})

/** A week as an owner reads it, with what the resort's draw of the year before was asked for it; null where it had no such week. */
const wishablePlace = z.extend(placeShape, {
  lastYear: z.nullable(z.object({ wished: z.number(), residences: z.number() })),
})

/** Why a contract received what it did (`whyOf`). */
const whyShape = z.object({
  place: z.number(),
  of: z.number(),
  group: z.number(),
  groups: z.number(),
  equals: z.number(),
  wishes: z.array(
    z.object({
      idPlace: z.number(),
      fate: z.enum(WISH_FATES),
      turn: z.nullable(z.number()),
      free: z.number(),
      by: z.array(z.number()),
    }),
  ),
  round: z.object({ takers: z.number(), weeks: z.number(), first: z.number(), nothing: z.number() }),
})

/** The rounds of the contract's resort that are published, the newest first. */
export const listDraws = endpoint({
  name: 'listDraws',
  group: 'draws',
  method: 'GET',
  path: '/draws/',
  access,
  query: z.object({ idContract: id() }),
  answer: z.object({
    data: z.array(
      z.extend(roundShape, {
        wishes: z.number(),
        /** Whether contracts of this one's residence take part, and its owner may book. */
        mayTakePart: z.boolean(),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})

/** A round with its weeks, and what it is to the contract: its wishes, where it stands, and what it received. */
export const readDraw = endpoint({
  name: 'readDraw',
  group: 'draws',
  method: 'GET',
  path: '/draws/round/',
  access,
  query: z.object({ idContract: id(), idRound: id() }),
  answer: z.object({
    data: z.object({
      round: roundShape,
      places: z.array(wishablePlace),
      /** Whether contracts of this one's residence take part, and its owner may book. */
      mayTakePart: z.boolean(),
      /** What keeps it out, and the kinds of residence that the round is for; none where it is for all. */
      keptOut: z.nullable(z.enum(KEPT_OUT)),
      kinds: z.array(bilingual()),
      /** The contract's number in the round; null before its first wish. */
      number: z.nullable(z.number()),
      savedAt: z.nullable(z.string()),
      /** The owner has looked at the result. */
      isSeen: z.boolean(),
      /** The places that it wishes, the dearest first. */
      wishes: z.array(z.number()),
      /** Where it stands among those who take part, with it counted; null once it is drawn, or where it may not take part. */
      standing: z.nullable(
        z.object({
          group: z.number(),
          groups: z.number(),
          from: z.number(),
          to: z.number(),
          of: z.number(),
          /** The three years before, the newest first: the ranks received; null where it did not take part. */
          years: z.array(z.object({ year: z.number(), ranks: z.nullable(z.array(z.number())) })),
        }),
      ),
      results: z.array(
        z.object({
          idPlace: z.number(),
          wish: z.number(),
          state: z.enum(['given', 'booked', 'refused']),
          idBooking: z.nullable(z.number()),
          /** The stay was cancelled: it went on to who waits for it. */
          isGivenBack: z.boolean(),
          /** The code of the rule of a booking that refused it. */
          refusal: z.nullable(z.string()),
        }),
      ),
      /** Of a settled round that gave it nothing: how many of the weeks that it wished it still waits for in the waiting list. */
      waits: z.number(),
      /** Once it is drawn: why the contract received what it did; null where it took no part. */
      why: z.nullable(whyShape),
    }),
  }),
  refusals: {},
  addition: true,
})

/** Ranks what the contract wishes, the dearest first, in place of what it has ranked before; none at all leaves the round. */
export const rankWishes = endpoint({
  name: 'rankWishes',
  group: 'draws',
  method: 'PUT',
  path: '/draws/wishes/',
  access,
  body: z.object({
    idContract: id(),
    idRound: id(),
    places: z.array(id()).check(z.maxLength(MOST_WISHES)),
  }),
  answer: z.object({ data: z.object({ number: z.nullable(z.number()), savedAt: z.string() }) }),
  refusals: { DRAW_NOT_OPEN: 409, DRAW_CLOSED: 409, DRAW_NOT_FOR_YOU: 409, WISHED_TWICE: 409 },
  idempotent: true,
  addition: true,
})

/** A drawn round as a file without names, from which anybody computes its result again. */
export const readDrawnRound = endpoint({
  name: 'readDrawnRound',
  group: 'draws',
  method: 'GET',
  path: '/draws/file/',
  access: { who: 'signed-in' },
  query: z.object({ idRound: id() }),
  answersFile: true,
  answer: aFile(),
  refusals: {},
  addition: true,
})

/** The owner has looked at what the draw gave their contract: their home asks for it no more. */
export const noteDrawSeen = endpoint({
  name: 'noteDrawSeen',
  group: 'draws',
  method: 'POST',
  path: '/draws/seen/',
  access: { who: 'owner', lockedByUnsignedReport: true },
  body: z.object({ idContract: id(), idRound: id() }),
  answer: z.object({}),
  refusals: {},
  idempotent: true,
  addition: true,
})
