import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { BackupFault, ENDS_EARLY } from './backup-fault.ts'
import type { ByteReader } from './byte-reader.ts'

/**
 * An encrypted backup is a header (mark, scrypt's cost, salt, what tells a wrong passphrase) and frames: length, AES-256-GCM
 * ciphertext, tag. The frame's number is its nonce (the key is the file's own, by its salt); header, number and whether it
 * is the last are authenticated with it, so that none can be changed, moved, left out or cut off.
 */
export const SEALED_MARK = Buffer.from('VERANDA\u0001', 'latin1')
const FRAME = 256 * 1024
const TAG = 16
const LAST = 0x80000000
const KEY = 32
const CHECK = 16
const SALT = 16

/** scrypt's cost: 128 MB and half a second for each guess. */
const COST = { logN: 17, r: 8, p: 1 }
/** More than this no header may ask of whoever opens it. */
const MOST_COST = { logN: 20, r: 16, p: 4 }

/** Encrypts a stream by a passphrase. */
export async function* seal(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
  cost = COST,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT)
  const { key, check } = await keysOf(passphrase, salt, cost)
  const header = Buffer.concat([SEALED_MARK, Buffer.from([cost.logN, cost.r, cost.p, 0]), salt, check])
  yield header
  let number = 0
  const frame = (plain: Buffer, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number))
    cipher.setAAD(aadOf(header, number++, isLast))
    const length = Buffer.alloc(4)
    length.writeUInt32BE(isLast ? plain.length + LAST : plain.length)
    return Buffer.concat([length, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  }
  let held: Buffer[] = []
  let bytes = 0
  for await (const chunk of source) {
    held.push(Buffer.from(chunk))
    bytes += chunk.length
    if (bytes < FRAME) continue
    const plain = Buffer.concat(held)
    let from = 0
    for (; plain.length - from >= FRAME; from += FRAME) yield frame(plain.subarray(from, from + FRAME), false)
    held = [plain.subarray(from)]
    bytes = plain.length - from
  }
  yield frame(Buffer.concat(held), true)
}

/** Decrypts what `seal` has encrypted. Throws BackupFault for another passphrase, and for content that was changed. */
export async function* unseal(reader: ByteReader, passphrase: string): AsyncGenerator<Buffer> {
  const header = await reader.take(SEALED_MARK.length + 4 + SALT + CHECK)
  if (!header) throw new BackupFault(ENDS_EARLY)
  const [logN = 0, r = 0, p = 0] = header.subarray(SEALED_MARK.length)
  const salt = header.subarray(SEALED_MARK.length + 4, -CHECK)
  if (logN < 1 || logN > MOST_COST.logN || r < 1 || r > MOST_COST.r || p < 1 || p > MOST_COST.p)
    throw changed()
  const { key, check } = await keysOf(passphrase, salt, { logN, r, p })
  if (!timingSafeEqual(check, header.subarray(-CHECK)))
    throw new BackupFault('BACKUP_PASSPHRASE is not the one that this backup was encrypted with.')
  for (let number = 0, isLast = false; !isLast; number++) {
    const length = (await reader.take(4))?.readUInt32BE()
    if (length === undefined) throw new BackupFault(ENDS_EARLY)
    isLast = length >= LAST
    const bytes = isLast ? length - LAST : length
    if (bytes > FRAME) throw changed()
    const sealed = await reader.take(bytes + TAG)
    if (!sealed) throw new BackupFault(ENDS_EARLY)
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number), { authTagLength: TAG })
    decipher.setAAD(aadOf(header, number, isLast)).setAuthTag(sealed.subarray(bytes))
    const plain = decipher.update(sealed.subarray(0, bytes))
    try {
      decipher.final()
    } catch {
      throw changed()
    }
    if (plain.length > 0) yield plain
  }
  if (await reader.some(1)) throw changed()
}

const changed = () =>
  new BackupFault(
    'The file was changed after it was written, or is damaged: a part of it does not open. Take another backup.',
  )

function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(number), 4)
  return nonce
}

const aadOf = (header: Buffer, number: number, isLast: boolean) =>
  Buffer.concat([header, nonceOf(number), Buffer.from([isLast ? 1 : 0])])

function keysOf(
  passphrase: string,
  salt: Uint8Array,
  { logN, r, p }: typeof COST,
): Promise<{ key: Buffer; check: Buffer }> {
  const cost = { N: 2 ** logN, r, p, maxmem: 2 * 128 * 2 ** logN * r }
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, KEY + CHECK, cost, (error, keys) =>
      error ? reject(error) : resolve({ key: keys.subarray(0, KEY), check: keys.subarray(KEY) }),
    )
  })
}
