import { sql } from 'kysely'
import { announcedOf, LINES_OF_DOCUMENT } from '../../finance/server/account/account.store.ts'
import { FEE_IN_QUESTION, IN_QUESTION, OPEN } from '../../finance/server/profit/standing.store.ts'
import { wordInForceOf } from '../../finance/server/reports/agreements.store.ts'
import { heldBy } from '../../membership/server/whose-contract.store.ts'
import { TOO_LATE_DAYS } from '../../reservations/cancel/penalty.ts'
import { WAITING } from '../../reservations/server/lapse/lapses.store.ts'
import { LIVE_STATUSES } from '../../reservations/stay/booking.ts'
import type { Database } from '../../server/database/database.ts'
import { fixedStatement } from '../../server/database/fixed-statement.ts'
import { FEE_DAYS, type ToDoFacts } from '../to-do.ts'

interface Asked {
  ownerId: number
  now: Date
}

const LIVE = sql.join(LIVE_STATUSES.map((status) => sql.lit(status)))

const CONTRACT = sql`'idContract', c.id, 'resort', c.resort, 'residence', c.residence, 'today', c.today`

/** Stays with a benefit that waits for the owner's word, or with a guest who has no name. */
const STAYS = sql`
  SELECT json_agg(json_build_object(${CONTRACT}, 'idBooking', b.id, 'checkOut', coalesce(w.check_out, b.check_out),
           'occupant', b.occupant, 'confirmsItself', h.confirms_itself, 'missing', g.missing,
           'bookedForThem', EXISTS (SELECT FROM wait_offers o JOIN waits x ON x.id = o.wait_id AND x.takes = 'at-once'
                                     WHERE o.booking_id = b.id),
           'checkInClosed', EXISTS (SELECT FROM blackouts k WHERE k.hotel_id = b.hotel_id
                                     AND b.check_in BETWEEN k.first_night AND k.last_night),
           'pending', coalesce(p.pending, '[]'), 'waiting', ${WAITING}) ORDER BY b.id)
    FROM own c
    JOIN bookings b ON b.contract_id = c.id AND b.check_out >= c.today AND b.status IN (${LIVE})
    JOIN hotels h ON h.id = b.hotel_id
    LEFT JOIN booking_wishes w ON w.booking_id = b.wish_id
    CROSS JOIN LATERAL (
      SELECT CASE WHEN w.guests IS NULL
                  THEN (SELECT count(*)::int FROM booking_guests g WHERE g.booking_id = b.id AND g.not_given)
                  ELSE (SELECT count(*)::int FROM jsonb_to_recordset(w.guests) AS g(not_given boolean) WHERE g.not_given)
             END AS missing) g
    CROSS JOIN LATERAL (
      SELECT json_agg(json_build_object('id', u.id, 'name', f.name, 'unit', f.unit, 'currency', f.currency,
                                        'quantity', u.quantity) ORDER BY f.position, u.id) AS pending
        FROM booking_benefits u
        JOIN benefit_years y ON y.id = u.benefit_year_id
        JOIN benefits f ON f.id = y.benefit_id
       WHERE u.booking_id = b.id AND u.state = 'pending') p
   WHERE g.missing > 0 OR p.pending IS NOT NULL`

/** Fees of which something is open. */
const FEES = sql`
  SELECT json_agg(json_build_object(${CONTRACT}, 'idFee', f.id, 'year', f.year, 'quarter', f.quarter, 'due', f.due,
                                    'openCents', ${OPEN}, 'takenCents', f.cents - ${OPEN},
                                    'announcedCents', ${announcedOf(sql`h.condo_fee_id = f.id`)}, 'currency', f.currency))
    FROM own c JOIN condo_fees f ON f.contract_id = c.id AND f.paid_cents < f.cents
   WHERE ${OPEN} > 0 AND NOT ${FEE_IN_QUESTION}`

/**
 * Charges with what is open of them: those that the books call past due, and instalments that are due within the days of a fee. Fees
 * and results of reports are listed by their own queries.
 */
