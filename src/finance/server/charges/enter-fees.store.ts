import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import type { NewFee } from '../../charges/charge-run.ts'

interface RunOf {
  idHotel: number
  year: number
}

/**
 * Writes the fees of one quarter of a run with their lines, and each one's document in the statement, which the ledger's own
 * triggers enter. A document is of the quarter's first day, or of the due day where that comes before.
 */
export async function insertFees(
  trx: Database,
  { idHotel, year }: RunOf,
  { fees, due, firstDay }: { fees: readonly NewFee[]; due: Day; firstDay: Day },
): Promise<void> {
  const quarter = fees[0]?.quarter
  if (quarter === undefined) return
  const contracts = fees.map(({ idContract }) => idContract)
  const amounts = fees.map(({ cents }) => cents)
  await sql`
    INSERT INTO condo_fees (contract_id, year, quarter, due, cents, currency, run_hotel_id)
    SELECT n.contract_id, ${year}, ${quarter}, ${due}, n.cents, b.currency, ${idHotel}
      FROM unnest(${contracts}::int[], ${amounts}::int[]) n (contract_id, cents)
      JOIN budgets b ON b.hotel_id = ${idHotel} AND b.year = ${year}
     ORDER BY n.contract_id`.execute(trx)
  const lines = fees.flatMap((fee) => fee.lines.map((line) => ({ ...line, idContract: fee.idContract })))
  const of = lines.map(({ idContract }) => idContract)
  const positions = lines.map(({ position }) => position)
  const parts = lines.map(({ cents }) => cents)
  await sql`
    INSERT INTO condo_fee_lines (condo_fee_id, position, concept, cents)
    SELECT f.id, n.position, w.concept, n.cents
      FROM unnest(${of}::int[], ${positions}::int[], ${parts}::int[]) n (contract_id, position, cents)
      JOIN condo_fees f ON f.contract_id = n.contract_id AND f.year = ${year} AND f.quarter = ${quarter}
      JOIN budget_lines w ON w.hotel_id = ${idHotel} AND w.year = ${year} AND w.quarter = ${quarter} AND w.position = n.position
     ORDER BY f.id, n.position`.execute(trx)
  await insertDocuments(trx, { idHotel, year }, { quarter, firstDay })
}

/** The documents of a quarter's new fees. A reference that the club's books have for something else is not taken twice. */
async function insertDocuments(
  trx: Database,
  { idHotel, year }: RunOf,
  { quarter, firstDay }: { quarter: number; firstDay: Day },
): Promise<void> {
  const concept = JSON.stringify({
    en: `Condo fee, Q${quarter} ${year}`,
    es: `Cuota de condominio, T${quarter} ${year}`,
  })
  const stem = `CF-${String(year).slice(2)}0${quarter}-`
  await sql`
    WITH added AS (
      INSERT INTO transactions (contract_id, year, day, concept, reference, status, cents, currency, part, condo_fee_id, due)
      SELECT f.contract_id, extract(year FROM d.day)::int, d.day, ${concept}::jsonb,
             CASE WHEN EXISTS (SELECT FROM transactions x WHERE x.reference = r.reference)
                  THEN left(r.reference, 31) || '-' || left(md5(random()::text), 8) ELSE r.reference END,
             'sent', -f.cents, f.currency, 'fee', f.id, f.due
        FROM condo_fees f JOIN contracts c ON c.id = f.contract_id
       CROSS JOIN LATERAL (SELECT least(${firstDay}::date, f.due) AS day) d
       CROSS JOIN LATERAL (SELECT left(${stem} || c.number, 40) AS reference) r
       WHERE f.run_hotel_id = ${idHotel} AND f.year = ${year} AND f.quarter = ${quarter}
       ORDER BY f.id
      RETURNING id, condo_fee_id
    )
    INSERT INTO transaction_lines (transaction_id, position, concept, quantity, unit_cents, cents)
    SELECT a.id, row_number() OVER (PARTITION BY a.id ORDER BY l.position), l.concept, 1, -l.cents, -l.cents
      FROM added a JOIN condo_fee_lines l ON l.condo_fee_id = a.condo_fee_id`.execute(trx)
}

/**
 * A document `t` that set a credit against a fee of the run `r` which had waited for one since before the run: it goes with the fee, and
 * the credit waits again. What was signed since then is the owner's choice of that fee, and stays.
 */
const WAITED = sql`
  t.part IN ('set-off', 'fee-set-off') AND t.payment_id IS NULL
  AND EXISTS (SELECT FROM executive_reports e WHERE e.id = t.report_id AND e.signed_at < r.published_at)`

/** The documents `i` of the interest that the fee `f` has borne. */
const INTEREST = sql`
  terms_entries e JOIN transactions i ON i.id = e.transaction_id WHERE e.of_condo_fee_id = f.id AND e.payment_id IS NULL`

