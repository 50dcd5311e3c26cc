import { sql } from 'kysely'
import type { Language } from '../../../kernel/language.ts'
import { languageOf } from '../../../kernel/language.ts'
import { heldBy } from '../../../membership/server/whose-contract.store.ts'
import type { Database } from '../../../server/database/database.ts'
import type { ReportFigures, UnissuedReport } from '../../publish-report.ts'
import type { MonthOfProfit, ReportFacts } from '../../report-facts.ts'
import { GOES_OUT } from '../profit/standing.store.ts'
import { SIGNATURES } from './reports.store.ts'

interface FactsRow extends Omit<ReportFacts, 'language' | 'months'> {
  languageName: string
  months: MonthOfProfit[]
  sealedFileKey: string | null
}

export type KnownReport = ReportFacts & { sealedFileKey: string | null }

/** What a document says of its contract `c`. */
const CONTRACT = sql`
  c.id AS "contractId", c.number AS "contractNumber", c.membership_code AS "membershipCode",
  h.name AS resort, h.zone, u.number AS residence,
  (SELECT string_agg(x.name || ' ' || x.lastname, ' · ' ORDER BY x.id <> c.owner_id, x.id)
     FROM contract_owners y JOIN owners x ON x.id = y.owner_id WHERE y.contract_id = c.id) AS "ownerName",
  o.language_name AS "languageName"`

/** The twelve months up to that of the report `r`, in its currency. */
const MONTHS = sql`
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
            'month', p.month, 'nights', p.nights_rented, 'incomeCents', p.gross_cents,
            'feesCents', p.fees_cents) ORDER BY p.month), '[]')
     FROM monthly_profits p
    WHERE p.contract_id = r.contract_id AND p.currency = r.currency
      AND p.month BETWEEN (r.month - interval '11 months')::date AND r.month)`

/** What condo fees took of the report `r` on the day of its signature. */
const SET_OFFS = sql`
  (SELECT coalesce(jsonb_agg(jsonb_build_object('year', f.year, 'quarter', f.quarter, 'cents', s.cents) ORDER BY s.id), '[]')
     FROM transactions s JOIN condo_fees f ON f.id = s.condo_fee_id
    WHERE s.report_id = r.id AND s.part = 'fee-set-off' AND s.day = (r.signed_at AT TIME ZONE h.zone)::date)`

/** When the payout of the report `r` goes out or went out, whatever was used of it since; null where none was chosen. */
const PAYOUT_DAY = sql`
  CASE WHEN r.cash_back = 'pay-out' THEN coalesce(
    (SELECT min(${GOES_OUT}) FROM transactions p WHERE p.report_id = r.id AND p.part = 'pay-out'),
    (date_trunc('month', r.signed_at AT TIME ZONE h.zone) + interval '1 month')::date) END`

/** The same of a report that is not issued, as it would be if it were now; null without such a contract. */
export async function findUnissuedFacts(
  db: Database,
  { idContract, month, incomeCents, feesCents, currency }: UnissuedReport,
  now: Date,
): Promise<ReportFacts | null> {
  type Row = Omit<FactsRow, 'id' | 'issuedAt' | 'signature' | 'sealedFileKey' | keyof ReportFigures>
  const { rows } = await sql<Row>`
    SELECT ${CONTRACT}, r.month, ${MONTHS} AS months
      FROM (SELECT ${idContract}::int AS contract_id, ${month}::date AS month, ${currency}::text AS currency) r
      JOIN contracts c ON c.id = r.contract_id
      JOIN owners o ON o.id = c.owner_id
      JOIN hotels h ON h.id = c.hotel_id
      JOIN housing u ON u.id = c.housing_id`.execute(db)
  const [row] = rows
  if (!row) return null
  const { languageName, ...facts } = row
  const figures = { incomeCents, feesCents, currency }
  return { id: 0, ...facts, ...figures, issuedAt: now, signature: null, language: languageOf(languageName) }
}

/** All that a report's document says, in one statement; of one owner's reports where an owner is named. */
export async function findReportFacts(
  db: Database,
  reportId: number,
  ownerId: number | null,
): Promise<KnownReport | null> {
  const { rows } = await sql<FactsRow>`
    SELECT r.id, ${CONTRACT}, r.month, r.income_cents AS "incomeCents", r.fees_cents AS "feesCents", r.currency,
           r.issued_at AS "issuedAt", r.sealed_file_key AS "sealedFileKey",
           CASE WHEN r.signed_at IS NOT NULL THEN jsonb_build_object(
             'signer', r.signer, 'at', to_char(r.signed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'from', r.signed_from,
             'accountId', r.signed_by_owner_id,
             'account', (SELECT a.name || ' ' || a.lastname FROM owners a WHERE a.id = r.signed_by_owner_id),
             'parts', ${SIGNATURES}, 'payoutDay', ${PAYOUT_DAY}, 'setOffs', ${SET_OFFS}, 'cashBack', r.cash_back, 'carriedCents', r.carried_cents) END AS signature,
           ${MONTHS} AS months
      FROM executive_reports r
      JOIN contracts c ON c.id = r.contract_id
      JOIN owners o ON o.id = c.owner_id
      JOIN hotels h ON h.id = c.hotel_id
      JOIN housing u ON u.id = c.housing_id
     WHERE r.id = ${reportId} AND (${ownerId}::int IS NULL OR ${heldBy('r.contract_id', sql`${ownerId}::int`)})`.execute(
    db,
  )
  const [row] = rows
  if (!row) return null
  const { languageName, ...facts } = row
  const language: Language = languageOf(languageName)
  return { ...facts, language }
}

/** The key of a report's sealed file; null while there is none. */
export async function findSealedFile(db: Database, reportId: number): Promise<string | null> {
  const { rows } = await sql<{ key: string | null }>`
    SELECT sealed_file_key AS key FROM executive_reports WHERE id = ${reportId}`.execute(db)
  return rows[0]?.key ?? null
}