const CHARGES = sql`
  SELECT json_agg(json_build_object(${CONTRACT}, 'idTransaction', t.id, 'concept', t.concept, 'reference', t.reference,
                                    'day', t.day, 'due', t.due, 'isLate', t.status = 'past-due',
                                    'cents', t.cents + t.paid_cents + ${LINES_OF_DOCUMENT},
                                    'announcedCents', ${announcedOf(sql`h.transaction_id = t.id`)},
                                    'currency', t.currency) ORDER BY t.day, t.id)
    FROM own c
    CROSS JOIN LATERAL (
      SELECT * FROM transactions WHERE contract_id = c.id AND status = 'past-due' AND (part IS NULL OR part NOT IN ('fee', 'result'))
       UNION ALL
      SELECT * FROM transactions
       WHERE contract_id = c.id AND due IS NOT NULL AND due <= c.today + ${sql.lit(FEE_DAYS)} AND origin = 'instalment'
         AND part IS NULL AND cents < 0 AND status IN ('sent', 'downloaded', 'partial-payment')) t
   WHERE t.cents + t.paid_cents + ${LINES_OF_DOCUMENT} < 0 AND NOT ${IN_QUESTION}`

/** The statement of this year and of the last, with the word in force. */
const STATEMENTS = sql`
  SELECT json_agg(json_build_object(${CONTRACT}, 'year', y.year, 'answer', a.answer, 'count', n.count,
                                    'newSince', n."newSince", 'responded', a.response IS NOT NULL))
    FROM own c
    CROSS JOIN LATERAL (SELECT extract(year FROM c.today)::int - back AS year FROM generate_series(0, 1) back) y
    LEFT JOIN LATERAL (
      SELECT f.answer, f.response, (f.answered_at AT TIME ZONE c.zone)::date AS day
        FROM ${wordInForceOf('c.id', 'y.year')} f) a ON true
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS count, count(*) FILTER (WHERE t.day > a.day)::int AS "newSince"
        FROM transactions t WHERE t.contract_id = c.id AND t.year = y.year) n`

/** Nights that came free and are held for the contract. */
const OFFERS = (now: unknown) => sql`
  SELECT json_agg(json_build_object(${CONTRACT}, 'idOffer', o.id, 'datein', o.check_in, 'dateout', o.check_out,
                                    'until', o.expires_at, 'untilDay', (o.expires_at AT TIME ZONE c.zone)::date,
                                    'zone', c.zone) ORDER BY o.expires_at, o.id)
    FROM own c JOIN waits w ON w.contract_id = c.id AND w.state = 'waiting'
    JOIN wait_offers o ON o.wait_id = w.id AND o.state = 'open' AND o.expires_at > ${now}::timestamptz
   WHERE w.takes = 'ask'`

/** Rounds of peak weeks: those whose wishes are open and of which the contract has none, and results not looked at for a month. */
const DRAWS = (now: unknown) => sql`
  SELECT json_agg(json_build_object(${CONTRACT}, 'idRound', r.id, 'name', r.name, 'until', r.closes_at, 'zone', c.zone,
                                    'untilDay', (r.closes_at AT TIME ZONE c.zone)::date,
                                    'what', CASE WHEN r.drawn_at IS NULL THEN 'wishes' ELSE 'result' END) ORDER BY r.id)
    FROM own c JOIN draw_rounds r ON r.hotel_id = c.hotel_id AND r.withdrawn_at IS NULL
    LEFT JOIN draw_takers t ON t.round_id = r.id AND t.contract_id = c.id
   WHERE (r.wishes_seal IS NULL AND ${now}::timestamptz BETWEEN r.opens_at AND r.closes_at AND c.can_book
          AND (c.category_id = ANY (r.for_categories) OR r.for_categories = '{}' AND c.category_id IS NOT NULL)
          AND NOT EXISTS (SELECT FROM draw_wishes w WHERE w.round_id = r.id AND w.contract_id = c.id))
      OR (r.drawn_at > ${now}::timestamptz - interval '30 days' AND t.place_in_order IS NOT NULL AND t.seen_at IS NULL)`

