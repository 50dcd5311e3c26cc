import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import type { ChargeKind, Part } from '../../account/account.ts'
import type { StandingBooks } from '../../account/bridge.ts'
import type { ContractPaymentState, MatterReason, PaymentWay } from '../../account/payment.ts'
import type { ChargeTopic, DayTerms, InstalmentTerms } from '../../account/terms.ts'
import { ASKED_AT, CREDIT, IS_DRAFT, OPEN } from '../profit/standing.store.ts'
import { PLANS, type PlanRow, TERMS_IN_FORCE } from './terms.store.ts'

export interface ChargeRow {
  kind: ChargeKind
  id: number
  topic: ChargeTopic
  /** Its document in the statement; null for a fee that has none yet. */
  idTransaction: number | null
  /** Null for a fee without a document: its quarter names it. */
  concept: Bilingual | null
  reference: string | null
  year: number
  quarter: number | null
  day: Day
  due: Day | null
  isLate: boolean
  cents: number
  openCents: number
  currency: Currency
  /** Since when a question about it is open. */
  askedAt: string | null
}

export interface CreditRow {
  id: number
  concept: Bilingual
  reference: string
  day: Day
  cents: number
  openCents: number
  currency: Currency
}

export interface PayoutRow {
  idReport: number
  idTransaction: number
  month: Day
  cents: number
  /** The day of the signature, and the one on which the books say it goes out. */
  day: Day
  due: Day | null
  currency: Currency
}

export interface WaitingReportRow {
  idReport: number
  month: Day
  cents: number
  currency: Currency
  /** `sign`: of a signature; `fee`: signed, and set against the fee that comes next. */
  waits: 'sign' | 'fee'
}

export interface OnItsWayRow {
  id: number
  way: PaymentWay
  state: ContractPaymentState
  cents: number
  currency: Currency
  chosen: Part[]
  createdAt: string
  link: string | null
  /** A saved card makes it by itself. */
  bySavedCard: boolean
  /** Why it is with the desk. */
  matter: MatterReason | null
  /** The rest that no charge has taken. */
  leftCents: number
}

/** What a contract owes and gets, as the books have it now. */
export interface AccountRows {
  contractId: number
  number: string
  zone: string
  today: Day
  ends: Day
  charges: ChargeRow[]
  credits: CreditRow[]
  payouts: PayoutRow[]
  waiting: WaitingReportRow[]
  payments: OnItsWayRow[]
  /** The club's rules that are in force today. */
  instalments: (InstalmentTerms & { currency: Currency })[]
  early: (DayTerms & { currency: Currency })[]
  late: (DayTerms & { currency: Currency })[]
  plans: PlanRow[]
  /** The card that pays by itself what is due. */
  savedCard: { brand: string; last4: string } | null
}

/** What payments in the portal have paid of the document `t`, or, below zero, used of it as a credit. */
export const LINES_OF_DOCUMENT = sql<number>`
  (SELECT coalesce(sum(l.cents), 0)::int FROM contract_payment_lines l WHERE l.transaction_id = t.id)`

/** The charges that the payment `y` was begun for, in their order. */
export const CHOSEN = sql`
  (SELECT coalesce(json_agg(json_build_object('kind', CASE WHEN h.condo_fee_id IS NULL THEN 'document' ELSE 'fee' END,
            'id', coalesce(h.condo_fee_id, h.transaction_id), 'cents', h.cents) ORDER BY h.position), '[]')
     FROM contract_payment_choices h WHERE h.payment_id = y.id) AS chosen`

/** What of a charge of the contract `c` is announced at the resort; `chosen` says which of the choices `h` are for it. */
export function announcedOf(chosen: RawBuilder<unknown>): RawBuilder<number> {
  return sql`
  (SELECT coalesce(sum(h.cents), 0)::int
     FROM contract_payments y JOIN contract_payment_choices h ON h.payment_id = y.id
    WHERE y.contract_id = c.id AND y.way = 'resort' AND y.state = 'started' AND ${chosen})`
}

/** What of the payment `y` has paid nothing and was not given back. */
export const LEFT_OF_PAYMENT = sql<number>`
  (y.cents - (SELECT coalesce(sum(l.cents), 0)::int FROM contract_payment_lines l WHERE l.payment_id = y.id)
     - (SELECT coalesce(sum(g.cents), 0)::int FROM contract_refunds g WHERE g.payment_id = y.id AND g.state <> 'failed'))`

/** What of the payment `y` paid nothing itself and has paid charges since, as the credit that it became. */
export const SPENT_OF_PAYMENT = sql<number>`
  (SELECT coalesce(-sum(l.cents), 0)::int FROM contract_payment_lines l
     JOIN transactions d ON d.id = l.transaction_id AND d.payment_id = y.id AND d.origin = 'payment')`

