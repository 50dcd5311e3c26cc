import * as z from 'zod/mini'
import { bilingual, day, id, page } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { WAIT_TAKES } from './waiting/wait.ts'

/** Who waits, by week and category: the desk's heat map of a resort. */
export const readWaitingWeeks = endpoint({
  name: 'readWaitingWeeks',
  group: 'reservations',
  method: 'GET',
  path: '/desk/waiting/',
  access: { who: 'desk' },
  answer: z.object({
    data: z.array(
      z.object({
        idHotel: z.number(),
        resort: z.string(),
        waiting: z.number(),
        offered: z.number(),
        categories: z.array(
          z.object({
            id: z.number(),
            name: bilingual(),
            /** The weeks (their Monday) for which anybody waits, and how many do. */
            weeks: z.array(z.object({ week: z.string(), waiting: z.number(), offered: z.number() })),
          }),
        ),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})

/** How many of those who wait for a week come at once. */
export const WEEK_PAGE = 50

/** Who waits for a week (its Monday) of a category, in the order of their places. */
export const listWaitsOfWeek = endpoint({
  name: 'listWaitsOfWeek',
  group: 'reservations',
  method: 'GET',
  path: '/desk/waiting/week/',
  access: { who: 'desk' },
  query: z.object({ idCategory: id(), week: day(), page: z._default(page(), 1) }),
  answer: z.object({
    zone: z.string(),
    total: z.number(),
    data: z.array(
      z.object({
        /** The place in the line of this week, from 1. */
        place: z.number(),
        code: z.string(),
        idOwner: z.number(),
        owner: z.string(),
        contract: z.string(),
        firstDay: z.string(),
        lastDay: z.string(),
        nightsFrom: z.number(),
        nightsTo: z.number(),
        /** All kinds of residence that the wish names. */
        categories: z.array(bilingual()),
        adults: z.number(),
        children: z.number(),
        takes: z.enum(WAIT_TAKES),
        countsUntil: z.string(),
        placedAt: z.string(),
        /** The stay in whose place it stands, by its code. */
        swap: z.nullable(z.string()),
        /** What is held for it now; `until` is a moment. */
        offer: z.nullable(z.object({ checkIn: z.string(), checkOut: z.string(), until: z.string() })),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})
