import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { nameFor } from '../../../server/files/file-name.ts'
import { sizedImage } from '../../../server/files/image.ts'
import { type KeptFile, keepFile } from '../../../server/files/keep-file.ts'
import { insertFile } from '../../../server/files/stored-files.store.ts'
import type { Prepare } from '../../../server/http/handle.ts'
import { type MaintenanceChange, MOST_OF_A_KIND } from '../../maintenance.ts'
import { freePlaces, putFiles } from './request-files.store.ts'

/** Large enough to see a crack in a tile. */
const SIZE = { width: 2000, height: 2000 }

/** The files of a request, stored and not yet referred to: documents unchanged, images re-encoded. */
export interface Attachments {
  files: readonly KeptFile[]
  images: readonly KeptFile[]
}

/** Stores the files; images are re-encoded so that EXIF metadata is removed. */
export const prepareAttachments: Prepare<Attachments, 'IMAGE_UNREADABLE'> = async (sent, kept) => {
  const drawn: { name: string; content: Uint8Array }[] = []
  // One after the other: five at once would hold five unpacked pictures in memory.
  for (const image of sent.images ?? []) {
    const picture = await sizedImage(image.path, SIZE)
    if (!picture) return refused('IMAGE_UNREADABLE', { name: image.name })
    drawn.push({ name: nameFor(image.name, 'image/webp'), content: picture.content })
  }
  const files: KeptFile[] = []
  for (const { name, mediaType, path } of sent.files ?? [])
    files.push(await keepFile(kept, { name, mediaType, content: path }))
  const images: KeptFile[] = []
  for (const image of drawn) images.push(await keepFile(kept, { ...image, mediaType: 'image/webp' }))
  return done({ files, images })
}

/** Names what is kept in the free places of a request whose row is locked; of neither kind more than five. */
export async function attach(
  trx: Database,
  request: { id: number; contractId: number },
  { files, images }: Attachments,
  now: Date,
): Promise<Outcome<MaintenanceChange[], 'MAINTENANCE_FILES_FULL' | 'MAINTENANCE_IMAGES_FULL'>> {
  const filePlaces = files.length > 0 ? await freePlaces(trx, request.id, 'file', MOST_OF_A_KIND) : []
  const imagePlaces = images.length > 0 ? await freePlaces(trx, request.id, 'image', MOST_OF_A_KIND) : []
  const most = MOST_OF_A_KIND
  if (files.length > filePlaces.length)
    return refused('MAINTENANCE_FILES_FULL', { most, left: filePlaces.length })
  if (images.length > imagePlaces.length)
    return refused('MAINTENANCE_IMAGES_FULL', { most, left: imagePlaces.length })

  const scope = { contractId: request.contractId }
  const nameAll = async (some: readonly KeptFile[], places: readonly number[]) => {
    const put: { place: number; key: string }[] = []
    for (const [index, file] of some.entries()) {
      await insertFile(trx, file, scope, now)
      put.push({ place: places[index] ?? 0, key: file.key })
    }
    return put
  }
  await putFiles(trx, request.id, 'file', await nameAll(files, filePlaces))
  await putFiles(trx, request.id, 'image', await nameAll(images, imagePlaces))
  const changes: MaintenanceChange[] = []
  if (files.length > 0) changes.push('files-added')
  if (images.length > 0) changes.push('images-added')
  return done(changes)
}
