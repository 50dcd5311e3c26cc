import { type RawBuilder, sql } from 'kysely'
import { addDays, type Day, todayIn } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'

/** The newest link of whoever is named for the request `m` now, as the desk reads it. */
export const newestLink = (today: RawBuilder<unknown>) => sql`(
  SELECT jsonb_build_object('recipient', l.recipient, 'lastDay', l.last_day, 'said', l.said,
           'madeAt', to_char(l.made_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
           'openedAt', to_char(l.opened_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
           'state', CASE WHEN l.revoked_at IS NOT NULL THEN 'revoked' WHEN l.last_day < ${today} THEN 'over' ELSE 'open' END)
    FROM repair_links l JOIN repair_jobs j ON j.request_id = l.request_id AND j.technician_id = l.technician_id
   WHERE l.request_id = m.id ORDER BY l.id DESC LIMIT 1)`

interface NewLink {
  requestId: number
  technicianId: number
  tokenHash: Buffer
  recipient: string
  lastDay: Day
  adminId: number | null
}

/** Opens a link to a job whose request is locked; one that was sent before stops working. */
export async function openLink(trx: Database, link: NewLink, now: Date): Promise<void> {
  await revokeLink(trx, link.requestId, now)
  await sql`
    INSERT INTO repair_links (request_id, technician_id, token_hash, recipient, last_day, made_at, admin_id)
    VALUES (${link.requestId}, ${link.technicianId}, ${link.tokenHash}, ${link.recipient}, ${link.lastDay}, ${now},
            ${link.adminId})`.execute(trx)
}

/** Takes the link of a job back, where one opens it. */
export async function revokeLink(trx: Database, requestId: number, now: Date): Promise<void> {
  await sql`
    UPDATE repair_links SET revoked_at = ${now} WHERE request_id = ${requestId} AND revoked_at IS NULL`.execute(
    trx,
  )
}

/** To whom a job's link was mailed that opens now, and until which day; null where none does. */
export async function findLinkHolder(
  db: Database,
  requestId: number,
  today: Day,
): Promise<{ name: string; recipient: string; language: Language; lastDay: Day } | null> {
  const { rows } = await sql<{ name: string; recipient: string; language: Language; lastDay: Day }>`
    SELECT t.name, l.recipient, t.language, l.last_day AS "lastDay"
      FROM repair_links l JOIN technicians t ON t.id = l.technician_id
      JOIN repair_jobs j ON j.request_id = l.request_id AND j.technician_id = l.technician_id
     WHERE l.request_id = ${requestId} AND l.revoked_at IS NULL AND l.last_day >= ${today}`.execute(db)
  return rows[0] ?? null
}

/** A link that opens its job now. */
export interface OpenLink {
  id: number
  requestId: number
  technicianId: number
  technician: string
  lastDay: Day
}

/** What a link opens now; null where it opens nothing: never made, taken back, or after its last day at the resort. */
export async function findOpenLink(db: Database, tokenHash: Buffer, now: Date): Promise<OpenLink | null> {
  const { rows } = await sql<OpenLink & { zone: string }>`
    SELECT l.id, l.request_id AS "requestId", l.technician_id AS "technicianId", t.name AS technician,
           l.last_day AS "lastDay", h.zone
      FROM repair_links l JOIN technicians t ON t.id = l.technician_id
      JOIN maintenance_requests m ON m.id = l.request_id
      JOIN contracts c ON c.id = m.contract_id JOIN hotels h ON h.id = c.hotel_id
     WHERE l.token_hash = ${tokenHash} AND l.revoked_at IS NULL
       AND l.last_day >= ${addDays(todayIn('UTC', now), -1)}`.execute(db)
  const [row] = rows
  if (!row || row.lastDay < todayIn(row.zone, now)) return null
  const { zone: _, ...link } = row
  return link
}

/** Marks that a link was opened, the first time. */
export async function noteLinkSeen(db: Database, linkId: number, now: Date): Promise<void> {
  await sql`UPDATE repair_links SET opened_at = ${now} WHERE id = ${linkId} AND opened_at IS NULL`.execute(db)
}

/** Keeps what they wrote when they were done. */
export async function saveSaid(trx: Database, linkId: number, words: string): Promise<void> {
  await sql`UPDATE repair_links SET said = ${words} WHERE id = ${linkId}`.execute(trx)
}

/** What of a job only its residence and its pictures say. */
export interface LinkedRow {
  resort: string
  residence: string
  photos: { key: string; moment: 'request' | 'before' | 'after'; at: string }[]
}

const PHOTOS_OF = sql`
  SELECT f.file_key AS key, 'request' AS moment, m.created_at AS at, 0 AS shelf, f.position
    FROM maintenance_files f WHERE f.request_id = m.id AND f.kind = 'image'
  UNION ALL
  SELECT p.file_key, p.moment, p.at, CASE p.moment WHEN 'before' THEN 1 ELSE 2 END, p.position
    FROM repair_photos p WHERE p.request_id = m.id`

/** Where a job is, and its pictures: those of the request, of before and of after. */
export async function readLinked(db: Database, requestId: number): Promise<LinkedRow | null> {
  const { rows } = await sql<LinkedRow>`
    SELECT h.name AS resort, u.number AS residence,
           coalesce((SELECT jsonb_agg(jsonb_build_object('key', p.key, 'moment', p.moment,
                              'at', to_char(p.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) ORDER BY p.shelf, p.position)
                       FROM (${PHOTOS_OF}) p), '[]') AS photos
      FROM maintenance_requests m JOIN contracts c ON c.id = m.contract_id
      JOIN hotels h ON h.id = c.hotel_id JOIN housing u ON u.id = c.housing_id
     WHERE m.id = ${requestId}`.execute(db)
  return rows[0] ?? null
}

/** The name and the type of a job's photograph; null where the job has no such picture. */
export async function findLinkedPhoto(
  db: Database,
  requestId: number,
  key: string,
): Promise<{ name: string; mediaType: string } | null> {
  const { rows } = await sql<{ name: string; mediaType: string }>`
    SELECT s.name, s.media_type AS "mediaType" FROM maintenance_requests m
      CROSS JOIN LATERAL (${PHOTOS_OF}) p JOIN stored_files s ON s.key = p.key
     WHERE m.id = ${requestId} AND s.key = ${key}::uuid AND s.bytes IS NOT NULL`.execute(db)
  return rows[0] ?? null
}
