import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../boot/config.ts'
import { diskFiles } from '../files/disk-files.ts'
import { type Files, RESTORE_MARK } from '../files/files.ts'
import { openFiles } from '../files/open-files.ts'

/** Where a restore puts the files: nothing is in their place until all are there. */
export interface RestoredFiles {
  /** What it is called, where something is in it already; null where it is free. */
  taken: () => Promise<string | null>
  write: Files['write']
  /** All are written. */
  settle: () => Promise<void>
  /** Takes away what was written. */
  undo: () => Promise<void>
}

/** Below the folder itself: it may be a disk of its own, and moving stays within a disk. */
const ASIDE = '.restoring'
const EVER = new Date(8.64e15)

/** The place that the configuration names, for a restore. */
export async function restoredFiles(config: Config): Promise<RestoredFiles> {
  const { filesUrl, dataDir } = config
  if (filesUrl && !filesUrl.startsWith('file:')) return inBucket(await openFiles(config))
  return inFolder(filesUrl ? fileURLToPath(filesUrl) : join(dataDir, 'files'))
}

function inFolder(folder: string): RestoredFiles {
  const aside = join(folder, ASIDE)
  const files = diskFiles(aside)
  const namesIn = (path: string) =>
    readdir(path).catch((error) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
  let moved: string[] = []
  return {
    taken: async () => {
      const names = await namesIn(folder)
      if (names.some((name) => name !== ASIDE)) return `The folder “${folder}”`
      // Of a restore that was killed.
      await rm(aside, { recursive: true, force: true })
      return null
    },
    write: files.write,
    settle: async () => {
      await mkdir(folder, { recursive: true })
      for (const name of await namesIn(aside)) {
        await rename(join(aside, name), join(folder, name))
        moved = [...moved, name]
      }
      await rm(aside, { recursive: true, force: true })
    },
    undo: async () => {
      for (const name of [ASIDE, ...moved]) await rm(join(folder, name), { recursive: true, force: true })
    },
  }
}

/**
 * A bucket moves nothing: what is in it counts once the database names it. A mark stands in it while it is filled, so that
 * what a killed restore has left there is known as that, and taken away by the next one.
 */
function inBucket(files: Files): RestoredFiles {
  let marked = false
  const empty = async () => {
    for await (const key of files.listOlder(EVER)) if (key !== RESTORE_MARK) await files.remove(key)
    // The last: should this be cut off as well, the next one goes on.
    await files.remove(RESTORE_MARK)
    marked = false
  }
  return {
    taken: async () => {
      let isTaken = false
      let isLeft = false
      for await (const key of files.listOlder(EVER)) {
        isTaken = true
        isLeft ||= key === RESTORE_MARK
      }
      if (isTaken && !isLeft) return 'The bucket of FILES_URL'
      if (isLeft) await empty()
      return null
    },
    write: async (key, content) => {
      if (!marked) await files.write(RESTORE_MARK, Buffer.from('A restore is under way.'))
      marked = true
      await files.write(key, content)
    },
    settle: () => files.remove(RESTORE_MARK),
    undo: empty,
  }
}
