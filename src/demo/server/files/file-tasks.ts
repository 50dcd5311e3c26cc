import type { CastFile } from '../../../documents/cast/content.ts'
import { contractFiles } from '../../../documents/cast/contract-files.ts'
import { ELENAS_PHOTOS } from '../../../documents/cast/gallery.ts'
import { generalFiles } from '../../../documents/cast/general-files.ts'
import { todayIn } from '../../../kernel/day.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { CAST } from '../../../membership/cast/owners.ts'
import { LOCK_PHOTOS } from '../../../property/cast/billed-repair.ts'
import { drawnLock } from '../../../property/cast/drawn-lock.ts'
import type { Database } from '../../../server/database/database.ts'
import type { FileScope } from '../../../server/files/keep-file.ts'
import * as store from './cast-files.store.ts'
import { fileKeyOf } from './file-key.ts'
import type { MadeContent, Workshop } from './make-content.ts'
import { PHOTO_TYPE, typeOfContent } from './media-types.ts'

/** A file of the demo club: what it is called, who may open it, the row that shows it, and how it is made. */
export interface FileTask {
  /** Its name in the cast. */
  seed: string
  key: string
  name: string
  mediaType: string
  scope: FileScope
  make: (workshop: Workshop) => Promise<MadeContent>
  show: (trx: Database, key: string) => Promise<void>
  /** False where its place is taken. */
  isWanted?: (trx: Database) => Promise<boolean>
}

/** The demo club's files, as they are on a day: photos, documents, and what a repair looked like. */
export async function fileTasks(db: Database, now: Date): Promise<FileTask[]> {
  return [...photos(now), ...(await documents(db, now)), ...repairPhotos()]
}

/** Before and after of the repair that Elena was billed for. */
function repairPhotos(): FileTask[] {
  const contractId = CAST_CONTRACTS.elena
  return LOCK_PHOTOS.map(({ seed, moment, name }) => ({
    seed,
    key: fileKeyOf(seed),
    name,
    mediaType: PHOTO_TYPE,
    scope: { contractId },
    make: (workshop) => workshop.drawing(drawnLock(moment)),
    isWanted: (trx) => store.mayShowRepair(trx, { contractId, moment }),
    show: (trx, key) => store.showRepair(trx, { contractId, moment, key }),
  }))
}

async function documents(db: Database, now: Date): Promise<FileTask[]> {
  const today = todayIn('America/Cancun', now)
  const general = generalFiles(today, await store.readResorts(db)).map((file) =>
    taskOf(file, { club: true }, (trx, key) => store.insertGeneralDocument(trx, file, key)),
  )
  const lastYear = Number(today.slice(0, 4)) - 1
  const contracts = await store.readCastContracts(db, [CAST.elena, CAST.marcos, CAST.ines], lastYear)
  const own = contracts.flatMap((contract) =>
    contractFiles(contract).map((file) =>
      taskOf(file, { contractId: contract.id }, (trx, key) =>
        store.insertContractDocument(trx, file, contract.id, key),
      ),
    ),
  )
  return [...general, ...own]
}

function taskOf(file: CastFile, scope: FileScope, show: FileTask['show']): FileTask {
  const { seed, name, content } = file
  const mediaType = typeOfContent(content)
  return { seed, key: fileKeyOf(seed), name, mediaType, scope, make: (workshop) => workshop.make(file), show }
}

function photos(now: Date): FileTask[] {
  const ownerId = CAST.elena
  return ELENAS_PHOTOS.map(({ seed, position, scene, name }) => ({
    seed,
    key: fileKeyOf(seed),
    name,
    mediaType: PHOTO_TYPE,
    scope: { ownerId },
    make: (workshop) => workshop.photo(scene),
    isWanted: (trx) => store.isPlaceFree(trx, ownerId, position),
    show: (trx, key) => store.hangGalleryPhoto(trx, { ownerId, position, key }, now),
  }))
}
