import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import { chargeKey, type Part } from '../../account/account.ts'
import type { PaidEarly } from '../../account/terms.ts'
import { insertTermsDocuments, type TermsDocument } from './plans.store.ts'

/** What a rule enters for a charge: the document, the rule, and the payment where it is of one. */
export interface TermsEntry {
  document: TermsDocument
  termsId: number
  transactionId: number | null
  feeId: number | null
  paymentId: number | null
}

/** Writes such entries with their documents; the documents' numbers, in their order. */
export async function insertTermsEntries(
  trx: Database,
  entries: readonly TermsEntry[],
  day: (entry: TermsEntry) => Day,
): Promise<number[]> {
  if (entries.length === 0) return []
  const documents = await insertTermsDocuments(
    trx,
    entries.map(({ document }) => document),
  )
  const rows = entries.map((entry, at) => {
    const { termsId, transactionId, feeId, paymentId } = entry
    return { id: documents[at], termsId, transactionId, feeId, paymentId, day: day(entry) }
  })
  await sql`
    INSERT INTO terms_entries (transaction_id, terms_id, day, of_transaction_id, of_condo_fee_id, payment_id)
    SELECT id, "termsId", day, "transactionId", "feeId", "paymentId"
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS e (id int, "termsId" int, day date, "transactionId" int, "feeId" int, "paymentId" int)`.execute(
    trx,
  )
  return documents
}

/** The last day of interest of each charge of a contract, by the charge's kind and number. */
export async function readLastInterest(trx: Database, contractId: number): Promise<Map<string, Day>> {
  const { rows } = await sql<{ name: string; day: Day }>`
    SELECT coalesce('fee-' || e.of_condo_fee_id, 'document-' || e.of_transaction_id) AS name, max(e.day) AS day
      FROM terms_entries e JOIN transactions t ON t.id = e.transaction_id
     WHERE t.contract_id = ${contractId} AND e.payment_id IS NULL GROUP BY 1`.execute(trx)
  return new Map(rows.map(({ name, day }) => [name, day]))
}

/** The resorts with their own day. */
export async function readResortDays(db: Database, now: Date): Promise<{ hotelId: number; today: Day }[]> {
  const { rows } = await sql<{ hotelId: number; today: Day }>`
    SELECT id AS "hotelId", (${now}::timestamptz AT TIME ZONE zone)::date AS today FROM hotels ORDER BY id`.execute(
    db,
  )
  return rows
}

/** The contracts of a resort that have something open past its due day, where a rule of late payment is in force. */
export async function findLateContracts(db: Database, hotelId: number, today: Day): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT c.id FROM contracts c
     WHERE c.hotel_id = ${hotelId}
       AND EXISTS (SELECT FROM payment_terms m WHERE m.what = 'late' AND (m.hotel_id IS NULL OR m.hotel_id = c.hotel_id)
                      AND m.from_day <= ${today}::date AND coalesce(m.until_day >= ${today}::date, true))
       AND (EXISTS (SELECT FROM condo_fees f WHERE f.contract_id = c.id AND f.due < ${today}::date AND f.paid_cents < f.cents)
         OR EXISTS (SELECT FROM transactions t WHERE t.contract_id = c.id AND t.part IS NULL AND t.cents < 0 AND t.due < ${today}::date
                       AND t.status IN ('sent', 'downloaded', 'past-due', 'partial-payment')))
     ORDER BY c.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The entry `e` or the line `l` is of the charge `g`. */
const ofCharge = (row: 'e' | 'l') =>
  row === 'e'
    ? sql`CASE WHEN g.kind = 'fee' THEN e.of_condo_fee_id ELSE e.of_transaction_id END = g.id`
    : sql`CASE WHEN g.kind = 'fee' THEN l.condo_fee_id ELSE l.transaction_id END = g.id`

/**
 * What other payments have paid of charges since a rule of paying early is in force, and what that brought by the rule, less what went
 * back: by the charge and the rule. What another rule has rewarded is not counted again.
 */
