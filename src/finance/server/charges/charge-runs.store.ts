import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { DeedSum } from '../../../membership/server/desk-deeds.store.ts'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import { lastChange } from '../../../server/publications.store.ts'
import type { BudgetLine, Hindrance, Quarter, RunState, Sharer } from '../../charges/charge-run.ts'
import type { ChargeRun, RunHotel } from '../../charges/charges.endpoints.ts'

/** A run as the work needs it. */
export interface HeldRun {
  id: number
  idHotel: number
  year: number
  state: RunState
  currency: Currency
  /** The currencies in which the resort's contracts are charged. */
  currencies: Currency[]
  wholeArea: number
  voted: Day | null
  dues: Day[]
  lines: BudgetLine[]
}

/** Locks a run: of two who would change it the second finds what the first has done. */
export async function holdRun(trx: Database, id: number): Promise<HeldRun | null> {
  const { rows: held } = await sql`SELECT FROM charge_runs WHERE id = ${id} FOR UPDATE`.execute(trx)
  return held.length > 0 ? findRun(trx, id) : null
}

/** The currencies in which the contracts of a resort are charged: its own, and those of the fees that they have. */
const CURRENCIES_OF = (hotel: RawBuilder<unknown>) => sql`
  (SELECT jsonb_agg(DISTINCT x.currency) FROM (
     SELECT o.currency FROM hotels o WHERE o.id = ${hotel} UNION
     SELECT f.currency FROM contracts c JOIN condo_fees f ON f.contract_id = c.id WHERE c.hotel_id = ${hotel} AND f.run_hotel_id IS NULL) x)`

