import * as z from 'zod/mini'
import { year } from '../../kernel/check.ts'
import { type AnswerOf, aFile, endpoint } from '../../kernel/endpoint.ts'
import { CLUB_REPORTS } from './reports.ts'

const access = { who: 'manager' } as const
const query = z.object({ report: z.enum(CLUB_REPORTS), year: year() })

/** A report of a year of the resorts' calendars; its columns are those of `REPORT_COLUMNS`, said in the language of the call. */
export const readClubReport = endpoint({
  name: 'readClubReport',
  group: 'account',
  method: 'GET',
  path: '/reports/club/',
  access,
  query,
  answer: z.object({
    data: z.object({
      columns: z.array(
        z.object({
          name: z.string(),
          kind: z.enum(['words', 'month', 'count', 'hours', 'cents', 'percent']),
          head: z.string(),
        }),
      ),
      rows: z.array(z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))),
    }),
  }),
  refusals: {},
  addition: true,
})

/** The same as CSV: cents as a decimal, months as `yyyy-mm`. */
export const exportClubReport = endpoint({
  name: 'exportClubReport',
  group: 'account',
  method: 'GET',
  path: '/reports/club/file/',
  access,
  query,
  answersFile: true,
  answer: aFile(),
  refusals: {},
  addition: true,
})

export type ClubReport = AnswerOf<typeof readClubReport>['data']