/** Stays of the contract for which another owner proposes theirs, while both may change hands. */
const TRADES = sql`
  SELECT json_agg(json_build_object(${CONTRACT}, 'idProposal', p.id, 'datein', g.check_in, 'dateout', g.check_out, 'zone', c.zone,
                                    'lastDay', least(g.check_in, b.check_in) - ${sql.lit(TOO_LATE_DAYS + 1)},
                                    'proposed', json_build_object('datein', b.check_in, 'dateout', b.check_out)) ORDER BY p.id)
    FROM own c JOIN trades x ON x.contract_id = c.id AND x.state = 'open'
    JOIN bookings g ON g.id = x.booking_id
    JOIN trade_proposals p ON p.trade_id = x.id AND p.state = 'open'
    JOIN bookings b ON b.id = p.booking_id AND b.status = 'confirmed'
     AND least(g.check_in, b.check_in) - ${sql.lit(TOO_LATE_DAYS)} > c.today`

/** Accounts of nights that hold some and have not expired. */
const NIGHTS = sql`
  SELECT json_agg(json_build_object(${CONTRACT}, 'idBenefitYear', y.id, 'balance', y.balance, 'expires', y.expires,
                                    'mayBook', c.may_book))
    FROM own c
    JOIN benefit_years y ON y.contract_id = c.id AND y.balance > 0 AND y.expires >= c.today
    JOIN benefits f ON f.id = y.benefit_id AND f.unit = 'nights'`

/** Repairs whose quote or time waits for the owner’s word, while it can be given. */
const REPAIRS = (now: unknown) => sql`
  SELECT json_agg(json_build_object(${CONTRACT}, 'idRequest', m.id, 'about', m.description, 'quote', q.quote, 'visit', v.visit,
                                    'zone', c.zone) ORDER BY m.id)
    FROM own c
    JOIN maintenance_requests m ON m.contract_id = c.id AND m.status IN ('open', 'in-progress')
    LEFT JOIN LATERAL (
      SELECT json_build_object('cents', q.total_cents, 'currency', q.currency, 'validUntil', q.valid_until) AS quote
        FROM repair_quotes q WHERE q.request_id = m.id AND q.state = 'sent' AND q.valid_until >= c.today) q ON true
    LEFT JOIN LATERAL (
      SELECT json_build_object('at', v.comes_at, 'day', (v.comes_at AT TIME ZONE c.zone)::date) AS visit
        FROM repair_visits v
       WHERE v.request_id = m.id AND v.state = 'proposed' AND v.comes_at > ${now}::timestamptz) v ON true
   WHERE q.quote IS NOT NULL OR v.visit IS NOT NULL`

/** The days after it took place for which an owner is asked how it was. */
const ASKED_DAYS = 14

/** The latest thing that took place for the owner: of an order of which they have rated nothing, nor wanted to be asked. */
const RATE = (ownerId: unknown) => sql`
  SELECT json_agg(json_build_object(${CONTRACT}, 'idOrder', r.order_id, 'idLine', r.id, 'name', r.name, 'day', r.day))
    FROM (
      SELECT o.contract_id, d.order_id, d.id, d.name, d.operation_day AS day
        FROM orders o
        JOIN own c ON c.id = o.contract_id
        JOIN order_details d ON d.order_id = o.id AND d.kind = 'product' AND d.cancelled_at IS NULL
       WHERE o.owner_id = ${ownerId} AND o.cancelled_at IS NULL
         AND o.last_day >= c.today - ${sql.lit(ASKED_DAYS)} AND d.operation_day BETWEEN c.today - ${sql.lit(ASKED_DAYS)} AND c.today - 1
         AND d.id > coalesce((SELECT a.until_detail_id FROM review_asks a WHERE a.owner_id = o.owner_id), 0)
         AND NOT EXISTS (SELECT FROM reviews v JOIN order_details e ON e.id = v.order_detail_id WHERE e.order_id = o.id)
         AND coalesce((SELECT t.came FROM attendance t WHERE t.order_detail_id = d.id ORDER BY t.id DESC LIMIT 1), '') <> 'no-show'
       ORDER BY d.operation_day DESC, d.id DESC LIMIT 1) r
    JOIN own c ON c.id = r.contract_id`

