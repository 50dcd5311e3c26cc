import { sql } from 'kysely'
import type { FoundOwner } from '../../membership/find-owners.endpoints.ts'
import type { Database } from '../../server/database/database.ts'
import type { Choices } from '../acting.endpoints.ts'
import { FOUND_OWNER } from './owners.store.ts'

/** How many owners the list of recent ones shows. */
const RECENT = 6

/** The hotels with their number of residences. */
export async function listHotelsWithResidences(db: Database): Promise<Choices['hotels']> {
  const { rows } = await sql<Choices['hotels'][number]>`
    SELECT h.id, h.name, h.place, h.scene, (SELECT count(*)::int FROM housing u WHERE u.hotel_id = h.id) AS residences
      FROM hotels h ORDER BY h.name`.execute(db)
  return rows
}

/** The owners whom an admin acted for lately, the latest first. */
export async function recentOwners(db: Database, adminId: number): Promise<FoundOwner[]> {
  const { rows } = await sql<FoundOwner>`
    SELECT ${FOUND_OWNER}
      FROM (SELECT owner_id, max(id) AS turn FROM acting_turns WHERE admin_id = ${adminId}
             GROUP BY owner_id ORDER BY turn DESC LIMIT ${RECENT}) t
      JOIN owners o ON o.id = t.owner_id
     ORDER BY t.turn DESC`.execute(db)
  return rows
}

/** The hotel of the owner whom an admin acted for last. */
export async function lastHotel(db: Database, adminId: number): Promise<number | null> {
  const { rows } = await sql<{
    hotel_id: number | null
  }>`SELECT hotel_id FROM admins WHERE id = ${adminId}`.execute(db)
  return rows[0]?.hotel_id ?? null
}

/** An owner by number, whether they have a contract and whether a report waits; null when there is none, or the account is closed. */
export async function findChoosable(
  db: Database,
  ownerId: number,
): Promise<{ id: number; hasContract: boolean; restricted: boolean } | null> {
  const { rows } = await sql<{ id: number; hasContract: boolean; restricted: boolean }>`
    SELECT o.id, EXISTS (SELECT FROM held_contracts c WHERE c.owner_id = o.id) AS "hasContract",
           EXISTS (SELECT FROM held_contracts c JOIN executive_reports r ON r.contract_id = c.id
                    WHERE c.owner_id = o.id AND r.signed_at IS NULL) AS restricted
      FROM owners o WHERE o.id = ${ownerId} AND o.active`.execute(db)
  return rows[0] ?? null
}

/** Puts an owner, or nobody, into an admin's session. */
export async function setActing(trx: Database, tokenHash: Buffer, ownerId: number | null): Promise<void> {
  await sql`UPDATE sessions SET acting_owner_id = ${ownerId} WHERE token_hash = ${tokenHash} AND admin_id IS NOT NULL`.execute(
    trx,
  )
}

/** Closes the admin's open periods of acting for an owner. */
export async function endTurns(trx: Database, adminId: number, now: Date): Promise<void> {
  await sql`UPDATE acting_turns SET ended_at = ${now} WHERE admin_id = ${adminId} AND ended_at IS NULL`.execute(
    trx,
  )
}

/** Notes that an admin begins to act for an owner, and remembers their hotel for the next choice. */
export async function beginTurn(trx: Database, adminId: number, ownerId: number, now: Date): Promise<void> {
  await sql`INSERT INTO acting_turns (admin_id, owner_id, began_at) VALUES (${adminId}, ${ownerId}, ${now})`.execute(
    trx,
  )
  await sql`
    UPDATE admins SET hotel_id = (SELECT hotel_id FROM held_contracts WHERE owner_id = ${ownerId} ORDER BY ends DESC LIMIT 1)
     WHERE id = ${adminId}`.execute(trx)
}
