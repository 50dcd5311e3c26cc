import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/**
 * What stands behind the @ of the UIDs of the club's calendar entries. Kept in the database: the first start of a club that has sent
 * entries already keeps the address under which it did, and no later address changes it.
 */
export async function keepCalendarDomain(db: Database, publicUrl: string): Promise<string> {
  // An IPv6 address has brackets in an address of the web, and none here.
  const host = new URL(publicUrl).hostname.replaceAll(/[[\]]/g, '')
  await sql`INSERT INTO calendar_domain (domain) VALUES (${host}) ON CONFLICT DO NOTHING`.execute(db)
  const { rows } = await sql<{ domain: string }>`SELECT domain FROM calendar_domain`.execute(db)
  if (!rows[0]) throw new Error('The calendar’s domain vanished')
  return rows[0].domain
}
