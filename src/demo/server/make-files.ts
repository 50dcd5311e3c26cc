import type { Database } from '../../server/database/database.ts'
import type { Files } from '../../server/files/files.ts'
import { keepFile } from '../../server/files/keep-file.ts'
import { markMade } from '../../server/files/stored-files.store.ts'
import * as store from './files/cast-files.store.ts'
import { type FileTask, fileTasks } from './files/file-tasks.ts'
import type { Workshop } from './files/make-content.ts'

export interface FileMaker {
  /** How many are promised and not made yet. */
  waiting: () => Promise<number>
  /** Makes a promised file, or waits for who is at it. Whether it was made here and now. */
  make: (key: string) => Promise<boolean>
  /** Makes all that are promised, one after the other; those that somebody asks for go before. Answers how many. */
  makeAll: (isStopping?: () => boolean) => Promise<number>
}

/**
 * Makes the demo club's promised files. Several processes may: whoever comes second finds the file made. A kill in the
 * middle leaves it promised.
 */
export function fileMaker(db: Database, files: Files): FileMaker {
  const making = new Map<string, Promise<boolean>>()
  let last: Promise<unknown> = Promise.resolve()
  let known: { at: number; tasks: Promise<FileTask[]> } | null = null

  /** The files as they were on the day they were promised: mostly they all were at once. */
  const tasksOf = (promised: Date) => {
    if (known?.at !== promised.getTime()) known = { at: promised.getTime(), tasks: fileTasks(db, promised) }
    return known.tasks
  }

  /** A heavy module: imported only where a file is missing. */
  const openWorkshop = async () => (await import('./files/make-content.ts')).workshop
  const make = (key: string) => {
    const begun = making.get(key)
    if (begun) return begun
    // One at a time: the press takes one paper after the other.
    const act = async () => makeOne({ db, files, tasksOf }, await openWorkshop(), key)
    const made = last.then(act, act).finally(() => making.delete(key))
    last = made.catch(() => {})
    making.set(key, made)
    return made
  }
  return {
    waiting: async () => (await store.unmadeKeys(db)).length,
    make,
    makeAll: async (isStopping = () => false) => {
      let made = 0
      for (const key of await store.unmadeKeys(db)) {
        if (isStopping()) break
        if (await make(key)) made += 1
      }
      return made
    },
  }
}

interface Around {
  db: Database
  files: Files
  tasksOf: (promised: Date) => Promise<FileTask[]>
}

async function makeOne({ db, files, tasksOf }: Around, workshop: Workshop, key: string): Promise<boolean> {
  const promised = await store.promisedAt(db, key)
  if (!promised) return false
  const task = (await tasksOf(promised)).find((one) => one.key === key)
  if (!task) return false
  const { content, mediaType } = await task.make(workshop)
  return db.transaction().execute(async (trx) => {
    await store.lockCastFiles(trx)
    // Another process may have made it: then neither the content nor the row is written.
    if (!(await store.promisedAt(trx, key))) return false
    // The key is the seed's own: content that another process keeps under it would not be what its row says.
    await markMade(trx, await keepFile(files, { key, name: task.name, mediaType, content }))
    return true
  })
}
