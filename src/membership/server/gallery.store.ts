import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import { fileUrl } from '../../server/files/files.ts'
import type { Photo } from '../gallery.endpoints.ts'

/** An owner's photos in the order of their places. */
export async function readPhotos(db: Database, ownerId: number): Promise<Photo[]> {
  const { rows } = await sql<{ id: number; key: string; name: string; caption: string }>`
    SELECT g.id, g.file_key AS key, f.name, g.caption
      FROM gallery_photos g JOIN stored_files f ON f.key = g.file_key
     WHERE g.owner_id = ${ownerId} ORDER BY g.created_at, g.id`.execute(db)
  return rows.map(({ id, key, name, caption }) => ({
    idGallery: id,
    urlmomentpicture: fileUrl(key, name),
    caption,
  }))
}

/** Locks the owner's row, so that changes of the gallery run one after another. */
export async function lockGallery(trx: Database, ownerId: number): Promise<void> {
  await sql`SELECT FROM owners WHERE id = ${ownerId} FOR NO KEY UPDATE`.execute(trx)
}

/** The first of the five places without a photo, or null. */
export async function freePlace(trx: Database, ownerId: number): Promise<number | null> {
  const { rows } = await sql<{ place: number }>`
    SELECT place FROM generate_series(1, 5) place
     WHERE NOT EXISTS (SELECT FROM gallery_photos WHERE owner_id = ${ownerId} AND position = place)
     ORDER BY place LIMIT 1`.execute(trx)
  return rows[0]?.place ?? null
}

/** Hangs a kept file in a free place. */
export async function hangPhoto(
  trx: Database,
  { ownerId, place, key }: { ownerId: number; place: number; key: string },
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO gallery_photos (owner_id, position, file_key, created_at)
    VALUES (${ownerId}, ${place}, ${key}::uuid, ${now})`.execute(trx)
}

/** Writes the caption of an owner's photo; false when there is no such photo of theirs. */
export async function writeCaption(
  trx: Database,
  { ownerId, photoId, caption }: { ownerId: number; photoId: number; caption: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE gallery_photos SET caption = ${caption} WHERE id = ${photoId} AND owner_id = ${ownerId}`.execute(
    trx,
  )
  return numAffectedRows === 1n
}

/** Takes an owner's photo down and answers its file's key; null when there is no such photo of theirs. */
export async function takePhoto(trx: Database, ownerId: number, photoId: number): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`
    DELETE FROM gallery_photos WHERE id = ${photoId} AND owner_id = ${ownerId} RETURNING file_key AS key`.execute(
    trx,
  )
  return rows[0]?.key ?? null
}
