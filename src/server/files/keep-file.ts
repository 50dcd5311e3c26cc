import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { notInTransaction } from '../database/outside-transaction.ts'
import type { Files } from './files.ts'

/** Who may open a file: every owner, one owner, the owners of a contract, or (until it is published) the desk alone. */
export type FileScope = { club: true } | { ownerId: number } | { contractId: number } | { desk: true }

export interface NewFile {
  /** The file's name for its reader, extension included. */
  name: string
  mediaType: string
  /** The content, or the path of a file on the disk. */
  content: Uint8Array | string
  /** A fixed key, where the same file must not be stored twice. */
  key?: string
}

/** A file whose content is kept under its final key; a row has yet to name it (`insertFile`). */
export interface KeptFile {
  key: string
  name: string
  mediaType: string
  bytes: number
  sha256: Buffer
}

/**
 * Stores a file's content under its final key before any transaction begins, since the disk or the bucket may be slow.
 * The transaction then inserts the row. Content without a row is swept away later; a row without content cannot occur.
 */
export async function keepFile(
  files: Files,
  { name, mediaType, content, key = randomUUID() }: NewFile,
): Promise<KeptFile> {
  notInTransaction('A file is kept')
  const sum = createHash('sha256')
  let bytes = 0
  const counted = async function* () {
    const chunks = typeof content === 'string' ? createReadStream(content) : [content]
    for await (const chunk of chunks as AsyncIterable<Uint8Array>) {
      sum.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  await files.write(key, counted())
  return { key, name, mediaType, bytes, sha256: sum.digest() }
}
