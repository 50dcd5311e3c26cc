import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import { coOwnersOf } from '../../../membership/server/whose-contract.store.ts'
import type { Database } from '../../../server/database/database.ts'
import { fileUrl } from '../../../server/files/files.ts'
import type { DeskRepair, RepairRow } from '../../repairs/desk.endpoints.ts'
import type { QuoteState, RepairStep, VisitState } from '../../repairs/repair.ts'
import type { TechnicianRow } from '../../repairs/technician.endpoints.ts'
import { CLOSURE } from './closures.store.ts'
import { JOB, type JobRow, jobNow, STAGE_FACTS, stageOfRow, TECHNICIAN } from './job.store.ts'
import { newestLink } from './links.store.ts'

/** How many repairs a page of the desk's list holds. */
const PAGE_SIZE = 50

const instant = (of: string) => sql`to_char(${sql.raw(of)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Who asked for the request `m`, of the contract `c`: where the club did for them, the first owner. */
const ASKED = sql`coalesce((
  SELECT l.actor_owner_id FROM maintenance_log l WHERE l.request_id = m.id AND l.deed = 'created' LIMIT 1), c.owner_id)`

type ListedRow = Omit<RepairRow, 'stage'> & {
  step: RepairStep | null
  visit: VisitState | null
  quotes: { state: QuoteState; validUntil: string }[]
  today: Day
  total: number
}

/** A page of the desk's repairs, with the number of all. */
export async function findRepairs(
  db: Database,
  { shelf, page }: { shelf: 'open' | 'ended'; page: number },
  now: Date,
): Promise<{ data: RepairRow[]; total: number }> {
  const [which, order] =
    shelf === 'open'
      ? [sql`m.closed_at IS NULL`, sql`m.changed_at, m.id`]
      : [sql`m.closed_at IS NOT NULL`, sql`m.closed_at DESC, m.id DESC`]
  const { rows } = await sql<ListedRow>`
    SELECT m.id, m.code, m.description, m.status, h.name AS hotel, u.number AS residence,
           o.name || ' ' || o.lastname AS owner, ${instant('m.created_at')} AS "createdAt",
           ${instant('m.changed_at')} AS "changedAt", h.zone,
           (SELECT t.name FROM repair_jobs j JOIN technicians t ON t.id = j.technician_id WHERE j.request_id = m.id) AS technician,
           (${now}::timestamptz AT TIME ZONE h.zone)::date AS today, ${STAGE_FACTS}, count(*) OVER ()::int AS total
      FROM maintenance_requests m
      JOIN contracts c ON c.id = m.contract_id
      JOIN owners o ON o.id = ${ASKED}
      JOIN hotels h ON h.id = c.hotel_id
      JOIN housing u ON u.id = c.housing_id
     WHERE ${which} ORDER BY ${order} LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`.execute(db)
  const data = rows.map(({ step, visit, quotes, today, total: _, ...row }) => ({
    ...row,
    stage: stageOfRow({ step, visit, quotes }, today),
  }))
  return { data, total: rows[0]?.total ?? 0 }
}

type FoundRepair = Omit<DeskRepair, 'job' | 'images' | 'deeds'> & {
  job: JobRow | null
  images: { key: string; name: string }[]
}

/** One repair with all that the desk needs for it; null where there is none. */
export async function findRepair(
  db: Database,
  requestId: number,
  now: Date,
): Promise<Omit<DeskRepair, 'deeds'> | null> {
  const today = sql`(${now}::timestamptz AT TIME ZONE h.zone)::date`
  const { rows } = await sql<FoundRepair>`
    SELECT m.id, m.code, m.contract_id AS "idContract", c.number AS contract, m.description, m.status, m.resolution,
           m.first_day AS "firstDay", m.last_day AS "lastDay", m.provider, ${instant('m.created_at')} AS "createdAt",
           h.zone, ${today} AS today, h.name AS hotel, u.number AS residence, h.currency,
           jsonb_build_object('idOwner', o.id, 'name', o.name, 'lastname', o.lastname, 'email', o.email) AS owner,
           ${coOwnersOf('c.id', 'o.id')} AS "coOwners",
           coalesce((SELECT jsonb_agg(jsonb_build_object('key', s.key, 'name', s.name) ORDER BY f.position)
                       FROM maintenance_files f JOIN stored_files s ON s.key = f.file_key
                      WHERE f.request_id = m.id AND f.kind = 'image'), '[]') AS images,
           ${JOB} AS job,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('at', ${instant('l.at')}, 'deed', l.deed, 'comment', l.comment,
                      'actor', CASE WHEN l.actor_owner_id IS NULL THEN 'club' ELSE 'owner' END,
                      'actorName', coalesce(r.name, e.name, concat_ws(' ', coalesce(w.name, a.name), coalesce(w.lastname, a.lastname))))
                    ORDER BY l.id)
               FROM maintenance_log l
               LEFT JOIN owners w ON w.id = l.actor_owner_id
               LEFT JOIN admins a ON a.id = l.actor_admin_id
               LEFT JOIN trusts r ON r.id = l.actor_trust_id
               LEFT JOIN technicians e ON e.id = l.actor_technician_id
              WHERE l.request_id = m.id), '[]') AS log,
           ${CLOSURE} AS closure, ${newestLink(today)} AS link,
           (SELECT jsonb_build_object('email', t.email, 'language', t.language)
              FROM repair_jobs j JOIN technicians t ON t.id = j.technician_id WHERE j.request_id = m.id) AS "technicianMail",
           coalesce((SELECT jsonb_agg(${TECHNICIAN} ORDER BY t.kind DESC, t.name) FROM technicians t
                      WHERE t.active AND (t.hotel_id IS NULL OR t.hotel_id = h.id)), '[]') AS technicians
      FROM maintenance_requests m
      JOIN contracts c ON c.id = m.contract_id
      JOIN owners o ON o.id = ${ASKED}
      JOIN hotels h ON h.id = c.hotel_id
      JOIN housing u ON u.id = c.housing_id
     WHERE m.id = ${requestId}`.execute(db)
  const [row] = rows
  if (!row) return null
  const images = row.images.map((image) => ({ ...image, fileRoute: fileUrl(image.key, image.name) }))
  return { ...row, images, job: row.job && jobNow(row.job, row.zone, now) }
}

/** All technicians by name, with how many repairs each has now. */
export async function findTechnicians(db: Database): Promise<TechnicianRow[]> {
  const { rows } = await sql<TechnicianRow>`
    SELECT t.id, t.name, t.kind, t.trade, t.hotel_id AS "idHotel", t.active, t.email, t.language,
           (SELECT count(*)::int FROM repair_jobs j WHERE j.technician_id = t.id AND j.ended_at IS NULL) AS repairs
      FROM technicians t ORDER BY t.active DESC, t.kind DESC, t.name`.execute(db)
  return rows
}

/** The resorts by name. */
export async function findResorts(db: Database): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT id, name FROM hotels ORDER BY show_in_web DESC, name`.execute(db)
  return rows
}
