import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Bilingual, Language } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import type { Part } from '../../account/account.ts'
import type { ContractPaymentState, MatterReason, PaymentWay } from '../../account/payment.ts'
import { CHOSEN } from './account.store.ts'

export interface NewPayment {
  contractId: number
  /** The payer; null where nobody pays, as by a correction. */
  ownerId: number | null
  reference: string
  way: PaymentWay
  currency: Currency
  cents: number
  creditCents: number
  chosen: readonly Part[]
  link: string | null
  reportId: number | null
  /** The saved card that makes it by itself; null where its owner makes it. */
  mandateId?: number | null
}

export interface PaymentRow {
  id: number
  contractId: number
  ownerId: number | null
  reference: string
  way: PaymentWay
  currency: Currency
  cents: number
  creditCents: number
  chosen: Part[]
  state: ContractPaymentState
  reportId: number | null
  session: string | null
  link: string | null
  createdAt: Date
  /** The saved card that makes it by itself: it has no page, and is not given up. */
  mandateId: number | null
  /** The last digits of that card. */
  savedLast4: string | null
  /** The provider's own number of it, by which a card's money goes back. */
  providerPayment: string | null
}

const COLUMNS = sql`
  y.id, y.contract_id AS "contractId", y.owner_id AS "ownerId", y.reference, y.way, y.currency, y.cents,
  y.credit_cents AS "creditCents", ${CHOSEN}, y.state, y.report_id AS "reportId", y.session, y.link, y.created_at AS "createdAt",
  y.mandate_id AS "mandateId", (SELECT m.last4 FROM mandates m WHERE m.id = y.mandate_id) AS "savedLast4",
  y.provider_payment AS "providerPayment"`