const SIGN = (ownerId: unknown) => sql`
  SELECT json_agg(json_build_object('idReport', r.id, 'idContract', c.id, 'resort', c.resort, 'residence', c.residence,
                                    'month', r.month, 'balanceCents', r.balance_cents, 'currency', r.currency,
                                    'waitsFor', CASE WHEN EXISTS (SELECT FROM report_signatures s
                                                                   WHERE s.report_id = r.id AND s.owner_id = ${ownerId})
                                                THEN (SELECT coalesce(json_agg(json_build_object('name', a.name, 'lastname', a.lastname)
                                                                               ORDER BY a.id), '[]')
                                                        FROM missing_signatures m JOIN owners a ON a.id = m.owner_id
                                                       WHERE m.report_id = r.id)
                                                ELSE '[]' END)
                  ORDER BY r.month, r.id)
    FROM own c JOIN executive_reports r ON r.contract_id = c.id AND r.signed_at IS NULL`

const FACTS = fixedStatement<Asked, ToDoFacts>(
  ['ownerId', 'now'],
  ({ ownerId, now }) => sql`
    WITH own AS MATERIALIZED (
      SELECT c.id, c.hotel_id, c.category_id, o.can_book, h.name AS resort, u.number AS residence, h.zone,
             (${now}::timestamptz AT TIME ZONE h.zone)::date AS today,
             (o.can_book OR c.category_id IS NOT NULL) AS may_book
        FROM held_contracts c
        JOIN hotels h ON h.id = c.hotel_id
        JOIN housing u ON u.id = c.housing_id
        JOIN owners o ON o.id = c.owner_id
       WHERE c.owner_id = ${ownerId})
    SELECT coalesce((${SIGN(ownerId)}), '[]') AS sign, coalesce((${OFFERS(now)}), '[]') AS offers,
           coalesce((${DRAWS(now)}), '[]') AS draws, coalesce((${TRADES}), '[]') AS trades, coalesce((${STAYS}), '[]') AS stays, coalesce((${FEES}), '[]') AS fees,
           coalesce((${CHARGES}), '[]') AS charges,
           coalesce((${STATEMENTS}), '[]') AS statements, coalesce((${NIGHTS}), '[]') AS nights,
           coalesce((${REPAIRS(now)}), '[]') AS repairs,
           coalesce((${RATE(ownerId)}), '[]') AS rate`,
)

/** What could wait for an owner, in all of their contracts: one statement. */
export async function readToDoFacts(db: Database, asked: Asked): Promise<ToDoFacts> {
  const [facts] = await FACTS(db, asked)
  return (
    facts ?? {
      sign: [],
      offers: [],
      draws: [],
      trades: [],
      stays: [],
      fees: [],
      charges: [],
      statements: [],
      nights: [],
      repairs: [],
      rate: [],
    }
  )
}

/** Notes that an owner is not asked any more about a line of theirs, nor about what they ordered before it. */
export async function saveNotAsked(trx: Database, ownerId: number, lineId: number): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO review_asks (owner_id, until_detail_id)
    SELECT ${ownerId}::int, d.id FROM order_details d JOIN orders o ON o.id = d.order_id
     WHERE d.id = ${lineId} AND ${heldBy('o.contract_id', ownerId)}
    ON CONFLICT (owner_id) DO UPDATE SET until_detail_id = greatest(review_asks.until_detail_id, excluded.until_detail_id)
    RETURNING 1`.execute(trx)
  return rows.length > 0
}
