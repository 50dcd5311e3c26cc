import * as z from 'zod/mini'
import { bilingual } from '../../kernel/check.ts'
import { stayOrderShape } from '../reservations.endpoints.ts'
import { WAIT_TAKES } from './wait.ts'

const placeShape = z.object({
  /** How many are before it, how many of these want exactly its days, and how many wait, itself included. */
  before: z.number(),
  same: z.number(),
  of: z.number(),
})

/** A place in the line, and how often such nights came free. */
export const waitChanceShape = z.object({
  place: placeShape,
  /** Of the years before that are kept: how many days before arrival such nights came free; null where they did not. */
  years: z.array(z.object({ year: z.number(), daysBefore: z.nullable(z.number()) })),
  /** The first year of which the resort keeps stays. */
  since: z.nullable(z.number()),
})

/** A change that would raise the chance. */
export const widerWaitShape = z.object({
  kind: z.enum(['shorter', 'category', 'days']),
  firstDay: z.string(),
  lastDay: z.string(),
  nightsFrom: z.number(),
  categories: z.array(z.number()),
  idCategory: z.nullable(z.number()),
  place: placeShape,
  /** In how many of the years that are kept such nights came free. */
  freed: z.number(),
})

/** A resort’s rules of its waiting list. */
export const waitRulesShape = z.object({
  mostWaits: z.number(),
  windowDays: z.number(),
  opensMonths: z.number(),
  closesDays: z.number(),
  offerHours: z.number(),
  nearDays: z.number(),
  nearHours: z.number(),
})

/** A category that may be waited for. */
export const waitedCategoryShape = z.object({
  id: z.number(),
  name: bilingual(),
  sleeps: z.number(),
  scene: z.string(),
})

/** A coming stay that may be given up for another, and what comes back of its nights today. */
export const swapShape = z.object({
  id: z.number(),
  code: z.string(),
  datein: z.string(),
  dateout: z.string(),
  nightsCost: z.number(),
  /** Nights that giving it up costs today; null while it cannot be given up. */
  penalty: z.nullable(z.number()),
  /** What comes back of its nights today, by the benefit year that it comes back to. */
  back: z.array(z.object({ yearId: z.number(), quantity: z.number() })),
  /** Orders of it that are still to come: they stand unless they are cancelled with it. */
  orders: z.array(stayOrderShape),
  /** Who comes to it and its note: they go along as far as the party has places for them (decision 0484). */
  occupant: z.enum(['owner', 'guest']),
  note: z.string(),
  /** It stands in a trade that is open: that ends once the stay is given up. */
  trade: z.nullable(z.enum(['offered', 'proposed'])),
  guests: z.array(
    z.object({
      kind: z.enum(['adult', 'child']),
      name: z.string(),
      lastname: z.string(),
      email: z.string(),
      phone: z.string(),
      age: z.nullable(z.number()),
    }),
  ),
})

/** A wait that counts, as its owner sees it. */
export const waitShape = z.object({
  id: z.number(),
  code: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  nightsFrom: z.number(),
  nightsTo: z.number(),
  categories: z.array(z.number()),
  adults: z.number(),
  children: z.number(),
  takes: z.enum(WAIT_TAKES),
  countsUntil: z.string(),
  chance: waitChanceShape,
  /** The nights that are left where the balance does not cover it today; null while it does. */
  lacking: z.nullable(z.number()),
  /** The benefits that it is to use once its nights are taken. */
  benefits: z.array(
    z.object({
      idBenefit: z.number(),
      code: z.string(),
      name: bilingual(),
      unit: z.enum(['passes', 'money']),
      currency: z.nullable(z.enum(['USD', 'MXN'])),
      quantity: z.number(),
    }),
  ),
  /** How many stood before it when it got its place; null where that is not known. */
  behind: z.nullable(z.number()),
  /** The stay in whose place it stands. */
  swap: z.nullable(swapShape),
  /** The code of the stay in whose place it stood, once that is gone: it asks then, and books nothing at once. */
  swapGone: z.nullable(z.string()),
  /** What is free and held for it. */
  offer: z.nullable(
    z.object({
      id: z.number(),
      idCategory: z.number(),
      datein: z.string(),
      dateout: z.string(),
      nights: z.number(),
      nightsCost: z.number(),
      /** What a night of it takes, in hundredths. */
      nightPercent: z.number(),
      /** Until when it is held. */
      until: z.string(),
      /** Nights left in the benefit years of its arrival, with what comes back of the stay that is given up. */
      balance: z.number(),
      /** What of them comes back of that stay: the balance is so much less today. */
      comesBack: z.number(),
      /** Of the wait's benefits what could be used today, by benefit year, and what would be left out. */
      used: z.array(z.object({ idBenefitYear: z.number(), quantity: z.number() })),
      short: z.array(z.object({ idBenefit: z.number(), quantity: z.number() })),
    }),
  ),
  /** How its last offer ended, where that was not taken. */
  last: z.nullable(
    z.object({
      state: z.enum(['passed', 'lapsed']),
      at: z.string(),
      datein: z.string(),
      dateout: z.string(),
    }),
  ),
})