/** Notes that a payment is begun; its number. */
export async function insertPayment(trx: Database, payment: NewPayment, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    WITH added AS (
      INSERT INTO contract_payments (contract_id, owner_id, reference, way, currency, cents, credit_cents, state, report_id,
                                     created_at, changed_at, link, mandate_id)
      VALUES (${payment.contractId}, ${payment.ownerId}, ${payment.reference}, ${payment.way}, ${payment.currency},
              ${payment.cents}, ${payment.creditCents}, 'started', ${payment.reportId}, ${now}, ${now}, ${payment.link}, ${payment.mandateId ?? null})
      RETURNING id
    ), chosen AS (
      INSERT INTO contract_payment_choices (payment_id, position, transaction_id, condo_fee_id, cents)
      SELECT a.id, c.place, CASE WHEN c.one ->> 'kind' = 'document' THEN (c.one ->> 'id')::int END,
             CASE WHEN c.one ->> 'kind' = 'fee' THEN (c.one ->> 'id')::int END, (c.one ->> 'cents')::int
        FROM added a CROSS JOIN jsonb_array_elements(${JSON.stringify(payment.chosen)}::jsonb) WITH ORDINALITY c(one, place)
    )
    SELECT id FROM added`.execute(trx)
  return onlyRow(rows).id
}

/** The owner's payment at the resort that waits already for these very charges and this amount; its number, or null. */
export async function findWaitingAtResort(
  trx: Database,
  payment: Pick<NewPayment, 'contractId' | 'ownerId' | 'currency' | 'cents' | 'creditCents' | 'chosen'>,
): Promise<number | null> {
  const chosen = JSON.stringify(payment.chosen)
  const { rows } = await sql<{ id: number }>`
    SELECT y.id FROM contract_payments y CROSS JOIN LATERAL (
             SELECT jsonb_agg(jsonb_build_object(
                      'kind', CASE WHEN h.condo_fee_id IS NULL THEN 'document' ELSE 'fee' END,
                      'id', coalesce(h.condo_fee_id, h.transaction_id), 'cents', h.cents)) AS chosen
               FROM contract_payment_choices h WHERE h.payment_id = y.id) c
     WHERE y.contract_id = ${payment.contractId} AND y.owner_id = ${payment.ownerId} AND y.way = 'resort'
       AND y.state = 'started' AND y.currency = ${payment.currency} AND y.cents = ${payment.cents}
       AND y.credit_cents = ${payment.creditCents} AND c.chosen @> ${chosen}::jsonb AND c.chosen <@ ${chosen}::jsonb
     ORDER BY y.id LIMIT 1`.execute(trx)
  return rows[0]?.id ?? null
}

/** One of an owner's payments of a contract; null where it is not theirs. */
export async function findPayment(
  db: Database,
  ownerId: number,
  of: { idContract: number; id: number },
): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`
    SELECT ${COLUMNS} FROM contract_payments y JOIN held_contracts c ON c.id = y.contract_id
     WHERE y.id = ${of.id} AND y.contract_id = ${of.idContract} AND c.owner_id = ${ownerId}`.execute(db)
  return rows[0] ?? null
}

/**
 * Locks a payment by what names it, its contract first: whatever is paid of a contract comes one after the other. Null where
 * there is none.
 */
export async function lockPayment(
  trx: Database,
  by: { id: number } | { reference: string } | { providerPayment: string },
): Promise<PaymentRow | null> {
  const which =
    'id' in by
      ? sql`id = ${by.id}`
      : 'reference' in by
        ? sql`reference = ${by.reference}`
        : sql`provider_payment = ${by.providerPayment}`
  await sql`
    SELECT FROM contracts WHERE id = (SELECT contract_id FROM contract_payments WHERE ${which}) FOR NO KEY UPDATE`.execute(
    trx,
  )
  const { rows } = await sql<PaymentRow>`
    SELECT ${COLUMNS} FROM contract_payments y WHERE ${which} FOR UPDATE`.execute(trx)
  return rows[0] ?? null
}

/** In which language the page of a payment is asked for: the first one counts, so that it stays the same page. */
export async function keepPageLanguage(db: Database, id: number, language: Language): Promise<Language> {
  const { rows } = await sql<{ language: Language }>`
    UPDATE contract_payments SET page_language = coalesce(page_language, ${language}) WHERE id = ${id}
    RETURNING page_language AS language`.execute(db)
  return onlyRow(rows).language
}

/** Notes the provider's page of a payment. */
export async function savePage(
  db: Database,
  id: number,
  page: { session: string; link: string },
  now: Date,
): Promise<void> {
  await sql`UPDATE contract_payments SET session = ${page.session}, link = ${page.link}, changed_at = ${now}
             WHERE id = ${id}`.execute(db)
}

/** Notes that no money comes for a payment that was begun. */
export async function saveState(
  trx: Database,
  id: number,
  state: ContractPaymentState,
  now: Date,
): Promise<void> {
  await sql`UPDATE contract_payments SET state = ${state}, changed_at = ${now} WHERE id = ${id}`.execute(trx)
}

/** The facts of money that came. */
export interface MoneyReceived {
  cents: number
  providerPayment: string | null
  cardLast4: string | null
  words: string | null
  adminId: number | null
}

/** Notes that a payment's money came, and how much. */
export async function savePaid(trx: Database, id: number, came: MoneyReceived, now: Date): Promise<void> {
  await sql`
    UPDATE contract_payments SET state = 'paid', cents = ${came.cents}, paid_at = ${now}, changed_at = ${now},
           provider_payment = ${came.providerPayment}, card_last4 = ${came.cardLast4}, words = ${came.words},
           admin_id = ${came.adminId} WHERE id = ${id}`.execute(trx)
}

/** Gives a payment the next number of the year's receipts. */
export async function issueReceipt(
  trx: Database,
  receipt: { paymentId: number; year: number; receivedFrom: string },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    INSERT INTO receipts (year, payment_id, issued_at, received_from)
    VALUES (${receipt.year}, ${receipt.paymentId}, ${now}, ${receipt.receivedFrom}) RETURNING number`.execute(
    trx,
  )
  return onlyRow(rows).number
}

/** A document of the statement that a payment writes, of one line. */
export interface PaymentDocument {
  contractId: number
  paymentId: number
  day: Day
  due: Day | null
  concept: Bilingual
  reference: string
  cents: number
  currency: Currency
  part: 'set-off' | 'fee-set-off' | null
  reportId: number | null
  /** What one of no part is of, where it is not the payment's money: a settlement that is taken back. */
  origin?: 'settlement'
}

