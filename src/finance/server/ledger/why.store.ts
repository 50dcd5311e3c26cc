import { type RawBuilder, sql } from 'kysely'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import type { DocumentReason, SignatureReason, Why } from '../../ledger.endpoints.ts'
import type { DocumentPart } from '../../settlement-documents.ts'
import type { FeePart, RentalRule, RentedNight } from '../../why.ts'
import { GOES_OUT, OPEN, PAID } from '../profit/standing.store.ts'
import {
  CAME_IN,
  PAYMENT_OF_DOCUMENT,
  PLAN_OF_DOCUMENT,
  TERMS_OF_DOCUMENT,
  type TermsRow,
} from './why-money.store.ts'
import {
  type ChargedRepair,
  ORDER_OF_DOCUMENT,
  REPAIR_OF_DOCUMENT,
  type SoldOrder,
} from './why-origin.store.ts'

/** All that a document's reason is told from, as it stands in the tables. */
export interface WhyRow {
  document: Omit<
    Why,
    'reason' | 'lines' | 'entries' | 'questions' | 'corrections' | 'corrected' | 'correctedCents'
  > & {
    part: DocumentPart | null
    origin: DocumentReason['origin']
  }
  lines: Why['lines']
  entries: Why['entries']
  questions: Why['questions']
  corrections: Why['corrections']
  corrected: Why['corrected']
  correctedCents: Why['correctedCents']
  report: ReportRow | null
  fee: FeeRow | null
  order: SoldOrder | null
  repair: ChargedRepair | null
  plan: DocumentReason['plan']
  terms: TermsRow | null
  payment: DocumentReason['payment']
  cameIn: DocumentReason['cameIn']
}

interface ReportRow {
  month: string
  incomeCents: number
  feesCents: number
  signer: string | null
  signedDay: string | null
  idResult: number | null
  used: SignatureReason['used']
  goesOut: string | null
  nightsInMonth: number
  isAdjusted: boolean
  nightsRented: number | null
  nights: RentedNight[]
  ownNights: string[]
  /** The rule in force on the month's first day, and the one before it. */
  rules: RentalRule[]
  previous: { month: string; profitCents: number; nightsRented: number } | null
}

interface FeeRow {
  year: number
  quarter: number
  due: string
  paidCents: number
  openCents: number
  setOffs: { month: string; cents: number; day: string }[]
  parts: FeePart[]
  area: number | null
  resort: string
  residence: string
  lastYearCents: number | null
  budget: {
    wholeCents: number
    wholeArea: number
    voted: string | null
    inFavorBasisPoints: number | null
    says: Bilingual
    since: string
    clause: Bilingual | null
  } | null
}

