import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clubDatabase, type TestApp, testAppOn } from '../src/portal/server/testing.ts'
import { TEST_PASSWORD } from '../src/server/testing.day.ts'
import { isInstalled, type ProxyKind, type RunningProxy, shipped, startProxy } from './testing.proxies.ts'

const LARGEST = 10 * 1024 * 1024

test('nginx: each shared memory zone has a name of its own, or nginx refuses to start', () => {
  const text = shipped('nginx.conf').replaceAll(/^\s*#.*$/gm, '')
  const zones = [...text.matchAll(/\b(?:keys_zone=|shared:|zone=|zone\s+)(\w+)/g)].map(([, name]) => name)
  expect(zones.length).toBeGreaterThan(1)
  expect(new Set(zones).size).toBe(zones.length)
})

const kinds: ProxyKind[] = ['nginx', 'Caddy', 'HAProxy']
describe.each(kinds)('%s with its shipped configuration', (kind) => {
  // Where it is not installed there is nothing to try; `.ci/run` installs all three.
  describe.skipIf(!isInstalled(kind))('before the portal', () => {
    let club: TestApp
    let proxy: RunningProxy
    let asked = 0
    const lines: string[] = []

    beforeAll(async () => {
      const env = { PUBLIC_URL: 'https://portal.example', TRUST_PROXY: '1', LOG_LEVEL: 'error' }
      club = await testAppOn(await clubDatabase(), env, { write: (line) => lines.push(line) })
      // The build's files, as the portal sends them: an encoding for whoever takes it.
      club.app.get('/assets/page-1.js', (request, reply) => {
        asked += 1
        const encoding = String(request.headers['accept-encoding']).includes('br') ? 'br' : 'identity'
        return reply
          .headers({
            'content-type': 'text/javascript',
            'content-encoding': encoding,
            vary: 'accept-encoding',
            'cache-control': 'public, max-age=31536000, immutable',
          })
          .send(`// ${encoding} ${'x'.repeat(3000)}`)
      })
      await club.app.listen({ port: 0, host: '127.0.0.1' })
      proxy = await startProxy(kind, (club.app.server.address() as AddressInfo).port)
    })
    afterAll(async () => {
      await proxy?.stop()
      await club?.close()
    })

    const token = () => ({ token: club.config.apiToken })
    const signIn = async (headers: Record<string, string> = {}, password = TEST_PASSWORD) =>
      proxy.ask('/api/v1/ownerlogin/', {
        method: 'POST',
        headers: { ...token(), 'content-type': 'application/json', ...headers },
        body: Buffer.from(JSON.stringify({ email: 'elena@marea.example', password })),
      })
    const cookiesOf = async () => {
      const { headers } = await signIn()
      return [headers['set-cookie'] ?? []]
        .flat()
        .map((cookie) => cookie.split(';')[0])
        .join('; ')
    }

    test('speaks HTTP/2 over TLS; cookies are secure, and browsers come back over TLS only', async () => {
      const { code, headers } = await signIn()
      expect(code).toBe(200)
      expect([headers['set-cookie']].flat().join()).toMatch(/__Host-[^;]+=[^;]+;.*Secure/)
      expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/)
    })

    test('hands on who calls, and no address of the caller’s own choice', async () => {
      lines.length = 0
      await signIn({ 'x-forwarded-for': '203.0.113.66' }, 'a wrong password')
      const told = lines.map((line) => JSON.parse(line)).find(({ event }) => event === 'sign-in-failed')
      expect(told).toMatchObject({ address: '127.0.0.1' })
    })

    test('names the request by an id of the proxy’s own', async () => {
      const { headers } = await proxy.ask('/health', { headers: { 'x-request-id': 'of-my-own-choice' } })
      expect(headers['x-request-id']).toMatch(kind === 'nginx' ? /^[0-9a-f]{32}$/ : /^[0-9a-f-]{36}$/)
    })

    test('compresses a large answer of a call', async () => {
      const headers = { ...token(), cookie: await cookiesOf(), 'accept-encoding': 'gzip' }
      const { code, headers: answered, bytes } = await proxy.ask('/api/v1/catalogs/category/', { headers })
      expect([code, answered['content-encoding']]).toEqual([200, 'gzip'])
      expect(JSON.parse(gunzipSync(bytes).toString())).toMatchObject({ status: true })
    })

    test('gives on the portal’s files in the encoding that each takes', async () => {
      const of = async (encoding: string) => {
        const { headers, bytes } = await proxy.ask('/assets/page-1.js', {
          headers: { 'accept-encoding': encoding },
        })
        return [headers['content-encoding'], bytes.toString().slice(0, 6)]
      }
      asked = 0
      for (let times = 0; times < 3; times++) {
        expect(await of('br')).toEqual(['br', '// br '])
        expect((await of('identity'))[1]).toBe('// ide')
      }
      // nginx keeps each encoding by itself; the others keep nothing.
      expect(asked).toBe(kind === 'nginx' ? 2 : 6)
    })

    test.each([
      '/metrics',
      '/metrics/',
      '/metrics?all',
      '/%6detrics',
      '/x/../metrics',
      '/metrics%2f',
      '//metrics',
    ])('keeps %s from the world', async (path) => {
      const { code, bytes } = await proxy.ask(path)
      expect(bytes.toString()).not.toContain('process_cpu')
      expect(code).toBe(404)
    })

    test('lets an upload of just under 10 MiB through; the portal says which file is larger; a flood ends at the proxy', async () => {
      const cookie = await cookiesOf()
      const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#08f' } })
        .jpeg()
        .toBuffer()
      const send = async (bytes: number) => {
        // A picture may be followed by anything.
        const file = Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
        const form = new FormData()
        form.set('data', '{}')
        form.set('file', new File([new Uint8Array(file)], 'bay.jpg'))
        const whole = new Response(form)
        return proxy.ask('/api/v1/fivesClub/galleryOwners/', {
          method: 'POST',
          headers: { ...token(), cookie, 'content-type': whole.headers.get('content-type') ?? '' },
          body: Buffer.from(await whole.arrayBuffer()),
        })
      }
      expect((await send(LARGEST - 1)).code).toBe(200)
      const larger = await send(LARGEST)
      expect([larger.code, JSON.parse(larger.bytes.toString())]).toEqual([
        413,
        expect.objectContaining({ code: 'FILE_TOO_LARGE', message: expect.stringContaining('bay.jpg') }),
      ])
      const flood = await proxy.ask('/api/v1/fivesClub/galleryOwners/', {
        method: 'POST',
        headers: { ...token(), cookie, 'content-length': String(300_000_000) },
      })
      expect(flood.code).toBe(413)
    })
  })
})
