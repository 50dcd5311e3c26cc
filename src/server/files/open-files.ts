import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Config } from '../boot/config.ts'
import { StartFault } from '../boot/start-fault.ts'
import { diskFiles } from './disk-files.ts'
import { FileMissing, type Files, FilesAway, isFileKey } from './files.ts'

/** Opens the place that the configuration names: `files` below the data folder, or a bucket. A StartFault where it is a file. */
export async function openFiles({ filesUrl, dataDir }: Config): Promise<Files> {
  if (!filesUrl) return sayingAway(diskFiles(`${dataDir}/files`))
  if (filesUrl.startsWith('file:')) {
    const folder = new URL(filesUrl)
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
      throw new StartFault(`FILES_URL has to name a folder: “${fileURLToPath(folder)}” is a file.`)
    return sayingAway(diskFiles(folder))
  }
  // Most clubs keep their files on the disk: the client of the bucket loads only where there is one.
  const { bucketFiles } = await import('./bucket-files.ts')
  return sayingAway(bucketFiles(filesUrl))
}

/** The same files; whatever goes wrong with a disk or a bucket is one FilesAway, which a caller may be told of. */
export function sayingAway(files: Files): Files {
  const away = (what: string) => (error: unknown) => {
    if (error instanceof FileMissing) throw error
    throw new FilesAway(what, error)
  }
  return {
    write: async (key, content) => {
      if (!isFileKey(key)) throw new Error('A file’s key is a UUID')
      await files.write(key, content).catch(away('A file could not be kept'))
    },
    read: (key, range) => files.read(key, range).catch(away('A file could not be read')),
    remove: (key) => files.remove(key).catch(away('A file could not be removed')),
    listOlder: files.listOlder,
  }
}
