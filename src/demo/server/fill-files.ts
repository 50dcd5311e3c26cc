import type { CastFile } from '../../documents/cast/content.ts'
import { contractFiles } from '../../documents/cast/contract-files.ts'
import { ELENAS_PHOTOS } from '../../documents/cast/gallery.ts'
import { generalFiles } from '../../documents/cast/general-files.ts'
import { documentTypes } from '../../documents/cast.ts'
import { todayIn } from '../../kernel/day.ts'
import { CAST } from '../../membership/cast/owners.ts'
import type { Database } from '../../server/database.ts'
import type { Files } from '../../server/files/files.ts'
import { type FileScope, keepFile } from '../../server/files/keep-file.ts'
import { insertFile } from '../../server/files/stored-files.store.ts'
import * as store from './files/cast-files.store.ts'
import { fileKeyOf } from './files/file-key.ts'
import type { Made, Workshop } from './files/make-content.ts'
import { moveSequence } from './rows.store.ts'

/** A file to make: what it is called, who may open it, and the row that shows it. */
interface Task {
  key: string
  name: string
  scope: FileScope
  make: (workshop: Workshop) => Promise<Made>
  show: (trx: Database, key: string) => Promise<void>
  /** False where somebody took its place meanwhile. */
  isWanted?: (trx: Database) => Promise<boolean>
}

interface Wish {
  now: Date
  /** True once the process wants to end: the rest is made when it starts again. */
  isStopping?: () => boolean
  /** Only the files whose name in the cast fits: stories need a few of them. */
  only?: (seed: string) => boolean
}

/**
 * Makes the demo club's documents and photos, each with its row: after the portal is up, for it takes seconds. What is
 * there is left alone, so it may be called again, be killed in the middle, and run in several processes at once. It does
 * nothing in a club that is not the demo's. Answers how many files it made.
 */
export async function fillDemoFiles(
  db: Database,
  files: Files,
  { now, isStopping = () => false, only = () => true }: Wish,
): Promise<number> {
  if (!(await store.isDemoClub(db))) return 0
  const tasks = [...(await photos(db, now)), ...(await documents(db, now))].filter(({ seed }) => only(seed))
  const keys = tasks.map(({ task }) => task.key)
  const known = await store.knownKeys(db, keys)
  const missing = tasks.filter(({ task }) => !known.has(task.key))
  if (missing.length === 0 || (await store.isDeskAtDocuments(db))) return 0

  await store.addDocumentTypes(db, documentTypes())
  await moveSequence(db, 'document_types')
  const { openWorkshop } = await import('./files/make-content.ts')
  const workshop = openWorkshop()
  let made = 0
  try {
    for (const { task } of missing) {
      if (isStopping()) break
      // Another process may be at it too, a few files ahead.
      if ((await store.knownKeys(db, [task.key])).size > 0) continue
      if (await fulfil(db, files, task, workshop, now)) made++
    }
  } finally {
    await workshop.close()
  }
  return made
}

async function fulfil(
  db: Database,
  files: Files,
  task: Task,
  workshop: Workshop,
  now: Date,
): Promise<boolean> {
  const made = await task.make(workshop)
  return db.transaction().execute(async (trx) => {
    // Asked again under the lock: content and row are always of the same making.
    await store.lockCastFiles(trx)
    if ((await store.knownKeys(trx, [task.key])).has(task.key)) return false
    if (task.isWanted && !(await task.isWanted(trx))) return false
    const { key, name, scope } = task
    // The key is the seed's own: content that another process keeps under it would not be what its row says.
    await insertFile(trx, await keepFile(files, { key, name, ...made }), scope, now)
    await task.show(trx, key)
    return true
  })
}

interface SeededTask {
  seed: string
  task: Task
}

async function documents(db: Database, now: Date): Promise<SeededTask[]> {
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

function taskOf(file: CastFile, scope: FileScope, show: Task['show']): SeededTask {
  const { seed, name } = file
  return {
    seed,
    task: { key: fileKeyOf(seed), name, scope, make: (workshop) => workshop.make(file), show },
  }
}

/** Before the documents: where those are, the photos were hung once, and may have been taken down since. */
async function photos(db: Database, now: Date): Promise<SeededTask[]> {
  if (await store.hasDocuments(db)) return []
  const ownerId = CAST.elena
  return ELENAS_PHOTOS.map(({ seed, position, scene, name }) => ({
    seed,
    task: {
      key: fileKeyOf(seed),
      name,
      scope: { ownerId },
      make: (workshop) => workshop.photo(scene),
      isWanted: (trx) => store.isPlaceFree(trx, ownerId, position),
      show: (trx, key) => store.insertPhoto(trx, { ownerId, position, key }, now),
    },
  }))
}
