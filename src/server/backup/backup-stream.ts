import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { BackupFault, ENDS_EARLY } from './backup-fault.ts'
import { ByteReader } from './byte-reader.ts'
import { SEALED_MARK, seal, unseal } from './seal.ts'

/** The compression level: most of the gain, for a third of the time of the highest level. */
const LEVEL = 3
const GZIP_MARK = Buffer.from([0x1f, 0x8b])

/** Compresses a stream, and encrypts it where there is a passphrase. Nothing is read before there is room for it. */
export function packed(
  content: AsyncIterable<Uint8Array>,
  passphrase: string | null,
): AsyncIterable<Uint8Array> {
  const gzip = createGzip({ level: LEVEL })
  const source = Readable.from(content, { objectMode: false, highWaterMark: 1 << 16 })
  source.on('error', (error) => gzip.destroy(error))
  source.pipe(gzip)
  return passphrase ? seal(gzip, passphrase) : gzip
}

/**
 * Opens the file of a backup. Throws BackupFault where the file is no backup, where it is encrypted and no
 * passphrase was given, and where one was given and it is not encrypted: then its origin is not proven.
 */
export async function* unpacked(path: string, passphrase: string | null): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: 1 << 18 })
  const reader = new ByteReader(file)
  try {
    const start = (await reader.take(SEALED_MARK.length)) ?? Buffer.alloc(0)
    const isSealed = start.equals(SEALED_MARK)
    if (!isSealed && !start.subarray(0, 2).equals(GZIP_MARK))
      throw new BackupFault(`“${path}” is no backup of Veranda.`)
    if (isSealed && !passphrase)
      throw new BackupFault('This backup is encrypted: set BACKUP_PASSPHRASE to what it was encrypted with.')
    if (!isSealed && passphrase)
      throw new BackupFault(
        'BACKUP_PASSPHRASE is set, and this backup is not encrypted: nobody can tell whether it is yours. Unset it to use it all the same.',
      )
    const whole = (async function* () {
      yield start
      yield* reader.rest()
    })()
    const plain = passphrase ? unseal(new ByteReader(whole), passphrase) : whole
    const source = Readable.from(plain, { objectMode: false })
    const gunzip = createGunzip()
    source.on('error', (error) => gunzip.destroy(error))
    source.pipe(gunzip)
    yield* gunzip
  } catch (error) {
    throw faultOfStream(error)
  } finally {
    file.destroy()
  }
}

function faultOfStream(error: unknown): unknown {
  const { code = '' } = (error ?? {}) as { code?: string }
  if (code === 'Z_BUF_ERROR') return new BackupFault(ENDS_EARLY)
  if (code.startsWith('Z_'))
    return new BackupFault('The file is damaged: it cannot be unpacked. Take another backup.')
  return error
}
