import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'

export type MaintenanceFileKind = 'file' | 'image'

/** The free ones of a request's places of a kind, the first first. */
export async function freePlaces(
  trx: Database,
  requestId: number,
  kind: MaintenanceFileKind,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ place: number }>`
    SELECT place FROM generate_series(1, ${most}::int) place
     WHERE NOT EXISTS (SELECT FROM maintenance_files
                        WHERE request_id = ${requestId} AND kind = ${kind} AND position = place)
     ORDER BY place`.execute(trx)
  return rows.map(({ place }) => place)
}

/** Puts kept files into places of a request. */
export async function putFiles(
  trx: Database,
  requestId: number,
  kind: MaintenanceFileKind,
  files: readonly { place: number; key: string }[],
): Promise<void> {
  if (files.length === 0) return
  await sql`
    INSERT INTO maintenance_files (request_id, kind, position, file_key)
    SELECT ${requestId}, ${kind}, t.place, t.key
      FROM unnest(${files.map(({ place }) => place)}::int[], ${files.map(({ key }) => key)}::uuid[]) AS t (place, key)`.execute(
    trx,
  )
}

/** Takes files out of a request and answers the kinds of those that were there. */
export async function takeFiles(
  trx: Database,
  requestId: number,
  keys: readonly string[],
): Promise<{ key: string; kind: MaintenanceFileKind }[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<{ key: string; kind: MaintenanceFileKind }>`
    DELETE FROM maintenance_files WHERE request_id = ${requestId} AND file_key = ANY (${keys as string[]}::uuid[])
    RETURNING file_key AS key, kind`.execute(trx)
  return rows
}
