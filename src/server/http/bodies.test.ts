import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API } from '../../kernel/endpoint.ts'
import { signIn } from '../../membership/membership.endpoints.ts'
import { type TestApp, testApp } from '../../portal/server/testing.ts'
import { createAccess } from '../../property/access.endpoints.ts'
import { BODY_BYTES, isTooDeep } from './bodies.ts'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test.each([
  [nested(32), false],
  [nested(33), true],
  ['['.repeat(33), true],
  [`{"a":"${'['.repeat(100)}"}`, false],
  [`{"a":"\\"${'['.repeat(100)}"}`, false],
  [`"\\\\"${'{'.repeat(33)}`, true],
  [`[${nested(20)},${nested(20)}]`, false],
  ['', false],
])('depth is counted outside of texts (%#)', (json, deep) => {
  expect(isTooDeep(json)).toBe(deep)
})

describe('a body', () => {
  let club: TestApp
  beforeAll(async () => {
    club = await testApp()
  })
  afterAll(() => club.close())

  async function post(path: string, payload: string | Buffer, cookies: Record<string, string> = {}) {
    const headers = { token: club.config.apiToken, 'content-type': 'application/json' }
    const answer = await club.app.inject({ method: 'POST', url: API + path, payload, headers, cookies })
    return [answer.statusCode, answer.json().code]
  }

  test('that nests deeper than 32 is refused, without a session too', async () => {
    expect(await post(signIn.path, nested(30_000))).toEqual([400, 'TOO_DEEP'])
    expect(await post(signIn.path, nested(31))).toEqual([400, 'BAD_INPUT'])
  })

  test('that is no UTF-8 is refused, not read with letters that nobody wrote', async () => {
    const bytes = Buffer.concat([Buffer.from('{"name":"a'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')])
    const elena = await club.signedIn('elena')
    expect(await post(createAccess.path, bytes, elena.cookies)).toEqual([400, 'NOT_JSON'])
    expect(await post(createAccess.path, Buffer.from('{"name":"Ñandú 🌴"}'), elena.cookies)).toEqual([
      400,
      'BAD_INPUT',
    ])
  })

  test('of more than 64 KB is refused', async () => {
    expect(await post(signIn.path, `"${'x'.repeat(BODY_BYTES)}"`)).toEqual([413, 'TOO_LARGE'])
  })

  test('is not read before it is known who sends it', async () => {
    expect(await post(createAccess.path, '{')).toEqual([401, 'SESSION_REQUIRED'])
    expect(await post(createAccess.path, 'x'.repeat(BODY_BYTES * 2))).toEqual([401, 'SESSION_REQUIRED'])
    const elena = await club.signedIn('elena')
    expect(await post(createAccess.path, '{', elena.cookies)).toEqual([400, 'NOT_JSON'])
  })
})