/** Writes such a document: money received or given back, or a side of what a payout was used for. */
export async function insertPaymentDocument(trx: Database, one: PaymentDocument): Promise<void> {
  const concept = JSON.stringify(one.concept)
  await sql`
    WITH added AS (
      INSERT INTO transactions (contract_id, year, day, due, concept, reference, status, cents, currency, part, report_id, origin,
                                payment_id)
      VALUES (${one.contractId}, extract(year FROM ${one.day}::date)::int, ${one.day}, ${one.due}, ${concept}::jsonb, ${one.reference},
              'paid', ${one.cents}, ${one.currency}, ${one.part}, ${one.reportId}, ${one.part === null ? (one.origin ?? 'payment') : null},
              ${one.paymentId}) RETURNING id, cents
    )
    INSERT INTO transaction_lines (transaction_id, position, concept, quantity, unit_cents, cents)
    SELECT id, 1, ${concept}::jsonb, 1, cents, cents FROM added`.execute(trx)
}

/** A line of a payment: so much of a charge, or, below zero, of a credit or taken back. */
export interface NewLine {
  transactionId: number | null
  feeId: number | null
  concept: Bilingual
  reference: string
  openCents: number
  cents: number
}

/** Writes the lines of a payment after those that it has, and lets the documents that they are of say how they stand. */
export async function insertPaymentLines(
  trx: Database,
  paymentId: number,
  lines: readonly NewLine[],
  { today, refundId = null }: { today: Day; refundId?: number | null },
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    INSERT INTO contract_payment_lines (payment_id, position, transaction_id, condo_fee_id, concept, reference, open_cents, cents, refund_id)
    SELECT ${paymentId}, n.last + l.place, (l.line ->> 'transactionId')::int, (l.line ->> 'feeId')::int, l.line -> 'concept',
           l.line ->> 'reference', (l.line ->> 'openCents')::int, (l.line ->> 'cents')::int, ${refundId}::int
      FROM jsonb_array_elements(${JSON.stringify(lines)}::jsonb) WITH ORDINALITY l(line, place),
           (SELECT coalesce(max(position), 0) AS last FROM contract_payment_lines WHERE payment_id = ${paymentId}) n`.execute(
    trx,
  )
  const touched = lines.flatMap(({ transactionId }) => transactionId ?? [])
  if (touched.length === 0) return
  // A charge is set back to what the club's books said, and raised again by what still covers it (the trigger); a credit that is
  // used up is paid.
  await sql`
    UPDATE transactions t SET status = CASE
             WHEN t.cents > 0 THEN CASE
               WHEN t.cents - t.paid_cents + (SELECT sum(l.cents) FROM contract_payment_lines l WHERE l.transaction_id = t.id) > 0
                 THEN 'partial-payment' ELSE 'paid' END
             WHEN t.status IN ('paid', 'partial-payment') THEN coalesce(t.club_status,
               CASE WHEN t.due < ${today}::date THEN 'past-due' ELSE 'sent' END)
             ELSE t.status END
     WHERE t.id = ANY(${touched}::int[]) AND (t.payment_id IS NULL OR t.origin = 'instalment') AND t.part IS NULL`.execute(
    trx,
  )
}

/** The lines that a payment has, in their order. */
export async function readPaymentLines(db: Database, paymentId: number): Promise<NewLine[]> {
  const { rows } = await sql<NewLine>`
    SELECT transaction_id AS "transactionId", condo_fee_id AS "feeId", concept, reference, open_cents AS "openCents", cents
      FROM contract_payment_lines WHERE payment_id = ${paymentId} ORDER BY position`.execute(db)
  return rows
}

/** Keeps what waits for the desk; the same thing waits once. */
export async function openMatter(
  trx: Database,
  matter: {
    paymentId: number | null
    /** The payment of an order that it is of; a matter is of one payment at most. */
    orderPaymentId?: number | null
    reason: MatterReason
    provider: 'link' | 'stripe' | 'resort'
    reference: string
    cents: number
    currency: string
  },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO payment_matters (payment_id, order_payment_id, reason, provider, provider_reference, cents, currency, opened_at)
    VALUES (${matter.paymentId}, ${matter.orderPaymentId ?? null}, ${matter.reason}, ${matter.provider}, ${matter.reference}, ${matter.cents},
            ${matter.currency}, ${now}) ON CONFLICT DO NOTHING RETURNING 1`.execute(trx)
  return rows.length > 0
}
