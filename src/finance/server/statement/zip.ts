import { once } from 'node:events'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'

/** A file of an archive: its path and its bytes in pieces; a piece is done with when the next one is asked for. */
export interface ZippedFile {
  path: string
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** Tables of money shrink to an eighth already; slower levels save little more. */
const LEVEL = 3
/** Deflate, by the number the format gives it. */
const DEFLATE = 8

/**
 * A ZIP archive as a stream: input is read as fast as the reader takes the output (backpressure), and nothing is held.
 * Deflate runs in the thread pool, so that a long archive blocks nobody.
 */
export async function* writeZip(files: Iterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  const takeReady = () => {
    const taken = ready
    ready = []
    return taken
  }
  for (const { path, pieces } of files) {
    const file = compressed(path)
    zip.add(file.entry)
    try {
      for await (const piece of pieces) {
        await file.add(piece)
        yield* takeReady()
      }
      await file.end()
    } finally {
      file.drop()
    }
  }
  zip.end()
  yield* takeReady()
}

/** An entry that counts what it is given, and hands on what Node's compressor makes of it. */
function compressed(path: string) {
  const deflate = createDeflateRaw({ level: LEVEL })
  const entry: ZipInputFile = { filename: path, size: 0, crc: 0, compression: DEFLATE }
  deflate.on('data', (bytes: Uint8Array<ArrayBuffer>) => entry.ondata?.(null, bytes, false))
  return {
    entry,
    add: (bytes: Uint8Array) => {
      entry.size += bytes.length
      entry.crc = crc32(bytes, entry.crc)
      return new Promise<void>((resolve, reject) =>
        deflate.write(bytes, (error) => (error ? reject(error) : resolve())),
      )
    },
    end: async () => {
      deflate.end()
      await once(deflate, 'end')
      entry.ondata?.(null, new Uint8Array(), true)
    },
    drop: () => deflate.destroy(),
  }
}
