import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeDocument } from '../../documents/publish.endpoints.ts'
import { ENGINES, type TestApp, testApp } from '../../portal/server/testing.ts'
import { TEST_NOW } from '../../server/testing.day.ts'
import { fileKeyOf } from './files/file-key.ts'
import { fillDemoFiles } from './fill-files.ts'
import { fileMaker } from './make-files.ts'

describe.each(ENGINES)('the demo club’s files on %s', (engine) => {
  let stage: TestApp
  beforeAll(async () => {
    stage = await testApp(engine)
  })
  afterAll(() => stage.close())

  const fill = (wish: { isStopping?: () => boolean; only?: (seed: string) => boolean } = {}) =>
    fillDemoFiles(stage.database.db, stage.files, { now: TEST_NOW, ...wish })
  const rows = async () => {
    const found = await sql<{
      key: string
      name: string
      mediaType: string
      bytes: number | null
      sha256: Buffer
    }>`
      SELECT key, name, media_type AS "mediaType", bytes, sha256 FROM stored_files ORDER BY name`.execute(
      stage.database.db,
    )
    return found.rows
  }
  const contentOf = async (key: string) => {
    const pieces: Uint8Array[] = []
    for await (const piece of await stage.files.read(key)) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  test('what is stopped leaves the rest promised', async () => {
    // A club that was filled by an earlier version has fewer kinds of documents.
    await sql`DELETE FROM document_types WHERE id > 4`.execute(stage.database.db)
    let left = 3
    expect(await fill({ isStopping: () => left-- === 0 })).toBe(3)
    // All are listed, made or not, and say truly which they are.
    const listed = await rows()
    expect([listed.length > 33, listed.filter(({ bytes }) => bytes !== null).length]).toEqual([true, 3])
    await expect(
      sql`UPDATE stored_files SET bytes = 7 WHERE bytes IS NULL`.execute(stage.database.db),
    ).rejects.toThrow(/stored_files_made_whole/)
  }, 120_000)

  test('a file that somebody asks for is made before the others, once, and by nobody who is not asked', async () => {
    const maker = fileMaker(stage.database.db, stage.files)
    const asked = fileKeyOf('contract-1-deed')
    const order: string[] = []
    const note = async (key: string) => order.push((await maker.make(key)) ? key : `not ${key}`)
    const [made] = await Promise.all([
      maker.makeAll(() => order.length > 0),
      note(asked),
      note(asked),
      note(fileKeyOf('no such thing')),
    ])
    expect(made).toBeLessThanOrEqual(2)
    expect(order).toEqual([asked, asked, `not ${fileKeyOf('no such thing')}`])
    expect((await contentOf(asked)).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await maker.make(asked)).toBe(false)
  }, 60_000)

  test('the rest is made whole', async () => {
    // A kill between content and row leaves content that nothing names.
    await stage.files.write(fileKeyOf('regulations-en'), Buffer.from('half of a'))
    expect(await fill()).toBeGreaterThan(28)
    expect((await contentOf(fileKeyOf('regulations-en'))).subarray(0, 5).toString()).toBe('%PDF-')
    expect((await rows()).filter(({ bytes }) => bytes === null)).toEqual([])
  }, 120_000)

  test('a second time makes nothing, two at once make each file once', async () => {
    expect(await fill()).toBe(0)
    const { db } = stage.database
    const ofElena = sql`SELECT file_key FROM contract_documents WHERE contract_id = 1`
    const { rows: before } = await sql<{ file_key: string }>`${ofElena}`.execute(db)
    expect(before.length).toBe(6)
    await sql`DELETE FROM contract_documents WHERE contract_id = 1`.execute(db)
    await sql`DELETE FROM repair_photos`.execute(stage.database.db)
    await sql`DELETE FROM stored_files WHERE contract_id = 1`.execute(db)
    const made = await Promise.all([fill(), fill()])
    const { rows: after } = await sql<{ file_key: string }>`${ofElena}`.execute(db)
    // The two photographs of the repair are the contract’s files too.
    expect([made[0] + made[1], after.length]).toEqual([8, 6])
    expect(new Set(after.map((one) => one.file_key))).toEqual(new Set(before.map((one) => one.file_key)))
  })

  test('every row’s content is there, whole, and what it says it is', async () => {
    const starts: Record<string, string> = {
      'application/pdf': '%PDF-',
      'image/jpeg': '\xff\xd8\xff',
      'image/png': '\x89PNG',
      'image/webp': 'RIFF',
      'audio/wav': 'RIFF',
      'video/webm': '\x1a\x45\xdf\xa3',
      'text/csv': '\xef\xbb\xbf',
      'application/zip': 'PK',
    }
    for (const { key, name, mediaType, bytes, sha256 } of await rows()) {
      const content = await contentOf(key)
      expect(content.length, name).toBe(bytes)
      expect(createHash('sha256').update(content).digest().equals(Buffer.from(sha256)), name).toBe(true)
      expect(content.toString('latin1').startsWith(starts[mediaType] ?? 'PK'), name).toBe(true)
      if (mediaType.includes('officedocument'))
        expect(Object.keys(unzipSync(content)), name).toContain('[Content_Types].xml')
    }
  })

  test('a photo that Elena took down stays down', async () => {
    const { db } = stage.database
    const photos = () =>
      sql<{ position: number }>`SELECT position FROM gallery_photos WHERE owner_id = 1 ORDER BY 1`.execute(db)
    expect((await photos()).rows.map(({ position }) => position)).toEqual([1, 2])
    await sql`DELETE FROM gallery_photos WHERE position = 1`.execute(db)
    await sql`DELETE FROM stored_files WHERE key = ${fileKeyOf('photo-elena-1')}`.execute(db)
    expect(await fill()).toBe(0)
    expect((await photos()).rows.map(({ position }) => position)).toEqual([2])
  })

  test('what the desk has removed stays removed', async () => {
    const { db } = stage.database
    const raul = await stage.signedIn('raul', { admin: true })
    const { rows: found } = await sql<{ id: number }>`
      SELECT id FROM contract_documents WHERE contract_id = 1 LIMIT 1`.execute(db)
    const query = { shelf: 'contract', id: found[0]?.id, version: 0 }
    expect((await raul.call(removeDocument, { query })).code).toBe(200)
    expect(await fill()).toBe(0)
  })

  test('another club stays as it is', async () => {
    const { db } = stage.database
    await sql`UPDATE owners SET email = 'somebody@club.example' WHERE id = 1`.execute(db)
    expect(await fill()).toBe(0)
  })
})
