import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import type { Database } from '../../server/database/database.ts'
import { onlyRow } from '../../server/database/only-row.ts'
import { lastChange } from '../../server/publications.store.ts'
import type { DeskDocument } from '../publish.endpoints.ts'
import type { DocumentShelfName } from '../publishing.ts'

export interface DeskDocumentRow extends Omit<DeskDocument, 'state' | 'fileRoute'> {
  key: string
  shown: boolean
  /** The day at its hotel; for a document of every hotel where the day begins first. */
  today: Day
}

interface Wanted {
  shelf: DocumentShelfName
  idType?: number | undefined
  search?: string | undefined
  id?: number | undefined
  most: number
}

const latestDay = (now: Date) =>
  sql`(SELECT max((${now}::timestamptz AT TIME ZONE z.zone)::date) FROM hotels z)`

/** The documents of a shelf, the newest first. */
export async function findDeskDocuments(
  db: Database,
  { shelf, idType, search = '', id, most }: Wanted,
  now: Date,
): Promise<DeskDocumentRow[]> {
  const words = search.split(/\s+/).filter(Boolean)
  const of: { from: RawBuilder<unknown>; columns: RawBuilder<unknown>; text: RawBuilder<unknown> } =
    shelf === 'club'
      ? {
          from: sql`general_documents d LEFT JOIN hotels h ON h.id = d.hotel_id`,
          columns: sql`
            d.language, ${lastChange('general-document', sql`d.id`)} AS changed, NULL::jsonb AS contract,
            CASE WHEN h.id IS NOT NULL THEN jsonb_build_object('id', h.id, 'name', h.name) END AS hotel,
            coalesce((${now}::timestamptz AT TIME ZONE h.zone)::date, ${latestDay(now)}) AS today`,
          text: sql`concat_ws(' ', d.title ->> 'en', d.title ->> 'es', f.name, h.name)`,
        }
      : {
          from: sql`
            contract_documents d JOIN contracts c ON c.id = d.contract_id JOIN owners o ON o.id = c.owner_id
              JOIN hotels h ON h.id = c.hotel_id JOIN housing u ON u.id = c.housing_id`,
          columns: sql`
            NULL::text AS language, ${lastChange('contract-document', sql`d.id`)} AS changed, NULL::jsonb AS hotel,
            jsonb_build_object('id', c.id, 'number', c.number, 'hotel', h.name, 'residence', u.number, 'owner',
              jsonb_build_object('name', o.name, 'lastname', o.lastname, 'email', o.email)) AS contract,
            (${now}::timestamptz AT TIME ZONE h.zone)::date AS today`,
          text: sql`concat_ws(' ', d.title ->> 'en', d.title ->> 'es', f.name, c.number, u.number, o.name, o.lastname)`,
        }
  const every = words.map(
    (word) => sql`AND folded(${of.text}) LIKE '%' || folded(${word.replace(/[\\%_]/g, '\\$&')}::text) || '%'`,
  )
  const { rows } = await sql<DeskDocumentRow>`
    SELECT d.id, d.title, jsonb_build_object('id', t.id, 'name', t.name) AS type, d.published, d.shown,
           f.key, f.name, f.media_type AS "mediaType", f.bytes, ${of.columns}
      FROM ${of.from}
      JOIN document_types t ON t.id = d.type_id
      JOIN stored_files f ON f.key = d.file_key
     WHERE (${idType ?? null}::int IS NULL OR d.type_id = ${idType ?? null}::int)
       AND (${id ?? null}::int IS NULL OR d.id = ${id ?? null}::int)
       ${sql.join(every, sql` `)}
     ORDER BY d.published DESC, d.id DESC LIMIT ${most}`.execute(db)
  return rows
}

/** The hotels to choose from. */
export async function findHotels(db: Database): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`SELECT id, name FROM hotels ORDER BY id`.execute(
    db,
  )
  return rows
}

/** The day at a hotel, or for every hotel where the day begins first. */
export async function findToday(db: Database, hotelId: number | null, now: Date): Promise<Day> {
  const { rows } = await sql<{ today: Day }>`
    SELECT coalesce((SELECT (${now}::timestamptz AT TIME ZONE h.zone)::date FROM hotels h WHERE h.id = ${hotelId}::int),
                    ${latestDay(now)}) AS today`.execute(db)
  return onlyRow(rows).today
}
