import { BackupFault, ENDS_EARLY } from './backup-fault.ts'

/** Reads a stream by lengths, and holds no more of it than one of its chunks and what was asked for. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>
  #held: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#chunks = source[Symbol.asyncIterator]()
  }

  /** Exactly so many bytes; null where the stream has ended. Throws BackupFault where it ends within them. */
  async take(bytes: number): Promise<Buffer | null> {
    const pieces: Buffer[] = []
    for (let left = bytes; left > 0; ) {
      const piece = await this.some(left)
      if (!piece) {
        if (left === bytes) return null
        throw new BackupFault(ENDS_EARLY)
      }
      pieces.push(piece)
      left -= piece.length
    }
    return pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces)
  }

  /** What comes next, at most so many bytes; null where the stream has ended. */
  async some(most: number): Promise<Buffer | null> {
    while (this.#held.length === 0) {
      const { done, value } = await this.#chunks.next()
      if (done) return null
      this.#held = Buffer.from(value.buffer, value.byteOffset, value.length)
    }
    const piece = this.#held.subarray(0, most)
    this.#held = this.#held.subarray(piece.length)
    return piece
  }

  /** Everything from here on. */
  async *rest(): AsyncGenerator<Buffer> {
    for (let piece = await this.some(1 << 20); piece; piece = await this.some(1 << 20)) yield piece
  }

  /** Destroys the stream, ended or not. */
  async close(): Promise<void> {
    await this.#chunks.return?.()
  }
}
