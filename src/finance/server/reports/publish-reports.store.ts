import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import { lastChange } from '../../../server/publications.store.ts'
import type { IssuedReport, ReadyContract } from '../../publish.endpoints.ts'
import type { ReportFigures } from '../../publish-report.ts'
import { REPORT } from './reports.store.ts'

interface Wanted {
  month: Day
  idHotel?: number | undefined
  search?: string | undefined
  id?: number | undefined
  most: number
}

/** The currencies of a contract's report: its hotel's, and that of the month's profit where the portal knows it. */
const currenciesIn = (month: RawBuilder<unknown>) => sql<Currency[]>`(
  SELECT jsonb_agg(DISTINCT x.currency) FROM (
    SELECT h.currency UNION
    SELECT p.currency FROM monthly_profits p WHERE p.contract_id = c.id AND p.month = ${month}) x)`

/** A contract `c` with its hotel `h`, residence `u` and owner `o`, as the desk knows it. */
const PLACE = sql`
  c.number AS contract, h.zone, h.name AS hotel, u.number AS residence,
  jsonb_build_object('name', o.name, 'lastname', o.lastname, 'email', o.email, 'language',
    CASE WHEN lower(trim(o.language_name)) IN ('english', '') THEN 'en' ELSE 'es' END) AS owner`
const CONTRACT = sql`
  contracts c JOIN hotels h ON h.id = c.hotel_id JOIN housing u ON u.id = c.housing_id JOIN owners o ON o.id = c.owner_id`

/** The contracts that ran in a month and have no report of it, with what the portal knows of the month. */
export async function findReady(db: Database, wanted: Wanted): Promise<ReadyContract[]> {
  const { month, most } = wanted
  const { rows } = await sql<ReadyContract>`
    SELECT c.id AS "idContract", ${PLACE}, h.currency, ${currenciesIn(sql`${month}::date`)} AS currencies,
           CASE WHEN p.month IS NOT NULL THEN jsonb_build_object(
             'incomeCents', p.gross_cents, 'feesCents', p.fees_cents, 'nights', p.nights_rented,
             'currency', p.currency) END AS known
      FROM ${CONTRACT}
      LEFT JOIN monthly_profits p ON p.contract_id = c.id AND p.month = ${month}
     WHERE c.starts < (${month}::date + interval '1 month')::date AND c.ends > ${month}
       AND NOT EXISTS (SELECT FROM executive_reports r WHERE r.contract_id = c.id AND r.month = ${month})
       AND ${narrowed(wanted)}
     ORDER BY h.id, u.number, c.id LIMIT ${most}`.execute(db)
  return rows
}

/** The reports of a month, those that wait for a signature first. */
export async function findIssued(db: Database, wanted: Wanted): Promise<IssuedReport[]> {
  const { month, most, id } = wanted
  const which = id === undefined ? sql`r.month = ${month}` : sql`r.id = ${id}`
  const { rows } = await sql<Pick<IssuedReport, 'contract'> & { report: object }>`
    SELECT ${REPORT} AS report, ${PLACE}, ${currenciesIn(sql`r.month`)} AS currencies, ${lastChange('report', sql`r.id`)} AS changed
      FROM executive_reports r JOIN ${CONTRACT} ON c.id = r.contract_id
     WHERE ${which} AND ${narrowed(wanted)}
     ORDER BY r.signed_at IS NOT NULL, h.id, u.number, c.id LIMIT ${most}`.execute(db)
  return rows.map(({ report, ...more }) => ({ ...report, ...more }) as IssuedReport)
}

