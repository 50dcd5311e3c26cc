import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { Actor } from '../../../server/http/caller.ts'
import type {
  MaintenanceChange,
  MaintenanceLogDeed,
  MaintenanceStatus,
  MaintenanceWish,
} from '../../maintenance.ts'

interface LockedRequest extends MaintenanceWish {
  id: number
  contractId: number
  status: MaintenanceStatus
  zone: string
  membership: string
}

/** One of an owner's requests, which nobody else changes until the transaction ends; null when it is not theirs. */
export async function lockRequest(
  trx: Database,
  ownerId: number,
  requestId: number,
): Promise<LockedRequest | null> {
  const { rows } = await sql<LockedRequest>`
    SELECT m.id, m.contract_id AS "contractId", m.status, m.description, m.first_day AS "firstDay",
           m.last_day AS "lastDay", m.provider_type AS "providerType", m.provider, h.zone,
           c.membership_code AS membership
      FROM maintenance_requests m
      JOIN held_contracts c ON c.id = m.contract_id
      JOIN hotels h ON h.id = c.hotel_id
     WHERE m.id = ${requestId} AND c.owner_id = ${ownerId}
       FOR UPDATE OF m`.execute(trx)
  return rows[0] ?? null
}

/** Writes a new request and answers its number. */
export async function insertRequest(
  trx: Database,
  contractId: number,
  wish: MaintenanceWish,
  actor: Actor,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO maintenance_requests (contract_id, description, first_day, last_day, provider_type, provider,
                                      created_at, created_by_admin_id, created_by_trust_id, changed_at)
    VALUES (${contractId}, ${wish.description}, ${wish.firstDay}, ${wish.lastDay}, ${wish.providerType},
            ${wish.provider}, ${now}, ${actor.adminId}, ${actor.trustId}, ${now})
    RETURNING id`.execute(trx)
  if (!rows[0]) throw new Error('The request was not written')
  return rows[0].id
}

/** Writes what is wished now. */
export async function saveMaintenanceWish(
  trx: Database,
  requestId: number,
  wish: MaintenanceWish,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE maintenance_requests
       SET description = ${wish.description}, first_day = ${wish.firstDay}, last_day = ${wish.lastDay},
           provider_type = ${wish.providerType}, provider = ${wish.provider}, changed_at = ${now}
     WHERE id = ${requestId}`.execute(trx)
}

/** Closes a request; the resolution says how or why. */
export async function closeRequest(
  trx: Database,
  requestId: number,
  { status, resolution }: { status: MaintenanceStatus; resolution: string },
  now: Date,
): Promise<void> {
  await sql`
    UPDATE maintenance_requests
       SET status = ${status}, resolution = ${resolution}, closed_at = ${now}, changed_at = ${now}
     WHERE id = ${requestId}`.execute(trx)
}

/** Who did it: in a session, or whoever repairs by a link. */
type LogActor = Actor & { technicianId?: number }

interface LogEntry {
  deed: MaintenanceLogDeed
  comment?: string
  changes?: readonly MaintenanceChange[]
}

/** Writes down what was done to a request, and who did it. */
export async function logDeed(
  trx: Database,
  requestId: number,
  { deed, comment, changes = [] }: LogEntry,
  actor: LogActor,
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO maintenance_log (request_id, at, deed, comment, changes, actor_owner_id, actor_admin_id,
                                 actor_trust_id, actor_technician_id)
    VALUES (${requestId}, ${now}, ${deed}, ${comment ?? null}, ${changes as string[]}, ${actor.ownerId},
            ${actor.adminId}, ${actor.trustId}, ${actor.technicianId ?? null})`.execute(trx)
}