const FEES = sql`
  SELECT 'fee' AS kind, f.id, 'fee' AS topic, t.id AS "idTransaction", t.concept, t.reference, f.year, f.quarter, coalesce(t.day, f.due) AS day,
         f.due, false AS "isLate", f.cents, ${OPEN} AS "openCents", f.currency, ${ASKED_AT} AS "askedAt"
    FROM condo_fees f LEFT JOIN transactions t ON t.condo_fee_id = f.id AND t.part = 'fee'
   WHERE f.contract_id = own.id AND f.paid_cents < f.cents AND ${OPEN} > 0`

/**
 * Charges of no fee and no report. What the books call paid in part without saying how much stays out: nobody is asked
 * for what they may have paid.
 */
const DOCUMENTS = sql`
  SELECT 'document' AS kind, t.id,
         CASE WHEN t.origin IN ('order', 'repair', 'instalment', 'interest') THEN t.origin ELSE 'other' END AS topic, t.id AS "idTransaction", t.concept, t.reference, t.year, NULL::int AS quarter, t.day,
         t.due, t.status = 'past-due' AS "isLate", -t.cents AS cents,
         -t.cents - t.paid_cents - ${LINES_OF_DOCUMENT} AS "openCents", t.currency, ${ASKED_AT} AS "askedAt"
    FROM transactions t
   WHERE t.contract_id = own.id AND t.part IS NULL AND t.cents < 0 AND t.origin IS DISTINCT FROM 'payment'
     AND t.status IN ('sent', 'downloaded', 'past-due', 'partial-payment')
     AND -t.cents - t.paid_cents - ${LINES_OF_DOCUMENT} > 0
     AND (t.status <> 'partial-payment' OR t.paid_cents + ${LINES_OF_DOCUMENT} > 0)`

/** Credits of the books, and what of payments is left once nothing of them waits for the desk. */
const CREDITS = sql`
  SELECT t.id, t.concept, t.reference, t.day, t.cents, t.cents - t.paid_cents + ${LINES_OF_DOCUMENT} AS "openCents", t.currency
    FROM transactions t
   WHERE t.contract_id = own.id AND t.part IS NULL AND t.cents > 0 AND t.origin IS DISTINCT FROM 'payment'
     AND t.status IN ('sent', 'partial-payment')
   UNION ALL
  SELECT t.id, t.concept, t.reference, t.day, t.cents, ${LEFT_OF_PAYMENT} + ${LINES_OF_DOCUMENT} AS "openCents", t.currency
    FROM contract_payments y JOIN transactions t ON t.payment_id = y.id AND t.origin = 'payment' AND t.cents > 0
   WHERE y.contract_id = own.id AND y.state = 'paid'
     AND NOT EXISTS (SELECT FROM payment_matters m WHERE m.payment_id = y.id AND m.closed_at IS NULL)`

const PAYOUTS = sql`
  SELECT r.id AS "idReport", t.id AS "idTransaction", r.month, -t.cents AS cents, t.day, t.due, t.currency
    FROM transactions t JOIN executive_reports r ON r.id = t.report_id
   WHERE t.contract_id = own.id AND t.part = 'pay-out' AND t.status = 'sent'`

const waitingAt = (now: Date) => sql`
  SELECT r.id AS "idReport", r.month, r.balance_cents AS cents, r.currency, 'sign' AS waits FROM executive_reports r
   WHERE r.contract_id = own.id AND r.signed_at IS NULL AND r.issued_at <= ${now}::timestamptz AND r.balance_cents > 0
   UNION ALL
  SELECT r.id, r.month, ${CREDIT}, r.currency, 'fee' FROM executive_reports r
   WHERE r.contract_id = own.id AND r.settled_at IS NOT NULL AND ${CREDIT} > 0`

const PAYMENTS = sql`
  SELECT y.id, y.way, y.state, y.cents, y.currency, ${CHOSEN}, y.created_at AS "createdAt", y.link,
         y.mandate_id IS NOT NULL AS "bySavedCard", m.reason AS matter, CASE WHEN y.state = 'paid' THEN ${LEFT_OF_PAYMENT} ELSE 0 END AS "leftCents"
    FROM contract_payments y
    LEFT JOIN LATERAL (SELECT reason FROM payment_matters m WHERE m.payment_id = y.id AND m.closed_at IS NULL
                        ORDER BY m.id LIMIT 1) m ON true
   WHERE y.contract_id = own.id AND (y.state = 'started' OR m.reason IS NOT NULL)`

