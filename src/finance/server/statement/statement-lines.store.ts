import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Currency, Money } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import type { ReportOfTransaction } from '../../finance.endpoints.ts'
import type { INVOICE_STATUSES } from '../../invoice.ts'
import {
  DOCUMENT_IN_PLAN,
  documentStatus,
  goesOutOf,
  IN_QUESTION,
  IS_DRAFT,
  REPORT_OF_DOCUMENT,
} from '../profit/standing.store.ts'
import { type AskedStatement, isKept } from './statement-filter.store.ts'

/** Lines read at once: few enough that neither memory nor the other requests notice. */
const LINES_AT_ONCE = 250

/** A detail with its transaction, texts in the language that was asked for. */
export interface StatementFileLine {
  id: number
  day: Day
  reference: string
  concept: string
  status: (typeof INVOICE_STATUSES)[number]
  report: ReportOfTransaction | null
  /** A question about it is open; it was moved into instalments that run. */
  inQuestion: boolean
  inPlan: boolean
  /** The day of a payout that has not gone out yet. */
  goesOut: string | null
  /** Dated after today at the resort. */
  upcoming: boolean
  /** The club has not charged it yet: no balance counts it. */
  draft: boolean
  /** The whole transaction's cents. */
  total: number
  currency: Currency
  position: number
  detail: string
  quantity: number
  unitCents: number
  cents: number
}

/**
 * Every detail that the filters keep, in the order of the screen, a few at a time: each read goes on where the last
 * one ended, so that no connection is held while the reader takes its time.
 */
export async function* readStatementLines(
  db: Database,
  asked: AskedStatement,
): AsyncGenerator<readonly StatementFileLine[]> {
  let last: StatementFileLine | undefined
  do {
    const lines = await readLinesAfter(db, asked, last)
    yield lines
    last = lines.length === LINES_AT_ONCE ? lines.at(-1) : undefined
  } while (last)
}

/** Each transaction asks for its own details, so that the index's order holds and the reading ends with the limit. */
async function readLinesAfter(
  db: Database,
  asked: AskedStatement,
  last: StatementFileLine | undefined,
): Promise<StatementFileLine[]> {
  const goesOn = last
    ? sql`AND (t.day, t.id) <= (${last.day}::date, ${last.id}::int)
          AND (t.id <> ${last.id}::int OR l.position > ${last.position}::int)`
    : sql``
  const { rows } = await sql<StatementFileLine>`
    SELECT t.id, t.day, t.reference, t.concept ->> ${asked.language} AS concept, ${documentStatus(asked.now)} AS status,
           ${REPORT_OF_DOCUMENT} AS report, ${IN_QUESTION} AS "inQuestion", ${DOCUMENT_IN_PLAN} AS "inPlan",
           ${goesOutOf(asked.now)} AS "goesOut",
           t.day > (SELECT (${asked.now}::timestamptz AT TIME ZONE h.zone)::date FROM contracts c JOIN hotels h ON h.id = c.hotel_id
                     WHERE c.id = ${asked.id}::int) AS upcoming, ${IS_DRAFT} AS draft, t.cents AS total, t.currency,
           l.position, l.concept ->> ${asked.language} AS detail, l.quantity, l.unit_cents AS "unitCents", l.cents
      FROM transactions t
     CROSS JOIN LATERAL (SELECT * FROM transaction_lines WHERE transaction_id = t.id OFFSET 0) l
     WHERE ${isKept(asked)} ${goesOn}
     ORDER BY t.day DESC, t.id DESC, l.position LIMIT ${sql.lit(LINES_AT_ONCE)}`.execute(db)
  return rows
}

/** What the account of each currency came to after the last transaction of a year, in signed cents; drafts count nothing. */
export async function findClosingBalances(
  db: Database,
  { id, year }: Pick<AskedStatement, 'id' | 'year'>,
): Promise<Money[]> {
  const { rows } = await sql<Money>`
    SELECT t.currency, sum(t.cents) AS cents FROM transactions t
     WHERE t.contract_id = ${id}::int AND t.year <= ${year}::int AND NOT ${IS_DRAFT} GROUP BY t.currency`.execute(
    db,
  )
  return rows
}

/** The number on one of the owner's contracts; null when it is not theirs. */
export async function findContractNumber(
  db: Database,
  ownerId: number,
  contractId: number,
): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    SELECT number FROM held_contracts WHERE id = ${contractId} AND owner_id = ${ownerId}`.execute(db)
  return rows[0]?.number ?? null
}
