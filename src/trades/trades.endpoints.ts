import * as z from 'zod/mini'
import { bilingual, id } from '../kernel/check.ts'
import { type AnswerOf, endpoint } from '../kernel/endpoint.ts'
import type { FieldFault } from '../kernel/words.ts'
import { FOUND_BY, GIVES_BECAUSE, KEPT_BECAUSE, MOST_GIVES } from './may-trade.ts'

const access = {
  who: 'member',
  lockedByUnsignedReport: true,
  trusted: { scope: 'book', of: ['contract', 'idContract'] },
} as const
/** An owner alone gives a stay of theirs to somebody else. */
const ownerOnly = { who: 'owner', lockedByUnsignedReport: true } as const

/** The code of an offered stay, as one types it: `KX7P-4MRT`, in any letters, with or without the hyphen. */
const tradeCode = z.string().check(z.maxLength(12))

/** A stay as another owner may see it: the nights and the kind of residence, never whose it is. */
const tradedStay = {
  datein: z.string(),
  dateout: z.string(),
  nights: z.number(),
  category: bilingual(),
  scene: z.string(),
  sleeps: z.number(),
}
const tradedShape = z.object(tradedStay)
const ownShape = z.object({ ...tradedStay, id: z.number(), code: z.string() })

/** A stay of the contract's own on days of the one that it would receive: it goes or moves first, or the trade is refused. */
const clashShape = z.nullable(
  z.object({ id: z.number(), code: z.string(), datein: z.string(), dateout: z.string() }),
)

/** What a trade means for one of its two owners. */
const termsShape = z.object({
  gives: ownShape,
  receives: tradedShape,
  /** Nights that the stay received takes, and those that come back of the one given. */
  nightsCost: z.number(),
  back: z.number(),
  /** What is left of the year of the stay received once both are done. */
  left: z.number(),
  /** The last day on which the year that pays can be used, and that of each year to which nights come back, the earliest first. */
  paidUntil: z.nullable(z.string()),
  backUntil: z.array(z.object({ nights: z.number(), expires: z.string() })),
  adults: z.number(),
  children: z.number(),
  /** Benefits of the stay given that come back and may be added to the one received anew. */
  benefits: z.number(),
  /** The guests of the stay given who are named; they come along. */
  guests: z.array(z.string()),
  /** How many owners of the contract are told by email, whoever agrees among them. */
  owners: z.number(),
  /** The wish on the waiting list that stands in the place of the stay given: it asks from then on. */
  wish: z.nullable(z.string()),
})

/** The trades of a contract: what it offers, what is proposed for it, what it has proposed, and what others offer at its resort. */
export const listTrades = endpoint({
  name: 'listTrades',
  group: 'trades',
  method: 'GET',
  path: '/trades/',
  access,
  query: z.object({ idContract: id() }),
  answer: z.object({
    resort: z.string(),
    data: z.object({
      /** Stays of the contract that may be offered or proposed. */
      stays: z.array(ownShape),
      /** The wishes on the waiting list that stand in the place of one of them. */
      wishes: z.array(z.object({ idBooking: z.number(), code: z.string() })),
      /** Stays to come that may not, and what is in the way. */
      kept: z.array(z.object({ stay: ownShape, because: z.enum(KEPT_BECAUSE) })),
      offered: z.array(
        z.object({
          id: z.number(),
          code: z.string(),
          foundBy: z.enum(FOUND_BY),
          stay: ownShape,
          proposals: z.array(z.object({ id: z.number(), stay: tradedShape, clash: clashShape })),
        }),
      ),
      proposed: z.array(
        z.object({ id: z.number(), gives: ownShape, receives: tradedShape, clash: clashShape }),
      ),
      others: z.array(z.object({ id: z.number(), stay: tradedShape })),
      /** What came of the latest: agreed on, or declined by the other owner. */
      past: z.array(
        z.object({
          id: z.number(),
          state: z.enum(['agreed', 'declined', 'ended']),
          gave: ownShape,
          received: tradedShape,
          /** The stay that came of it; null where nothing did. */
          idStay: z.nullable(z.number()),
          /** It ended because a stay of it was cancelled or changed (that of the contract, or the other's), or the club ended it. */
          because: z.nullable(z.enum(['cancelled', 'changed', 'club'])),
          /** Why the club did. */
          reason: z.nullable(bilingual()),
          wasOwn: z.boolean(),
          /** The day of it at the resort. */
          at: z.string(),
        }),
      ),
    }),
  }),
  refusals: {},
  addition: true,
})

/** Finds a stay that somebody offers to who has its code. Codes that name none are counted (decision 0054). */
export const findTrade = endpoint({
  name: 'findTrade',
  group: 'trades',
  method: 'GET',
  path: '/trades/found/',
  access: ownerOnly,
  query: z.object({ idContract: id(), code: tradeCode }),
  answer: z.object({ data: z.object({ id: z.number(), stay: tradedShape }) }),
  refusals: { TRADE_NOT_FOUND: 404, TRADE_OF_YOURS: 409 },
  slowsDown: true,
  transaction: 'own',
  addition: true,
})

