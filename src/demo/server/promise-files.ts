import { documentTypes } from '../../documents/cast.ts'
import type { Database } from '../../server/database/database.ts'
import { promiseFile } from '../../server/files/stored-files.store.ts'
import * as store from './files/cast-files.store.ts'
import { type FileTask, fileTasks } from './files/file-tasks.ts'
import { followHighest } from './rows.store.ts'

/** Which files, by their name in the cast; stories need a few of them. */
export type SeedChoice = (seed: string) => boolean

/**
 * Gives the demo club its documents and photos as rows: they are listed from then on, and made when somebody opens them
 * or when there is time (`make-files.ts`). What is there is left alone, what the desk has removed and what an owner has
 * taken down stays away, and a club that is not the demo's is not touched. It may be called again and by several
 * processes at once. All of it or nothing.
 */
export async function promiseDemoFiles(
  db: Database,
  now: Date,
  only: SeedChoice = () => true,
): Promise<void> {
  if (!(await store.isDemoClub(db)) || (await store.isDeskAtDocuments(db))) return
  const tasks = (await fileTasks(db, now)).filter(({ seed }) => only(seed))
  if ((await missingOf(db, tasks)).length === 0) return
  await db.transaction().execute(async (trx) => {
    await store.lockCastFiles(trx)
    // Asked again under the lock: another process may have been at it.
    const missing = await missingOf(trx, tasks)
    await store.addDocumentTypes(trx, documentTypes())
    await followHighest(trx, 'document_types')
    for (const { key, name, mediaType, scope, show, isWanted } of missing) {
      if (isWanted && !(await isWanted(trx))) continue
      await promiseFile(trx, { key, name, mediaType }, scope, now)
      await show(trx, key)
    }
  })
}

/** Photos are hung before the first documents, once: where those are, an owner may have taken them down since. */
async function missingOf(db: Database, tasks: readonly FileTask[]): Promise<FileTask[]> {
  const keys = tasks.map(({ key }) => key)
  const known = await store.knownKeys(db, keys)
  const mayHang = !(await store.hasDocuments(db))
  return tasks.filter(({ key, scope }) => !known.has(key) && (mayHang || !('ownerId' in scope)))
}
