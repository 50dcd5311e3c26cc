import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type TestApp, testApp, testConfig } from '../../portal/server/testing.ts'
import { silentServer } from '../testing.silent-server.ts'
import { RESTORE_MARK } from './files.ts'
import { diskCheck, filesCheck, hasRoomLeft } from './files-checks.ts'
import { openFiles } from './open-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'veranda-checks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const attention = async ({ app }: TestApp) => (await app.inject('/ready')).json().attention ?? []

test.each([
  [6e9, 100e9, true],
  [4.9e9, 100e9, false],
  [6e9, 20e12, true],
  [30e6, 500e6, true],
  [20e6, 500e6, false],
  [0, 500e6, false],
])('%d bytes free of %d: room is left: %s', (free, size, left) => {
  expect(hasRoomLeft(free, size)).toBe(left)
})

test('a bucket that does not answer is named, and stops nobody', async () => {
  const server = await silentServer()
  const club = await testApp(undefined, {
    FILES_URL: `s3+http://someone:secret@127.0.0.1:${server.port}/club`,
  })
  expect((await club.app.inject('/ready')).statusCode).toBe(200)
  expect(await attention(club)).toContain('files')
  expect((await club.app.inject('/metrics')).body).toContain('veranda_attention{of="files"} 1')
  await club.close()
  await server.close()
})

test('files that answer are in order, also while a restore has left its mark', async () => {
  const config = testConfig({ DATA_DIR: join(folder, randomUUID()) })
  const files = await openFiles(config)
  const parts = { files, config } as never
  expect(await filesCheck.ok(parts)).toBe(true)
  await files.write(RESTORE_MARK, Buffer.from('a mark'))
  expect(await filesCheck.ok(parts)).toBe(true)
})

test('the disk of the data folder and that of the files are looked at', async () => {
  const { bavail, blocks, bsize } = statfsSync(folder)
  const config = testConfig({ DATA_DIR: folder, FILES_URL: `file://${folder}` })
  expect(await diskCheck.ok({ config } as never)).toBe(hasRoomLeft(bavail * bsize, blocks * bsize))
})

test('a disk that cannot be looked at is no disk with room', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const config = testConfig({ DATA_DIR: join(file, 'data') })
  await expect(diskCheck.ok({ config } as never)).rejects.toThrow('ENOTDIR')
})
