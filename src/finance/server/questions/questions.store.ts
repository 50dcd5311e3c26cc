import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import { coOwnersOf } from '../../../membership/server/whose-contract.store.ts'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import type { WaitingQuestion } from '../../questions/question.endpoints.ts'
import type { QuestionedLine, QuestionOutcome } from '../../questions/question.ts'
import { LINES_OF_DOCUMENT } from '../account/account.store.ts'
import { OPEN } from '../profit/standing.store.ts'

/** What corrections there are of the document `t`, in signed cents. */
const CORRECTED = sql<number>`
  (SELECT coalesce(sum(x.cents), 0)::int FROM transactions x
    WHERE x.origin = 'correction' AND x.origin_number = t.reference AND x.contract_id = t.contract_id)`

/** Whether a document of its own may correct `t`: what `isCorrectable` asks for. */
const LINE = sql`
  t.part, t.payment_id IS NOT NULL AS "isPayment",
  coalesce((SELECT r.signed_at IS NOT NULL FROM executive_reports r WHERE r.id = t.report_id), false) AS "isSigned"`

/** A line that an owner asks about, with what was asked before. */
export interface AskedLine {
  contractId: number
  contract: string
  concept: Bilingual
  reference: string
  nowCents: number
  currency: Currency
  ofLine: number
  openOfLine: boolean
  openOfContract: number
}

/** One of an owner's documents, its contract locked, and the owner's row of it; null where another owner holds it. */
export async function lockLine(
  trx: Database,
  ownerId: number,
  documentId: number,
): Promise<AskedLine | null> {
  await sql`
    SELECT FROM held_contracts c
     WHERE c.id = (SELECT t.contract_id FROM transactions t WHERE t.id = ${documentId}) AND c.owner_id = ${ownerId}
       FOR NO KEY UPDATE`.execute(trx)
  const { rows } = await sql<AskedLine>`
    SELECT t.contract_id AS "contractId", c.number AS contract, t.concept, t.reference, t.currency, t.cents + ${CORRECTED} AS "nowCents",
           (SELECT count(*)::int FROM money_questions q WHERE q.transaction_id = t.id) AS "ofLine",
           EXISTS (SELECT FROM money_questions q WHERE q.transaction_id = t.id AND q.settled_at IS NULL) AS "openOfLine",
           (SELECT count(*)::int FROM money_questions q WHERE q.contract_id = t.contract_id AND q.settled_at IS NULL)
             AS "openOfContract"
      FROM transactions t JOIN held_contracts c ON c.id = t.contract_id
     WHERE t.id = ${documentId} AND c.owner_id = ${ownerId}`.execute(trx)
  return rows[0] ?? null
}

/** Notes a question about a document, with the line as it is now; its number, and the last day of the promised answer. */
export async function insertQuestion(
  trx: Database,
  question: { documentId: number; ownerId: number; words: string; line: AskedLine },
  now: Date,
): Promise<{ id: number; answerBy: Day }> {
  const { contractId, concept, reference, nowCents, currency } = question.line
  const { rows } = await sql<{ id: number; answerBy: Day }>`
    INSERT INTO money_questions (contract_id, transaction_id, concept, reference, cents, currency, owner_id, words, asked_at)
    VALUES (${contractId}, ${question.documentId}, ${JSON.stringify(concept)}::jsonb, ${reference}, ${nowCents}, ${currency},
            ${question.ownerId}, ${question.words}, ${now})
    RETURNING id, (SELECT promised_by('questions', (${now}::timestamptz AT TIME ZONE h.zone)::date)
                     FROM contracts c JOIN hotels h ON h.id = c.hotel_id WHERE c.id = ${contractId}) AS "answerBy"`.execute(
    trx,
  )
  return onlyRow(rows)
}

/** A question, and the line that it is about as it is now. */
export interface LockedQuestion extends QuestionedLine {
  id: number
  contractId: number
  contract: string
  settled: boolean
  concept: Bilingual
  reference: string
  currency: Currency
  /** Null where the books have taken the line back since. */
  documentId: number | null
  nowCents: number
  corrections: number
  /** The day at the resort. */
  today: Day
}

/** Locks a question, its contract first: of an owner who holds that, or of anybody for the desk. */
export async function lockQuestion(
  trx: Database,
  id: number,
  { ownerId, now }: { ownerId: number | null; now: Date },
): Promise<LockedQuestion | null> {
  const whose = sql`(${ownerId}::int IS NULL OR EXISTS (
    SELECT FROM held_contracts o WHERE o.id = q.contract_id AND o.owner_id = ${ownerId}::int))`
  await sql`
    SELECT FROM contracts WHERE id = (SELECT q.contract_id FROM money_questions q WHERE q.id = ${id} AND ${whose})
       FOR NO KEY UPDATE`.execute(trx)
  const { rows } = await sql<LockedQuestion>`
    SELECT q.id, q.contract_id AS "contractId", c.number AS contract, q.settled_at IS NOT NULL AS settled, q.concept, q.reference,
           q.currency, t.id AS "documentId", ${LINE}, coalesce(t.cents + ${CORRECTED}, q.cents) AS "nowCents",
           (SELECT count(*)::int FROM transactions x WHERE x.origin = 'correction' AND x.origin_number = q.reference
               AND x.contract_id = q.contract_id) AS corrections,
           (${now}::timestamptz AT TIME ZONE h.zone)::date AS today
      FROM money_questions q JOIN contracts c ON c.id = q.contract_id JOIN hotels h ON h.id = c.hotel_id
      LEFT JOIN transactions t ON t.id = q.transaction_id
     WHERE q.id = ${id} AND ${whose} FOR NO KEY UPDATE OF q`.execute(trx)
  return rows[0] ?? null
}

