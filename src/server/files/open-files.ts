import type { Config } from '../config.ts'
import { diskFiles } from './disk-files.ts'
import type { Files } from './files.ts'

/** Opens the place that the configuration names: `files` below the data folder, or a bucket. */
export async function openFiles({ filesUrl, dataDir }: Config): Promise<Files> {
  if (!filesUrl) return diskFiles(`${dataDir}/files`)
  if (filesUrl.startsWith('file:')) return diskFiles(new URL(filesUrl))
  // Most clubs keep their files on the disk: the client of the bucket loads only where there is one.
  const { bucketFiles } = await import('./bucket-files.ts')
  return bucketFiles(filesUrl)
}