/** An array of rows as JSON, in an order; empty when there is none. */
const listed = (row: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  sql`coalesce(jsonb_agg(${row} ORDER BY ${order}), '[]')`

const LINES = sql`(SELECT ${listed(
  sql`jsonb_build_object('concept', l.concept, 'quantity', l.quantity, 'unitCents', l.unit_cents, 'cents', l.cents)`,
  sql`l.position`,
)} FROM transaction_lines l WHERE l.transaction_id = t.id)`

const ENTRIES = sql`(SELECT ${listed(
  sql`jsonb_build_object('id', e.id, 'kind', e.kind, 'day', e.day, 'currency', e.currency, 'corrects', e.corrects_id,
        'enteredAt', to_char(e.entered_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'cents', (SELECT p.cents FROM ledger_postings p WHERE p.entry_id = e.id AND p.account = 'contract'),
        'stands', e.kind <> 'reversal' AND NOT EXISTS (
          SELECT FROM ledger_entries v WHERE v.corrects_id = e.id AND v.kind = 'reversal'))`,
  sql`e.turn`,
)} FROM ledger_entries e WHERE e.source = 'transaction' AND e.source_id = t.id)`

/** Until when the question `q` of a contract of the resort `h` is answered: the promise that the desk's inbox counts by. */
const ANSWER_BY = sql`
  CASE WHEN q.settled_at IS NULL THEN promised_by('questions', (q.asked_at AT TIME ZONE h.zone)::date) END`

const QUESTIONS = sql`(SELECT ${listed(
  sql`jsonb_build_object('id', q.id, 'words', q.words, 'askedAt', to_json(q.asked_at), 'answerBy', ${ANSWER_BY}, 'outcome', q.outcome, 'answer', q.answer,
        'settledAt', to_json(q.settled_at), 'cents', q.cents, 'correctedCents', q.corrected_cents,
        'by', jsonb_build_object('idOwner', o.id, 'name', o.name, 'lastname', o.lastname))`,
  sql`q.asked_at, q.id`,
)} FROM money_questions q JOIN owners o ON o.id = q.owner_id WHERE q.transaction_id = t.id)`

/** A document as another one names it. */
const NAMED = sql`jsonb_build_object('id', x.id, 'day', x.day, 'concept', x.concept, 'reference', x.reference, 'cents', x.cents)`

const CORRECTIONS = sql`(SELECT ${listed(NAMED, sql`x.day, x.id`)} FROM transactions x
  WHERE x.origin = 'correction' AND x.origin_number = t.reference AND x.contract_id = t.contract_id)`

const CORRECTED = sql`(SELECT ${NAMED} FROM transactions x
  WHERE t.origin = 'correction' AND x.reference = t.origin_number AND x.contract_id = t.contract_id)`

const CORRECTED_CENTS = sql`(SELECT x.cents + (SELECT coalesce(sum(o.cents), 0) FROM transactions o
     WHERE o.origin = 'correction' AND o.origin_number = x.reference AND o.contract_id = x.contract_id)
  FROM transactions x WHERE t.origin = 'correction' AND x.reference = t.origin_number AND x.contract_id = t.contract_id)`

const NIGHT = sql`jsonb_build_object('night', n.night, 'folio', n.folio, 'channel', n.channel, 'rate', n.rate,
  'booked', n.booked, 'publishedCents', n.published_cents, 'reductionBasisPoints', n.reduction_basis_points,
  'cents', n.cents, 'commissionCents', n.commission_cents, 'taxCents', n.tax_cents)`

const RULES = sql`(SELECT ${listed(
  sql`jsonb_build_object('since', x.since, 'shareBasisPoints', x.share_basis_points, 'serviceCents', x.service_cents,
        'says', x.says, 'clause', x.clause, 'voted', x.voted, 'votedBy', x.voted_by)`,
  sql`x.since DESC`,
)} FROM (SELECT * FROM rental_rules u WHERE u.hotel_id = c.hotel_id AND u.currency = r.currency AND u.since <= r.month
          ORDER BY u.since DESC LIMIT 2) x)`

/**
 * What else the profit of the report `r` was used for: of a payout the settlements; of what its signature put towards a fee what it put
 * towards the others.
 */
const USED = sql`(SELECT ${listed(
  sql`jsonb_build_object('id', s.id, 'idPayment', s.payment_id, 'day', s.day, 'concept', s.concept, 'reference', s.reference, 'cents', s.cents)`,
  sql`s.day, s.id`,
)} FROM transactions s WHERE s.report_id = r.id AND s.part = 'set-off' AND (s.payment_id IS NOT NULL) = (t.part = 'pay-out')
   AND s.condo_fee_id IS DISTINCT FROM t.condo_fee_id)`

/** The report that the document is of, with the nights of its month where the document is its result. */
const REPORT = sql`(SELECT jsonb_build_object(
    'month', r.month, 'incomeCents', r.income_cents, 'feesCents', r.fees_cents, 'signer', r.signer,
    'signedDay', (r.signed_at AT TIME ZONE h.zone)::date,
    'idResult', (SELECT min(x.id) FROM transactions x WHERE x.report_id = r.id AND x.part = 'result'), 'used', ${USED},
    'goesOut', (SELECT ${GOES_OUT} FROM transactions p WHERE p.id = t.id AND p.part = 'pay-out'),
    'isAdjusted', r.signed_at IS NOT NULL AND r.balance_cents < 0,
    'nightsInMonth', (r.month + interval '1 month')::date - r.month,
    'nightsRented', (SELECT p.nights_rented FROM monthly_profits p
                      WHERE p.contract_id = t.contract_id AND p.month = r.month AND p.currency = r.currency),
    'nights', (SELECT ${listed(NIGHT, sql`n.night`)} FROM rented_nights n
                WHERE t.part = 'result' AND n.contract_id = t.contract_id AND n.currency = r.currency
                  AND n.night >= r.month AND n.night < r.month + interval '1 month'),
    'ownNights', (SELECT coalesce(jsonb_agg(DISTINCT d.night::date), '[]')
                    FROM bookings b CROSS JOIN LATERAL generate_series(
                           greatest(b.check_in, r.month),
                           least(b.check_out, (r.month + interval '1 month')::date) - 1, interval '1 day') d (night)
                   WHERE t.part = 'result' AND b.contract_id = t.contract_id
                     AND b.status IN ('confirmed', 'pending-modification', 'pending-cancel')
                     AND b.check_in < r.month + interval '1 month' AND b.check_out > r.month
                     AND NOT EXISTS (SELECT FROM rented_nights n
                                      WHERE n.contract_id = t.contract_id AND n.night = d.night::date)),
    'rules', ${RULES},
    'previous', (SELECT jsonb_build_object('month', p.month, 'profitCents', coalesce((
                            SELECT q.balance_cents FROM executive_reports q
                             WHERE q.contract_id = p.contract_id AND q.month = p.month AND q.currency = p.currency), p.net_cents) + (
                            SELECT coalesce(sum(a.cents), 0) FROM executive_reports q JOIN transactions a ON a.report_id = q.id
                             WHERE q.contract_id = p.contract_id AND q.month = p.month AND q.currency = p.currency AND a.part = 'adjustment'),
                            'nightsRented', p.nights_rented)
                   FROM monthly_profits p WHERE p.contract_id = t.contract_id AND p.currency = r.currency
                    AND p.month = (r.month - interval '1 month')::date))
  FROM executive_reports r WHERE r.id = t.report_id)`

/** The fee that the document is of, or that a report was set against. */
const FEE = sql`(SELECT jsonb_build_object(
    'year', f.year, 'quarter', f.quarter, 'due', f.due, 'paidCents', ${PAID}, 'openCents', ${OPEN},
    'setOffs', (SELECT ${listed(
      sql`jsonb_build_object('month', r.month, 'cents', s.cents, 'day', s.day)`,
      sql`s.day, s.id`,
    )} FROM transactions s JOIN executive_reports r ON r.id = s.report_id
       WHERE s.condo_fee_id = f.id AND s.part = 'fee-set-off'),
    'parts', (SELECT ${listed(
      sql`jsonb_build_object('concept', l.concept, 'cents', l.cents, 'wholeCents', w.cents)`,
      sql`l.position`,
    )} FROM condo_fee_lines l LEFT JOIN budget_lines w
         ON w.hotel_id = c.hotel_id AND w.year = f.year AND w.quarter = f.quarter AND w.position = l.position
       WHERE l.condo_fee_id = f.id),
    'area', (SELECT a.area FROM deeded_areas a WHERE a.contract_id = c.id),
    'resort', h.name, 'residence', (SELECT u.number FROM housing u WHERE u.id = c.housing_id),
    'lastYearCents', (SELECT y.cents FROM condo_fees y WHERE y.contract_id = c.id AND y.year = f.year - 1
                         AND y.quarter = f.quarter AND y.currency = f.currency),
    'budget', (SELECT jsonb_build_object('wholeArea', b.area, 'voted', b.voted, 'says', b.says, 'since', b.since,
                        'inFavorBasisPoints', b.in_favor_basis_points, 'clause', b.clause,
                        'wholeCents', (SELECT coalesce(sum(w.cents), 0) FROM budget_lines w
                                        WHERE w.hotel_id = b.hotel_id AND w.year = b.year AND w.quarter = f.quarter))
                 FROM budgets b WHERE b.hotel_id = c.hotel_id AND b.year = f.year AND b.currency = f.currency))
  FROM condo_fees f WHERE f.id = t.condo_fee_id)`

/** What one of the owner's documents is told from, in one statement; null when another owner holds it. */
export async function findWhy(db: Database, ownerId: number, documentId: number): Promise<WhyRow | null> {
  const { rows } = await sql<WhyRow>`
    SELECT jsonb_build_object('id', t.id, 'idContract', t.contract_id, 'zone', h.zone, 'day', t.day, 'concept', t.concept,
             'reference', t.reference, 'cents', t.cents, 'currency', t.currency, 'part', t.part, 'origin', t.origin,
             'isDraft', t.status = 'draft')
             AS document,
           ${LINES} AS lines, ${ENTRIES} AS entries, ${QUESTIONS} AS questions, ${CORRECTIONS} AS corrections,
           ${CORRECTED} AS corrected, ${CORRECTED_CENTS} AS "correctedCents", ${REPORT} AS report, ${FEE} AS fee, ${ORDER_OF_DOCUMENT} AS "order",
           ${REPAIR_OF_DOCUMENT} AS repair, ${PLAN_OF_DOCUMENT} AS plan, ${TERMS_OF_DOCUMENT} AS terms,
           ${PAYMENT_OF_DOCUMENT} AS payment, ${CAME_IN} AS "cameIn"
      FROM transactions t JOIN held_contracts c ON c.id = t.contract_id JOIN hotels h ON h.id = c.hotel_id
     WHERE t.id = ${documentId} AND c.owner_id = ${ownerId}`.execute(db)
  return rows[0] ?? null
}
