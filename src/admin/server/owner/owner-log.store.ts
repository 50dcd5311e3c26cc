import { sql } from 'kysely'
import { heldBy } from '../../../membership/server/whose-contract.store.ts'
import type { Database } from '../../../server/database/database.ts'
import type { OwnerLogEntry } from '../../owner/owner.endpoints.ts'

const BY = sql`
  CASE WHEN e.actor_admin_id IS NOT NULL THEN 'club' WHEN e.actor_trust_id IS NOT NULL THEN 'trusted'
       WHEN e.actor_owner_id IS NOT NULL THEN 'owner' ELSE 'clockwork' END AS by,
  coalesce(a.name || ' ' || a.lastname, t.name, o.name || ' ' || o.lastname) AS who`
/** Of a repair: whoever repairs it, by a link of the club's, stands for the club. */
const BY_REPAIRING = sql`
  CASE WHEN e.actor_admin_id IS NOT NULL OR y.id IS NOT NULL THEN 'club' WHEN e.actor_trust_id IS NOT NULL THEN 'trusted'
       ELSE 'owner' END,
  coalesce(y.name, a.name || ' ' || a.lastname, t.name, o.name || ' ' || o.lastname)`
const ACTORS = sql`
  LEFT JOIN admins a ON a.id = e.actor_admin_id LEFT JOIN trusts t ON t.id = e.actor_trust_id LEFT JOIN owners o ON o.id = e.actor_owner_id`

interface LogAsked {
  ownerId: number
  /** Whose work it is to see what: stays, repairs and messages are the desk's, money is finance's. */
  parts: { desk: boolean; money: boolean }
  /** The deeds of the club with money. */
  moneyDeeds: readonly string[]
  most: number
  skip: number
}

/** How much a deed was about, and the number of the contract, where the trail has them. */
const MONEY = sql`
  (e.detail ->> 'cents')::bigint, e.detail ->> 'currency', (SELECT c.number FROM contracts c WHERE c.id = (e.detail ->> 'idContract')::int)`
/** The deeds that name a contract, whoever holds it. */
const DEEDS_WITH_MONEY = sql`deeds e JOIN contracts c ON c.id = (e.detail ->> 'idContract')::int`
const NO_MONEY = sql`NULL::bigint, NULL, NULL`

/**
 * What was done by an owner and for them: deeds in their name, what happened to their stays and repairs, messages, and what any owner of
 * their contracts did with the money of these. A deed in their name with a stay or a repair stands as what happened to it.
 */
export async function listOwnerLog(
  db: Database,
  { ownerId, parts, moneyDeeds, most, skip }: LogAsked,
): Promise<OwnerLogEntry[]> {
  const isMoney = sql`e.deed = ANY (${moneyDeeds as string[]}::text[])`
  const isSeen = sql`CASE WHEN ${isMoney} THEN ${parts.money}::boolean ELSE ${parts.desk}::boolean END`
  const { rows } = await sql<Omit<OwnerLogEntry, 'at'> & { at: Date }>`
    SELECT * FROM (
      SELECT 'money' AS kind, e.id::int, e.at, ${BY}, e.deed, NULL AS from, NULL AS to, '' AS what,
             (e.detail ->> 'cents')::bigint AS cents, e.detail ->> 'currency' AS currency, c.number AS contract
        FROM ${DEEDS_WITH_MONEY} ${ACTORS}
       WHERE e.actor_owner_id IS NOT NULL AND ${heldBy('c.id', ownerId)} AND ${parts.money}::boolean
      UNION ALL
      SELECT 'stay', e.id::int, e.at, ${BY}, e.deed, e.from_status, e.to_status, b.code, ${NO_MONEY}
        FROM bookings b JOIN booking_events e ON e.booking_id = b.id ${ACTORS}
       WHERE ${heldBy('b.contract_id', ownerId)} AND ${parts.desk}::boolean
      UNION ALL
      SELECT 'repair', e.id::int, e.at, ${BY_REPAIRING}, e.deed, NULL, NULL, r.code, ${NO_MONEY}
        FROM maintenance_requests r JOIN maintenance_log e ON e.request_id = r.id ${ACTORS}
        LEFT JOIN technicians y ON y.id = e.actor_technician_id WHERE ${heldBy('r.contract_id', ownerId)} AND ${parts.desk}::boolean
      UNION ALL
      SELECT 'message', m.id, m.created_at, CASE WHEN a.id IS NULL THEN 'owner' ELSE 'club' END,
             coalesce(a.name || ' ' || a.lastname, o.name || ' ' || o.lastname), 'written', NULL, NULL, m.subject, ${NO_MONEY}
        FROM messages m JOIN owners o ON o.id = m.owner_id LEFT JOIN admins a ON a.id = m.created_by_admin_id
       WHERE m.owner_id = ${ownerId} AND ${parts.desk}::boolean
      UNION ALL
      SELECT 'message', m.id, m.answered_at, 'club', a.name || ' ' || a.lastname, 'answered', NULL, NULL, m.subject, ${NO_MONEY}
        FROM messages m LEFT JOIN admins a ON a.id = m.answered_by_admin_id 
       WHERE m.owner_id = ${ownerId} AND m.answered_at IS NOT NULL AND ${parts.desk}::boolean
      UNION ALL
      SELECT 'deed', e.id::int, e.at, ${BY}, e.deed, NULL, NULL, '', ${MONEY}
        FROM deeds e ${ACTORS}
       WHERE e.owner_id = ${ownerId} AND e.actor_owner_id IS NULL AND ${isSeen}
         AND NOT EXISTS (SELECT FROM booking_events x WHERE x.at = e.at AND x.actor_admin_id IS NOT DISTINCT FROM e.actor_admin_id
                            AND x.actor_trust_id IS NOT DISTINCT FROM e.actor_trust_id
                            AND x.booking_id IN (SELECT id FROM bookings b WHERE ${heldBy('b.contract_id', ownerId)}))
         AND NOT EXISTS (SELECT FROM maintenance_log x WHERE x.at = e.at AND x.actor_admin_id IS NOT DISTINCT FROM e.actor_admin_id
                            AND x.actor_trust_id IS NOT DISTINCT FROM e.actor_trust_id
                            AND x.request_id IN (SELECT id FROM maintenance_requests r WHERE ${heldBy('r.contract_id', ownerId)}))
    ) log
    ORDER BY at DESC, kind, id DESC LIMIT ${most} OFFSET ${skip}`.execute(db)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}
