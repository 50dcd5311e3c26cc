import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../../kernel/language.ts'
import type { Database } from '../../server/database/database.ts'
import { isPhoto, type PhotoText } from '../pictures.ts'

/** How things name a photograph: where an illustration's name would stand. */
export const photoName = (key: string): string => `photo-${key}`
const keyOf = (name: string): string => name.slice('photo-'.length)

/** The files of a photograph, by their keys. */
export interface PhotoFiles {
  small: string
  medium: string
  large: string
}

/** Notes a photograph whose files are kept; nothing can name it before it is told what it shows. */
export async function insertPhoto(
  trx: Database,
  { key, small, medium, large }: PhotoFiles & { key: string },
  adminId: number | null,
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO photos (key, small, medium, large, admin_id, uploaded_at)
    VALUES (${key}, ${small}, ${medium}, ${large}, ${adminId}, ${now})`.execute(trx)
}

/** What is to be known of the photographs of a thing that the desk saves. */
interface Named {
  /** The thing's pictures, illustrations among them. */
  pictures: readonly string[]
  texts: readonly PhotoText[]
  /** Owners see the thing, or will on its day. */
  isOut: boolean
}

/**
 * Prepares the photographs that a thing refers to: stores their descriptions, and makes those of a published thing
 * readable by owners, permanently, because orders keep showing them. PHOTO_GONE when one does not exist, PHOTO_UNTOLD
 * when one has no description.
 */
export async function readyPhotos(
  trx: Database,
  { pictures, texts, isOut }: Named,
): Promise<'PHOTO_GONE' | 'PHOTO_UNTOLD' | null> {
  const keys = [...new Set(pictures.filter(isPhoto))].map(keyOf).sort()
  if (keys.length === 0) return null
  const told = JSON.stringify(texts.map(({ picture, alt }) => ({ key: keyOf(picture), alt })))
  const { rows } = await sql<{ told: boolean }>`
    WITH named AS (SELECT key FROM photos WHERE key = ANY (${keys}::uuid[]) ORDER BY key FOR UPDATE)
    UPDATE photos p SET alt = coalesce(t.alt, p.alt)
      FROM named n LEFT JOIN jsonb_to_recordset(${told}::jsonb) AS t(key uuid, alt jsonb) ON t.key = n.key
     WHERE p.key = n.key RETURNING p.alt IS NOT NULL AS told`.execute(trx)
  if (rows.length < keys.length) return 'PHOTO_GONE'
  if (rows.some((row) => !row.told)) return 'PHOTO_UNTOLD'
  if (isOut)
    await sql`
      UPDATE stored_files f SET scope = 'club' FROM photos p
       WHERE p.key = ANY (${keys}::uuid[]) AND f.key IN (p.small, p.medium, p.large) AND f.scope = 'desk'`.execute(
      trx,
    )
  return null
}

/**
 * What the photographs among a thing's pictures show, the oldest first, as an expression: `photos` is a query for their keys, which may be
 * null (`SELECT e.photo`).
 */
export function photoTextsOf(photos: RawBuilder<unknown>): RawBuilder<PhotoText[]> {
  return sql<PhotoText[]>`coalesce((
    SELECT jsonb_agg(jsonb_build_object('picture', 'photo-' || f.key, 'alt', f.alt) ORDER BY f.uploaded_at, f.key)
      FROM photos f WHERE f.key IN (${photos})), '[]')`
}

/** What the photograph of a row shows, in a language: an expression, empty for an illustration. */
export function photoAlt(photo: RawBuilder<unknown>, language: Language): RawBuilder<string> {
  return sql<string>`coalesce((SELECT f.alt ->> ${language}::text FROM photos f WHERE f.key = ${photo}), '')`
}

/** Removes photographs that were uploaded before a moment and that nothing has come to name. */
export async function removeUnnamedPhotos(db: Database, before: Date): Promise<void> {
  await sql`
    SELECT remove_photo(p.key) FROM photos p
     WHERE p.uploaded_at < ${before}::timestamptz
       AND NOT EXISTS (SELECT FROM named_photos n WHERE n.photo = p.key)`.execute(db)
}
