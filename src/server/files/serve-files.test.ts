import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLUB_CAST } from '../../membership/server/testing.club.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { fileUrl } from './files.ts'
import { type FileScope, keepFile } from './keep-file.ts'
import { insertFile } from './stored-files.store.ts'
import { sweepFiles } from './sweep.ts'

const CONTENT = Buffer.from('0123456789'.repeat(10))

describe.each(ENGINES)('the files that a browser opens, %s', (engine) => {
  let club: TestApp
  let elena: Visitor
  let marcos: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await club.signedIn('elena')
    marcos = await club.signedIn('marcos')
  })
  afterAll(() => club.close())

  const keep = async (scope: FileScope, name = 'Año 2026.pdf', mediaType = 'application/pdf') => {
    const kept = await keepFile(club.files, { name, mediaType, content: CONTENT })
    await insertFile(club.database.db, kept, scope, club.clock.now())
    return fileUrl(kept.key, name)
  }

  test('open for those whom they are for, and are not there for anybody else', async () => {
    const contract = await club.database.db
      .selectFrom('contracts')
      .select('id')
      .where('owner_id', '=', CLUB_CAST.elena.id)
      .executeTakeFirstOrThrow()
    for (const scope of [{ ownerId: CLUB_CAST.elena.id }, { contractId: contract.id }]) {
      const url = await keep(scope)
      const opened = await elena.open(url)
      expect([opened.statusCode, opened.body]).toEqual([200, CONTENT.toString()])
      // A no is for now: whoever signs in as somebody else, or is given the file, is not shown it again.
      for (const [who, code] of [
        [marcos, 404],
        [club.visitor(), 401],
      ] as const) {
        const refused = await who.open(url)
        expect([refused.statusCode, refused.headers['cache-control']]).toEqual([code, 'no-store'])
      }
      const ruth = await club.signedIn('ruth', { admin: true })
      expect((await ruth.open(url)).statusCode).toBe(404)
    }
    const everybody = await keep({ club: true })
    expect((await marcos.open(everybody)).statusCode).toBe(200)
    expect((await marcos.open('/api/files/not-a-key/x.pdf')).statusCode).toBe(404)
  })

  test('come in parts, and not again when they are known', async () => {
    const url = await keep({ club: true })
    const part = await elena.open(url, { range: 'bytes=2-5' })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '2345',
      'bytes 2-5/100',
    ])
    const past = await elena.open(url, { range: 'bytes=100-' })
    expect([past.statusCode, past.headers['content-range']]).toEqual([416, 'bytes */100'])
    const etag = String(part.headers.etag)
    expect((await elena.open(url, { 'if-none-match': etag })).statusCode).toBe(304)
    expect((await elena.open(url, { range: 'bytes=2-5', 'if-range': etag })).statusCode).toBe(206)
    expect((await elena.open(url, { range: 'bytes=2-5', 'if-range': '"another"' })).statusCode).toBe(200)
    const head = await club.app.inject({ method: 'HEAD', url, cookies: elena.cookies })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '100', ''])
  })

  test('show what is safe and save the rest, under their own names', async () => {
    const pdf = await keep({ club: true })
    expect((await elena.open(pdf)).headers['content-disposition']).toBe(
      `inline; filename="Ano 2026.pdf"; filename*=UTF-8''A%C3%B1o%202026.pdf`,
    )
    expect((await elena.open(`${pdf}?download`)).headers['content-disposition']).toMatch(/^attachment/)
    const page = await keep({ club: true }, 'page.html', 'text/html')
    const opened = await elena.open(page)
    expect(opened.headers['content-disposition']).toMatch(/^attachment/)
    expect(opened.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  })

  test('content that no row knows is swept away, what has one stays', async () => {
    const url = await keep({ club: true })
    const orphan = crypto.randomUUID()
    await club.files.write(orphan, CONTENT)
    const inTwoHours = new Date(Date.now() + 7_200_000)
    await sweepFiles(club.database.db, club.files, inTwoHours)
    await expect(club.files.read(orphan)).rejects.toThrow('missing')
    expect((await elena.open(url)).statusCode).toBe(200)
    await sql`DELETE FROM stored_files WHERE key = ${url.split('/')[3]}::uuid`.execute(club.database.db)
    await sweepFiles(club.database.db, club.files, inTwoHours)
    await expect(club.files.read(url.split('/')[3] ?? '')).rejects.toThrow('missing')
  })
})
