import * as z from 'zod/mini'
import { bilingual, id, page, text } from '../kernel/check.ts'
import { type AnswerOf, endpoint } from '../kernel/endpoint.ts'
import { BOOKING_STATUSES } from '../reservations/stay/booking.ts'
import { FOUND_BY } from './may-trade.ts'

const access = { who: 'desk' } as const

/** Where a trade stands: offered to others, with a proposal that waits for an answer, agreed by both, or ended without. */
export const TRADE_STAGES = ['offered', 'proposed', 'agreed', 'ended'] as const
export type TradeStage = (typeof TRADE_STAGES)[number]

/** The desk's list comes by so many. */
export const TRADES_PAGE = 50

/** The longest reason by which the club ends a trade, in characters. */
export const LONGEST_REASON = 300

const sideShape = z.object({
  idOwner: z.number(),
  owner: z.string(),
  /** The contract's number as people read it. */
  contract: z.string(),
  code: z.string(),
  datein: z.string(),
  dateout: z.string(),
  category: bilingual(),
})

/** Trades of all resorts by pages: those where something happened last first. `search`: an owner's name, a contract's number, a stay's code. */
export const listTradesAtDesk = endpoint({
  name: 'listTradesAtDesk',
  group: 'trades',
  method: 'GET',
  path: '/desk/trades/',
  access,
  query: z.object({
    stage: z.optional(z.enum(TRADE_STAGES)),
    search: z.optional(text(100)),
    page: z._default(page(), 1),
  }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        stage: z.enum(TRADE_STAGES),
        resort: z.string(),
        offered: sideShape,
        /** The stay that was agreed to, or the newest that is proposed; null where there is none. */
        other: z.nullable(sideShape),
        /** How many proposals wait for an answer. */
        proposals: z.number(),
        /** The moment of what happened last, and the resort's zone. */
        at: z.string(),
        zone: z.string(),
      }),
    ),
    total: z.number(),
  }),
  refusals: {},
  addition: true,
})

const stayShape = z.extend(sideShape, {
  /** Whoever else holds the contract. */
  coOwners: z.array(z.string()),
  adults: z.number(),
  children: z.number(),
  status: z.enum(BOOKING_STATUSES),
})

/** How it ended where neither owner ended it: a stay of it was cancelled or changed, or the club did, with its reason. */
const endShape = z.object({
  because: z.nullable(z.enum(['cancelled', 'changed', 'club'])),
  /** The stay whose end it was, by its code. */
  stay: z.nullable(z.string()),
  reason: z.nullable(bilingual()),
  /** Who of the club's people ended it. */
  by: z.nullable(z.string()),
})

/** One trade: the stay that is offered, and all that was proposed for it, the newest first. */
export const readTradeAtDesk = endpoint({
  name: 'readTradeAtDesk',
  group: 'trades',
  method: 'GET',
  path: '/desk/trades/trade/',
  access,
  query: z.object({ idTrade: id() }),
  answer: z.object({
    data: z.object({
      id: z.number(),
      stage: z.enum(TRADE_STAGES),
      resort: z.string(),
      zone: z.string(),
      foundBy: z.enum(FOUND_BY),
      offered: stayShape,
      madeAt: z.string(),
      state: z.enum(['open', 'done', 'withdrawn', 'ended']),
      endedAt: z.nullable(z.string()),
      end: endShape,
      proposals: z.array(
        z.object({
          id: z.number(),
          stay: stayShape,
          state: z.enum(['open', 'agreed', 'declined', 'withdrawn', 'ended']),
          madeAt: z.string(),
          endedAt: z.nullable(z.string()),
          end: endShape,
          /** The stays that came of it, by their codes: of who offered, and of who proposed. */
          came: z.nullable(z.object({ first: z.string(), second: z.string() })),
        }),
      ),
    }),
  }),
  refusals: {},
  addition: true,
})

/**
 * Ends a proposal that waits for an answer, or, without one, the offer with all that is proposed for it. No stay changes; the owners of
 * both sides are told by email, with the reason.
 */
export const endTradeAtDesk = endpoint({
  name: 'endTradeAtDesk',
  group: 'trades',
  method: 'POST',
  path: '/desk/trades/end/',
  access,
  body: z.object({
    idTrade: id(),
    idProposal: z.nullable(id()),
    reason: z.object({ en: text(LONGEST_REASON), es: text(LONGEST_REASON) }),
  }),
  answer: z.object({ data: z.object({ told: z.number() }) }),
  refusals: { TRADE_OVER_AT_DESK: 409 },
  idempotent: true,
  addition: true,
})

export type TradeAtDesk = AnswerOf<typeof readTradeAtDesk>['data']
export type TradeRowAtDesk = AnswerOf<typeof listTradesAtDesk>['data'][number]
