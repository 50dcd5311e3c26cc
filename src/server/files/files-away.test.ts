import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPhoto } from '../../membership/gallery.endpoints.ts'
import { readOwner } from '../../membership/owner.endpoints.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { type SilentServer, silentServer } from '../testing.silent-server.ts'
import { FilesAway } from './files.ts'
import { openFiles } from './open-files.ts'

describe.each(ENGINES)('a bucket that accepts and does not answer, on %s', (engine) => {
  let bucket: SilentServer
  let club: TestApp
  let elena: Visitor
  beforeAll(async () => {
    bucket = await silentServer()
    const place = `s3+http://someone:secret@127.0.0.1:${bucket.port}/club`
    club = await testApp(engine, { FILES_URL: place })
    elena = await club.signedIn('elena')
  })
  afterAll(async () => {
    await club.close()
    await bucket.close()
  })

  test('is said to those who upload, with 503; ten at once hold up nobody else', async () => {
    const content = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a7' } })
      .jpeg()
      .toBuffer()
    const file = new File([new Uint8Array(content)], 'reef.jpg')
    const uploads = Array.from({ length: 10 }, () => elena.call(addPhoto, { files: { file: [file] } }))
    const before = Date.now()
    while (bucket.count() < 10 && Date.now() - before < 15_000)
      await new Promise((later) => setTimeout(later, 20))
    expect(bucket.count()).toBeGreaterThanOrEqual(10)
    expect((await elena.call(readOwner)).code).toBe(200)
    expect((await club.app.inject('/ready')).statusCode).toBe(200)
    for (const { code, body, headers } of await Promise.all(uploads)) {
      expect([code, body.code]).toEqual([503, 'FILES_AWAY'])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
  })
})

test('a disk that keeps nothing is said to be away', async () => {
  const files = await openFiles({ filesUrl: 'file:///dev/null/files', dataDir: '' } as Parameters<
    typeof openFiles
  >[0])
  const key = '0f8fad5b-d9cb-469f-a165-70867728950e'
  await expect(files.write(key, Buffer.from('a'))).rejects.toBeInstanceOf(FilesAway)
  await expect(files.write('../passwd', Buffer.from('a'))).rejects.not.toBeInstanceOf(FilesAway)
})

test('a file in a folder’s place stops the start, and is named', async () => {
  const place = { filesUrl: 'file:///etc/hostname', dataDir: '' } as Parameters<typeof openFiles>[0]
  await expect(openFiles(place)).rejects.toThrow('FILES_URL has to name a folder: “/etc/hostname” is a file.')
})
