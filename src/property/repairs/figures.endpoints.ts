import * as z from 'zod/mini'
import { bilingual, id, whole, year } from '../../kernel/check.ts'
import { aFile, endpoint } from '../../kernel/endpoint.ts'
import { CURRENCIES } from '../../kernel/money.ts'

const access = { who: 'desk' } as const
const query = z.object({ year: year(), quarter: whole(1, 4), hotel: z.optional(id()) })

const figures = {
  /** Requests that were sent in the quarter. */
  requests: z.number(),
  /** Those that the club has answered: what owners asked for, not what the club wrote itself. */
  answered: z.number(),
  /** Half of them were answered within so many hours, and nine of ten within so many; null without any. */
  answerHours: z.nullable(z.number()),
  answerHours90: z.nullable(z.number()),
  finished: z.number(),
  finishHours: z.nullable(z.number()),
  finishHours90: z.nullable(z.number()),
  /** Neither finished nor cancelled. */
  open: z.number(),
  /** What was billed of them, in cents, taxes included. */
  costs: z.array(z.object({ currency: z.enum(CURRENCIES), cents: z.number() })),
}

/** The repairs of a quarter by what whoever did them does (null: nobody was named), and all together. */
export const readRepairFigures = endpoint({
  name: 'readRepairFigures',
  group: 'property',
  method: 'GET',
  path: '/desk/repairs/figures/',
  access,
  query,
  answer: z.object({
    data: z.object({
      kinds: z.array(z.object({ ...figures, trade: z.nullable(bilingual()) })),
      all: z.object(figures),
      hotels: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
  }),
  refusals: {},
  addition: true,
})

/** The same as CSV. */
export const exportRepairFigures = endpoint({
  name: 'exportRepairFigures',
  group: 'property',
  method: 'GET',
  path: '/desk/repairs/figures/csv/',
  access,
  query,
  answersFile: true,
  answer: aFile(),
  refusals: {},
  addition: true,
})

const shape = z.object(figures)
export type RepairFigures = z.output<typeof shape>
