import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import type { PhotoFiles } from './photos.store.ts'

/** Whether everybody may see the thing that shows a photograph, as an expression over its key: the slice of the thing says so. */
export type OpenToAll = (photo: RawBuilder<unknown>, now: Date) => RawBuilder<SqlBool>

/** Who looks: the club's desk, somebody who is signed in, or a guest without a session. */
export type PhotoReader = 'desk' | 'member' | 'guest'

export interface PhotoFile {
  /** Under which the content is kept. */
  key: string
  mediaType: string
  bytes: number
  /** The content's SHA-256, as its ETag. */
  tag: string
}

/**
 * A photograph's file in one of its widths; null for everybody who may not see it. The desk sees all; who is signed in
 * sees what has been published; a guest only the picture of a promotion whose public page they could read now.
 */
export async function findPhotoFile(
  db: Database,
  { key, width }: { key: string; width: keyof PhotoFiles },
  reader: PhotoReader,
  now: Date,
  openToAll: OpenToAll,
): Promise<PhotoFile | null> {
  const may: Record<PhotoReader, RawBuilder<SqlBool>> = {
    desk: sql`f.scope IN ('desk', 'club')`,
    member: sql`f.scope = 'club'`,
    guest: openToAll(sql`o.key`, now),
  }
  const { rows } = await sql<PhotoFile>`
    SELECT f.key, f.media_type AS "mediaType", f.bytes, encode(f.sha256, 'hex') AS tag
      FROM photos o JOIN stored_files f ON f.key = o.${sql.ref(width)}
     WHERE o.key = ${key}::uuid AND ${may[reader]}`.execute(db)
  return rows[0] ?? null
}
