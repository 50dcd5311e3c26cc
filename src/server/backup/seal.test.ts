import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { BackupFault } from './backup-fault.ts'
import { ByteReader } from './byte-reader.ts'
import { seal, unseal } from './seal.ts'

const CHEAP = { logN: 4, r: 1, p: 1 }
const HEADER = 44
const FRAME = 256 * 1024 + 4 + 16

async function* pieces(content: Buffer, length = 100_000): AsyncGenerator<Buffer> {
  for (let from = 0; from < content.length; from += length) yield content.subarray(from, from + length)
}
const sealed = (content: Buffer) => buffer(seal(pieces(content), 'a quiet loggia', CHEAP))
const opened = (file: Buffer, passphrase = 'a quiet loggia') =>
  buffer(unseal(new ByteReader(pieces(file, 7_777)), passphrase))

describe('an encrypted stream', () => {
  test.each([0, 1, 262_143, 262_144, 262_145, 1_000_000])('of %i bytes comes back', async (bytes) => {
    const content = randomBytes(bytes)
    expect((await opened(await sealed(content))).equals(content)).toBe(true)
  })

  test('holds nothing that can be read, and never twice the same', async () => {
    const content = Buffer.from('elena@marea.example '.repeat(50))
    const [one, two] = [await sealed(content), await sealed(content)]
    expect(one.includes('elena')).toBe(false)
    expect(one.equals(two)).toBe(false)
  })

  test('does not open with another passphrase', async () => {
    await expect(opened(await sealed(randomBytes(10)), 'a quiet loggie')).rejects.toThrow(
      'BACKUP_PASSPHRASE is not the one',
    )
  })

  const file = sealed(randomBytes(1_000_000))
  const refused = async (change: (file: Buffer) => Buffer) =>
    expect(opened(change(Buffer.from(await file)))).rejects.toThrow(BackupFault)

  test.each([0, 3, 8, 20, 44, 48, 300_000, 700_000, 999_999])('refuses a changed byte at %i', (at) =>
    refused((bytes) => {
      bytes[at] = (bytes[at] ?? 0) ^ 0x20
      return bytes
    }),
  )

  test('refuses frames in another order, one left out, one more, and an end cut off', async () => {
    const frame = (bytes: Buffer, at: number) =>
      bytes.subarray(HEADER + at * FRAME, HEADER + (at + 1) * FRAME)
    const header = (bytes: Buffer) => bytes.subarray(0, HEADER)
    const onward = (bytes: Buffer, at: number) => bytes.subarray(HEADER + at * FRAME)
    await refused((b) => Buffer.concat([header(b), frame(b, 1), frame(b, 0), onward(b, 2)]))
    await refused((b) => Buffer.concat([header(b), onward(b, 1)]))
    await refused((b) => Buffer.concat([header(b), frame(b, 0), onward(b, 0)]))
    await refused((b) => Buffer.concat([b, b.subarray(-20)]))
    for (const end of [10, HEADER, HEADER + 2, HEADER + FRAME, HEADER + 2 * FRAME, -1])
      await refused((b) => b.subarray(0, end))
  })
})
