import { sql } from 'kysely'
import { coOwnersOf } from '../../../membership/server/whose-contract.store.ts'
import type { Database } from '../../../server/database/database.ts'
import type { OpenMaintenance } from '../../desk.endpoints.ts'
import type { MaintenanceStatus } from '../../maintenance.ts'
import type { QuoteState, RepairStep, VisitState } from '../../repairs/repair.ts'
import { STAGE_FACTS, stageOfRow } from '../repairs/job.store.ts'

type OpenRow = Omit<OpenMaintenance, 'deeds' | 'stage'> & {
  step: RepairStep | null
  visit: VisitState | null
  quotes: { state: QuoteState; validUntil: string }[]
  today: string
}

/** The requests that are not closed: nobody has begun the first ones, the oldest comes first in each; with a number that one alone. */
export async function listOpen(
  db: Database,
  now: Date,
  id?: number,
): Promise<Omit<OpenMaintenance, 'deeds'>[]> {
  const { rows } = await sql<OpenRow>`
    SELECT m.id, m.code, m.status, m.description, m.first_day AS "firstDay", m.last_day AS "lastDay",
           to_char(m.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "createdAt",
           m.provider_type AS "providerType", m.provider,
           (SELECT t.name FROM repair_jobs j JOIN technicians t ON t.id = j.technician_id WHERE j.request_id = m.id) AS technician,
           h.name AS hotel, u.number AS residence,
           (${now}::timestamptz AT TIME ZONE h.zone)::date AS today, ${STAGE_FACTS},
           jsonb_build_object('idOwner', o.id, 'name', o.name, 'lastname', o.lastname, 'email', o.email) AS owner,
           ${coOwnersOf('c.id', 'o.id')} AS "coOwners",
           coalesce((SELECT jsonb_agg(jsonb_build_object('key', s.key, 'name', s.name, 'kind', f.kind)
                                      ORDER BY f.kind DESC, f.position)
                       FROM maintenance_files f JOIN stored_files s ON s.key = f.file_key
                      WHERE f.request_id = m.id), '[]') AS files,
           (SELECT jsonb_build_object(
                     'at', to_char(l.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
                     'by', CASE WHEN l.actor_owner_id IS NULL THEN 'club' ELSE 'owner' END,
                     'name', coalesce(e.name, concat_ws(' ', coalesce(w.name, a.name), coalesce(w.lastname, a.lastname))),
                     'comment', l.comment)
              FROM maintenance_log l
              LEFT JOIN owners w ON w.id = l.actor_owner_id
              LEFT JOIN admins a ON a.id = l.actor_admin_id
              LEFT JOIN technicians e ON e.id = l.actor_technician_id
             WHERE l.request_id = m.id AND l.comment IS NOT NULL ORDER BY l.id DESC LIMIT 1) AS "lastWord"
      FROM maintenance_requests m
      JOIN contracts c ON c.id = m.contract_id
      JOIN owners o ON o.id = coalesce((
        SELECT l.actor_owner_id FROM maintenance_log l WHERE l.request_id = m.id AND l.deed = 'created'), c.owner_id)
      JOIN hotels h ON h.id = c.hotel_id
      JOIN housing u ON u.id = c.housing_id
     WHERE m.closed_at IS NULL ${id === undefined ? sql`` : sql`AND m.id = ${id}`}
     ORDER BY m.status = 'in-progress', m.created_at, m.id LIMIT 500`.execute(db)
  return rows.map(({ step, visit, quotes, today, ...row }) => ({
    ...row,
    stage: stageOfRow({ step, visit, quotes }, today),
  }))
}

/** A request that the desk works on, and who is told of it. */
interface HeldRequest {
  status: MaintenanceStatus
  code: string
  description: string
  contractId: number
}

/** A request that nobody else changes until the transaction ends; null when there is none of that number. */
export async function holdRequest(trx: Database, requestId: number): Promise<HeldRequest | null> {
  const { rows } = await sql<HeldRequest>`
    SELECT m.status, m.code, m.description, m.contract_id AS "contractId"
      FROM maintenance_requests m
     WHERE m.id = ${requestId} FOR UPDATE`.execute(trx)
  return rows[0] ?? null
}

/** A file of a request by its key; null where the request has no such file. */
export async function findRequestFile(
  db: Database,
  requestId: number,
  key: string,
): Promise<{ name: string; mediaType: string } | null> {
  const { rows } = await sql<{ name: string; mediaType: string }>`
    SELECT s.name, s.media_type AS "mediaType"
      FROM maintenance_files f JOIN stored_files s ON s.key = f.file_key
     WHERE f.request_id = ${requestId} AND f.file_key = ${key}::uuid`.execute(db)
  return rows[0] ?? null
}
