import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import type { KnownOfOwner } from '../../lost-factor.ts'
import { addressesBefore } from '../contact/contact.store.ts'

/** What the club knows of an owner that the desk can ask: contracts, residences, years, days of stays. */
export async function knownOfOwner(db: Database, ownerId: number, now: Date): Promise<KnownOfOwner> {
  const stays = (which: 'past' | 'next') => sql`
    SELECT b.check_in FROM held_contracts c JOIN bookings b ON b.contract_id = c.id JOIN hotels h ON h.id = b.hotel_id
     WHERE c.owner_id = o.id AND ${
       which === 'past'
         ? sql`b.status = 'confirmed' AND b.check_out <= (${now}::timestamptz AT TIME ZONE h.zone)::date
               ORDER BY b.check_in DESC LIMIT 3`
         : sql`b.status NOT IN ('cancelled', 'rejected') AND b.check_in > (${now}::timestamptz AT TIME ZONE h.zone)::date
               ORDER BY b.check_in LIMIT 3`
     }`
  const { rows } = await sql<KnownOfOwner>`
    SELECT (SELECT coalesce(jsonb_agg(c.number), '[]') FROM held_contracts c WHERE c.owner_id = o.id) AS contract,
           (SELECT coalesce(jsonb_agg(u.number), '[]') FROM held_contracts c JOIN housing u ON u.id = c.housing_id
             WHERE c.owner_id = o.id) AS residence,
           (SELECT coalesce(jsonb_agg(extract(year FROM c.starts)::int::text), '[]') FROM held_contracts c
             WHERE c.owner_id = o.id) AS since,
           (SELECT coalesce(jsonb_agg(s.check_in::text), '[]') FROM (${stays('past')}) s) AS "past-stay",
           (SELECT coalesce(jsonb_agg(s.check_in::text), '[]') FROM (${stays('next')}) s) AS "next-stay"
      FROM owners o WHERE o.id = ${ownerId}`.execute(db)
  return onlyRow(rows)
}

/** Every address at which the club knows an owner: the account's, the ones that it had until lately, and those given for orders. */
export async function addressesOf(db: Database, ownerId: number, now: Date): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    SELECT email FROM owners WHERE id = ${ownerId}
    UNION SELECT lower(email) FROM customers WHERE owner_id = ${ownerId} ORDER BY email`.execute(db)
  const before = await addressesBefore(db, ownerId, now)
  return [...new Set([...rows.map(({ email }) => email), ...before])]
}
