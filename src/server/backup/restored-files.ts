import { readdir, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../boot/config.ts'
import { type Files, RESTORE_MARK } from '../files/files.ts'
import { openFiles } from '../files/open-files.ts'

/**
 * Where a restore puts the files: a folder or a bucket. The files are written first and the rows committed last; until
 * then a mark says that they belong to a restore. A restore that is killed leaves the mark, and the next one removes
 * its files.
 */
export interface RestoredFiles {
  /** The target's name when it is not empty; null when it is. Files of a killed restore are removed. */
  taken: () => Promise<string | null>
  write: Files['write']
  /** The database stands: the files are the portal's from now on. */
  finish: () => Promise<void>
  /** Takes away what was written. */
  undo: () => Promise<void>
}

const EVER = new Date(8.64e15)

/** The place that the configuration names, for a restore. */
export async function restoredFiles(config: Config): Promise<RestoredFiles> {
  const { filesUrl, dataDir } = config
  const files = await openFiles(config)
  if (filesUrl && !filesUrl.startsWith('file:')) return inPlace(files, 'The bucket of FILES_URL')
  const folder = filesUrl ? fileURLToPath(filesUrl) : join(dataDir, 'files')
  return inPlace(files, `The folder “${folder}”`, {
    hasOthers: async () => (await namesIn(folder)).length > 0,
    tidy: async () => {
      for (const name of await namesIn(folder)) await rmdir(join(folder, name)).catch(() => {})
    },
  })
}

function inPlace(
  files: Files,
  name: string,
  { hasOthers = async () => false, tidy = async () => {} } = {},
): RestoredFiles {
  let marked = false
  const empty = async () => {
    for await (const key of files.listOlder(EVER)) if (key !== RESTORE_MARK) await files.remove(key)
    // The mark is removed last: should this be killed as well, the next restore removes the rest.
    await files.remove(RESTORE_MARK)
    marked = false
    await tidy()
  }
  return {
    taken: async () => {
      let [isTaken, isLeft] = [false, false]
      for await (const key of files.listOlder(EVER)) {
        isTaken = true
        isLeft ||= key === RESTORE_MARK
      }
      if (isTaken && !isLeft) return name
      if (isLeft) await empty()
      return (await hasOthers()) ? name : null
    },
    write: async (key, content) => {
      if (!marked) await files.write(RESTORE_MARK, Buffer.from('A restore is under way.'))
      marked = true
      await files.write(key, content)
    },
    finish: () => files.remove(RESTORE_MARK),
    undo: empty,
  }
}

/** The names in a folder; none where there is no folder. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}
