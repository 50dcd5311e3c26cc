import type { Database } from '../../server/database/database.ts'
import type { Files } from '../../server/files/files.ts'
import { fileMaker } from './make-files.ts'
import { promiseDemoFiles, type SeedChoice } from './promise-files.ts'

interface Wish {
  now: Date
  /** True once the process wants to end: the rest is made when it starts again, or when somebody asks for it. */
  isStopping?: () => boolean
  only?: SeedChoice
}

/** Promises the demo club's files and makes those that are not made yet. Answers how many it made. */
export async function fillDemoFiles(
  db: Database,
  files: Files,
  { now, isStopping, only }: Wish,
): Promise<number> {
  await promiseDemoFiles(db, now, only)
  return fileMaker(db, files).makeAll(isStopping)
}
