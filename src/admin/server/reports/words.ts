import type { Words } from '../../../kernel/language.ts'
import type { ClubReportKind } from '../../reports/reports.ts'
import type { RequestFigures } from './reports.store.ts'

/** The heads of the columns, by their names. */
export const COLUMN_HEADS = {
  resort: /*i18n*/ { id: 'club-report.resort', message: 'Resort' },
  month: /*i18n*/ { id: 'club-report.month', message: 'Month' },
  offered: /*i18n*/ { id: 'club-report.offered', message: 'Nights offered' },
  taken: /*i18n*/ { id: 'club-report.taken', message: 'Nights taken' },
  share: /*i18n*/ { id: 'club-report.share', message: 'Occupancy' },
  before: /*i18n*/ { id: 'club-report.before', message: 'A year before' },
  kind: /*i18n*/ { id: 'club-report.kind', message: 'What was asked' },
  asked: /*i18n*/ { id: 'club-report.asked', message: 'Asked' },
  answered: /*i18n*/ { id: 'club-report.answered', message: 'Answered' },
  halfHours: /*i18n*/ { id: 'club-report.half', message: 'Hours, half of them' },
  mostHours: /*i18n*/ { id: 'club-report.most', message: 'Hours, nine of ten' },
  why: /*i18n*/ { id: 'club-report.why', message: 'Reason' },
  refused: /*i18n*/ { id: 'club-report.refused', message: 'Refused' },
  currency: /*i18n*/ { id: 'club-report.currency', message: 'Currency' },
  orders: /*i18n*/ { id: 'club-report.orders', message: 'Orders' },
  cancelled: /*i18n*/ { id: 'club-report.cancelled', message: 'Cancelled' },
  worthCents: /*i18n*/ { id: 'club-report.worth', message: 'Worth' },
  paidCents: /*i18n*/ { id: 'club-report.paid', message: 'Paid' },
  fees: /*i18n*/ { id: 'club-report.fees', message: 'Fees open' },
  contracts: /*i18n*/ { id: 'club-report.contracts', message: 'Contracts' },
  openCents: /*i18n*/ { id: 'club-report.open', message: 'Open' },
  lateCents: /*i18n*/ { id: 'club-report.late', message: 'Past due' },
  words: /*i18n*/ { id: 'club-report.words', message: 'Searched for' },
  times: /*i18n*/ { id: 'club-report.times', message: 'Times' },
  months: /*i18n*/ { id: 'club-report.months', message: 'In months' },
  category: /*i18n*/ { id: 'club-report.category', message: 'Kind of residence' },
  nights: /*i18n*/ { id: 'club-report.nights', message: 'Nights' },
  lastMonth: /*i18n*/ { id: 'club-report.last-month', message: 'Last in' },
} satisfies Record<string, Words>

/** What owners ask for. */
export const REQUEST_WORDS = {
  stays: /*i18n*/ { id: 'club-report.stays', message: 'Stays' },
  changes: /*i18n*/ { id: 'club-report.changes', message: 'Changes of a stay' },
  cancellations: /*i18n*/ { id: 'club-report.cancellations', message: 'Cancellations' },
  messages: /*i18n*/ { id: 'club-report.messages', message: 'Messages' },
  questions: /*i18n*/ { id: 'club-report.questions', message: 'Questions about a figure' },
  repairs: /*i18n*/ { id: 'club-report.repairs', message: 'Repairs' },
} satisfies Record<RequestFigures['kind'], Words>

/** In the place of a reason that nobody wrote. */
export const NO_REASON: Words = /*i18n*/ { id: 'club-report.no-reason', message: 'no words' }

/** What a report's file is called. */
export const REPORT_FILES = {
  occupancy: /*i18n*/ { id: 'club-report.file.occupancy', message: 'occupancy-{year}' },
  requests: /*i18n*/ { id: 'club-report.file.requests', message: 'requests-{year}' },
  refusals: /*i18n*/ { id: 'club-report.file.refusals', message: 'refusals-{year}' },
  orders: /*i18n*/ { id: 'club-report.file.orders', message: 'orders-{year}' },
  fees: /*i18n*/ { id: 'club-report.file.fees', message: 'open-fees-{year}' },
  nights: /*i18n*/ { id: 'club-report.file.nights', message: 'nights-without-result-{year}' },
  searches: /*i18n*/ { id: 'club-report.file.searches', message: 'searches-without-result-{year}' },
} satisfies Record<ClubReportKind, Words>
