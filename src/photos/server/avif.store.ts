import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import type { PhotoFiles } from './photos.store.ts'

/** How often a photograph is tried: what fails then is shown as WebP. */
const MOST_TRIES = 3

/** A photograph that is to be drawn as AVIF, with what it has so far. */
export interface PhotoToDraw {
  key: string
  /** The key of its largest WebP. */
  large: string
  /** How large each WebP is, in bytes: an AVIF is kept where it is smaller. */
  bytes: Readonly<Record<keyof PhotoFiles, number>>
}

/**
 * Claims the next photograph without AVIF until `until`, the newest first, since its desk looks at it now; null where
 * none is left. Two processes never claim the same one at the same time.
 */
export async function claimPhoto(db: Database, now: Date, until: Date): Promise<PhotoToDraw | null> {
  const { rows } = await sql<PhotoToDraw>`
    WITH next AS (
      SELECT p.key, p.large, jsonb_build_object('small', s.bytes, 'medium', m.bytes, 'large', l.bytes) AS bytes
        FROM photos p
        JOIN stored_files s ON s.key = p.small
        JOIN stored_files m ON m.key = p.medium
        JOIN stored_files l ON l.key = p.large
        LEFT JOIN photo_avifs a ON a.photo = p.key
       WHERE a.photo IS NULL
          OR (a.drawn_at IS NULL AND a.tries < ${MOST_TRIES} AND a.again_at <= ${now}::timestamptz)
       ORDER BY p.uploaded_at DESC, p.key LIMIT 1),
    claimed AS (
      INSERT INTO photo_avifs (photo, again_at, tries)
      SELECT key, ${until}::timestamptz, 1 FROM next
      ON CONFLICT (photo) DO UPDATE SET again_at = excluded.again_at, tries = photo_avifs.tries + 1
       WHERE photo_avifs.drawn_at IS NULL AND photo_avifs.again_at <= ${now}::timestamptz
      RETURNING photo)
    SELECT n.key, n.large, n.bytes FROM next n JOIN claimed c ON c.photo = n.key`.execute(db)
  return rows[0] ?? null
}

/** Locks a photograph until the transaction ends, so that nobody removes it meanwhile; false where it is gone. */
export async function holdPhoto(trx: Database, key: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM photos WHERE key = ${key}::uuid FOR KEY SHARE`.execute(trx)
  return rows.length > 0
}

/** Notes which widths a photograph has as AVIF. */
export async function noteAvifs(
  trx: Database,
  key: string,
  { small, medium, large }: Partial<PhotoFiles>,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE photo_avifs
       SET small = ${small ?? null}::uuid, medium = ${medium ?? null}::uuid, large = ${large ?? null}::uuid,
           drawn_at = ${now}::timestamptz
     WHERE photo = ${key}::uuid`.execute(trx)
}
