import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { TrustedThing } from '../../../kernel/endpoint.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Trust, TrustAsked } from '../../../server/http/caller.ts'

/** Whether a thing is of contract `c`. */
const OF_CONTRACT: Readonly<Record<TrustedThing, (id: number | string) => RawBuilder<SqlBool>>> = {
  contract: (id) => sql<SqlBool>`c.id = ${id}`,
  hotel: (id) => sql<SqlBool>`c.hotel_id = ${id}`,
  report: (id) => sql<SqlBool>`c.id = (SELECT contract_id FROM executive_reports WHERE id = ${id})`,
  transaction: (id) => sql<SqlBool>`c.id = (SELECT contract_id FROM transactions WHERE id = ${id})`,
  booking: (id) => sql<SqlBool>`c.id = (SELECT contract_id FROM bookings WHERE id = ${id})`,
  order: (id) => sql<SqlBool>`c.id = (SELECT contract_id FROM orders WHERE id = ${id})`,
  visit: (id) => sql<SqlBool>`c.id = (SELECT contract_id FROM access_records WHERE id = ${id})`,
  repair: (id) => sql<SqlBool>`c.id = (SELECT contract_id FROM maintenance_requests WHERE id = ${id})`,
  // The file's contract, by its key.
  'repair-file': (key) => sql<SqlBool>`
    c.id = (SELECT m.contract_id
              FROM (SELECT request_id FROM maintenance_files WHERE file_key = ${key}::uuid
                    UNION ALL SELECT request_id FROM repair_photos WHERE file_key = ${key}::uuid) f
              JOIN maintenance_requests m ON m.id = f.request_id)`,
  'used-benefit': (id) => sql<SqlBool>`
    c.id = (SELECT b.contract_id FROM booking_benefits u JOIN bookings b ON b.id = u.booking_id WHERE u.id = ${id})`,
  'benefit-year': (id) => sql<SqlBool>`c.id = (SELECT contract_id FROM benefit_years WHERE id = ${id})`,
  // By the key of its file.
  document: (key) => sql<SqlBool>`
    EXISTS (SELECT FROM contract_documents d WHERE d.contract_id = c.id AND d.file_key = ${key}::uuid AND d.shown)`,
}

/**
 * Whether a trust still stands for what is asked: accepted, not ended, not over, with the scope, and the thing of a chosen
 * contract that is the owner’s yet. With a lock nobody ends or changes it before the transaction is done.
 */
export async function stillTrusts(
  db: Database,
  { id, ownerId }: Trust,
  { scope, of }: TrustAsked,
  { now, lock }: { now: Date; lock: boolean },
): Promise<boolean> {
  const covers = scope === 'any' ? sql`true` : sql`t.scopes @> ARRAY[${scope}]::text[]`
  const owns = of
    ? sql`EXISTS (SELECT FROM trust_contracts x JOIN held_contracts c ON c.id = x.contract_id
                   WHERE x.trust_id = t.id AND c.owner_id = t.owner_id AND ${OF_CONTRACT[of[0]](of[1])})`
    : sql`true`
  const { rows } = await sql`
    SELECT t.id FROM trusts t
     WHERE t.id = ${id} AND t.owner_id = ${ownerId} AND t.accepted_at IS NOT NULL AND t.ended_at IS NULL
       AND (t.ends_at IS NULL OR t.ends_at > ${now})
       AND EXISTS (SELECT FROM owners o WHERE o.id = t.owner_id AND o.locked_at IS NULL) AND ${covers} AND ${owns}
     ${lock ? sql`FOR SHARE OF t` : sql``}`.execute(db)
  return rows.length > 0
}