export async function readPaidEarly(
  trx: Database,
  of: { parts: readonly Part[]; rules: readonly number[]; paymentId: number },
): Promise<(charge: Pick<Part, 'kind' | 'id'>, rule: number) => PaidEarly> {
  const { rows } = await sql<PaidEarly & Pick<Part, 'kind' | 'id'> & { rule: number }>`
    SELECT g.kind, g.id, m.id AS rule,
           (SELECT coalesce(sum(l.cents), 0)::int
              FROM contract_payment_lines l JOIN contract_payments y ON y.id = l.payment_id
              JOIN contracts c ON c.id = y.contract_id JOIN hotels h ON h.id = c.hotel_id
             WHERE (l.condo_fee_id = g.id OR l.transaction_id = g.id) AND ${ofCharge('l')}
               AND y.id <> ${of.paymentId} AND y.way NOT IN ('plan', 'correction')
               AND (y.paid_at AT TIME ZONE h.zone)::date >= m.from_day
               AND NOT EXISTS (SELECT FROM terms_entries e
                                WHERE e.payment_id = y.id AND e.terms_id <> m.id AND ${ofCharge('e')})) AS "paidCents",
           (SELECT coalesce(sum(t.cents), 0)::int FROM terms_entries e JOIN transactions t ON t.id = e.transaction_id
             WHERE (e.of_condo_fee_id = g.id OR e.of_transaction_id = g.id) AND ${ofCharge('e')}
               AND e.payment_id IS NOT NULL AND e.terms_id = m.id) AS "discountCents"
      FROM jsonb_to_recordset(${JSON.stringify(of.parts)}::jsonb) AS g (kind text, id int)
     CROSS JOIN payment_terms m WHERE m.id = ANY(${of.rules}::int[])`.execute(trx)
  const found = new Map(rows.map((row) => [`${chargeKey(row)} ${row.rule}`, row]))
  return (charge, rule) => found.get(`${chargeKey(charge)} ${rule}`) ?? { paidCents: 0, discountCents: 0 }
}

/** The discount that a payment brought for a charge, what of it fell already, and how the charge's lines of it stand now. */
export interface GivenDiscount {
  termsId: number
  transactionId: number | null
  feeId: number | null
  concept: Bilingual
  /** The credit that it was given by. */
  creditId: number
  discountCents: number
  backCents: number
  paidCents: number
  standingCents: number
}

/** The discounts of a payment, in the order of their charges' lines. */
export async function readDiscounts(trx: Database, paymentId: number): Promise<GivenDiscount[]> {
  const { rows } = await sql<GivenDiscount>`
    SELECT max(e.terms_id) AS "termsId", e.of_transaction_id AS "transactionId", e.of_condo_fee_id AS "feeId", l.concept,
           min(t.id) FILTER (WHERE t.cents > 0) AS "creditId",
           sum(t.cents) FILTER (WHERE t.cents > 0)::int AS "discountCents",
           coalesce(-sum(t.cents) FILTER (WHERE t.cents < 0), 0)::int AS "backCents",
           l."paidCents", l."standingCents"
      FROM terms_entries e JOIN transactions t ON t.id = e.transaction_id
      JOIN LATERAL (
        SELECT (array_agg(n.concept ORDER BY n.position))[1] AS concept, min(n.position) AS place,
               sum(n.cents) FILTER (WHERE n.cents > 0)::int AS "paidCents", sum(n.cents)::int AS "standingCents"
          FROM contract_payment_lines n
         WHERE n.payment_id = e.payment_id AND (n.transaction_id, n.condo_fee_id)
               IS NOT DISTINCT FROM (e.of_transaction_id, e.of_condo_fee_id)) l ON true
     WHERE e.payment_id = ${paymentId}
     GROUP BY e.of_transaction_id, e.of_condo_fee_id, l.concept, l.place, l."paidCents", l."standingCents"
     ORDER BY l.place`.execute(trx)
  return rows
}
