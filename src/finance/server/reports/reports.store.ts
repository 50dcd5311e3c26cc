import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import type { CashBack } from '../../report.ts'
import type { Report } from '../../reports.endpoints.ts'
import { CREDIT, GOES_OUT, RESULT_STATUS } from '../profit/standing.store.ts'

/** What fees have taken of the report `r`. */
const SET_OFFS = sql`
  (SELECT coalesce(jsonb_agg(jsonb_build_object('year', f.year, 'quarter', f.quarter, 'cents', s.cents) ORDER BY s.day, s.id), '[]')
     FROM transactions s JOIN condo_fees f ON f.id = s.condo_fee_id
    WHERE s.report_id = r.id AND s.part = 'fee-set-off')`

/** Who has signed the report `r` so far where it takes all of the contract's owners, the first one first. */
export const SIGNATURES = sql`
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
            'idOwner', s.owner_id, 'account', a.name || ' ' || a.lastname, 'signer', s.signer,
            'signedAt', ${iso('s.signed_at')}, 'from', s.signed_from, 'cashBack', s.cash_back)
          ORDER BY s.signed_at, s.owner_id), '[]')
     FROM report_signatures s JOIN owners a ON a.id = s.owner_id WHERE s.report_id = r.id)`

/** The owners whose signature is missing. */
const WAITS_FOR = sql`
  (SELECT coalesce(jsonb_agg(jsonb_build_object('idOwner', a.id, 'name', a.name, 'lastname', a.lastname) ORDER BY a.id), '[]')
     FROM missing_signatures m JOIN owners a ON a.id = m.owner_id WHERE m.report_id = r.id)`

/** A report `r` as the wire shows it: a JSON object in any statement. */
export const REPORT = sql`jsonb_build_object(
  'id', r.id, 'idContract', r.contract_id, 'month', r.month, 'incomeCents', r.income_cents,
  'feesCents', r.fees_cents, 'balanceCents', r.balance_cents, 'currency', r.currency,
  'idResult', (SELECT min(t.id) FROM transactions t WHERE t.report_id = r.id AND t.part = 'result'),
  'issuedAt', ${iso('r.issued_at')}, 'signed', r.signed_at IS NOT NULL, 'signer', r.signer,
  'account', (SELECT a.name || ' ' || a.lastname FROM owners a WHERE a.id = r.signed_by_owner_id),
  'signedAt', ${iso('r.signed_at')}, 'cashBack', r.cash_back, 'carriedCents', r.carried_cents, 'resultStatus', ${RESULT_STATUS},
  'payoutDay', (SELECT min(${GOES_OUT}) FROM transactions p WHERE p.report_id = r.id AND p.part = 'pay-out' AND p.status = 'sent'),
  'setOffs', ${SET_OFFS}, 'creditCents', CASE WHEN r.settled_at IS NULL THEN 0 ELSE ${CREDIT} END,
  'sealing', EXISTS (SELECT FROM report_sealings s WHERE s.report_id = r.id),
  'sealed', r.sealed_at IS NOT NULL, 'signatures', ${SIGNATURES}, 'waitsFor', ${WAITS_FOR})`

