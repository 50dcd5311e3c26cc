import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes a data folder for this process alone, or answers null when another process has it. Two processes on one
 * embedded database would corrupt it silently. The lock is an open SQLite transaction: the operating system frees
 * it however the process ends, a hard kill included. Keep the answer referenced for as long as the folder is used.
 */
export function lockFolder(folder: string): { release: () => void } | null {
  mkdirSync(folder, { recursive: true })
  const file = new DatabaseSync(join(folder, 'lock'))
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch {
    file.close()
    return null
  }
  return { release: () => file.close() }
}
