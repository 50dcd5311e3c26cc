import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import type { PaymentWay } from '../../account/payment.ts'
import type { ReportLine } from '../../tax/earned.ts'
import { BACK_OF_ORDER } from './order-receipts.store.ts'
import { rateOn } from './rates.store.ts'
import type { YearKind } from './receipt-words.ts'

/** A transaction of the year; signed cents to the owner's credit. */
export interface YearLine {
  day: Day
  reference: string
  concept: Bilingual
  kind: YearKind
  cents: number
  currency: Currency
  /** Pesos for one unit on that day; null where the club gives none. */
  rate: string | null
  /** Of a report: which part of what became of it, and its month; null for any other. */
  report: Omit<ReportLine, 'cents'> | null
}

/** What a contract's year is summed up from. */
export interface TaxYearFacts {
  contract: string
  resort: string
  residence: string
  owners: string[]
  today: Day
  months: {
    month: Day
    currency: Currency
    nights: number | null
    incomeCents: number
    feesCents: number
    /** The adjustment of its signature, so that it ended at zero. */
    adjustedCents: number
    rate: string | null
  }[]
  lines: YearLine[]
  /** What the account came to before the year, by currency. */
  opening: { currency: Currency; cents: number }[]
  /** What of reports was entered before the year, and neither paid out nor put towards a charge then, by currency. */
  waited: { currency: Currency; cents: number }[]
  receipts: {
    year: number
    number: number
    day: Day
    way: PaymentWay
    cardLast4: string | null
    cents: number
    refundedCents: number
    currency: Currency
    /** The order that it is of: it was paid on the spot, and the account does not list it. */
    order: string | null
  }[]
  /** The publisher of the rates. */
  sources: string[]
}

/** A payout goes out on its due day, else on the first of the month after, as the account says it; until then it is ahead. */
const IS_AHEAD = (now: Date) => sql`
  (t.part = 'pay-out' AND t.status = 'sent'
   AND coalesce(t.due, (date_trunc('month', t.day) + interval '1 month')::date) > (${now}::timestamptz AT TIME ZONE h.zone)::date)`

const KIND = (now: Date) => sql`
  CASE WHEN t.part = 'result' THEN 'profit'
       WHEN ${IS_AHEAD(now)} THEN 'pay-out-ahead'
       WHEN t.part IN ('fee', 'pay-out', 'adjustment') THEN t.part
       WHEN t.part IN ('set-off', 'fee-set-off') OR t.origin = 'settlement' THEN 'set-off'
       WHEN t.origin IN ('instalment', 'plan') THEN 'instalments'
       WHEN t.origin IS NOT NULL THEN t.origin
       WHEN t.cents < 0 THEN 'charge' ELSE 'credit' END`

/** A draft of the club's books is not charged yet, and counts nowhere. */
const COUNTS = sql`(t.part IS NOT NULL OR t.status <> 'draft')`

/** The lines of a report, on the report's side. */
const OF_REPORT = sql`t.part IN ('result', 'adjustment', 'set-off', 'pay-out')`

/** All of it in one statement; null where the contract is not the owner's. */
export async function findYear(
  db: Database,
  ownerId: number,
  asked: { idContract: number; year: number },
  now: Date,
): Promise<TaxYearFacts | null> {
  const { year } = asked
  const first = sql`make_date(${year}::int, 1, 1)`
  const { rows } = await sql<TaxYearFacts>`
    SELECT c.number AS contract, h.name AS resort, g.number AS residence, (${now}::timestamptz AT TIME ZONE h.zone)::date AS today,
           (SELECT json_agg(o.name || ' ' || o.lastname ORDER BY o.id <> k.owner_id, o.id)
              FROM contract_owners w JOIN owners o ON o.id = w.owner_id JOIN contracts k ON k.id = w.contract_id
             WHERE w.contract_id = c.id) AS owners,
           (SELECT coalesce(json_agg(m ORDER BY m.month, m.currency), '[]') FROM (
              SELECT r.month, r.currency, p.nights_rented AS nights, r.income_cents AS "incomeCents", r.fees_cents AS "feesCents",
                     (SELECT coalesce(sum(t.cents), 0)::int FROM transactions t
                       WHERE t.report_id = r.id AND t.part = 'adjustment') AS "adjustedCents",
                     ${rateOn(sql`r.currency`, sql`(r.month + interval '1 month - 1 day')::date`)} AS rate
                FROM executive_reports r LEFT JOIN monthly_profits p
                  ON p.contract_id = r.contract_id AND p.month = r.month AND p.currency = r.currency
               WHERE r.contract_id = c.id AND r.month >= ${first} AND r.month < make_date(${year}::int + 1, 1, 1)
                 AND r.issued_at <= ${now}::timestamptz) m) AS months,
           (SELECT coalesce(json_agg(l ORDER BY l.day, l.id), '[]') FROM (
              SELECT t.id, t.day, t.reference, t.concept, ${KIND(now)} AS kind, t.cents, t.currency,
                     ${rateOn(sql`t.currency`, sql`t.day`)} AS rate,
                     CASE WHEN ${OF_REPORT} THEN (SELECT json_build_object('part', t.part, 'ofMonth', r.month, 'isAhead', ${IS_AHEAD(now)})
                       FROM executive_reports r WHERE r.id = t.report_id) END AS report
                FROM transactions t WHERE t.contract_id = c.id AND ${COUNTS} AND t.day >= ${first} AND t.day < make_date(${year}::int + 1, 1, 1)) l) AS lines,
           (SELECT coalesce(json_agg(s ORDER BY s.currency), '[]') FROM (
              SELECT t.currency, sum(t.cents) AS cents FROM transactions t WHERE t.contract_id = c.id AND ${COUNTS} AND t.day < ${first}
               GROUP BY t.currency) s) AS opening,
           (SELECT coalesce(json_agg(s ORDER BY s.currency), '[]') FROM (
              SELECT t.currency, sum(t.cents) AS cents FROM transactions t
               WHERE t.contract_id = c.id AND t.report_id IS NOT NULL AND ${OF_REPORT} AND t.day < ${first}
               GROUP BY t.currency) s) AS waited,
           (SELECT coalesce(json_agg(e ORDER BY e.number), '[]') FROM (
              SELECT v.year, v.number, (v.issued_at AT TIME ZONE h.zone)::date AS day, y.way, y.card_last4 AS "cardLast4", y.cents,
                     y.currency, (SELECT coalesce(sum(f.cents), 0) FROM contract_refunds f
                                   WHERE f.payment_id = y.id AND f.state = 'done') AS "refundedCents", NULL AS "order"
                FROM receipts v JOIN contract_payments y ON y.id = v.payment_id
               WHERE y.contract_id = c.id AND v.year = ${year}::int
               UNION ALL
              SELECT v.year, v.number, (v.issued_at AT TIME ZONE h.zone)::date, v.way, v.card_last4, v.cents, v.currency,
                     ${BACK_OF_ORDER}, v.order_number
                FROM order_receipts v LEFT JOIN payments p ON p.id = v.order_payment_id WHERE v.contract_id = c.id AND v.year = ${year}::int) e) AS receipts,
           (SELECT coalesce(json_agg(DISTINCT x.source), '[]') FROM exchange_rates x
             WHERE x.day > ${first} - 31 AND x.day < make_date(${year}::int + 1, 1, 1)) AS sources
      FROM held_contracts c JOIN hotels h ON h.id = c.hotel_id JOIN housing g ON g.id = c.housing_id
     WHERE c.id = ${asked.idContract} AND c.owner_id = ${ownerId}`.execute(db)
  return rows[0] ?? null
}
