import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API } from '../../../kernel/endpoint.ts'
import { BOTH_ENGINES, clubDatabase, type TestApp, testAppOn } from '../../../portal/server/testing.ts'
import { requestNames } from './request-id.ts'
import { readTrustedProxies } from './trust-proxy.ts'

describe('a request’s id', () => {
  const nameOf = (trust: string, given: string | undefined, remoteAddress: string) => {
    const read = readTrustedProxies(trust)
    if ('fault' in read) throw new Error(read.fault)
    const headers = { 'x-request-id': given }
    return requestNames(read.trusted)({ headers, socket: { remoteAddress } } as never)
  }
  const GIVEN = '0f3c9a7be1d24c55'

  test.each([
    ['1', '203.0.113.9'],
    ['loopback', '127.0.0.1'],
    ['loopback', '::1'],
    ['loopback', '::ffff:127.0.0.1'],
    ['10.0.0.0/8', '10.20.30.40'],
    ['192.0.2.7', '192.0.2.7'],
    ['uniquelocal', 'fd00::7'],
    ['fd00::/8', 'fd12::7'],
  ])('TRUST_PROXY=%s: from %s it is taken over', (trust, peer) => {
    expect(nameOf(trust, GIVEN, peer)).toBe(GIVEN)
  })

  test.each([
    ['off', '127.0.0.1'],
    ['loopback', '10.0.0.1'],
    ['10.0.0.0/8', '11.0.0.1'],
    ['192.0.2.7', '192.0.2.8'],
    ['10.0.0.0/8', ''],
  ])('TRUST_PROXY=%s: from %s it is the portal’s own', (trust, peer) => {
    expect(nameOf(trust, GIVEN, peer)).toMatch(/^[0-9a-f]{10}-1$/)
  })

  test.each([
    undefined,
    '',
    'short',
    'x'.repeat(65),
    'two words here',
    '{"level":60}',
    'line\nbreak-line',
    '-leading-dash',
  ])('%j is not well-formed: the portal’s own', (given) => {
    expect(nameOf('1', given, '127.0.0.1')).toMatch(/^[0-9a-f]{10}-1$/)
  })
})

describe.each(BOTH_ENGINES)('an answer names its request, on %s', (engine) => {
  let club: TestApp
  const lines: string[] = []
  const told = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const ID = 'from-the-proxy-0001'

  beforeAll(async () => {
    const env = { LOG_LEVEL: 'debug', TRUST_PROXY: '1' }
    club = await testAppOn(await clubDatabase(engine), env, { write: (line) => lines.push(line) })
    club.app.get('/broken', () => {
      throw new Error('a bug in a page')
    })
  })
  afterAll(() => club.close())

  const ask = (url: string, options: { method?: 'GET' | 'POST'; headers?: object; payload?: object } = {}) =>
    club.app.inject({
      url,
      ...options,
      headers: { token: club.config.apiToken, 'x-request-id': ID, ...options.headers },
    })

  test.each([
    ['a page of the API', `${API}/openapi.json`, 200],
    ['a call without a session', `${API}/fivesClub/getContractOwner/`, 401],
    ['a call that is none', `${API}/nothing`, 404],
    ['an address that cannot be decoded', '/%zz', 404],
    ['the health', '/health', 200],
  ])('%s', async (_, url, code) => {
    const answer = await ask(url)
    expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([code, ID])
  })

  test('without the token, with a body that is no JSON, and of a call that went well', async () => {
    for (const [options, code] of [
      [{ headers: { token: 'x' } }, 401],
      [{ headers: { 'content-type': 'application/json' }, payload: '{' as never }, 400],
      [{ payload: { email: 'elena@marea.example', password: 'veranda-demo' } }, 200],
    ] as const) {
      const answer = await ask(`${API}/ownerlogin/`, { method: 'POST', ...options })
      expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([code, ID])
    }
  })

  test('the log’s lines and those of the security log carry it', async () => {
    lines.length = 0
    const payload = { email: 'elena@marea.example', password: 'not-the-password' }
    await ask(`${API}/ownerlogin/`, { method: 'POST', payload })
    expect(told().map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['incoming request', 'security event', 'request completed']),
    )
    expect(new Set(told().map(({ request }) => request))).toEqual(new Set([ID]))
  })

  test('what fails on our side names it in its body, for the person to quote, in both languages', async () => {
    lines.length = 0
    await club.database.runScript('ALTER TABLE owners RENAME TO owners_away')
    try {
      for (const [language, words] of [
        ['en', 'give the number'],
        ['es', 'mencione el número'],
      ] as const) {
        const payload = { email: 'elena@marea.example', password: 'veranda-demo' }
        const answer = await ask(`${API}/ownerlogin/`, {
          method: 'POST',
          payload,
          headers: { 'accept-language': language },
        })
        expect(answer.statusCode).toBe(500)
        expect(answer.json()).toMatchObject({ code: 'SOMETHING_FAILED', request: ID })
        expect(answer.json().message).toContain(`${words} ${ID}`)
      }
    } finally {
      await club.database.runScript('ALTER TABLE owners_away RENAME TO owners')
    }
    expect(told().find(({ msg }) => msg === 'a call failed')).toMatchObject({ request: ID })
    // What was asked for stays out of the log: the embedded engine's errors carry it.
    expect(lines.join()).not.toContain('elena@')
  })

  test('a page that fails says it as text, and nothing of the bug', async () => {
    lines.length = 0
    const answer = await ask('/broken')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'text/plain; charset=utf-8'])
    expect(answer.body).toContain(ID)
    expect(answer.body).not.toContain('bug')
    expect(told().find(({ msg }) => msg === 'a page failed')).toMatchObject({ request: ID })
  })
})
