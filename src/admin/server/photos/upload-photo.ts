import { randomUUID } from 'node:crypto'
import { done, refused } from '../../../kernel/outcome.ts'
import { sizedImage } from '../../../server/files/image.ts'
import { keepFile } from '../../../server/files/keep-file.ts'
import type { Deed } from '../../../server/handle.ts'
import { insertPhoto, type PhotoFiles, photoName } from '../../../server/photos.store.ts'
import { inTransaction } from '../../../server/transaction.ts'
import type { uploadPhoto as call } from '../../photos.endpoints.ts'
import { PHOTO_WIDTHS } from './widths.ts'

/** Keeps a photograph in its widths, for the desk's eyes. Nothing of one that cannot be read is kept. */
export const uploadPhoto: Deed<typeof call> = async ({ files: sent }, { db, files, now, caller }) => {
  const [photo] = sent.photo ?? []
  if (!photo) return refused('PHOTO_MISSING')
  const drawn: [keyof PhotoFiles, Uint8Array][] = []
  for (const [name, width] of PHOTO_WIDTHS) {
    // As high as it comes: a tall one is cut by the frame that shows it.
    const picture = await sizedImage(photo.path, { width, height: 2 * width })
    if (!picture) return refused('PHOTO_UNREADABLE')
    drawn.push([name, picture.content])
  }
  const key = randomUUID()
  return inTransaction<{ data: { picture: string } }, never>(db, async (trx) => {
    const keys: PhotoFiles = { small: '', medium: '', large: '' }
    for (const [name, content] of drawn) {
      const file = {
        name: `${key}-${name}.webp`,
        mediaType: 'image/webp',
        content,
        scope: { desk: true },
      } as const
      keys[name] = await keepFile(trx, files, file, now)
    }
    await insertPhoto(trx, { key, ...keys }, caller.session.adminId, now)
    return done({ data: { picture: photoName(key) } })
  })
}
