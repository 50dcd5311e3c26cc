/** What is kept under a key: on the disk, or in an S3 bucket. Keys are UUIDs; names live in the database. */
export interface Files {
  /** Keeps the content under a key that is free, whole or not at all. */
  write: (key: string, content: Uint8Array | AsyncIterable<Uint8Array>) => Promise<void>
  /** The content, or a part of it. Rejects with FileMissing when there is none. */
  read: (key: string, range?: ByteRange) => Promise<AsyncIterable<Uint8Array>>
  /** Removes what is there; nothing there is as good. */
  remove: (key: string) => Promise<void>
  /** The keys of what has been there since before a moment. */
  listOlder: (than: Date) => AsyncIterable<string>
}

/** The key of no file: it stands in a bucket while a restore fills it, and nowhere else. */
export const RESTORE_MARK = '00000000-0000-0000-0000-000000000000'

/** The bytes from the first to the last, both included. */
export interface ByteRange {
  first: number
  last: number
}

/** The database knows a file that is not there. */
export class FileMissing extends Error {
  constructor(key: string) {
    super(`The file ${key} is missing`)
    this.name = 'FileMissing'
  }
}

/** The disk or the bucket cannot be reached just now, or takes too long: nothing was kept, another try may succeed. */
export class FilesAway extends Error {
  constructor(what: string, cause: unknown) {
    super(`${what}: ${cause instanceof Error ? cause.message : cause}`, { cause })
    this.name = 'FilesAway'
  }
}

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text is a key: nothing else reaches the disk or the bucket. */
export function isFileKey(text: string): boolean {
  return KEY.test(text)
}

/** The address at which a browser with a session opens a file. The name is for the reader alone. */
export function fileUrl(key: string, name: string): string {
  return `/api/files/${key}/${encodeURIComponent(name)}`
}
