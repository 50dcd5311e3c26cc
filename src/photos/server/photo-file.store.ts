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

/** Which file of a photograph: in which width, and whether its reader takes AVIF. */
interface PhotoAsked {
  key: string
  width: keyof PhotoFiles
  avif: boolean
}

/**
 * A photograph's file in one of its widths, as AVIF where that is there and taken; null for everybody who may not see it.
 * The desk sees all; who is signed in sees what has been published; a guest only the picture of a promotion whose public
 * page they could read now.
 */
export async function findPhotoFile(
  db: Database,
  { key, width, avif }: PhotoAsked,
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
    SELECT shown.key, shown.media_type AS "mediaType", shown.bytes, encode(shown.sha256, 'hex') AS tag
      FROM photos o
      JOIN stored_files f ON f.key = o.${sql.ref(width)}
      LEFT JOIN photo_avifs a ON a.photo = o.key AND ${avif}::boolean
      JOIN stored_files shown ON shown.key = coalesce(a.${sql.ref(width)}, f.key)
     WHERE o.key = ${key}::uuid AND ${may[reader]}`.execute(db)
  return rows[0] ?? null
}
