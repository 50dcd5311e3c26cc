import { done, refused } from '../../kernel/outcome.ts'
import { nameFor } from '../../server/files/file-name.ts'
import { sizedImage } from '../../server/files/image.ts'
import { type KeptFile, keepFile } from '../../server/files/keep-file.ts'
import { deleteFile, insertFile } from '../../server/files/stored-files.store.ts'
import { ownerOf, type Session } from '../../server/http/caller.ts'
import type { Deed, FilesDeed, Prepare } from '../../server/http/handle.ts'
import type * as calls from '../gallery.endpoints.ts'
import { freePlace, hangPhoto, lockGallery, readPhotos, takePhoto, writeCaption } from './gallery.store.ts'

/** The largest side that a screen shows, in pixels. */
const SIZE = { width: 1600, height: 1600 }

/** The owner's photos. */
export const listPhotos: Deed<typeof calls.listPhotos> = async ({ query }, { db, caller }) => {
  const ownerId = askedOwner(caller.session, query.idOwner)
  return ownerId ? done({ data: await readPhotos(db, ownerId) }) : refused('NOT_FOUND')
}

/** Draws and keeps a photo before it is hung. */
export const preparePhoto: Prepare<KeptFile, 'PHOTO_MISSING' | 'PHOTO_UNREADABLE'> = async (sent, files) => {
  const [photo] = sent.file ?? []
  if (!photo) return refused('PHOTO_MISSING')
  const picture = await sizedImage(photo.path, SIZE)
  if (!picture) return refused('PHOTO_UNREADABLE')
  const name = nameFor(photo.name, 'image/webp')
  return done(await keepFile(files, { name, mediaType: 'image/webp', content: picture.content }))
}

/** Hangs a photo in the first free of the five places. Two at once wait for each other at the owner's row. */
export const addPhoto: FilesDeed<typeof calls.addPhoto, KeptFile> = async (
  { body, kept },
  { db, now, caller },
) => {
  const ownerId = askedOwner(caller.session, body.idOwner)
  if (!ownerId) return refused('NOT_FOUND')
  await lockGallery(db, ownerId)
  const place = await freePlace(db, ownerId)
  if (place === null) return refused('GALLERY_FULL')
  await insertFile(db, kept, { ownerId }, now)
  await hangPhoto(db, { ownerId, place, key: kept.key }, now)
  return done({ data: await readPhotos(db, ownerId) })
}

/** Takes a photo out of the gallery; somebody else's is not there. */
export const removePhoto: Deed<typeof calls.removePhoto> = async ({ query }, { db, caller }) => {
  const ownerId = askedOwner(caller.session, query.idOwner)
  const key = ownerId && (await takePhoto(db, ownerId, query.idGallery))
  if (!ownerId || !key) return refused('NOT_FOUND')
  await deleteFile(db, key)
  return done({ data: await readPhotos(db, ownerId) })
}

/** Says what a photo shows; somebody else's is not there. */
export const captionPhoto: Deed<typeof calls.captionPhoto> = async ({ body }, { db, caller }) => {
  const ownerId = ownerOf(caller.session)
  const { idGallery: photoId, caption = '' } = body
  if (!(await writeCaption(db, { ownerId, photoId, caption }))) return refused('NOT_FOUND')
  return done({ data: await readPhotos(db, ownerId) })
}

/** The owner whose gallery it is; null when another one is asked for. */
function askedOwner(session: Session, asked: number | undefined): number | null {
  const ownerId = ownerOf(session)
  return asked === undefined || asked === ownerId ? ownerId : null
}
