import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import type { AnalyticsRecord } from '../analytics.endpoints.ts'

/** The account of the session that a record came from; both null without one. */
export interface AnalyticsPerson {
  ownerId: number | null
  adminId: number | null
}

/**
 * Inserts records in one statement. The facts about the owner are read from the database; with a contract that is not
 * the owner's they stay empty.
 */
export async function insertRecords(
  db: Database,
  records: readonly AnalyticsRecord[],
  { ownerId, adminId }: AnalyticsPerson,
  now: Date,
): Promise<void> {
  const rows = records.map(({ event, data }) => ({ ...event, contract: data?.contract_id ?? null }))
  await sql`
    INSERT INTO analytics_records (at, origin, owner_id, admin_id, event, action, component, page, data)
    SELECT ${now}, 1, ${ownerId}::int, ${adminId}::int, r.event, r.action, r.component, r.page,
           jsonb_strip_nulls(jsonb_build_object(
             'contract_id', c.id, 'resort', h.name, 'housing_number', u.number, 'membership', c.membership_code,
             'owner', o.name || ' ' || o.lastname, 'email', o.email))
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
             AS (event text, action text, component text, page text, contract int)) WITH ORDINALITY
             AS r (event, action, component, page, contract, step)
      LEFT JOIN owners o ON o.id = ${ownerId}::int
      LEFT JOIN held_contracts c ON c.id = r.contract AND c.owner_id = o.id
      LEFT JOIN hotels h ON h.id = c.hotel_id
      LEFT JOIN housing u ON u.id = c.housing_id
     ORDER BY r.step`.execute(db)
}

/** Forgets what was done before an instant. */
export async function removeOldRecords(db: Database, before: Date): Promise<void> {
  await sql`DELETE FROM analytics_records WHERE at < ${before}`.execute(db)
}
