import { BackupFault, ENDS_EARLY } from './backup-fault.ts'
import type { ByteReader } from './byte-reader.ts'

/** A tar (POSIX ustar) consists of blocks of this length. */
const BLOCK = 512
/** The most that its header can say of a length. */
const MOST_BYTES = 0o77777777777

/** One file of a tar. Its content is read before the next one, once. */
export interface TarEntry {
  name: string
  bytes: number
  content: AsyncIterable<Buffer>
}

/** The header of a file in a tar; its content follows, then `tarPadding`. The name has at most 100 letters of ASCII. */
export function tarHeader(name: string, bytes: number, at: Date): Buffer {
  if (name.length > 100 || bytes > MOST_BYTES) throw new Error(`${name} does not fit into a tar`)
  const header = Buffer.alloc(BLOCK)
  const octal = (value: number, at: number, digits: number) =>
    header.write(value.toString(8).padStart(digits, '0'), at, 'ascii')
  header.write(name, 0, 'ascii')
  octal(0o600, 100, 7)
  octal(0, 108, 7)
  octal(0, 116, 7)
  octal(bytes, 124, 11)
  octal(Math.floor(at.getTime() / 1000), 136, 11)
  header.write('0', 156, 'ascii')
  header.write('ustar\u000000', 257, 'ascii')
  octal(sumOf(header), 148, 6)
  header.write('\0 ', 154, 'ascii')
  return header
}

/** What fills the last block of a content. */
export const tarPadding = (bytes: number): Buffer => Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK)

/** What ends a tar. */
export const TAR_END: Buffer = Buffer.alloc(2 * BLOCK)

/** The files of a tar, one after the other, to its very end. Throws BackupFault where the bytes are no tar, or end early. */
export async function* readTar(reader: ByteReader): AsyncGenerator<TarEntry> {
  for (;;) {
    const header = await reader.take(BLOCK)
    if (!header) throw new BackupFault(ENDS_EARLY)
    if (header.every((byte) => byte === 0)) break
    const bytes = Number.parseInt(textAt(header, 124, 12), 8)
    if (Number.parseInt(textAt(header, 148, 8), 8) !== sumOf(header) || !(bytes >= 0))
      throw new BackupFault('The file is damaged: a header in it is not what was written.')
    const content = contentOf(reader, bytes)
    yield { name: textAt(header, 0, 100), bytes, content }
    // What the reader of the entry has left.
    for await (const _ of content);
    if (bytes % BLOCK > 0 && !(await reader.take(BLOCK - (bytes % BLOCK)))) throw new BackupFault(ENDS_EARLY)
  }
  // To the end: what checks the stream beneath does so there.
  for await (const _ of reader.rest());
}

async function* contentOf(reader: ByteReader, bytes: number): AsyncGenerator<Buffer> {
  for (let left = bytes; left > 0; ) {
    const piece = await reader.some(left)
    if (!piece) throw new BackupFault(ENDS_EARLY)
    left -= piece.length
    yield piece
  }
}

const textAt = (header: Buffer, from: number, length: number) =>
  header.toString('ascii', from, from + length).replace(/[\0 ].*$/s, '')

/** The sum of a header, its own place read as blanks. */
function sumOf(header: Buffer): number {
  let sum = 0
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 32 : byte
  return sum
}
