import { type RawBuilder, sql } from 'kysely'
import type { INVOICE_STATUSES, ShownInvoiceStatus } from '../../invoice.ts'

type Status = RawBuilder<(typeof INVOICE_STATUSES)[number]>

/** What signed reports have set against the fee `f`, in cents. */
export const SET_OFF = sql<number>`
  (SELECT coalesce(sum(s.cents), 0)::int FROM transactions s WHERE s.condo_fee_id = f.id AND s.part = 'fee-set-off')`

/** What payments in the portal have paid of the fee `f`, in cents. */
const PAID_HERE = sql<number>`
  (SELECT coalesce(sum(l.cents), 0)::int FROM contract_payment_lines l WHERE l.condo_fee_id = f.id)`

/**
 * The paid amount of the fee `f`: what the club's books say and what was paid in the portal. Where the books count a set-off as
 * paid too, it is not counted twice.
 */
export const PAID = sql<number>`least(f.paid_cents + ${PAID_HERE}, f.cents - ${SET_OFF})`

/** What of a charge of a contract was moved into instalments that are not paid yet; `which` names it among what plans took over, `x`. */
const inPlanOf = (contract: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql<number>`
  (SELECT coalesce(sum(greatest(0, least(x.cents, x.through - x.whole + x.open))), 0)::int
     FROM (SELECT l.condo_fee_id, l.transaction_id, l.cents, sum(l.cents) OVER (PARTITION BY l.payment_id ORDER BY l.position) AS through,
                  sum(l.cents) OVER (PARTITION BY l.payment_id) AS whole,
                  (SELECT sum(greatest(0, -d.cents - d.paid_cents
                            - (SELECT coalesce(sum(k.cents), 0) FROM contract_payment_lines k WHERE k.transaction_id = d.id)))
                     FROM instalment_parts s JOIN transactions d ON d.id = s.transaction_id WHERE s.plan_id = p.id) AS open
             FROM instalment_plans p JOIN contract_payment_lines l ON l.payment_id = p.payment_id AND l.cents > 0
            WHERE p.contract_id = ${contract} AND p.ended_at IS NULL) x
    WHERE ${which})`

/**
 * What of the fee `f` was moved into instalments that are not paid yet: those run, and what they paid went to the oldest charges first. The
 * parts are charges of their own, so none of it is owed as the fee.
 */
export const IN_PLAN = inPlanOf(sql`f.contract_id`, sql`x.condo_fee_id = f.id`)

/** Whether something of the document `t`, a fee's or any other, was moved into such instalments. */
export const DOCUMENT_IN_PLAN = sql<boolean>`
  (t.cents < 0 AND ${inPlanOf(
    sql`t.contract_id`,
    sql`(x.transaction_id = t.id OR (t.part = 'fee' AND x.condo_fee_id = t.condo_fee_id))`,
  )} > 0)`

/** What of the fee `f` is still owed. */
export const OPEN = sql<number>`greatest(f.cents - f.paid_cents - ${SET_OFF} - ${PAID_HERE}, 0)`

/** What of the signed report `r` was to be set off and no fee has taken yet, in cents. */
export const CREDIT = sql<number>`
  (CASE WHEN r.cash_back = 'set-against-condo-fee' THEN
     r.carried_cents + (SELECT coalesce(sum(s.cents), 0)::int FROM transactions s
                         WHERE s.report_id = r.id AND s.part = 'set-off')
   ELSE 0 END)`

/**
 * The status of the fee `f` of a hotel `h`, used wherever a fee is shown. By the resort's day; past due from the day
 * after its due day, even where a part was paid.
 */
export function feeStatus(now: Date): Status {
  return sql`(CASE WHEN ${OPEN} = 0 THEN 'paid'
                   WHEN f.due < (${now}::timestamptz AT TIME ZONE h.zone)::date THEN 'past-due'
                   WHEN ${OPEN} < f.cents THEN 'partial-payment' ELSE 'sent' END)`
}

/**
 * The status of the result of the report `r`. It waits until the report is signed; a payout counts once it was paid
 * out, a set-off once fees have used all of it.
 */
export const RESULT_STATUS: Status = sql`
  (CASE WHEN r.signed_at IS NULL THEN 'sent'
        WHEN r.carried_cents = 0 THEN 'paid'
        WHEN r.cash_back = 'pay-out' THEN coalesce(
          (SELECT p.status FROM transactions p WHERE p.report_id = r.id AND p.part = 'pay-out'),
          -- A payout that was used for charges whole does not go out.
          (SELECT 'paid' FROM transactions p WHERE p.report_id = r.id AND p.part = 'set-off'
           HAVING -sum(p.cents) = r.carried_cents), 'sent')
        WHEN ${CREDIT} = 0 THEN 'paid'
        WHEN ${CREDIT} < r.carried_cents THEN 'partial-payment' ELSE 'sent' END)`

/** The status of the document `t` of the statement: a fee's and a report's are theirs, any other has its own. */
export function documentStatus(now: Date): Status {
  return sql`(CASE t.part
    WHEN 'fee' THEN (SELECT ${feeStatus(now)} FROM condo_fees f JOIN contracts c ON c.id = f.contract_id
                       JOIN hotels h ON h.id = c.hotel_id WHERE f.id = t.condo_fee_id)
    WHEN 'result' THEN (SELECT ${RESULT_STATUS} FROM executive_reports r WHERE r.id = t.report_id)
    ELSE t.status END)`
}

/** Whether the document `t` is a draft of the club's books, which is not charged. */
export const IS_DRAFT = sql<boolean>`(t.part IS NULL AND t.status = 'draft')`

/** The open question about the document `t`. */
const OPEN_QUESTION = sql`FROM money_questions q WHERE q.transaction_id = t.id AND q.settled_at IS NULL`

/** Whether a question about the document `t` is open. */
export const IN_QUESTION = sql<boolean>`EXISTS (SELECT ${OPEN_QUESTION})`

/** Whether a question about the fee `f`, as the statement lists it, is open. */
export const FEE_IN_QUESTION = sql<boolean>`EXISTS (
  SELECT FROM transactions t WHERE t.condo_fee_id = f.id AND t.part = 'fee' AND ${IN_QUESTION})`

/** Since when the document `t` is in question; null where it is not. */
export const ASKED_AT = sql<string | null>`(SELECT to_json(q.asked_at) ${OPEN_QUESTION})`

/** The day on which the payout `p` goes out: its due day, else the first of the month after (`payoutDay`). */
export const GOES_OUT = sql`coalesce(p.due, (date_trunc('month', p.day) + interval '1 month')::date)`

/**
 * The day on which the payout that the document `t` is, or that its report's result became, goes out; null once it has gone, by the
 * club's books or by the resort's day, and of any other document.
 */
export function goesOutOf(now: Date): RawBuilder<string | null> {
  return sql`(CASE WHEN t.part IN ('result', 'pay-out') THEN (
      SELECT min(${GOES_OUT}) FROM transactions p JOIN contracts k ON k.id = p.contract_id JOIN hotels z ON z.id = k.hotel_id
       WHERE p.report_id = t.report_id AND p.part = 'pay-out' AND p.status = 'sent'
         AND ${GOES_OUT} > (${now}::timestamptz AT TIME ZONE z.zone)::date) END)`
}

/** The status that the document `t` is shown with (`shownInvoiceStatus` of invoice.ts): the report's own before the invoice's. */
export function shownInvoiceStatusSql(now: Date): RawBuilder<ShownInvoiceStatus> {
  return sql`coalesce(CASE WHEN ${IN_QUESTION} THEN 'in-question' END, CASE WHEN t.part IN ('result', 'adjustment') THEN (
      SELECT CASE WHEN r.signed_at IS NULL THEN 'to-sign' WHEN r.balance_cents < 0 THEN 'adjusted' END
        FROM executive_reports r WHERE r.id = t.report_id) END,
    CASE WHEN ${goesOutOf(now)} IS NOT NULL THEN 'to-pay-out' END,
    CASE WHEN ${DOCUMENT_IN_PLAN} AND ${documentStatus(now)} = 'paid' THEN 'in-instalments' END, ${documentStatus(now)})`
}

/** What the statement says of the report whose result or adjustment the document `t` is, as JSON; null for any other. */
export const REPORT_OF_DOCUMENT = sql`
  (CASE WHEN t.part IN ('result', 'adjustment') THEN (
     SELECT json_build_object('id', r.id, 'creditCents', CASE WHEN r.signed_at IS NULL THEN 0 ELSE ${CREDIT} END,
              'state', CASE WHEN r.signed_at IS NULL THEN 'waiting' WHEN r.balance_cents < 0 THEN 'adjusted'
                            WHEN r.carried_cents = 0 THEN 'nothing-moved'
                            WHEN r.cash_back = 'pay-out' THEN 'paid-out' ELSE 'set-off' END)
       FROM executive_reports r WHERE r.id = t.report_id) END)`
