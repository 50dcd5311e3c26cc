import * as z from 'zod/mini'
import { id, page, year } from '../../../kernel/check.ts'
import { CURRENCIES } from '../../../kernel/money.ts'
import { SHOWN_STATUSES } from '../../invoice.ts'
import type { StatementFilters } from '../../statement.endpoints.ts'

/** The sides of My Reports. */
const REPORT_VIEWS = ['reports', 'statement', 'receipts'] as const
export type ReportView = (typeof REPORT_VIEWS)[number]

/** A search of fewer letters than these is none (spec, section 5). */
const SEARCH_FROM = 2

/** What the address of My Reports carries: which side is shown, and of the statement what one looks for. */
export const statementSearch = z.object({
  view: z.catch(z.optional(z.enum(REPORT_VIEWS)), undefined),
  year: z.catch(z.optional(year()), undefined),
  status: z.catch(z.optional(z.enum(SHOWN_STATUSES)), undefined),
  direction: z.catch(z.optional(z.enum(['credit', 'charge'])), undefined),
  search: z.catch(z.optional(z.coerce.string().check(z.maxLength(100))), undefined),
  page: z.catch(z.optional(page()), undefined),
  /** The transaction whose reasons are shown as a page. */
  why: z.catch(z.optional(id()), undefined),
  /** The currency whose charges are paid, whether from the profit, and the payment whose page one came back from. */
  pay: z.catch(z.optional(z.enum(CURRENCIES)), undefined),
  from: z.catch(z.optional(z.literal('profit')), undefined),
  /** The one charge that is chosen at first: `fee-` with the fee's number, or `charge-` with its document's. */
  charge: z.catch(z.optional(z.string().check(z.regex(/^(fee|charge)-\d{1,9}$/))), undefined),
  returned: z.catch(z.optional(id()), undefined),
  /** The payment that is shown, with its receipt. */
  paid: z.catch(z.optional(id()), undefined),
  /** The card that is saved, whether one comes back from the provider’s page, and the payment of it that one wants to stop. */
  card: z.catch(z.optional(z.enum(['saved', 'back'])), undefined),
  stop: z.catch(z.optional(id()), undefined),
  /** The plan of installments that is shown. */
  plan: z.catch(z.optional(id()), undefined),
})

export type StatementSearch = z.output<typeof statementSearch>

/** The address without a filter. */
export const NO_FILTERS = { status: undefined, direction: undefined, search: undefined, page: undefined }

/** What the statement's call is asked for. Two addresses that mean the same ask the same. */
export function askOf(
  search: StatementSearch,
  contractId: number,
  thisYear: number,
): StatementFilters & { page: number } {
  const words = search.search?.trim() ?? ''
  return {
    id: contractId,
    year: search.year ?? thisYear,
    page: search.page ?? 1,
    ...(search.status && { status: search.status }),
    ...(search.direction && { direction: search.direction }),
    ...(words.length >= SEARCH_FROM && { search: words }),
  }
}
