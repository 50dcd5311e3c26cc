import { refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import type { KeptFile } from '../../../server/files/keep-file.ts'
import { insertFile } from '../../../server/files/stored-files.store.ts'
import { NOBODY } from '../../../server/http/caller.ts'
import type { FilesDeed, Prepare } from '../../../server/http/handle.ts'
import type { photographRepair as call } from '../../repairs/desk.endpoints.ts'
import { MOST_REPAIR_PHOTOS } from '../../repairs/repair.ts'
import { prepareAttachments } from '../maintenance/attachments.ts'
import { logDeed } from '../maintenance/write-request.store.ts'
import { answerRepair } from './read-repairs.ts'
import { seenRepair } from './seen-repair.ts'
import { freePhotoPlaces, insertRepairPhoto, touchJob } from './write-job.store.ts'

/** The photographs as they are kept, re-encoded without EXIF metadata. */
export const preparePhotos: Prepare<readonly KeptFile[], 'IMAGE_UNREADABLE'> = async (sent, kept) => {
  const drawn = await prepareAttachments({ images: sent.photos ?? [] }, kept)
  return drawn.ok ? { ok: true, value: drawn.value.images } : drawn
}

interface Photographs {
  requestId: number
  contractId: number
  moment: 'before' | 'after'
  photos: readonly KeptFile[]
  by: { adminId: number | null; technicianId: number | null }
}

/** Puts photographs into the free places of a moment; refused where there are too few. */
export async function keepPhotos(trx: Database, of: Photographs, now: Date) {
  const places = await freePhotoPlaces(trx, of.requestId, of.moment, MOST_REPAIR_PHOTOS)
  if (of.photos.length > places.length)
    return refused('REPAIR_PHOTOS_FULL', { most: MOST_REPAIR_PHOTOS, left: places.length })
  for (const [index, photo] of of.photos.entries()) {
    await insertFile(trx, photo, { contractId: of.contractId }, now)
    const { requestId, moment, by } = of
    await insertRepairPhoto(trx, { requestId, moment, place: places[index] ?? 0, key: photo.key, ...by }, now)
  }
  return null
}

/** Adds the desk's photographs. No mail goes out for them alone. */
export const photographRepair: FilesDeed<typeof call, readonly KeptFile[]> = async (
  { body, kept },
  { db, now, caller },
) => {
  if (kept.length === 0) return refused('REPAIR_PHOTOS_MISSING')
  const seen = { requestId: body.idRequest, sequence: body.sequence, ownerId: null }
  const repair = await seenRepair(db, seen, 'photograph', now)
  if (!repair.ok) return repair
  const { id, contractId } = repair.value
  const { adminId } = caller.session
  const by = { adminId, technicianId: null }
  const full = await keepPhotos(db, { requestId: id, contractId, moment: body.moment, photos: kept, by }, now)
  if (full) return full
  await touchJob(db, id, now)
  await logDeed(db, id, { deed: 'photographed' }, { ...NOBODY, adminId }, now)
  return answerRepair(db, id, now)
}