/** A run with its budget. */
export async function findRun(db: Database, id: number): Promise<HeldRun | null> {
  const { rows } = await sql<HeldRun>`
    SELECT r.id, r.hotel_id AS "idHotel", r.year, r.state, b.currency, ${CURRENCIES_OF(sql`r.hotel_id`)} AS currencies, b.area AS "wholeArea", b.voted,
           jsonb_build_array(r.due_1, r.due_2, r.due_3, r.due_4) AS dues,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('quarter', w.quarter, 'position', w.position, 'cents', w.cents)
                                      ORDER BY w.quarter, w.position), '[]')
              FROM budget_lines w WHERE w.hotel_id = r.hotel_id AND w.year = r.year) AS lines
      FROM charge_runs r JOIN budgets b ON b.hotel_id = r.hotel_id AND b.year = r.year
     WHERE r.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** The runs that wait for the work. */
export async function findAsked(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM charge_runs WHERE state IN ('publishing', 'taking-back') ORDER BY id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The contracts of a resort that run on the first day of some of a year's quarters, with the fees that the club's books have of it. */
export async function findSharers(
  db: Database,
  { idHotel, year }: { idHotel: number; year: number },
): Promise<Sharer[]> {
  const { rows } = await sql<Sharer>`
    SELECT c.id AS "idContract", a.area,
           ARRAY(SELECT q FROM generate_series(1, 4) q
                  WHERE make_date(${year}, q * 3 - 2, 1) >= c.starts AND make_date(${year}, q * 3 - 2, 1) < c.ends) AS "runsIn",
           ARRAY(SELECT f.quarter FROM condo_fees f WHERE f.contract_id = c.id AND f.year = ${year} AND f.run_hotel_id IS NULL
                  ORDER BY f.quarter) AS "chargedIn"
      FROM contracts c LEFT JOIN deeded_areas a ON a.contract_id = c.id
     WHERE c.hotel_id = ${idHotel} AND c.starts <= make_date(${year}, 10, 1) AND c.ends > make_date(${year}, 1, 1)
     ORDER BY c.id`.execute(db)
  return rows
}

/** Moves a run on; what kept it from the last deed is told with it. */
export async function markRun(
  trx: Database,
  id: number,
  { state, hindrance = null, at = null }: { state: RunState; hindrance?: Hindrance | null; at?: Date | null },
): Promise<void> {
  await sql`
    UPDATE charge_runs
       SET state = ${state}, hindrance = ${hindrance},
           published_at = CASE WHEN ${state} IN ('published', 'taking-back') THEN coalesce(${at}::timestamptz, published_at) END,
           settled_at = CASE WHEN ${state} IN ('published', 'taking-back') THEN settled_at END
     WHERE id = ${id}`.execute(trx)
}

/** The contracts that have fees of a run, each with what these come to in cents, and who asked last for something with it. */
export async function findCharged(
  trx: Database,
  { id, idHotel, year }: Pick<HeldRun, 'id' | 'idHotel' | 'year'>,
): Promise<{ adminId: number | null; sums: DeedSum[] }> {
  const { rows } = await sql<{ adminId: number | null; sums: DeedSum[] }>`
    SELECT (SELECT p.admin_id FROM publications p WHERE p.kind = 'charge-run' AND p.subject = ${id} ORDER BY p.id DESC LIMIT 1) AS "adminId",
           (SELECT coalesce(json_agg(json_build_object('contractId', x.contract_id, 'cents', x.cents)), '[]')
              FROM (SELECT f.contract_id, sum(f.cents) AS cents FROM condo_fees f
                     WHERE f.run_hotel_id = ${idHotel} AND f.year = ${year} GROUP BY f.contract_id) x) AS sums`.execute(
    trx,
  )
  return onlyRow(rows)
}

/** Claims the runs that have stood since a moment and whose fees no waiting credit was set against yet. */
export async function claimUnsettled(trx: Database, since: Date, now: Date): Promise<number> {
  const { rows } = await sql`
    UPDATE charge_runs SET settled_at = ${now}
     WHERE state = 'published' AND settled_at IS NULL AND published_at <= ${since} RETURNING 1`.execute(trx)
  return rows.length
}

/** A budget's lines as the desk writes them: a concept with what it costs in each quarter. */
const LINES = (of: RawBuilder<unknown>) => sql`
  (SELECT coalesce(jsonb_agg(jsonb_build_object('concept', x.concept, 'cents', x.cents) ORDER BY x.position), '[]')
     FROM (SELECT w.position, (array_agg(w.concept ORDER BY w.quarter))[1] AS concept,
                  jsonb_build_array(sum(w.cents) FILTER (WHERE w.quarter = 1), sum(w.cents) FILTER (WHERE w.quarter = 2),
                                    sum(w.cents) FILTER (WHERE w.quarter = 3), sum(w.cents) FILTER (WHERE w.quarter = 4)) AS cents
             FROM budget_lines w WHERE ${of} GROUP BY w.position) x)`

/** The quarters of a resort's year of which somebody has a fee that no run made. */
const IN_BOOKS = (hotel: RawBuilder<unknown>, year: RawBuilder<unknown>) => sql`
  ARRAY(SELECT q FROM generate_series(1, 4) q
         WHERE EXISTS (SELECT FROM contracts c JOIN condo_fees f ON f.contract_id = c.id
                        WHERE c.hotel_id = ${hotel} AND f.year = ${year} AND f.quarter = q AND f.run_hotel_id IS NULL))`

/** The runs, those of the newest year first; or one. */
export async function listRuns(db: Database, id: number | null = null): Promise<ChargeRun[]> {
  const { rows } = await sql<ChargeRun>`
    SELECT r.id, r.hotel_id AS "idHotel", h.name AS hotel, r.year, b.currency, r.state, r.hindrance,
           to_char(r.published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "publishedAt",
           jsonb_build_array(r.due_1, r.due_2, r.due_3, r.due_4) AS dues,
           b.area, b.voted, b.in_favor_basis_points AS "inFavorBasisPoints", b.says, b.since, b.clause,
           ${LINES(sql`w.hotel_id = r.hotel_id AND w.year = r.year`)} AS lines,
           ${IN_BOOKS(sql`r.hotel_id`, sql`r.year`)} AS "inBooks",
           made.fees, made.contracts, made.cents AS "feesCents", ${lastChange('charge-run', sql`r.id`)} AS changed
      FROM charge_runs r JOIN budgets b ON b.hotel_id = r.hotel_id AND b.year = r.year JOIN hotels h ON h.id = r.hotel_id
     CROSS JOIN LATERAL (SELECT count(*)::int AS fees, count(DISTINCT f.contract_id)::int AS contracts, coalesce(sum(f.cents), 0) AS cents
                           FROM condo_fees f WHERE f.run_hotel_id = r.hotel_id AND f.year = r.year) made
     WHERE ${id}::int IS NULL OR r.id = ${id}::int
     ORDER BY r.year DESC, h.id LIMIT 100`.execute(db)
  return rows
}

/** The resorts, each with its newest budget that has lines of every quarter: what a new one begins with. */
export async function listHotelsWithBudgets(db: Database, thisYear: number): Promise<RunHotel[]> {
  const { rows } = await sql<RunHotel>`
    SELECT h.id, h.name, h.currency, ${CURRENCIES_OF(sql`h.id`)} AS currencies, ARRAY(SELECT r.year FROM charge_runs r WHERE r.hotel_id = h.id ORDER BY r.year) AS years,
           (SELECT jsonb_build_object('year', b.year, 'area', b.area, 'says', b.says, 'since', b.since, 'clause', b.clause, 'currency', b.currency,
                     'lines', ${LINES(sql`w.hotel_id = b.hotel_id AND w.year = b.year`)})
              FROM budgets b
             WHERE b.hotel_id = h.id
               AND (SELECT count(DISTINCT w.quarter) FROM budget_lines w WHERE w.hotel_id = b.hotel_id AND w.year = b.year) = 4
             ORDER BY b.year DESC LIMIT 1) AS "begin",
           (SELECT coalesce(jsonb_object_agg(y.year, y.quarters), '{}')
              FROM (SELECT g.year, ${IN_BOOKS(sql`h.id`, sql`g.year`)} AS quarters
                      FROM generate_series(${thisYear}::int, ${thisYear}::int + 2) g (year)) y) AS "inBooks"
      FROM hotels h ORDER BY h.id`.execute(db)
  return rows
}

/** What the desk writes of a run: its budget with the lines, and when the fees are due. */
export interface WrittenRun {
  idHotel: number
  year: number
  currency: Currency
  area: number
  voted: Day | null
  inFavorBasisPoints: number | null
  says: Bilingual
  since: Day
  clause: Bilingual | null
  dues: readonly Day[]
  lines: readonly { concept: Bilingual; cents: readonly (number | null)[] }[]
}

/** Writes a run that is prepared with its budget; null where the resort's year has a run already and `isNew` asks for another. */
export async function saveRun(
  trx: Database,
  run: WrittenRun,
  { isNew, inBooks }: { isNew: boolean; inBooks: readonly Quarter[] },
): Promise<number | null> {
  const { idHotel, year, dues } = run
  await sql`
    INSERT INTO budgets AS b (hotel_id, year, currency, area, voted, in_favor_basis_points, says, since, clause)
    VALUES (${idHotel}, ${year}, ${run.currency}, ${run.area}, ${run.voted}, ${run.inFavorBasisPoints}, ${JSON.stringify(run.says)}::jsonb,
            ${run.since}, ${run.clause && JSON.stringify(run.clause)}::jsonb)
    ON CONFLICT (hotel_id, year) DO UPDATE
      SET currency = excluded.currency, area = excluded.area, voted = excluded.voted, says = excluded.says, since = excluded.since,
          in_favor_basis_points = excluded.in_favor_basis_points, clause = excluded.clause`.execute(trx)
  const { rows } = await sql<{ id: number }>`
    INSERT INTO charge_runs AS r (hotel_id, year, due_1, due_2, due_3, due_4)
    VALUES (${idHotel}, ${year}, ${dues[0]}, ${dues[1]}, ${dues[2]}, ${dues[3]})
    ON CONFLICT (hotel_id, year) DO UPDATE
      SET due_1 = excluded.due_1, due_2 = excluded.due_2, due_3 = excluded.due_3, due_4 = excluded.due_4, hindrance = NULL
      WHERE NOT ${isNew} AND r.state = 'prepared'
    RETURNING id`.execute(trx)
  const [saved] = rows
  if (!saved) return null
  await sql`
    DELETE FROM budget_lines WHERE hotel_id = ${idHotel} AND year = ${year} AND NOT quarter = ANY(${inBooks}::int[])`.execute(
    trx,
  )
  const lines = run.lines.map(({ concept, cents }, at) => ({ concept, cents, position: at + 1 }))
  await sql`
    INSERT INTO budget_lines (hotel_id, year, quarter, position, concept, cents)
    SELECT ${idHotel}, ${year}, q.quarter, (l ->> 'position')::int, l -> 'concept', (q.cents #>> '{}')::int
      FROM jsonb_array_elements(${JSON.stringify(lines)}::jsonb) l
     CROSS JOIN LATERAL jsonb_array_elements(l -> 'cents') WITH ORDINALITY q (cents, quarter)
     WHERE q.cents <> 'null' AND NOT q.quarter = ANY(${inBooks}::int[])`.execute(trx)
  return saved.id
}

/** The quarters of a resort's year that the club's books have charged. */
export async function findInBooks(db: Database, idHotel: number, year: number): Promise<Quarter[]> {
  const { rows } = await sql<{ quarters: Quarter[] }>`
    SELECT ${IN_BOOKS(sql`${idHotel}::int`, sql`${year}::int`)} AS quarters`.execute(db)
  return rows[0]?.quarters ?? []
}

/** Removes a run that is prepared with its budget, but for what the club's books have charged by it. */
export async function deleteRun(trx: Database, { id, idHotel, year }: HeldRun): Promise<void> {
  const inBooks = await findInBooks(trx, idHotel, year)
  await sql`DELETE FROM charge_runs WHERE id = ${id}`.execute(trx)
  await sql`
    DELETE FROM budget_lines WHERE hotel_id = ${idHotel} AND year = ${year} AND NOT quarter = ANY(${inBooks}::int[])`.execute(
    trx,
  )
  if (inBooks.length === 0)
    await sql`DELETE FROM budgets WHERE hotel_id = ${idHotel} AND year = ${year}`.execute(trx)
}