/** How many reports of a month wait for a signature, at a hotel or all. */
export async function countUnsigned(db: Database, { month, idHotel }: Wanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM executive_reports r JOIN contracts c ON c.id = r.contract_id
     WHERE r.month = ${month} AND r.signed_at IS NULL AND (${idHotel ?? null}::int IS NULL OR c.hotel_id = ${idHotel ?? null}::int)`.execute(
    db,
  )
  return onlyRow(rows).count
}

function narrowed({ idHotel, search = '' }: Wanted): RawBuilder<unknown> {
  const words = search.split(/\s+/).filter(Boolean)
  const every = words.map(
    (word) => sql` AND ' ' || folded(concat_ws(' ', c.number, u.number, o.name, o.lastname))
                    LIKE '% ' || folded(${word.replace(/[\\%_]/g, '\\$&')}::text) || '%'`,
  )
  return sql`(${idHotel ?? null}::int IS NULL OR c.hotel_id = ${idHotel ?? null}::int)${sql.join(every, sql``)}`
}

/** The hotels to choose from, and the day where it begins last: a month is over there too. */
export async function findHotelsAndDay(
  db: Database,
  now: Date,
): Promise<{ hotels: { id: number; name: string }[]; today: Day }> {
  const { rows } = await sql<{ hotels: { id: number; name: string }[]; today: Day }>`
    SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) ORDER BY id), '[]') AS hotels,
           coalesce(min((${now}::timestamptz AT TIME ZONE zone)::date),
                    (${now}::timestamptz AT TIME ZONE 'UTC')::date) AS today
      FROM hotels`.execute(db)
  return onlyRow(rows)
}

/** A contract that may have a report, with the currencies that it may be in. */
export interface RunningContract {
  idContract: number
  number: string
  zone: string
  currencies: Currency[]
}

/** The contracts among these that ran in a month. */
export async function findRunning(
  db: Database,
  idContracts: readonly number[],
  month: Day,
): Promise<RunningContract[]> {
  const { rows } = await sql<RunningContract>`
    SELECT c.id AS "idContract", c.number, h.zone, ${currenciesIn(sql`${month}::date`)} AS currencies FROM ${CONTRACT}
     WHERE c.id = ANY(${idContracts}::int[])
       AND c.starts < (${month}::date + interval '1 month')::date AND c.ends > ${month}`.execute(db)
  return rows
}

export interface NewReport extends ReportFigures {
  idContract: number
}

/**
 * Issues reports of a month; the numbers of those that were new, by contract. In the order of the contracts, so that two
 * desks never wait for each other both ways.
 */
export async function insertReports(
  trx: Database,
  month: Day,
  reports: readonly NewReport[],
  now: Date,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; idContract: number }>`
    INSERT INTO executive_reports (contract_id, month, income_cents, fees_cents, currency, issued_at)
    SELECT n."idContract", ${month}, n."incomeCents", n."feesCents", n.currency, ${now}
      FROM jsonb_to_recordset(${JSON.stringify(reports)}::jsonb)
        AS n ("idContract" int, "incomeCents" int, "feesCents" int, currency text)
     ORDER BY n."idContract"
    ON CONFLICT (contract_id, month) DO NOTHING
    RETURNING id, contract_id AS "idContract"`.execute(trx)
  return new Map(rows.map(({ id, idContract }) => [idContract, id]))
}

export interface HeldReport {
  idContract: number
  number: string
  month: Day
  zone: string
  currencies: Currency[]
  signer: string | null
  signedAt: Date | null
}

/** Locks a report for a change; a concurrent signature waits for it, or was first. */
export async function holdReport(trx: Database, reportId: number): Promise<HeldReport | null> {
  const { rows } = await sql<HeldReport>`
    SELECT c.id AS "idContract", c.number, h.zone, ${currenciesIn(sql`r.month`)} AS currencies, r.month, r.signer, r.signed_at AS "signedAt"
      FROM executive_reports r JOIN ${CONTRACT} ON c.id = r.contract_id
     WHERE r.id = ${reportId} FOR UPDATE OF r`.execute(trx)
  return rows[0] ?? null
}

/** Writes other figures on a held report that is not signed, and issues it anew. */
export async function saveReportFigures(
  trx: Database,
  reportId: number,
  figures: ReportFigures,
  now: Date,
): Promise<void> {
  const { incomeCents, feesCents, currency } = figures
  await sql`
    UPDATE executive_reports
       SET income_cents = ${incomeCents}, fees_cents = ${feesCents}, currency = ${currency}, issued_at = ${now}
     WHERE id = ${reportId} AND signed_at IS NULL`.execute(trx)
}

/** Takes a held report that is not signed out of the books. */
export async function deleteReport(trx: Database, reportId: number): Promise<void> {
  await sql`DELETE FROM executive_reports WHERE id = ${reportId} AND signed_at IS NULL`.execute(trx)
}
