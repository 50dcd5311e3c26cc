import { type RawBuilder, sql } from 'kysely'
import type { FoundOwner } from '../../membership/find-owners.endpoints.ts'
import type { Database } from '../../server/database/database.ts'
import { phoneDigitsOf } from '../find/asked.ts'

/** An owner `o` as an admin finds them. */
export const FOUND_OWNER: RawBuilder<FoundOwner> = sql`
  o.id AS "idOwner", o.name, o.lastname, o.email, o.active,
  coalesce((
    SELECT jsonb_agg(jsonb_build_object(
             'id', c.id, 'number', c.number, 'resortsid', c.hotel_id, 'resortsname', h.name,
             'housingid', c.housing_id, 'housingnumber', u.number, 'membershipcode', c.membership_code,
             'heldwith', coalesce((SELECT jsonb_agg(w.name || ' ' || w.lastname ORDER BY w.id)
                                     FROM contract_owners x JOIN owners w ON w.id = x.owner_id
                                    WHERE x.contract_id = c.id AND w.id <> o.id), '[]')) ORDER BY c.id)
      FROM held_contracts c JOIN hotels h ON h.id = c.hotel_id JOIN housing u ON u.id = c.housing_id
     WHERE c.owner_id = o.id), '[]') AS contracts,
  EXISTS (SELECT FROM held_contracts c JOIN executive_reports r ON r.contract_id = c.id
           WHERE c.owner_id = o.id AND r.signed_at IS NULL) AS restricted`

interface Search {
  search?: string | undefined
  idHotel?: number | undefined
  idHousing?: number | undefined
  most: number
}

const PHONE_DIGITS = sql`regexp_replace(o.phone, '[^0-9]', '', 'g')`

/** The owners `o` whose telephone has these digits in it, with or without the country's before them. */
export const reachedAt = (digits: string): RawBuilder<unknown> => sql`
  (${PHONE_DIGITS} LIKE '%' || ${digits}::text || '%'
   OR length(${PHONE_DIGITS}) >= 8 AND ${digits}::text LIKE '%' || ${PHONE_DIGITS})`

/** Owners by the start of any word of their name, their e-mail, a contract's or a residence's number; or by their telephone. */
export async function searchOwners(
  db: Database,
  { search = '', idHotel, idHousing, most }: Search,
): Promise<FoundOwner[]> {
  const words = search.split(/\s+/).filter(Boolean)
  const every = words.map(
    (word) => sql`EXISTS (
      SELECT FROM (SELECT folded(o.name || ' ' || o.lastname || ' ' || o.email) AS text
                    UNION ALL
                   SELECT folded(c.number || ' ' || u.number) FROM held_contracts c JOIN housing u ON u.id = c.housing_id
                    WHERE c.owner_id = o.id) t
       WHERE ' ' || t.text LIKE '% ' || folded(${likeless(word)}::text) || '%')`,
  )
  const digits = phoneDigitsOf(search)
  const fits = sql`(${every.length > 0 ? sql.join(every, sql` AND `) : sql`TRUE`})`
  const { rows } = await sql<FoundOwner>`
    SELECT ${FOUND_OWNER}
      FROM owners o
     WHERE (${idHotel ?? null}::int IS NULL
            OR EXISTS (SELECT FROM held_contracts c WHERE c.owner_id = o.id AND c.hotel_id = ${idHotel ?? null}::int))
       AND (${idHousing ?? null}::int IS NULL
            OR EXISTS (SELECT FROM held_contracts c WHERE c.owner_id = o.id AND c.housing_id = ${idHousing ?? null}::int))
       AND (${fits} ${digits === null ? sql`` : sql`OR ${reachedAt(digits)}`})
     ORDER BY folded(o.lastname), folded(o.name), o.id LIMIT ${most}`.execute(db)
  return rows
}

/** The residences of a hotel whose number begins so, with their owners. */
export async function findHousing(
  db: Database,
  hotelId: number,
  start: string,
): Promise<{ id: number; number: string; owners: { idOwner: number; name: string; lastname: string }[] }[]> {
  const { rows } = await sql<Awaited<ReturnType<typeof findHousing>>[number]>`
    SELECT u.id, u.number,
           coalesce((SELECT jsonb_agg(DISTINCT jsonb_build_object('idOwner', o.id, 'name', o.name, 'lastname', o.lastname))
                       FROM held_contracts c JOIN owners o ON o.id = c.owner_id WHERE c.housing_id = u.id), '[]') AS owners
      FROM housing u
     WHERE u.hotel_id = ${hotelId} AND u.number LIKE upper(${likeless(start)}::text) || '%'
     ORDER BY u.number LIMIT 200`.execute(db)
  return rows
}

/** A text with the wildcards of LIKE (%, _ and \) escaped. */
export function likeless(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
