import * as z from 'zod/mini'
import { bilingual, day, id } from '../../kernel/check.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { timesShape } from '../times/times-shape.ts'

/** The most days of one answer: a month with the weeks around it. */
export const MOST_DAYS = 45

/** A variant on a day. */
const variantShape = z.object({
  id: z.number(),
  /** What is left of its places; null without a limit. Of slots the most that one of them has. */
  left: z.nullable(z.number()),
  times: timesShape,
})

const dayShape = z.object({
  day: z.string(),
  /** Why nothing is offered then; null where it is. */
  closed: z.nullable(bilingual()),
  variants: z.array(variantShape),
})

/** A product's days from `fini` on, 45 at most: what is left of each variant and slot, and why a day is closed. */
export const listDays = endpoint({
  name: 'listDays',
  group: 'marketplace',
  method: 'GET',
  path: '/allotment/days/',
  mayLag: true,
  access: { who: 'member', lockedByUnsignedReport: true, trusted: { scope: 'order' } },
  query: z.object({ idP: id(), fini: day(), ffin: day() }),
  answer: z.object({
    data: z.array(dayShape),
    /** The first and the last day that may be asked for. */
    minDate: z.string(),
    maxDate: z.string(),
  }),
  refusals: {},
  addition: true,
})

const hour = () => z.optional(z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)))

const freeDayShape = z.object({
  day: z.string(),
  /** The hour of the first slot that has places; null where it has no slots. */
  time: z.nullable(z.string()),
  /** The places that it has then, of the variant that has most; null without a limit. */
  left: z.nullable(z.number()),
})

/**
 * Of these products those that cannot be had on any day from `fini` to `ffin`: why, and on which day they can be had next, of
 * the 60 after; of the others (`free`) the days, each with its first slot, on which they can. Transfers are left out: their day is
 * the stay's own.
 */
export const listNextDays = endpoint({
  name: 'listNextDays',
  group: 'marketplace',
  method: 'GET',
  path: '/allotment/next/',
  mayLag: true,
  access: { who: 'member', lockedByUnsignedReport: true, trusted: { scope: 'order' } },
  query: z.object({
    /** Their numbers, with commas between them: 100 at most. */
    products: z.string().check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/)),
    fini: day(),
    ffin: day(),
    /** The hour of the first day from which on somebody is there, `hh:mm`: what begins earlier is left out. */
    hini: hour(),
    /** The hour of the last day until which somebody is there: what begins later is left out too. */
    hfin: hour(),
  }),
  answer: z.object({
    data: z.array(
      z.object({
        idP: z.number(),
        /** Why the first of the days is closed; null where it is not: then it is full, or too soon. */
        closed: z.nullable(bilingual()),
        next: z.nullable(z.string()),
      }),
    ),
    free: z.array(
      z.object({
        idP: z.number(),
        /** Between which hours it begins, where it has no slots; null elsewhere, and where any hour will do. */
        hours: z.nullable(z.object({ opens: z.string(), closes: z.string() })),
        /** The first is the soonest. */
        days: z.array(freeDayShape).check(z.minLength(1)),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})

export type NextDay = z.output<typeof listNextDays.answer>['data'][number]
export type FreeDays = z.output<typeof listNextDays.answer>['free'][number]
/** A day on which something can be had, with its first hour and the places that it has then. */
export type FreeDay = z.output<typeof freeDayShape>
export type ProductDay = z.output<typeof dayShape>
