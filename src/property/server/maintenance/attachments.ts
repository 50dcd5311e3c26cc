import type { Upload } from '../../../kernel/endpoint.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database.ts'
import type { Files } from '../../../server/files/files.ts'
import { sizedImage } from '../../../server/files/image.ts'
import { keepFile } from '../../../server/files/keep-file.ts'
import { contentOf } from '../../../server/files/uploads.ts'
import { type MaintenanceChange, MOST_OF_A_KIND } from '../../maintenance.ts'
import { freePlaces, type MaintenanceFileKind, putFiles } from './request-files.store.ts'

/** Large enough to see a crack in a tile. */
const SIZE = { width: 2000, height: 2000 }

interface Attachment {
  kind: MaintenanceFileKind
  name: string
  mediaType: string
  content: Uint8Array
}

type Sent = Readonly<Record<string, readonly Upload[]>>

/** What was sent, ready to be kept: documents as they are, images drawn anew without what the camera wrote into them. */
export async function prepare(sent: Sent): Promise<Outcome<Attachment[], 'IMAGE_UNREADABLE'>> {
  const ready: Attachment[] = []
  for (const file of sent.files ?? [])
    ready.push({ kind: 'file', name: file.name, mediaType: file.mediaType, content: await contentOf(file) })
  // One after the other: five at once would hold five unpacked pictures in memory.
  for (const image of sent.images ?? []) {
    const drawn = await sizedImage(image.path, SIZE)
    if (!drawn) return refused('IMAGE_UNREADABLE', { name: image.name })
    const name = `${image.name.replace(/\.[^.]*$/, '') || 'image'}.webp`
    ready.push({ kind: 'image', name, mediaType: 'image/webp', content: drawn.content })
  }
  return done(ready)
}

/** Keeps what is ready in the free places of a request whose row is locked; of neither kind more than five. */
export async function attach(
  trx: Database,
  kept: Files,
  request: { id: number; contractId: number },
  ready: readonly Attachment[],
  now: Date,
): Promise<Outcome<MaintenanceChange[], 'MAINTENANCE_FILES_FULL' | 'MAINTENANCE_IMAGES_FULL'>> {
  const files = ready.filter(({ kind }) => kind === 'file')
  const images = ready.filter(({ kind }) => kind === 'image')
  const filePlaces = files.length > 0 ? await freePlaces(trx, request.id, 'file', MOST_OF_A_KIND) : []
  const imagePlaces = images.length > 0 ? await freePlaces(trx, request.id, 'image', MOST_OF_A_KIND) : []
  const most = MOST_OF_A_KIND
  if (files.length > filePlaces.length)
    return refused('MAINTENANCE_FILES_FULL', { most, left: filePlaces.length })
  if (images.length > imagePlaces.length)
    return refused('MAINTENANCE_IMAGES_FULL', { most, left: imagePlaces.length })

  const scope = { contractId: request.contractId }
  const keepAll = async (some: readonly Attachment[], places: readonly number[]) => {
    const put: { place: number; key: string }[] = []
    for (const [index, { kind: _, ...file }] of some.entries())
      put.push({ place: places[index] ?? 0, key: await keepFile(trx, kept, { ...file, scope }, now) })
    return put
  }
  await putFiles(trx, request.id, 'file', await keepAll(files, filePlaces))
  await putFiles(trx, request.id, 'image', await keepAll(images, imagePlaces))
  const changes: MaintenanceChange[] = []
  if (files.length > 0) changes.push('files-added')
  if (images.length > 0) changes.push('images-added')
  return done(changes)
}
