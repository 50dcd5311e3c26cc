import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Part } from '../../account/account.ts'
import type { MandateFault, MandatePaymentState } from '../../account/mandate.ts'
import type { ContractPaymentState } from '../../account/payment.ts'

/** A payment that was told, as its owner sees it, and the charge that it is for. */
export interface CardPaymentRow {
  id: number
  charge: Pick<Part, 'kind' | 'id'>
  concept: Bilingual
  currency: Currency
  cents: number
  /** What its notice has said. */
  toldCents: number
  due: Day
  state: MandatePaymentState
  idPayment: number | null
  paymentState: ContractPaymentState | null
  fault: MandateFault | null
}

/** What the charge of a payment `p` that was told is called. */
const CONCEPT = sql`
  (SELECT coalesce(
     (SELECT t.concept FROM transactions t
       WHERE t.id = p.transaction_id OR (t.condo_fee_id = p.condo_fee_id AND t.part = 'fee') LIMIT 1),
     (SELECT jsonb_build_object('en', 'Condo fee, Q' || f.quarter || ' ' || f.year, 'es', 'Cuota de condominio, T' || f.quarter || ' ' || f.year)
        FROM condo_fees f WHERE f.id = p.condo_fee_id)))`

/** What a contract's cards pay and paid, the newest due day first. */
export async function listCardPayments(db: Database, contractId: number): Promise<CardPaymentRow[]> {
  const { rows } = await sql<CardPaymentRow>`
    SELECT p.id, jsonb_build_object('kind', CASE WHEN p.condo_fee_id IS NULL THEN 'document' ELSE 'fee' END,
                                    'id', coalesce(p.condo_fee_id, p.transaction_id)) AS charge,
           ${CONCEPT} AS concept, p.currency, p.cents, p.cents AS "toldCents", p.due, p.state, p.payment_id AS "idPayment", y.state AS "paymentState",
           p.fault
      FROM mandates m
      JOIN mandate_payments p ON p.mandate_id = m.id
      LEFT JOIN contract_payments y ON y.id = p.payment_id
     WHERE m.contract_id = ${contractId} ORDER BY p.due DESC, p.id DESC LIMIT 12`.execute(db)
  return rows
}

/** A payment that was told, of a mandate. */
export interface ToldRow extends Part {
  idTold: number
  mandateId: number
  contractId: number
  currency: Currency
  due: Day
  state: MandatePaymentState
}

const TOLD = sql`
  p.id AS "idTold", p.mandate_id AS "mandateId", m.contract_id AS "contractId", p.currency, p.cents, p.due, p.state,
  CASE WHEN p.condo_fee_id IS NULL THEN 'document' ELSE 'fee' END AS kind, coalesce(p.condo_fee_id, p.transaction_id) AS id`

/** One of them, locked; null where it is not of that contract. */
export async function lockTold(trx: Database, id: number, contractId: number): Promise<ToldRow | null> {
  const { rows } = await sql<ToldRow>`
    SELECT ${TOLD} FROM mandate_payments p JOIN mandates m ON m.id = p.mandate_id
     WHERE p.id = ${id} AND m.contract_id = ${contractId} FOR UPDATE OF p`.execute(trx)
  return rows[0] ?? null
}

/** Notes what became of one. */
export async function saveTold(
  trx: Database,
  id: number,
  to: { state: 'stopped' | 'needless' } | { state: 'begun'; paymentId: number },
  now: Date,
): Promise<void> {
  const paymentId = to.state === 'begun' ? to.paymentId : null
  await sql`
    UPDATE mandate_payments SET state = ${to.state}, payment_id = ${paymentId}, changed_at = ${now} WHERE id = ${id}`.execute(
    trx,
  )
}

/**
 * Notes that the owner is told of a payment; false where they were told of it before. A charge that is due on another day later on is
 * told of anew.
 */
export async function insertTold(
  trx: Database,
  told: { mandateId: number; part: Part; currency: Currency; due: Day },
  now: Date,
): Promise<number | null> {
  const { part, mandateId, currency, due } = told
  const { rows } = await sql<{ id: number }>`
    INSERT INTO mandate_payments (mandate_id, transaction_id, condo_fee_id, currency, cents, due, told_at, state, changed_at)
    VALUES (${mandateId}, ${part.kind === 'document' ? part.id : null}::int, ${part.kind === 'fee' ? part.id : null}::int, ${currency},
            ${part.cents}, ${due}, ${now}, 'told', ${now}) ON CONFLICT DO NOTHING RETURNING id`.execute(trx)
  return rows[0]?.id ?? null
}

