import type { Database } from '../database/database.ts'
import { type Files, RESTORE_MARK } from './files.ts'
import { unknownKeys } from './stored-files.store.ts'

/** The least age at which content without a row is removed: its row may still be uncommitted. */
const GRACE_MS = 3_600_000
const AT_ONCE = 500

/**
 * Removes content that no row knows: what was being kept when a transaction failed, and what was forgotten. Where a portal
 * runs no restore is under way: the mark of one that was killed goes at once, or the next restore would take it for its own.
 */
export async function sweepFiles(db: Database, files: Files, now: Date): Promise<void> {
  await files.remove(RESTORE_MARK)
  let keys: string[] = []
  const remove = async () => {
    for (const key of await unknownKeys(db, keys)) await files.remove(key)
    keys = []
  }
  for await (const key of files.listOlder(new Date(now.getTime() - GRACE_MS))) {
    keys.push(key)
    if (keys.length >= AT_ONCE) await remove()
  }
  if (keys.length > 0) await remove()
}