const RULES = {
  CANNOT_TRADE: 409,
  TRADE_OVER: 409,
  TRADE_CHANGED: 409,
  CONTRACT_CRITERIA: 409,
  TRADE_NOT_OPEN: 409,
  TRADE_CLASHES: 409,
  TRADE_CLOSED: 409,
  NOT_ENOUGH_NIGHTS: 409,
  TRADE_TOO_SMALL: 409,
  OFFER_OVER: 409,
  OTHER_MAY_NOT_RECEIVE: 409,
} as const

/**
 * What a trade would mean: for who would propose a stay of theirs, or, with `idProposal`, for who offers. Codes that do not open
 * the trade are counted with those of {@link findTrade}.
 */
export const lookAtTrade = endpoint({
  name: 'lookAtTrade',
  group: 'trades',
  method: 'POST',
  path: '/trades/look/',
  access: ownerOnly,
  body: z.object({
    idContract: id(),
    idTrade: id(),
    /** The stay that would be proposed, and the code where it was found by it. */
    idBooking: z.optional(id()),
    code: z.optional(tradeCode),
    idProposal: z.optional(id()),
  }),
  answer: z.object({ data: termsShape }),
  refusals: RULES,
  slowsDown: true,
  transaction: 'read',
  addition: true,
})

/**
 * Which of a contract's stays could be given for one that is offered, and what is in the way of the others, by the rules of
 * {@link lookAtTrade}. Codes that do not open the trade are counted with those of {@link findTrade}.
 */
export const lookAtGives = endpoint({
  name: 'lookAtGives',
  group: 'trades',
  method: 'POST',
  path: '/trades/gives/',
  access: ownerOnly,
  body: z.object({
    idContract: id(),
    idTrade: id(),
    code: z.optional(tradeCode),
    idBookings: z.array(id()).check(z.minLength(1), z.maxLength(MOST_GIVES)),
  }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        /** What is in the way; null where nothing is. */
        because: z.nullable(z.enum(GIVES_BECAUSE)),
        /** The stay of the contract's own that is in the way. */
        code: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: RULES,
  slowsDown: true,
  transaction: 'read',
  addition: true,
})

/** Offers a stay, to every owner of its resort or to who is told the code. Nothing changes until both agree. */
export const offerStay = endpoint({
  name: 'offerStay',
  group: 'trades',
  method: 'POST',
  path: '/trades/',
  access: ownerOnly,
  body: z.object({ idContract: id(), idBooking: id(), foundBy: z.enum(FOUND_BY) }),
  answer: z.object({ data: z.object({ id: z.number(), code: z.string() }) }),
  refusals: { CANNOT_TRADE: 409 },
  idempotent: true,
  addition: true,
})

/** Takes the offer of a stay back; who has proposed for it is told. */
export const withdrawTrade = endpoint({
  name: 'withdrawTrade',
  group: 'trades',
  method: 'POST',
  path: '/trades/withdraw/',
  access: ownerOnly,
  body: z.object({ idContract: id(), idTrade: id() }),
  answer: z.object({}),
  refusals: { TRADE_OVER: 409 },
  idempotent: true,
  addition: true,
})

/**
 * Proposes a stay for the one that is offered: the yes of the first of both owners. Codes that do not open the trade are counted with those
 * of {@link findTrade}, and over the limit none is tried.
 */
export const proposeTrade = endpoint({
  name: 'proposeTrade',
  group: 'trades',
  method: 'POST',
  path: '/trades/propose/',
  access: ownerOnly,
  body: z.object({
    idContract: id(),
    idTrade: id(),
    idBooking: id(),
    code: z.optional(tradeCode),
    terms: z.literal(true, 'accept-terms' satisfies FieldFault),
  }),
  answer: z.object({ data: z.object({ id: z.number() }) }),
  refusals: { ...RULES, PROPOSED_TWICE: 409 },
  slowsDown: true,
  idempotent: true,
  addition: true,
})

/** Takes a proposal back. */
export const withdrawProposal = endpoint({
  name: 'withdrawProposal',
  group: 'trades',
  method: 'POST',
  path: '/trades/propose/withdraw/',
  access: ownerOnly,
  body: z.object({ idContract: id(), idProposal: id() }),
  answer: z.object({}),
  refusals: { TRADE_OVER: 409 },
  idempotent: true,
  addition: true,
})

/** Says no to a proposal; the stay stays offered. */
export const declineProposal = endpoint({
  name: 'declineProposal',
  group: 'trades',
  method: 'POST',
  path: '/trades/decline/',
  access: ownerOnly,
  body: z.object({ idContract: id(), idProposal: id() }),
  answer: z.object({}),
  refusals: { TRADE_OVER: 409 },
  idempotent: true,
  addition: true,
})

/** Says yes to a proposal: both stays change hands in this moment, by the rules of a booking for each owner. */
export const agreeToTrade = endpoint({
  name: 'agreeToTrade',
  group: 'trades',
  method: 'POST',
  path: '/trades/agree/',
  access: ownerOnly,
  body: z.object({
    idContract: id(),
    idProposal: id(),
    terms: z.literal(true, 'accept-terms' satisfies FieldFault),
  }),
  answer: z.object({ data: z.object({ id: z.number(), code: z.string(), nightsCost: z.number() }) }),
  refusals: { ...RULES, OTHER_CANNOT_TRADE: 409 },
  idempotent: true,
  addition: true,
})

export type TradesOfContract = AnswerOf<typeof listTrades>['data']
export type TradeTerms = AnswerOf<typeof lookAtTrade>['data']
