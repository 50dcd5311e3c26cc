import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bucketFiles } from './bucket-files.ts'
import { diskFiles } from './disk-files.ts'
import { FileMissing, type Files } from './files.ts'
import { bucket } from './testing.bucket.ts'

const folder = mkdtempSync(join(tmpdir(), 'veranda-files-'))
const objects = new Map<string, Buffer>()
const server = bucket(objects)
const places: Record<string, Files> = { disk: diskFiles(join(folder, 'kept')) }

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  places.bucket = bucketFiles(`s3+http://someone:secret@127.0.0.1:${port}/club/portal`)
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(['disk', 'bucket'])('files on a %s', (place) => {
  const files = () => places[place] as Files
  const textOf = async (key: string, range?: { first: number; last: number }) =>
    text(Readable.from(await files().read(key, range)))

  test('what was written is read, whole and in parts, until it is removed', async () => {
    const key = randomUUID()
    await files().write(key, Buffer.from('a stay by the sea'))
    expect(await textOf(key)).toBe('a stay by the sea')
    expect(await textOf(key, { first: 2, last: 5 })).toBe('stay')
    await files().remove(key)
    await files().remove(key)
    await expect(files().read(key)).rejects.toThrow(FileMissing)
  })

  test('a stream is kept whole; one that breaks leaves nothing under the key', async () => {
    const key = randomUUID()
    await files().write(key, Readable.from([Buffer.from('one '), Buffer.from('two')]))
    expect(await textOf(key)).toBe('one two')
    const broken = randomUUID()
    const breaks = Readable.from(
      (async function* () {
        yield Buffer.from('half of')
        throw new Error('the connection broke')
      })(),
    )
    await expect(files().write(broken, breaks)).rejects.toThrow('the connection broke')
    await expect(files().read(broken)).rejects.toThrow(FileMissing)
  })

  test.runIf(place === 'disk')(
    'half of a file, of a process that was killed, goes as what nobody names',
    async () => {
      const key = randomUUID()
      const half = join(folder, 'kept', key.slice(0, 2), `${key}.part`)
      mkdirSync(dirname(half), { recursive: true })
      writeFileSync(half, 'half of')
      const soon = new Date(Date.now() + 60_000)
      const listed = async () => {
        const keys: string[] = []
        for await (const one of files().listOlder(soon)) keys.push(one)
        return keys
      }
      expect(await listed()).toContain(key)
      await files().remove(key)
      expect(await listed()).not.toContain(key)
    },
  )

  test('nothing but a key reaches the place', async () => {
    for (const name of ['../../etc/passwd', 'a', '', `${randomUUID()}/x`])
      await expect(files().read(name)).rejects.toThrow('UUID')
  })

  test('lists what is older than a moment', async () => {
    const key = randomUUID()
    await files().write(key, Buffer.from('old'))
    if (place === 'disk') {
      const [name = ''] = readdirSync(join(folder, 'kept'), { recursive: true, encoding: 'utf8' }).filter(
        (one) => one.endsWith(key),
      )
      utimesSync(join(folder, 'kept', name), new Date(0), new Date('2026-01-01'))
    }
    const found: string[] = []
    for await (const one of files().listOlder(new Date('2026-01-02'))) found.push(one)
    expect(found).toContain(key)
  })
})