/** From this hour of the resort's clock on owners are told, and saved cards pay. */
const FROM_HOUR = sql.lit('08:00')

/** Saved cards whose owner still holds a contract that goes on, and whose resort's day has begun. */
const RUNNING = (now: Date) => sql`
  FROM mandates m
  JOIN contracts c ON c.id = m.contract_id
  JOIN contract_owners w ON w.contract_id = c.id AND w.owner_id = m.owner_id
  JOIN owners o ON o.id = m.owner_id AND o.active
  JOIN hotels h ON h.id = c.hotel_id
  CROSS JOIN LATERAL (SELECT (${now}::timestamptz AT TIME ZONE h.zone)::date AS today,
                             (${now}::timestamptz AT TIME ZONE h.zone)::time AS clock) l`

/** The saved cards of a day that has begun at their resort, and of which contract. */
export async function listCardsOfToday(
  db: Database,
  now: Date,
): Promise<{ id: number; contractId: number }[]> {
  const { rows } = await sql<{ id: number; contractId: number }>`
    SELECT m.id, m.contract_id AS "contractId" ${RUNNING(now)}
     WHERE m.state = 'active' AND c.ends >= l.today AND l.clock >= ${FROM_HOUR}::time ORDER BY m.id`.execute(
    db,
  )
  return rows
}

/** The notices whose day has come, of saved cards and of those that are no more. */
export async function listDue(
  db: Database,
  now: Date,
): Promise<{ idTold: number; mandateId: number; runs: boolean }[]> {
  const { rows } = await sql<{ idTold: number; mandateId: number; runs: boolean }>`
    SELECT p.id AS "idTold", p.mandate_id AS "mandateId",
           EXISTS (SELECT ${RUNNING(now)} WHERE m.id = p.mandate_id AND m.state = 'active' AND c.ends >= l.today) AS runs
      FROM mandate_payments p JOIN mandates n ON n.id = p.mandate_id JOIN contracts k ON k.id = n.contract_id
      JOIN hotels g ON g.id = k.hotel_id
     WHERE p.state = 'told' AND (${now}::timestamptz AT TIME ZONE g.zone)::date >= p.due
       AND (${now}::timestamptz AT TIME ZONE g.zone)::time >= ${FROM_HOUR}::time
     ORDER BY p.id LIMIT 200`.execute(db)
  return rows
}

/** A payment of a saved card that the provider has not answered for. */
export interface OnItsWay {
  paymentId: number
  reference: string
  cents: number
  currency: Currency
  customer: string
  card: string
  name: string
  /** When the provider was asked before; null where it was not. */
  triedBefore: Date | null
  /** The card has ended since: nothing is begun any more. */
  ended: boolean
}

/** Claims such payments for a while: another process does not ask for them meanwhile. */
export async function claimOnTheirWay(db: Database, before: Date, now: Date): Promise<OnItsWay[]> {
  const { rows } = await sql<OnItsWay>`
    WITH claimed AS (
      SELECT p.id, p.tried_at, y.id AS payment_id FROM mandate_payments p JOIN contract_payments y ON y.id = p.payment_id
       WHERE y.state = 'started' AND coalesce(p.tried_at < ${before}, true)
       ORDER BY y.id LIMIT 20 FOR UPDATE OF p SKIP LOCKED
    ), noted AS (
      UPDATE mandate_payments p SET tried_at = ${now} FROM claimed WHERE p.id = claimed.id RETURNING p.id
    )
    SELECT y.id AS "paymentId", y.reference, y.cents, y.currency, m.customer, m.card, o.name || ' ' || o.lastname AS name,
           k.tried_at AS "triedBefore", m.state <> 'active' AS ended
      FROM claimed k JOIN noted USING (id) JOIN contract_payments y ON y.id = k.payment_id
      JOIN mandates m ON m.id = y.mandate_id JOIN owners o ON o.id = m.owner_id ORDER BY y.id`.execute(db)
  return rows
}

/** What a failed payment of a saved card was for, and whose it is; noted with its fault. */
export async function saveFault(
  trx: Database,
  paymentId: number,
  fault: MandateFault,
): Promise<{ mandateId: number; what: Bilingual } | null> {
  const { rows } = await sql<{ mandateId: number; what: Bilingual }>`
    UPDATE mandate_payments p SET fault = ${fault} WHERE payment_id = ${paymentId}
    RETURNING mandate_id AS "mandateId", ${CONCEPT} AS what`.execute(trx)
  return rows[0] ?? null
}
