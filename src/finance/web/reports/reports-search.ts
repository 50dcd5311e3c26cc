import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { id, year } from '../../../kernel/check.ts'
import { useSearchOf } from '../../../web/use-search-of.ts'
import type { statementSearch } from '../statement/statement-search.ts'

/** What the address of My Reports carries for the executive reports. */
const reportsSearch = z.object({
  /** The report whose signing is open: it is open again after signing in anew. */
  sign: z.catch(z.optional(id()), undefined),
  /** Where the owner was going when Restricted Access stood in the way. */
  back: z.catch(z.optional(z.string()), undefined),
  /** The year of the list; the newest without it. */
  reportsYear: z.catch(z.optional(year()), undefined),
})

type ReportsSearch = z.output<typeof reportsSearch>

/** The address, and how to change a part of it; the rest of it stays. */
export function useReportsSearch(): [search: ReportsSearch, change: (part: Partial<ReportsSearch>) => void] {
  const navigate = useNavigate()
  return [
    useSearchOf(reportsSearch),
    (part) =>
      void navigate({
        to: '/my-reports',
        search: (before: Record<string, unknown>) => ({ ...before, ...part }),
        replace: true,
        resetScroll: false,
      }),
  ]
}

declare module '../../../web/searches.ts' {
  interface Searches {
    '/my-reports': Partial<z.output<typeof statementSearch>> & Partial<z.output<typeof reportsSearch>>
  }
}
