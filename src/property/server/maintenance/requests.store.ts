import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { fileUrl } from '../../../server/files/files.ts'
import type { ListedMaintenance, MaintenanceDetails } from '../../maintenance.endpoints.ts'
import type { QuoteState, RepairStep, VisitState } from '../../repairs/repair.ts'
import { JOB, type JobRow, jobNow, STAGE_FACTS, stageOfRow } from '../repairs/job.store.ts'

/** How many requests a page of the list holds. */
const PAGE_SIZE = 100

const row = sql`
  m.id, m.code, m.contract_id AS "idContract", m.description, m.first_day AS "firstDay", m.last_day AS "lastDay",
  m.provider_type AS "providerType", m.provider, m.status, m.resolution,
  m.created_by_admin_id IS NOT NULL AS "byAdmin",
  (SELECT t.name FROM trusts t WHERE t.id = m.created_by_trust_id) AS "byTrusted", m.created_at AS "createdAt", m.closed_at AS "closedAt"`

interface Instants {
  createdAt: Date
  closedAt: Date | null
}

/** A page of a contract's requests, with the number of all: live ones first, then those closed last. */
export async function listRequests(
  db: Database,
  { contractId, page }: { contractId: number; page: number },
  now: Date,
): Promise<{ data: ListedMaintenance[]; total: number }> {
  const { rows } = await sql<ListedRow>`
    SELECT ${row}, count(*) OVER ()::int AS total, ${STAGE_FACTS},
           (SELECT (${now}::timestamptz AT TIME ZONE h.zone)::date
              FROM contracts c JOIN hotels h ON h.id = c.hotel_id WHERE c.id = m.contract_id) AS today,
           (SELECT count(*)::int FROM maintenance_files f WHERE f.request_id = m.id AND f.kind = 'file') AS files,
           (SELECT count(*)::int FROM maintenance_files f WHERE f.request_id = m.id AND f.kind = 'image') AS images,
           (SELECT count(*)::int FROM maintenance_log l
             WHERE l.request_id = m.id AND l.deed = 'commented') AS comments
      FROM maintenance_requests m
     WHERE m.contract_id = ${contractId}
     ORDER BY m.closed_at IS NOT NULL, m.closed_at DESC, m.id DESC
     LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`.execute(db)
  const data = rows.map(({ step, visit, quotes, today, ...found }) => ({
    ...withTexts(found),
    stage: stageOfRow({ step, visit, quotes }, today),
  }))
  return { data, total: rows[0]?.total ?? 0 }
}

type ListedRow = Omit<ListedMaintenance, keyof Instants | 'stage'> &
  Instants & {
    step: RepairStep | null
    visit: VisitState | null
    quotes: { state: QuoteState; validUntil: string }[]
    today: string
    total: number
  }

interface FileRow {
  key: string
  name: string
  bytes: number
}

type DetailsRow = Omit<MaintenanceDetails, keyof Instants | 'files' | 'images' | 'job'> &
  Instants & { membership: string; job: JobRow | null; files: FileRow[]; images: FileRow[] }

/** One of an owner's requests with all that belongs to it, and the membership of its contract; in one statement. */
export async function readRequest(
  db: Database,
  ownerId: number,
  requestId: number,
  now: Date,
): Promise<{ details: MaintenanceDetails; membership: string } | null> {
  const { rows } = await sql<DetailsRow>`
    SELECT ${row}, h.zone, c.membership_code AS membership, ${JOB} AS job,
           ${filesOf(sql`f.kind = 'file'`)} AS files, ${filesOf(sql`f.kind = 'image'`)} AS images,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object(
                      'at', l.at, 'deed', l.deed, 'comment', l.comment, 'changes', l.changes,
                      'actor', CASE WHEN l.actor_owner_id IS NULL THEN 'club'
                                    WHEN t.id IS NOT NULL THEN 'trusted' ELSE 'owner' END,
                      'actorFor', CASE WHEN t.owner_id <> ${ownerId} THEN concat_ws(' ', o.name, o.lastname) END,
                      'actorName', coalesce(t.name, e.name, concat_ws(' ', coalesce(o.name, a.name), coalesce(o.lastname, a.lastname))))
                      ORDER BY l.id)
               FROM maintenance_log l
               LEFT JOIN owners o ON o.id = l.actor_owner_id
               LEFT JOIN admins a ON a.id = l.actor_admin_id
               LEFT JOIN trusts t ON t.id = l.actor_trust_id
               LEFT JOIN technicians e ON e.id = l.actor_technician_id
              WHERE l.request_id = m.id), '[]') AS log
      FROM maintenance_requests m
      JOIN held_contracts c ON c.id = m.contract_id
      JOIN hotels h ON h.id = c.hotel_id
     WHERE m.id = ${requestId} AND c.owner_id = ${ownerId}`.execute(db)
  const [found] = rows
  if (!found) return null
  const { membership, files, images, job: jobRow, ...rest } = found
  const job = jobRow && jobNow(jobRow, rest.zone, now)
  const log = rest.log.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() }))
  const details = { ...withTexts(rest), job, log, files: files.map(withRoute), images: images.map(withRoute) }
  return { details, membership }
}

function filesOf(kind: RawBuilder<SqlBool>) {
  return sql`coalesce((
    SELECT jsonb_agg(jsonb_build_object('key', s.key, 'name', s.name, 'bytes', s.bytes) ORDER BY f.position)
      FROM maintenance_files f JOIN stored_files s ON s.key = f.file_key
     WHERE f.request_id = m.id AND ${kind}), '[]')`
}

function withRoute(file: FileRow) {
  return { ...file, fileRoute: fileUrl(file.key, file.name) }
}

/** Dates as ISO strings, as the answer has them. */
function withTexts<R extends Instants>(found: R) {
  return {
    ...found,
    createdAt: found.createdAt.toISOString(),
    closedAt: found.closedAt?.toISOString() ?? null,
  }
}

/** The zone and the membership of one of an owner's contracts; null when it is not theirs. */
export async function findPlace(
  db: Database,
  ownerId: number,
  contractId: number,
): Promise<{ zone: string; membership: string } | null> {
  const { rows } = await sql<{ zone: string; membership: string }>`
    SELECT h.zone, c.membership_code AS membership
      FROM held_contracts c JOIN hotels h ON h.id = c.hotel_id
     WHERE c.id = ${contractId} AND c.owner_id = ${ownerId}`.execute(db)
  return rows[0] ?? null
}