/**
 * Whether something of a run's fees is paid, or a payment of one is on its way at a provider. What was paid and went back whole is not, nor
 * is what is announced at the resort, or a credit that had waited for a fee. The interest that a fee has borne counts with it.
 */
export async function isPaid(trx: Database, { idHotel, year }: RunOf): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM charge_runs r JOIN condo_fees f ON f.run_hotel_id = r.hotel_id AND f.year = r.year
     WHERE r.hotel_id = ${idHotel} AND r.year = ${year}
       AND (f.paid_cents > 0
         OR (SELECT coalesce(sum(l.cents), 0) FROM contract_payment_lines l WHERE l.condo_fee_id = f.id) > 0
         OR EXISTS (SELECT FROM contract_payment_choices x JOIN contract_payments y ON y.id = x.payment_id
                     WHERE x.condo_fee_id = f.id AND y.state = 'started' AND y.way <> 'resort')
         OR EXISTS (SELECT FROM ${INTEREST}
                      AND ((SELECT coalesce(sum(l.cents), 0) FROM contract_payment_lines l WHERE l.transaction_id = i.id) > 0
                        OR EXISTS (SELECT FROM contract_payment_choices x JOIN contract_payments y ON y.id = x.payment_id
                                    WHERE x.transaction_id = i.id AND y.state = 'started' AND y.way <> 'resort')))
         OR EXISTS (SELECT FROM transactions t WHERE t.condo_fee_id = f.id AND t.part <> 'fee' AND NOT (${WAITED})))
     LIMIT 1`.execute(trx)
  return rows.length > 0
}

/** Locks the contracts that have fees of a run: nothing of them is paid or announced meanwhile. */
export async function lockCharged(trx: Database, { idHotel, year }: RunOf): Promise<void> {
  await sql`
    SELECT FROM contracts c
     WHERE EXISTS (SELECT FROM condo_fees f WHERE f.run_hotel_id = ${idHotel} AND f.year = ${year} AND f.contract_id = c.id)
     ORDER BY c.id FOR NO KEY UPDATE`.execute(trx)
}

/** A payment that was announced at the resort and withdrawn, and who announced it: else the contract's first owner. */
interface Withdrawn {
  name: string
  email: string
  languageName: string
  contractId: number
  hotel: string
  cents: number
  currency: Currency
}

/** Withdraws what is announced at the resort for fees of a run, whole: what else it was for is announced again, or not. */
export async function withdrawAnnounced(
  trx: Database,
  { idHotel, year }: RunOf,
  now: Date,
): Promise<Withdrawn[]> {
  const { rows } = await sql<Withdrawn>`
    WITH withdrawn AS (
      UPDATE contract_payments y SET state = 'cancelled', changed_at = ${now}
       WHERE y.state = 'started' AND y.way = 'resort' AND EXISTS (
               SELECT FROM contract_payment_choices x
                 JOIN condo_fees f ON f.id = x.condo_fee_id OR EXISTS (SELECT FROM ${INTEREST} AND i.id = x.transaction_id)
                WHERE x.payment_id = y.id AND f.contract_id = y.contract_id AND f.run_hotel_id = ${idHotel} AND f.year = ${year})
      RETURNING y.id, y.contract_id, y.owner_id, y.cents, y.currency
    )
    SELECT o.name, o.email, o.language_name AS "languageName", c.id AS "contractId", h.name AS hotel, w.cents, w.currency
      FROM withdrawn w JOIN contracts c ON c.id = w.contract_id JOIN hotels h ON h.id = c.hotel_id
      JOIN owners o ON o.id = coalesce(w.owner_id, c.owner_id) ORDER BY w.id`.execute(trx)
  return rows
}

/**
 * Takes the fees of a run with their documents and the interest that they have borne out; the ledger keeps their entries, and the ones that
 * take them back, each of which names the one that it corrects.
 */
export async function deleteFees(trx: Database, { idHotel, year }: RunOf): Promise<void> {
  await sql`
    DELETE FROM transactions t USING condo_fees f, terms_entries e
     WHERE f.run_hotel_id = ${idHotel} AND f.year = ${year} AND e.of_condo_fee_id = f.id AND e.payment_id IS NULL
       AND t.id = e.transaction_id`.execute(trx)
  await sql`
    DELETE FROM transactions t USING condo_fees f, charge_runs r
     WHERE r.hotel_id = ${idHotel} AND r.year = ${year} AND f.run_hotel_id = r.hotel_id AND f.year = r.year AND t.condo_fee_id = f.id
       AND (t.part = 'fee' OR ${WAITED})`.execute(trx)
  await sql`DELETE FROM condo_fees WHERE run_hotel_id = ${idHotel} AND year = ${year}`.execute(trx)
}