/** What the statement of the contract `own` comes to by year, and what of it is a draft or waits for a signature. */
const STANDINGS = sql`
  SELECT y.currency, json_agg(json_build_object('year', y.year, 'cents', y.cents, 'draftCents', y.drafts) ORDER BY y.year) AS years,
         sum(y.unsigned) AS "unsignedCents",
         (SELECT coalesce(sum(l.cents), 0) FROM condo_fees f JOIN contract_payment_lines l ON l.condo_fee_id = f.id
           WHERE f.contract_id = own.id AND f.currency = y.currency
             AND NOT EXISTS (SELECT FROM transactions d WHERE d.condo_fee_id = f.id AND d.part = 'fee'))
         + (SELECT coalesce(sum(s.cents), 0) FROM transactions s
             WHERE s.contract_id = own.id AND s.currency = y.currency AND s.part = 'fee-set-off' AND s.payment_id IS NULL
               AND NOT EXISTS (SELECT FROM transactions d WHERE d.condo_fee_id = s.condo_fee_id AND d.part = 'fee')) AS "unlistedPaidCents"
    FROM (SELECT t.currency, t.year, sum(t.cents) AS cents,
                 coalesce(sum(t.cents) FILTER (WHERE ${IS_DRAFT}), 0) AS drafts,
                 coalesce(sum(t.cents) FILTER (WHERE t.part = 'result' AND r.signed_at IS NULL), 0) AS unsigned
            FROM transactions t LEFT JOIN executive_reports r ON r.id = t.report_id AND t.part = 'result'
           WHERE t.contract_id = own.id GROUP BY t.currency, t.year) y
   GROUP BY y.currency`

/** All of it in one statement, with what the statement comes to; null where the contract is not the owner's. */
export async function findAccount(
  db: Database,
  ownerId: number,
  contractId: number,
  now: Date,
): Promise<(AccountRows & { standings: StandingBooks[] }) | null> {
  const standings = sql`, (SELECT coalesce(json_agg(o), '[]') FROM (${STANDINGS}) o) AS standings`
  return readRows<AccountRows & { standings: StandingBooks[] }>(db, {
    contracts: sql`held_contracts c`,
    whose: sql`c.owner_id = ${ownerId}`,
    contractId,
    now,
    more: standings,
  })
}

/** The same of a contract whoever holds it: for money that comes, and for the desk. */
export async function readBooks(db: Database, contractId: number, now: Date): Promise<AccountRows> {
  const found = await readRows(db, {
    contracts: sql`contracts c`,
    whose: sql`true`,
    contractId,
    now,
    more: sql``,
  })
  if (!found) throw new Error(`No contract ${contractId}`)
  return found
}

interface WhoseRows {
  contracts: RawBuilder<unknown>
  whose: RawBuilder<unknown>
  contractId: number
  now: Date
  /** Columns that are read besides. */
  more: RawBuilder<unknown>
}

async function readRows<R extends AccountRows = AccountRows>(
  db: Database,
  { contracts, whose, contractId, now, more }: WhoseRows,
): Promise<R | null> {
  const { rows } = await sql<R>`
    SELECT own.id AS "contractId", own.number, own.zone, own.today, own.ends,
           (SELECT coalesce(json_agg(o), '[]') FROM (${FEES} UNION ALL ${DOCUMENTS}) o) AS charges,
           (SELECT coalesce(json_agg(o), '[]') FROM (${CREDITS}) o WHERE o."openCents" > 0) AS credits,
           (SELECT coalesce(json_agg(o ORDER BY o.month), '[]') FROM (${PAYOUTS}) o) AS payouts,
           (SELECT coalesce(json_agg(o ORDER BY o.month), '[]') FROM (${waitingAt(now)}) o) AS waiting,
           (SELECT coalesce(json_agg(o ORDER BY o.id), '[]') FROM (${PAYMENTS}) o) AS payments,
           (SELECT coalesce(json_agg(o ORDER BY o.id), '[]') FROM (${PLANS}) o) AS plans,
           (SELECT json_build_object('brand', m.brand, 'last4', m.last4) FROM mandates m
             WHERE m.contract_id = own.id AND m.state = 'active') AS "savedCard",
           ${TERMS_IN_FORCE}${more}
      FROM (SELECT c.id, c.number, c.hotel_id, h.zone, c.ends, (${now}::timestamptz AT TIME ZONE h.zone)::date AS today
              FROM ${contracts} JOIN hotels h ON h.id = c.hotel_id
             WHERE c.id = ${contractId} AND ${whose} OFFSET 0) own`.execute(db)
  return rows[0] ?? null
}

/** Locks the contract: what is paid of it, and what its reports are set against, come one after the other. */
export async function lockContractAccount(trx: Database, contractId: number): Promise<void> {
  await sql`SELECT FROM contracts WHERE id = ${contractId} FOR NO KEY UPDATE`.execute(trx)
}
