import * as z from 'zod/mini'
import { id, year } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { CURRENCIES } from '../kernel/money.ts'
import { performanceShape } from './finance.endpoints.ts'

/** Profit is read even while a report waits for its signature: an owner signs what they have seen. */
const access = { who: 'member', trusted: { scope: 'money', of: ['contract', 'idContract'] } } as const

const currency = z.enum(CURRENCIES)

/** "1", "true" and the like; `isSet` reads it. */
const flag = () => z.optional(z.string())

/** Whether a flag of a query is up: what is missing, empty, "0" or "false" is not. */
export function isSet(flag: string | undefined): boolean {
  return !['', '0', 'false', undefined].includes(flag?.trim().toLowerCase())
}

/** A year's figures in one currency, in cents. Net is gross less fees, and what signatures adjusted to zero. */
export const yearProfitShape = z.object({
  year: z.number(),
  currency,
  grossCents: z.number(),
  feesCents: z.number(),
  /** What the signatures of months below zero added to them. */
  adjustedCents: z.number(),
  netCents: z.number(),
  nightsRented: z.number(),
  /** Gross for each rented night; null where no night was rented. */
  averageNightCents: z.nullable(z.number()),
  /** The months that have figures, 1 to 12, in order. */
  months: z.array(z.number()),
  /** The month of the highest net, the first of several. */
  bestMonth: z.object({ month: z.number(), netCents: z.number() }),
  /**
   * The net against the same months of the year before, null where it lacks one of them; the percentage is null where
   * the year before earned nothing.
   */
  change: z.nullable(z.object({ netCents: z.number(), percent: z.nullable(z.number()) })),
})

const monthProfitShape = z.object({
  grossCents: z.number(),
  feesCents: z.number(),
  /** What the signatures of months below zero added to them. */
  adjustedCents: z.number(),
  netCents: z.number(),
  nightsRented: z.number(),
  /** The document of the statement that opens its reasons; null until the month's report is signed. */
  idTransaction: z.nullable(z.number()),
})

/** Twelve months of one currency; null where a month has no figure. */
export const profitMonthsShape = z.object({
  currency,
  months: z.array(
    z.object({
      /** 1 to 12. */
      month: z.number(),
      thisYear: z.nullable(monthProfitShape),
      lastYear: z.nullable(monthProfitShape),
    }),
  ),
})

/** The years that have figures, the newest first. */
const years = z.array(z.number())

/**
 * A contract's profit. With `isAnual` a row for every year there is, oldest first; without it the rows of `year`, else
 * of the newest year with figures. A year has one row for each currency. `userId` may only name the owner who is seen.
 */
export const readProfit = endpoint({
  name: 'readProfit',
  group: 'finance',
  method: 'GET',
  path: '/fivesClub/getProfitGeneral/',
  access,
  query: z.object({
    idContract: id(),
    isAnual: flag(),
    year: z.optional(year()),
    userId: z.optional(id()),
  }),
  answer: z.object({ data: z.array(yearProfitShape), year: z.nullable(z.number()), years }),
  refusals: {},
})

/** The twelve months of a year and of the one before, each currency by itself. Without a year the newest there is. */
export const readMonthlyProfit = endpoint({
  name: 'readMonthlyProfit',
  group: 'finance',
  method: 'GET',
  path: '/fivesClub/getMonthlyProfit/',
  access,
  query: z.object({ idContract: id(), year: z.optional(year()) }),
  answer: z.object({ data: z.array(profitMonthsShape), year: z.nullable(z.number()), years }),
  refusals: {},
})

const hotelMonthShape = z.object({
  month: z.number(),
  /** Percent of the nights, rounded to one. */
  occupancy: z.number(),
  /** Null where the month was settled in another currency than `currency`. */
  averageRateCents: z.nullable(z.number()),
  revparCents: z.nullable(z.number()),
})

/** The dashboard's figures, the mean occupancy, and the three measures by month. */
export const hotelPerformanceShape = z.object({
  ...performanceShape.shape,
  thisYear: z.array(hotelMonthShape),
  lastYear: z.array(hotelMonthShape),
  /** The mean of this year's months in percent, and points against the same months of last year. */
  occupancy: z.number(),
  occupancyChange: z.nullable(z.number()),
})

/**
 * How a hotel of the owner's does in `year` against the year before; null where it has no figures. Without a year the
 * newest that has some, among this one and the last.
 * `language` and `isOwner` are heard and change nothing: the figures have no words, and owners see them all.
 */
export const readHotelPerformance = endpoint({
  name: 'readHotelPerformance',
  group: 'finance',
  method: 'GET',
  path: '/fivesClub/getHotelPerformance/',
  access: { who: 'member', trusted: { scope: 'money', of: ['hotel', 'resort'] } },
  query: z.object({
    language: z.optional(z.string()),
    resort: id(),
    isOwner: z.optional(z.string()),
    /** Ours. */
    year: z.optional(year()),
  }),
  answer: z.object({ data: z.nullable(hotelPerformanceShape) }),
  refusals: {},
})

export type YearProfit = z.output<typeof yearProfitShape>
export type MonthProfit = z.output<typeof monthProfitShape>
export type ProfitMonths = z.output<typeof profitMonthsShape>
export type HotelMonth = z.output<typeof hotelMonthShape>
export type HotelPerformance = z.output<typeof hotelPerformanceShape>
