import * as z from 'zod/mini'
import { id } from '../../kernel/check.ts'
import { endpoint, LARGE_BODY } from '../../kernel/endpoint.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import { monthShape } from '../publish-report.ts'
import { DIFFERENCES, FIGURES_FAULTS, FILE_FAULTS } from './figures.ts'

const access = { who: 'finance' } as const

/**
 * Reads a month's figures from a CSV (`contract_number`, `income`, `fees`, and if one likes `nights` and `currency`): what could be issued,
 * what is wrong line by line, and in what it differs from the portal's books. Nothing is kept.
 */
export const readFigures = endpoint({
  name: 'readFigures',
  group: 'finance',
  method: 'POST',
  path: '/desk/publish/reports/figures/',
  access,
  body: z.object({ month: monthShape(), csv: z.string().check(z.minLength(1), z.maxLength(200_000)) }),
  // 200,000 characters, of which each may take two bytes.
  bodyBytes: 2 * LARGE_BODY,
  answer: z.object({
    data: z.object({
      /** Why the file is none; with the line where one is to blame. */
      fault: z.nullable(z.object({ reason: z.enum(FILE_FAULTS), line: z.nullable(z.number()) })),
      /** Lines that can be issued, those that differ first. */
      lines: z.array(
        z.object({
          line: z.number(),
          idContract: z.number(),
          contract: z.string(),
          residence: z.string(),
          owner: z.string(),
          incomeCents: z.number(),
          feesCents: z.number(),
          currency: z.enum(CURRENCIES),
          differences: z.array(z.object({ kind: z.enum(DIFFERENCES), known: z.number() })),
        }),
      ),
      wrong: z.array(
        z.object({ line: z.number(), contract: z.string(), reasons: z.array(z.enum(FIGURES_FAULTS)) }),
      ),
      /** Contracts of the month that lack their report and are not in the file. */
      absent: z.number(),
    }),
  }),
  refusals: { MONTH_NOT_OVER: 409 },
  addition: true,
})

/**
 * Takes back all reports of a month that nobody has signed, at one resort or all; what is signed stays. `unsigned` is how many the desk has
 * seen.
 * Their owners are told.
 */
export const withdrawReports = endpoint({
  name: 'withdrawReports',
  toldAs: 'money',
  group: 'finance',
  method: 'DELETE',
  path: '/desk/publish/reports/month/',
  access,
  query: z.object({ month: monthShape(), idHotel: z.optional(id()), unsigned: id() }),
  answer: z.object({ data: z.object({ withdrawn: z.number(), signed: z.number() }) }),
  refusals: { REPORTS_CHANGED: 409 },
  addition: true,
  stepUp: true,
})

export type ReadFigures = z.output<typeof readFigures.answer>['data']
