import * as z from 'zod/mini'
import { bilingual, day, id, whole, year } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import { bothLanguages, lastChangeShape, version } from '../../kernel/publishing.ts'
import { HINDRANCES, RUN_STATES } from './charge-run.ts'

/** The most lines that a budget has at the desk. */
export const MOST_LINES = 30
/** The most contracts that a preview names. */
export const MOST_NAMED = 50
/** The largest line of a quarter, in cents. */
const MOST_CENTS = 2_000_000_000

const access = { who: 'finance' } as const
const currency = z.enum(CURRENCIES)

/** A line with what it costs in each of the four quarters, in cents; null where it costs nothing. */
const lineShape = z.object({ concept: bilingual(), cents: z.array(z.nullable(z.number())) })

/** What a budget says beside its lines. Areas in hundredths of a square meter, votes in hundredths of a percent. */
const budget = { area: z.number(), says: bilingual(), since: z.string(), clause: z.nullable(bilingual()) }

const runShape = z.object({
  id: z.number(),
  idHotel: z.number(),
  hotel: z.string(),
  year: z.number(),
  currency,
  state: z.enum(RUN_STATES),
  /** Why the last publishing or taking back was not done. */
  hindrance: z.nullable(z.enum(HINDRANCES)),
  publishedAt: z.nullable(z.string()),
  /** When the fees of the four quarters are due. */
  dues: z.array(z.string()),
  ...budget,
  voted: z.nullable(z.string()),
  inFavorBasisPoints: z.nullable(z.number()),
  lines: z.array(lineShape),
  /** The quarters that the club's own books have charged; their lines stay as the books have them. */
  inBooks: z.array(z.number()),
  /** The fees that it has made. */
  fees: z.number(),
  contracts: z.number(),
  feesCents: z.number(),
  changed: lastChangeShape,
})

const hotelShape = z.object({
  id: z.number(),
  name: z.string(),
  currency,
  /** Those in which its contracts are charged. */
  currencies: z.array(currency),
  /** The years that have a run. */
  years: z.array(z.number()),
  /** The newest budget that is whole: what the next one begins with. */
  begin: z.nullable(z.object({ year: z.number(), currency, ...budget, lines: z.array(lineShape) })),
  /** Of this year and the two after it the quarters that the books have charged. */
  inBooks: z.record(z.string(), z.array(z.number())),
})

/** The charge runs, and the resorts that one may be prepared for. */
export const listChargeRuns = endpoint({
  name: 'listChargeRuns',
  group: 'finance',
  method: 'GET',
  path: '/desk/charges/',
  access,
  answer: z.object({ data: z.array(runShape), hotels: z.array(hotelShape), year: z.number() }),
  refusals: {},
  addition: true,
})

const amount = () => z.nullable(whole(1, MOST_CENTS))

/** What the desk writes of a run. */
export const runDraftShape = z.object({
  idHotel: id(),
  year: year(),
  currency,
  area: whole(1, 2_000_000_000),
  voted: z.nullable(day()),
  inFavorBasisPoints: z.nullable(whole(0, 10_000)),
  says: bothLanguages(600),
  since: day(),
  clause: z.nullable(bothLanguages(200)),
  dues: z.array(day()).check(z.length(4)),
  lines: z
    .array(z.object({ concept: bothLanguages(300), cents: z.array(amount()).check(z.length(4)) }))
    .check(z.minLength(1), z.maxLength(MOST_LINES)),
})

/**
 * Keeps a run that is being prepared, with its budget. The due days follow each other. Amounts of quarters that the books have
 * charged are left out (null); they stay.
 */
export const saveChargeRun = endpoint({
  name: 'saveChargeRun',
  group: 'finance',
  method: 'POST',
  path: '/desk/charges/',
  access,
  body: z.extend(runDraftShape, { idRun: z.nullable(id()), version: version() }),
  answer: z.object({ data: z.object({ id: z.number() }) }),
  refusals: { RUN_EXISTS: 409, RUN_CHARGED: 409, DUE_DAYS: 400, QUARTER_IN_BOOKS: 409, RUN_CURRENCY: 409 },
  addition: true,
  idempotent: true,
})