/** A moment within JSON, as the wire writes moments. */
function iso(column: string) {
  return sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

export interface ReportsOfYear {
  data: Report[]
  year: number | null
  years: number[]
  waiting: Report[]
}

interface ReportsAsked {
  ownerId: number
  contractId: number
  year: number | undefined
  /** What waits in the owner’s other contracts too. */
  everywhere: boolean
}

/** The reports of a contract in a year (its newest without one), and what waits for the owner: anywhere, or in this one. */
export async function listReportsOfContract(
  db: Database,
  { ownerId, contractId, year, everywhere }: ReportsAsked,
): Promise<ReportsOfYear> {
  const { rows } = await sql<ReportsOfYear>`
    WITH own AS (SELECT * FROM executive_reports WHERE contract_id = ${contractId}),
         chosen AS (SELECT coalesce(${year ?? null}::int, extract(year FROM max(month))::int) AS year FROM own)
    SELECT (SELECT year FROM chosen) AS year,
           (SELECT coalesce(jsonb_agg(${REPORT} ORDER BY r.month DESC), '[]')
              FROM own r WHERE extract(year FROM r.month) = (SELECT year FROM chosen)) AS data,
           (SELECT coalesce(jsonb_agg(y.year ORDER BY y.year DESC), '[]')
              FROM (SELECT DISTINCT extract(year FROM month)::int AS year FROM own) y) AS years,
           (SELECT coalesce(jsonb_agg(${REPORT} ORDER BY r.month, r.id), '[]')
              FROM executive_reports r JOIN held_contracts c ON c.id = r.contract_id
             WHERE c.owner_id = ${ownerId} AND r.signed_at IS NULL
               AND (${everywhere} OR c.id = ${contractId})) AS waiting`.execute(db)
  return onlyRow(rows)
}

/** One report as the wire shows it. */
export async function readReport(db: Database, reportId: number): Promise<Report> {
  const { rows } = await sql<{ report: Report }>`
    SELECT ${REPORT} AS report FROM executive_reports r WHERE r.id = ${reportId}`.execute(db)
  return onlyRow(rows).report
}

export interface ReportToSignRow {
  balanceCents: number
  currency: Currency
  issuedAt: Date
  signedAt: Date | null
  signer: string | null
  zone: string
  contractId: number
  contract: string
  month: Day
  /** Whether it takes the signature of each of the contract's owners. */
  needsAll: boolean
}

/**
 * Reads one of the owner's reports and locks its row for signing; a concurrent request waits and then finds it signed. The owner's
 * row of the contract is held too: who stops holding it does so before the signature or after it.
 */
export async function lockReport(
  trx: Database,
  ownerId: number,
  reportId: number,
): Promise<ReportToSignRow | null> {
  const { rows } = await sql<ReportToSignRow>`
    SELECT r.balance_cents AS "balanceCents", r.currency, r.issued_at AS "issuedAt", r.signed_at AS "signedAt", r.signer, h.zone,
           c.id AS "contractId", c.number AS contract, r.month, c.signing = 'all' AS "needsAll"
      FROM executive_reports r JOIN held_contracts c ON c.id = r.contract_id JOIN hotels h ON h.id = c.hotel_id
     WHERE r.id = ${reportId} AND c.owner_id = ${ownerId}
       FOR UPDATE OF r FOR KEY SHARE OF c`.execute(trx)
  return rows[0] ?? null
}

export interface NewSignature {
  reportId: number
  ownerId: number
  signer: string
  /** The network address it was signed from. */
  from: string
  /** Null where the balance left nothing to choose. */
  cashBack: CashBack | null
  carriedCents: number
}

/** Writes a signature. The report is locked and not signed. */
export async function saveSignature(trx: Database, signature: NewSignature, now: Date): Promise<void> {
  const { reportId, ownerId, signer, from, cashBack, carriedCents } = signature
  await sql`
    UPDATE executive_reports
       SET signed_at = ${now}, signed_by_owner_id = ${ownerId}, signer = ${signer}, signed_from = ${from},
           cash_back = ${cashBack}, carried_cents = ${carriedCents}
     WHERE id = ${reportId} AND signed_at IS NULL`.execute(trx)
}

/** How many reports of the owner's contracts are not signed, in one contract or in all: each of them locks. */
export async function countWaiting(db: Database, ownerId: number, contractId?: number): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM executive_reports r JOIN held_contracts c ON c.id = r.contract_id
     WHERE c.owner_id = ${ownerId} AND r.signed_at IS NULL
       AND (${contractId ?? null}::int IS NULL OR c.id = ${contractId ?? null}::int)`.execute(db)
  return onlyRow(rows).waiting
}
