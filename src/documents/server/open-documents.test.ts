import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { CAST } from '../../membership/cast/owners.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { fileUrl } from '../../server/files/files.ts'
import { aContractDocument, aFileFor, aGeneralDocument } from './testing.documents.ts'

const CONTENT = Buffer.from(Uint8Array.from({ length: 100 }, (_, at) => at))
const TAG = `"${createHash('sha256').update(CONTENT).digest('hex')}"`
const NAME = 'Año “2026” & más.pdf'

describe.each(ENGINES)('who opens a document, and how, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let ines: Visitor
  let urls: { contract: string; club: string; own: string; word: string }

  beforeAll(async () => {
    stage = await testApp(engine)
    const elenas = { contractId: CAST_CONTRACTS.elena }
    urls = {
      contract: fileUrl(await aContractDocument(stage, elenas.contractId, { name: NAME }), NAME),
      club: fileUrl(await aGeneralDocument(stage), 'a.pdf'),
      own: fileUrl(
        await aFileFor(stage, { ownerId: CAST.elena }, { name: 'a.webp', mediaType: 'image/webp' }),
        'a',
      ),
      word: fileUrl(await aFileFor(stage, elenas, { name: 'a.html', mediaType: 'text/html' }), 'a.html'),
    }
    elena = await stage.signedIn('elena')
    ines = await stage.signedIn('ines')
  })
  afterAll(() => stage.close())

  test('the owner does', async () => {
    for (const url of Object.values(urls)) {
      const answer = await elena.open(url)
      expect([answer.statusCode, answer.rawPayload.equals(CONTENT)], url).toEqual([200, true])
    }
  })

  test('a stranger does not find what is a contract’s or an owner’s, only what is the club’s', async () => {
    for (const url of [urls.contract, urls.own, urls.word]) {
      const answer = await ines.open(url)
      expect([answer.statusCode, answer.json().code], url).toEqual([404, 'NOT_FOUND'])
      expect(answer.headers).not.toHaveProperty('etag')
    }
    expect((await ines.open(urls.club)).statusCode).toBe(200)
  })

  test('whoever knows the content’s tag learns nothing by it', async () => {
    const answer = await ines.open(urls.contract, { 'if-none-match': TAG })
    expect(answer.statusCode).toBe(404)
  })

  test('without a session nobody opens anything', async () => {
    for (const url of Object.values(urls)) {
      const answer = await stage.visitor().open(url)
      expect([answer.statusCode, answer.json().code], url).toEqual([401, 'SESSION_REQUIRED'])
    }
    expect((await stage.app.inject({ method: 'HEAD', url: urls.contract })).statusCode).toBe(401)
  })

  test('a session that has lapsed opens nothing', async () => {
    const lapsed = await stage.signedIn('elena')
    stage.clock.pass(16 * 60_000)
    const answer = await lapsed.open(urls.contract)
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'SESSION_EXPIRED'])
    stage.clock.pass(-16 * 60_000)
  })

  test('an admin opens an owner’s only while acting for that owner', async () => {
    const ruth = await stage.signedIn('ruth', { admin: true })
    const act = (ownerId: number | null) =>
      sql`UPDATE sessions SET acting_owner_id = ${ownerId} WHERE admin_id = ${CAST.ruth}`.execute(
        stage.database.db,
      )
    const codes = async () =>
      Promise.all([urls.contract, urls.own].map(async (url) => (await ruth.open(url)).statusCode))
    expect(await codes()).toEqual([404, 404])
    await act(CAST.elena)
    expect(await codes()).toEqual([200, 200])
    await act(CAST.ines)
    expect(await codes()).toEqual([404, 404])
  })

  test('the key opens, never the name: keys that are guessed or bent are not found', async () => {
    const key = urls.contract.split('/')[3]!
    expect((await elena.open(`/api/files/${key}/any-other-name.pdf`)).statusCode).toBe(200)
    const flipped = (key[0] === '0' ? '1' : '0') + key.slice(1)
    for (const guess of [
      flipped,
      key.slice(0, -1),
      NAME,
      `..%2f${key}`,
      `${key}%00`,
      '00000000-0000-0000-0000-000000000000',
      "' OR true --",
    ]) {
      const answer = await elena.open(`/api/files/${encodeURIComponent(guess)}/a.pdf`)
      expect(answer.statusCode, guess).toBe(404)
    }
    expect((await elena.open('/api/files/..%2f..%2fclub.db')).statusCode).toBe(404)
  })

  test.each([
    ['bytes=0-9', 206, 'bytes 0-9/100', [0, 9]],
    ['bytes=90-', 206, 'bytes 90-99/100', [90, 99]],
    ['bytes=-7', 206, 'bytes 93-99/100', [93, 99]],
    ['bytes=98-500', 206, 'bytes 98-99/100', [98, 99]],
    ['bytes=100-', 416, 'bytes */100', null],
    ['bytes=-0', 416, 'bytes */100', null],
    ['bytes=9-0', 200, undefined, [0, 99]],
    ['lines=0-1', 200, undefined, [0, 99]],
  ])('the range %s answers %i', async (range, code, contentRange, part) => {
    const answer = await elena.open(urls.contract, { range })
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([code, contentRange])
    if (!part) return
    const wanted = CONTENT.subarray(part[0], part[1]! + 1)
    expect(answer.rawPayload.equals(wanted)).toBe(true)
    expect(answer.headers['content-length']).toBe(String(wanted.length))
  })

  test('a part of what has changed since is not asked of the new content', async () => {
    const range = 'bytes=0-9'
    const same = await elena.open(urls.contract, { range, 'if-range': TAG })
    expect([same.statusCode, same.rawPayload.length]).toEqual([206, 10])
    const changed = await elena.open(urls.contract, { range, 'if-range': '"of-another-time"' })
    expect([changed.statusCode, changed.rawPayload.length]).toEqual([200, 100])
  })

  test('HEAD tells all but the content', async () => {
    const answer = await stage.app.inject({ method: 'HEAD', url: urls.contract, cookies: elena.cookies })
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0])
    expect(answer.headers).toMatchObject({
      'content-length': '100',
      'content-type': 'application/pdf',
      'accept-ranges': 'bytes',
      etag: TAG,
    })
    const stranger = await stage.app.inject({ method: 'HEAD', url: urls.contract, cookies: ines.cookies })
    expect(stranger.statusCode).toBe(404)
  })

  test('what the browser has already is not sent again; of an owner’s own it keeps nothing', async () => {
    const answer = await elena.open(urls.contract, { 'if-none-match': TAG })
    expect([answer.statusCode, answer.rawPayload.length, answer.headers.etag]).toEqual([304, 0, TAG])
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect((await elena.open(urls.club)).headers['cache-control']).toBe('private, no-cache')
    expect((await elena.open(urls.contract, { 'if-none-match': '"another"' })).statusCode).toBe(200)
  })

  test('it is saved under its name, accents and all; a browser shows only what it may', async () => {
    const nameOf = (disposition: unknown) =>
      decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(String(disposition))?.[1] ?? '')
    const shown = await elena.open(urls.contract)
    expect(shown.headers['content-disposition']).toMatch(/^inline; filename="Ano /)
    expect(nameOf(shown.headers['content-disposition'])).toBe(NAME)
    const saved = await elena.open(`${urls.contract}?download`)
    expect(saved.headers['content-disposition']).toMatch(/^attachment; /)
    expect(nameOf(saved.headers['content-disposition'])).toBe(NAME)
    expect((await elena.open(urls.word)).headers['content-disposition']).toMatch(/^attachment; /)
  })

  test('only the portal’s own pages frame it, nothing in it runs, and its kind is not guessed', async () => {
    const { headers } = await elena.open(urls.contract)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('a contract that changes hands takes its documents along', async () => {
    const { db } = stage.database
    const hand = (ownerId: number) =>
      sql`UPDATE contracts SET owner_id = ${ownerId} WHERE id = ${CAST_CONTRACTS.elena}`.execute(db)
    await hand(CAST.ines)
    expect((await elena.open(urls.contract)).statusCode).toBe(404)
    expect((await ines.open(urls.contract)).statusCode).toBe(200)
    await hand(CAST.elena)
  })
})
