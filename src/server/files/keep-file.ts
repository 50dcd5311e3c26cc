import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import type { Files } from './files.ts'
import { insertFile } from './stored-files.store.ts'

/** Whose eyes a file is for: every owner's, one owner's, those of a contract's owner, or as yet the desk's alone. */
export type FileScope = { club: true } | { ownerId: number } | { contractId: number } | { desk: true }

export interface NewFile {
  /** As the reader knows it, extension included. */
  name: string
  mediaType: string
  content: Uint8Array
  scope: FileScope
  /** A key of one's own, where the same file must not be kept twice. */
  key?: string
}

/**
 * Keeps a file: the content first, then its row in the caller's transaction. When that is rolled back the content has
 * no row and is swept away later; a row without content never is.
 */
export async function keepFile(trx: Database, files: Files, file: NewFile, now: Date): Promise<string> {
  const key = file.key ?? randomUUID()
  await files.write(key, file.content)
  const sha256 = createHash('sha256').update(file.content).digest()
  await insertFile(trx, { ...file, key, bytes: file.content.length, sha256 }, now)
  return key
}