/** Notes how a question ended. */
export async function saveSettled(
  trx: Database,
  settled: {
    id: number
    outcome: QuestionOutcome
    answer: string | null
    correctedCents: number | null
    adminId: number | null
  },
  now: Date,
): Promise<void> {
  await sql`
    UPDATE money_questions SET outcome = ${settled.outcome}, answer = ${settled.answer}, corrected_cents = ${settled.correctedCents},
           admin_id = ${settled.adminId}, settled_at = ${now} WHERE id = ${settled.id}`.execute(trx)
}

/** Writes the document that corrects a line, which it names; open as a charge or as a credit, and due as it comes. Its number. */
export async function insertCorrection(
  trx: Database,
  one: {
    contractId: number
    day: Day
    concept: Bilingual
    reference: string
    corrects: string
    cents: number
    currency: Currency
  },
): Promise<number> {
  const concept = JSON.stringify(one.concept)
  const { rows } = await sql<{ id: number }>`
    WITH added AS (
      INSERT INTO transactions (contract_id, year, day, concept, reference, status, cents, currency, origin, origin_number)
      VALUES (${one.contractId}, extract(year FROM ${one.day}::date)::int, ${one.day}, ${concept}::jsonb, ${one.reference}, 'sent',
              ${one.cents}, ${one.currency}, 'correction', ${one.corrects}) RETURNING id, cents
    ), lines AS (
      INSERT INTO transaction_lines (transaction_id, position, concept, quantity, unit_cents, cents)
      SELECT id, 1, ${concept}::jsonb, 1, cents, cents FROM added
    )
    SELECT id FROM added`.execute(trx)
  return onlyRow(rows).id
}

/** How many documents correct one, by its reference. */
export async function countCorrections(
  trx: Database,
  contractId: number,
  reference: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM transactions x
     WHERE x.origin = 'correction' AND x.origin_number = ${reference} AND x.contract_id = ${contractId}`.execute(
    trx,
  )
  return onlyRow(rows).count
}

/** Whether something of the charge `t`, or of its fee `f`, is still to be paid: what is paid is not late. */
const IS_OPEN = sql`(t.cents < 0 AND CASE WHEN f.id IS NULL
  THEN t.status NOT IN ('paid', 'draft') AND -t.cents - t.paid_cents - ${LINES_OF_DOCUMENT} > 0
  ELSE f.paid_cents < f.cents AND ${OPEN} > 0 END)`

/** The questions that wait, the one that waits longest first; with a number that one alone. */
export async function findWaitingQuestions(
  db: Database,
  now: Date,
  id?: number,
): Promise<(Omit<WaitingQuestion, 'correctable'> & QuestionedLine)[]> {
  const { rows } = await sql<Omit<WaitingQuestion, 'correctable'> & QuestionedLine>`
    SELECT q.id, c.number AS contract, h.zone, h.name AS hotel, u.number AS residence, q.words, to_json(q.asked_at) AS "askedAt", q.concept,
           q.reference, t.day, coalesce(f.due, t.due) AS due,
           coalesce(${IS_OPEN} AND (t.status = 'past-due' OR coalesce(f.due, t.due) < (${now}::timestamptz AT TIME ZONE h.zone)::date), false) AS "isLate",
           q.currency, coalesce(t.cents, q.cents) AS cents, coalesce(t.cents + ${CORRECTED}, q.cents) AS "nowCents",
           ${LINE}, jsonb_build_object('name', o.name, 'lastname', o.lastname, 'email', o.email) AS owner,
           ${coOwnersOf('c.id', 'o.id')} AS "coOwners"
      FROM money_questions q JOIN contracts c ON c.id = q.contract_id JOIN hotels h ON h.id = c.hotel_id
      JOIN housing u ON u.id = c.housing_id JOIN owners o ON o.id = q.owner_id LEFT JOIN transactions t ON t.id = q.transaction_id
      LEFT JOIN condo_fees f ON f.id = t.condo_fee_id
     WHERE q.settled_at IS NULL ${id === undefined ? sql`` : sql`AND q.id = ${id}`} ORDER BY q.asked_at, q.id LIMIT 500`.execute(
    db,
  )
  return rows
}

/** The people of the club who answer questions about money: those with the role finance. */
export async function findFinance(
  db: Database,
): Promise<{ name: string; email: string; languageName: string }[]> {
  const { rows } = await sql<{ name: string; email: string; languageName: string }>`
    SELECT name, email, language_name AS "languageName" FROM admins WHERE active AND 'finance' = ANY (roles) ORDER BY id`.execute(
    db,
  )
  return rows
}