const quarterSum = z.object({
  quarter: z.number(),
  due: z.string(),
  budgetCents: z.number(),
  feesCents: z.number(),
  fees: z.number(),
  chargedCents: z.number(),
  charged: z.number(),
  clubCents: z.number(),
})

const named = { idContract: z.number(), contract: z.string(), residence: z.string(), owner: z.string() }

/** What a run would make, or has made: amounts in cents of its currency, changes in hundredths of a percent. */
export const previewChargeRun = endpoint({
  name: 'previewChargeRun',
  group: 'finance',
  method: 'GET',
  path: '/desk/charges/preview/',
  access,
  query: z.object({ id: id() }),
  answer: z.object({
    data: z.object({
      hindrance: z.nullable(z.enum(HINDRANCES)),
      quarters: z.array(quarterSum),
      contracts: z.number(),
      feesCents: z.number(),
      /** The fees of the same quarters a year before. */
      beforeCents: z.number(),
      changeBasisPoints: z.nullable(z.number()),
      /** From which sum on the club wants a second look, how many contracts reach it, and whether all together do. */
      largeFromCents: z.number(),
      largeCount: z.number(),
      isLarge: z.boolean(),
      /** Whose fees are large, and who differs from the others' change, the farthest first, at most 50; and how many they are. */
      outliers: z.array(
        z.object({
          ...named,
          isLarge: z.boolean(),
          cents: z.number(),
          beforeCents: z.nullable(z.number()),
          changeBasisPoints: z.nullable(z.number()),
        }),
      ),
      outlierCount: z.number(),
      /** Whose area is not known, at most 50. */
      withoutArea: z.array(z.object(named)),
    }),
  }),
  refusals: {},
  addition: true,
})

const deed = z.object({ idRun: id(), version: version() })

/**
 * Publishes a run: the background work makes all of its fees in one transaction. LARGE_FIGURE: the fees of a contract, or all of them, are a
 * sum that the club wants looked at again (decision 0243); `looked` says that somebody has.
 */
export const publishChargeRun = endpoint({
  name: 'publishChargeRun',
  toldAs: 'money',
  group: 'finance',
  method: 'POST',
  path: '/desk/charges/publish/',
  access,
  body: z.extend(deed, { looked: z.optional(z.boolean()) }),
  answer: z.object({ data: z.object({ state: z.enum(RUN_STATES) }) }),
  refusals: {
    /** The day of the vote is ahead. */
    VOTE_AHEAD: 409,
    RUN_CHARGED: 409,
    AREA_MISSING: 409,
    AREA_EXCEEDED: 409,
    NOTHING_TO_CHARGE: 409,
    FEE_TOO_LARGE: 409,
    RUN_CURRENCY: 409,
    LARGE_FIGURE: 409,
  },
  addition: true,
  idempotent: true,
  stepUp: true,
})

/**
 * Takes a published run back while nothing of its fees is paid: the ledger gets entries that take its entries back. What was announced at
 * the resort for them is withdrawn, and who announced it is told.
 */
export const takeChargeRunBack = endpoint({
  name: 'takeChargeRunBack',
  toldAs: 'money',
  group: 'finance',
  method: 'POST',
  path: '/desk/charges/back/',
  access,
  body: deed,
  answer: z.object({ data: z.object({ state: z.enum(RUN_STATES) }) }),
  refusals: { RUN_NOT_PUBLISHED: 409, FEES_PAID: 409 },
  addition: true,
  idempotent: true,
  stepUp: true,
})

/** Removes a run that is prepared, with its budget. */
export const removeChargeRun = endpoint({
  name: 'removeChargeRun',
  group: 'finance',
  method: 'DELETE',
  path: '/desk/charges/',
  access,
  query: deed,
  answer: z.object({ data: z.object({ removed: z.boolean() }) }),
  refusals: { RUN_CHARGED: 409 },
  addition: true,
})

export type ChargeRun = z.output<typeof runShape>
export type RunHotel = z.output<typeof hotelShape>
export type RunPreview = z.output<typeof previewChargeRun.answer>['data']
