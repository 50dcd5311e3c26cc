import { randomUUID } from 'node:crypto'
import { done, refused } from '../../kernel/outcome.ts'
import { sizedImage } from '../../server/files/image.ts'
import { type KeptFile, keepFile } from '../../server/files/keep-file.ts'
import { insertFile } from '../../server/files/stored-files.store.ts'
import type { FilesDeed, Prepare } from '../../server/http/handle.ts'
import type { uploadPhoto as call } from '../photos.endpoints.ts'
import { insertPhoto, type PhotoFiles, photoName } from './photos.store.ts'
import { PHOTO_WIDTHS } from './widths.ts'

/** A photograph in its widths, kept and not yet named. */
interface DrawnPhoto {
  key: string
  widths: { width: keyof PhotoFiles; file: KeptFile }[]
}

/** Draws a photograph in its widths. Nothing of one that cannot be read is kept. */
export const preparePhotograph: Prepare<DrawnPhoto, 'PHOTO_MISSING' | 'PHOTO_UNREADABLE'> = async (
  sent,
  files,
) => {
  const [photo] = sent.photo ?? []
  if (!photo) return refused('PHOTO_MISSING')
  const drawn: { width: keyof PhotoFiles; content: Uint8Array }[] = []
  for (const [name, width] of PHOTO_WIDTHS) {
    // As high as it comes: a tall one is cut by the frame that shows it.
    const picture = await sizedImage(photo.path, { width, height: 2 * width })
    if (!picture) return refused('PHOTO_UNREADABLE')
    drawn.push({ width: name, content: picture.content })
  }
  const key = randomUUID()
  const widths: DrawnPhoto['widths'] = []
  for (const { width, content } of drawn) {
    const name = `${key}-${width}.webp`
    widths.push({ width, file: await keepFile(files, { name, mediaType: 'image/webp', content }) })
  }
  return done({ key, widths })
}

/** Notes a photograph for the desk's eyes. */
export const uploadPhoto: FilesDeed<typeof call, DrawnPhoto> = async (
  { kept: { key, widths } },
  { db, now, caller },
) => {
  const keys: PhotoFiles = { small: '', medium: '', large: '' }
  for (const { width, file } of widths) {
    await insertFile(db, file, { desk: true }, now)
    keys[width] = file.key
  }
  await insertPhoto(db, { key, ...keys }, caller.session.adminId, now)
  return done({ data: { picture: photoName(key) } })
}
