import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { LOCKS } from '../../../server/database/locks.ts'
import type { CashBack } from '../../report.ts'
import type { DocumentPart, NamedFee, NewDocument, Reported } from '../../settlement-documents.ts'
import { CREDIT, FEE_IN_QUESTION, OPEN, SET_OFF } from '../profit/standing.store.ts'

/** Reports that are read at once. */
const AT_ONCE = 500

/** Lets one at a time bring the statement up to all reports. */
export async function lockSettling(trx: Database): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${LOCKS.settleReports}::bigint)`.execute(trx)
}

/** A report `r` of a contract `c` at a hotel `h`, as its documents name it. */
const REPORTED = sql`
  r.id, r.contract_id AS "contractId", c.number AS "contractNumber", r.month, r.currency,
  r.income_cents AS "incomeCents", r.fees_cents AS "feesCents"`
const FROM_REPORTS = sql`
  executive_reports r JOIN contracts c ON c.id = r.contract_id JOIN hotels h ON h.id = c.hotel_id`

export type Unlisted = Reported & { issuedDay: Day }

/** Reports whose result the statement does not list, some with numbers past one: of these, or of all. */
export async function findUnlisted(
  db: Database,
  past: number,
  reportIds?: readonly number[],
): Promise<Unlisted[]> {
  const these = reportIds ? sql`AND r.id = ANY(${reportIds}::int[])` : sql``
  const { rows } = await sql<Unlisted>`
    SELECT ${REPORTED}, (r.issued_at AT TIME ZONE h.zone)::date AS "issuedDay" FROM ${FROM_REPORTS}
     WHERE r.id > ${past} ${these}
       AND NOT EXISTS (SELECT FROM transactions t WHERE t.report_id = r.id AND t.part = 'result')
     ORDER BY r.id LIMIT ${AT_ONCE}`.execute(db)
  return rows
}

/** A report, as its documents name it. */
export async function findReported(db: Database, reportId: number): Promise<Unlisted | null> {
  const { rows } = await sql<Unlisted>`
    SELECT ${REPORTED}, (r.issued_at AT TIME ZONE h.zone)::date AS "issuedDay" FROM ${FROM_REPORTS}
     WHERE r.id = ${reportId}`.execute(db)
  return rows[0] ?? null
}

export type ToSettle = Reported & {
  cashBack: CashBack | null
  /** The day of the signature at the resort; `today` is the day there now. */
  signedDay: Day
  today: Day
  /** The rest that was to be set off and no fee has taken. */
  creditCents: number
  /** What the club's books said of the result by themselves. */
  ownStatus: NewDocument['status'] | null
  /** What of its signature the statement has already. */
  parts: DocumentPart[]
}

/** Signed reports that the statement has yet to follow, in the order of their signatures: one, or some of all. */
export async function findToSettle(db: Database, now: Date, reportId?: number): Promise<ToSettle[]> {
  const one = reportId === undefined ? sql`` : sql`AND r.id = ${reportId}`
  return toSettle(db, now, sql`r.signed_at IS NOT NULL AND r.settled_at IS NULL ${one}`)
}

/** Settled reports with a credit that a fee of their contract could take. */
export async function findCredits(db: Database, now: Date): Promise<ToSettle[]> {
  return toSettle(
    db,
    now,
    sql`r.settled_at IS NOT NULL AND r.cash_back = 'set-against-condo-fee' AND ${CREDIT} > 0
        AND EXISTS (SELECT FROM condo_fees f WHERE f.contract_id = r.contract_id AND f.currency = r.currency AND ${OPEN} > 0
                      AND NOT ${FEE_IN_QUESTION})`,
  )
}

async function toSettle(db: Database, now: Date, which: RawBuilder<unknown>): Promise<ToSettle[]> {
  const { rows } = await sql<ToSettle>`
    SELECT ${REPORTED}, r.cash_back AS "cashBack", (r.signed_at AT TIME ZONE h.zone)::date AS "signedDay",
           (${now}::timestamptz AT TIME ZONE h.zone)::date AS today, ${CREDIT} AS "creditCents",
           (SELECT t.status FROM transactions t WHERE t.report_id = r.id AND t.part = 'result') AS "ownStatus",
           (SELECT coalesce(jsonb_agg(DISTINCT t.part), '[]') FROM transactions t WHERE t.report_id = r.id) AS parts
      FROM ${FROM_REPORTS} WHERE ${which} ORDER BY r.signed_at, r.id LIMIT ${AT_ONCE}`.execute(db)
  return rows
}

export interface FeeToTake extends NamedFee {
  contractId: number
  due: Day
  cents: number
  currency: Currency
  setOffCents: number
  openCents: number
}

/**
 * The fees of contracts that are not in question, locked until the transaction ends, so that two reports of a contract are
 * settled one after the other.
 */
export async function lockFees(trx: Database, contractIds: readonly number[]): Promise<FeeToTake[]> {
  await sql`SELECT FROM contracts WHERE id = ANY(${contractIds}::int[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    trx,
  )
  const { rows } = await sql<FeeToTake>`
    SELECT f.id, f.contract_id AS "contractId", f.year, f.quarter, f.due, f.cents, f.currency,
           ${SET_OFF} AS "setOffCents", ${OPEN} AS "openCents"
      FROM condo_fees f WHERE f.contract_id = ANY(${contractIds}::int[]) AND NOT ${FEE_IN_QUESTION}
     ORDER BY f.due, f.id`.execute(trx)
  return rows
}

/** Writes documents with their lines. A reference that the club's books have already gets an ending. */
export async function insertDocuments(trx: Database, documents: readonly NewDocument[]): Promise<void> {
  for (let start = 0; start < documents.length; start += AT_ONCE) {
    const json = JSON.stringify(documents.slice(start, start + AT_ONCE))
    await sql`
      WITH given AS MATERIALIZED (
        SELECT d, (SELECT sum((l ->> 'cents')::int)::int FROM jsonb_array_elements(d -> 'lines') l) AS cents,
               CASE WHEN EXISTS (SELECT FROM transactions x WHERE x.reference = left(d ->> 'reference', 40))
                    THEN left(d ->> 'reference', 31) || '-' || left(md5(random()::text), 8)
                    ELSE left(d ->> 'reference', 40) END AS reference
          FROM jsonb_array_elements(${json}::jsonb) WITH ORDINALITY AS e(d, position) ORDER BY position
      ), added AS (
        INSERT INTO transactions (contract_id, year, day, concept, reference, status, cents, currency, part, report_id, condo_fee_id, due)
        SELECT (d ->> 'contractId')::int, extract(year FROM (d ->> 'day')::date)::int, (d ->> 'day')::date,
               d -> 'concept', reference, d ->> 'status', cents, d ->> 'currency', d ->> 'part',
               (d ->> 'reportId')::int, (d ->> 'feeId')::int, (d ->> 'due')::date FROM given
        RETURNING id, reference
      )
      INSERT INTO transaction_lines (transaction_id, position, concept, quantity, unit_cents, cents)
      SELECT a.id, l.position, l.line -> 'concept', 1, (l.line ->> 'cents')::int, (l.line ->> 'cents')::int
        FROM added a JOIN given g ON g.reference = a.reference
       CROSS JOIN jsonb_array_elements(g.d -> 'lines') WITH ORDINALITY l(line, position)`.execute(trx)
  }
}

/** Notes that the statement has what the signatures decided. */
export async function markSettled(trx: Database, reportIds: readonly number[], now: Date): Promise<void> {
  await sql`UPDATE executive_reports SET settled_at = ${now} WHERE id = ANY(${reportIds}::int[])`.execute(trx)
}
