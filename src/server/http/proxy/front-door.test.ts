import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API } from '../../../kernel/endpoint.ts'
import { sessionKeeper } from '../../../membership/server/sign-in/sessions.store.ts'
import { isPage, PAGES } from '../../../portal/pages.ts'
import { type Portal, putTogether } from '../../../portal/server/put-together.ts'
import { type TestApp, testApp, testConfig } from '../../../portal/server/testing.ts'
import { openFiles } from '../../files/open-files.ts'
import { readWebFiles } from '../answers/web-files.ts'
import { OF_DOCUMENTS } from './headers.ts'

const PAGE = '<!doctype html><title>x</title><script type="application/json" id="boot">{}</script>'
const SCRIPT = 'console.log(1)'

interface Answer {
  code: number
  type: string
  body: string
  headers: Record<string, unknown>
}

describe('the front door', () => {
  let stage: TestApp
  let app: Portal['app']
  let port: number
  const folder = mkdtempSync(join(tmpdir(), 'veranda-door-'))

  beforeAll(async () => {
    for (const name of ['assets', 'art', '.vite']) mkdirSync(join(folder, name))
    writeFileSync(join(folder, 'index.html'), PAGE)
    writeFileSync(join(folder, 'gate-worker.js'), 'keepPages(self, {"version":"VERSION"})')
    writeFileSync(join(folder, '.vite/manifest.json'), '{}')
    writeFileSync(join(folder, 'assets/a.js'), SCRIPT)
    writeFileSync(join(folder, 'assets/a.js.gz'), gzipSync(SCRIPT))
    writeFileSync(join(folder, 'assets/a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    stage = await testApp()
    const config = testConfig({ DATA_DIR: folder })
    ;({ app } = await putTogether({
      config,
      database: stage.database,
      files: await openFiles(config),
      clock: stage.clock.now,
      sessions: sessionKeeper(stage.database.db),
      web: readWebFiles(config, '7.0.0', isPage, folder),
    }))
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as AddressInfo).port
  })
  afterAll(async () => {
    await app.close()
    await stage.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Over the wire, the path as it is written: neither `fetch` nor `inject` would leave it alone. */
  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const asking = request({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece) => pieces.push(piece))
        answer.on('end', () => {
          const type = answer.headers['content-type'] ?? ''
          // A page may come packed; a file's bytes are looked at as they are.
          const isPacked = type.startsWith('text/html') && answer.headers['content-encoding'] === 'br'
          const bytes = Buffer.concat(pieces)
          const body = String(isPacked && bytes.length > 0 ? brotliDecompressSync(bytes) : bytes)
          resolve({ code: answer.statusCode ?? 0, type, body, headers: answer.headers })
        })
      })
      asking.on('error', reject).end()
    })

  const isPortal = ({ type, body }: Answer) => type.startsWith('text/html') && body.includes('id="boot"')

  test.each([
    ['a browser', { 'accept-encoding': 'gzip, deflate, br' }],
    ['a program that takes nothing compressed', {}],
  ])('every page is the portal, to GET and to HEAD, for %s', async (_, headers) => {
    for (const page of PAGES) {
      const path = page.replaceAll(/\$\w+/g, 'x-1')
      for (const one of page === '/' ? ['/', '/?a=b'] : [path, `${path}/`, `${path}?a=b`]) {
        const got = await ask('GET', one, headers)
        expect([got.code, isPortal(got), got.headers['cache-control']], one).toEqual([200, true, 'no-cache'])
        const head = await ask('HEAD', one, headers)
        expect([head.code, head.type, head.body], one).toEqual([200, got.type, ''])
        expect(head.headers['content-length'], one).toBe(got.headers['content-length'])
      }
    }
  })

  test('the page comes packed to whoever takes it so, and is the same', async () => {
    const packed = await ask('GET', '/home', { 'accept-encoding': 'gzip, br' })
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['br', 'accept-encoding'])
    const plain = await ask('GET', '/home', { 'accept-encoding': 'identity' })
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding'])
    expect(packed.body).toBe(plain.body)
  })

  test('a page that the portal does not know is the portal too, with 404', async () => {
    for (const path of ['/nowhere', '/my-reservations/edit', '/home/more', '/apiary', '/API', '/metricsx']) {
      const got = await ask('GET', path)
      expect([got.code, isPortal(got)], path).toEqual([404, true])
      expect((await ask('HEAD', path)).code, path).toBe(404)
    }
  })

  test.each([
    ['/assets/x.js'],
    ['/assets/'],
    ['/assets'],
    ['/art/'],
    ['/art/x'],
    ['/favicon.ico'],
    ['/index.html'],
    ['/.vite/manifest.json'],
    ['/assets/a.js.gz'],
    ['//home'],
    ['//elsewhere.example'],
    ['/assets/../index.html'],
    ['/%zz'],
    ['/%00.js'],
  ])('%s is no page: 404 without one', async (path) => {
    for (const headers of [{}, { 'accept-encoding': 'gzip' }] as Record<string, string>[]) {
      const got = await ask('GET', path, headers)
      expect([got.code, got.type, got.body]).toEqual([404, 'text/plain; charset=utf-8', 'Not found'])
      expect((await ask('HEAD', path, headers)).code).toBe(404)
    }
  })

  test('a file that is there comes compressed to whoever takes it, and as it is to whoever does not', async () => {
    const plain = await ask('GET', '/assets/a.js')
    expect([plain.code, plain.body, plain.headers['content-encoding']]).toEqual([200, SCRIPT, undefined])
    expect(plain.headers['cache-control']).toContain('immutable')
    const packed = await ask('GET', '/assets/a.js', { 'accept-encoding': 'gzip' })
    expect([packed.code, packed.headers['content-encoding']]).toEqual([200, 'gzip'])
    expect((await ask('HEAD', '/assets/a.js')).code).toBe(200)
  })

  test('a program carries no policy of documents; what can be opened as one does, and so does the gate’s worker', async () => {
    for (const encoding of ['identity', 'gzip']) {
      const { headers } = await ask('GET', '/assets/a.js', { 'accept-encoding': encoding })
      for (const name of OF_DOCUMENTS) expect(headers, name).not.toHaveProperty(name)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    }
    for (const path of ['/home', '/assets/a.svg', '/gate-worker.js', '/assets/x.js']) {
      const { headers } = await ask('GET', path)
      for (const name of OF_DOCUMENTS) expect(headers, `${path}: ${name}`).toHaveProperty(name)
    }
  })

  test('the gate’s worker is the one of this page', async () => {
    const worker = await ask('GET', '/gate-worker.js')
    expect([worker.code, worker.type]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(worker.headers['cache-control']).toBe('no-cache')
    expect(worker.body).toMatch(/"version":"[0-9a-f]{16}"/)
    expect((await ask('HEAD', '/gate-worker.js')).code).toBe(200)
  })

  const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  const UNKNOWN = [
    '/api',
    '/api/',
    '/api?a=b',
    '/api/v1',
    '/api/v1/',
    '/api/v1/nothing/',
    '/api/v1/nothing.js',
  ]
  const MORE = [
    '/api/v2',
    '/api/v2/session/',
    '/api/v1x',
    '/api/files',
    '/api/files/x',
    '/api/%zz',
    '/api//v1',
  ]

  test.each([...UNKNOWN, ...MORE])(
    '%s is 404 in JSON for every method, with and without the token',
    async (path) => {
      for (const headers of [{}, { token: stage.config.apiToken }] as Record<string, string>[])
        for (const method of METHODS) {
          const got = await ask(method, path, { 'accept-language': 'es', ...headers })
          expect([got.code, got.type], method).toEqual([404, 'application/json; charset=utf-8'])
          expect(got.headers['content-security-policy'], method).toContain("default-src 'none'")
          if (method === 'HEAD') continue
          const { message, ...rest } = JSON.parse(got.body)
          expect(rest, method).toEqual({ status: false, code: 'NOT_FOUND' })
          expect(message).toMatch(/encontr/i)
        }
    },
  )

  test('a call that is known, by another method, is not found either; the call itself is', async () => {
    const url = `${API}/session/`
    expect((await ask('PATCH', url)).code).toBe(404)
    expect((await ask('GET', url)).code).toBe(401)
  })

  test('a wrong address leaves the session as it is', async () => {
    const elena = await stage.signedIn('elena')
    const cookie = Object.entries(elena.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    for (const path of ['/nowhere', '/api/v1/nothing/', '/assets/x.js'])
      expect((await ask('GET', path, { cookie })).headers, path).not.toHaveProperty('set-cookie')
    const still = await ask('GET', `${API}/session/`, { cookie, token: stage.config.apiToken })
    expect(still.code).toBe(200)
  })

  test('other methods than reading are not found at a page', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect([(await ask(method, '/home')).code, (await ask(method, '/')).code]).toEqual([404, 404])
  })

  test('a build that is put in place meanwhile is served whole, under the policy of its own page', async () => {
    const former = await ask('GET', '/home')
    rmSync(join(folder, 'index.html'))
    expect((await ask('GET', '/home')).body, 'while there is none').toBe(former.body)
    writeFileSync(join(folder, 'assets/b.js'), 'console.log(2)')
    writeFileSync(join(folder, 'index.html'), `${PAGE}<script>startOfTheNewOne()</script>`)
    // Another moment, however fast this machine is.
    utimesSync(join(folder, 'index.html'), new Date(), new Date('2020-01-01'))
    // A file of it, asked for by whoever had its page from another process.
    expect((await ask('GET', '/assets/b.js')).body).toBe('console.log(2)')
    for (const headers of [{}, { 'accept-encoding': 'br' }] as Record<string, string>[]) {
      const page = await ask('GET', '/home', headers)
      expect(page.body).toContain('startOfTheNewOne')
      const hash = createHash('sha256').update('startOfTheNewOne()').digest('base64')
      expect(page.headers['content-security-policy']).toContain(`'sha256-${hash}'`)
      expect(page.headers['cache-control']).toBe('no-cache')
    }
    expect((await ask('GET', '/gate-worker.js')).body).toMatch(/"version":"[0-9a-f]{16}"/)
    rmSync(join(folder, 'assets/a.js'))
    rmSync(join(folder, 'assets/a.js.gz'))
    expect((await ask('GET', '/assets/a.js')).code, 'a file of the former').toBe(404)
  })
})
