import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import type { WireContract } from '../membership.endpoints.ts'

/** An owner's contracts under the spec's wire names, those that run longest first. */
export async function readOwnersContracts(db: Database, ownerId: number): Promise<WireContract[]> {
  const { rows } = await sql<WireContract>`
    SELECT c.id, c.number, c.housing_id AS housingid, u.number AS housingnumber,
           c.hotel_id AS resortsid, h.name AS resortsname, c.membership_code AS membershipcode,
           c.category_id AS "categoryroomId", c.can_subscribe AS "canSusbcribe",
           c.info_long AS "customInfoLong", c.starts, c.ends, h.zone, h.scene,
           jsonb_build_object('myProperty', c.module_property, 'promotions', c.module_promotions,
                              'exchanges', c.module_exchanges) AS "showModules",
           coalesce((SELECT jsonb_agg(jsonb_build_object('idOwner', o.id, 'name', o.name, 'lastname', o.lastname) ORDER BY o.id)
                       FROM contract_owners w JOIN owners o ON o.id = w.owner_id
                      WHERE w.contract_id = c.id AND w.owner_id <> c.owner_id), '[]') AS "coOwners",
           c.signing,
           EXISTS (SELECT FROM draw_rounds r WHERE r.hotel_id = c.hotel_id AND r.withdrawn_at IS NULL) AS "hasDraws"
      FROM held_contracts c
      JOIN hotels h ON h.id = c.hotel_id
      JOIN housing u ON u.id = c.housing_id
     WHERE c.owner_id = ${ownerId}
     ORDER BY c.ends DESC, c.id`.execute(db)
  return rows
}
