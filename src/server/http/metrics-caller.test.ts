import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../portal/server/testing.ts'
import { mayReadMetrics } from './metrics-caller.ts'

const TOKEN = 'a-token-of-prometheus'

test.each<[string, string, Record<string, string>, string | null, boolean]>([
  ['this machine', '127.0.0.1', {}, null, true],
  ['this machine by another of its names', '127.9.9.9', {}, null, true],
  ['this machine, version 6', '::1', {}, null, true],
  ['this machine, mapped', '::ffff:127.0.0.1', {}, null, true],
  ['a neighbour', '10.0.0.7', {}, null, false],
  ['a neighbour, mapped', '::ffff:10.0.0.7', {}, null, false],
  ['a stranger', '203.0.113.9', {}, null, false],
  ['nobody', '', {}, null, false],
  ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, null, false],
  ['a proxy that names this machine', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, null, false],
  ['a proxy with another header', '127.0.0.1', { forwarded: 'for=203.0.113.9' }, null, false],
  ['this machine, where a token is set', '127.0.0.1', {}, TOKEN, false],
  ['this machine with the token', '127.0.0.1', { authorization: `Bearer ${TOKEN}` }, TOKEN, true],
  ['a stranger with the token', '203.0.113.9', { authorization: `Bearer ${TOKEN}` }, TOKEN, true],
  ['a stranger with another', '203.0.113.9', { authorization: 'Bearer a-token-of-prometheuS' }, TOKEN, false],
  ['a stranger with no token', '203.0.113.9', { authorization: 'Bearer ' }, null, false],
  ['a stranger with null', '203.0.113.9', { authorization: 'Bearer null' }, null, false],
  [
    'the token through a proxy',
    '127.0.0.1',
    { via: '1.1 proxy', authorization: `Bearer ${TOKEN}` },
    TOKEN,
    true,
  ],
])('%s', (_, remoteAddress, headers, token, may) => {
  expect(mayReadMetrics({ headers, socket: { remoteAddress } } as never, token)).toBe(may)
})

describe('the metrics', () => {
  let club: TestApp
  beforeAll(async () => {
    club = await testApp(undefined, { METRICS_TOKEN: TOKEN })
  })
  afterAll(() => club.close())

  const open = async (remoteAddress: string, authorization?: string) => {
    const headers = authorization ? { authorization } : {}
    const { statusCode, body } = await club.app.inject({ url: '/metrics', remoteAddress, headers })
    return { statusCode, tells: body.includes('veranda_http_seconds') }
  }

  test('for a stranger are not there, as any other address that is not', async () => {
    expect(await open('203.0.113.9')).toEqual({ statusCode: 404, tells: false })
    expect(await open('203.0.113.9', 'Bearer guess')).toEqual({ statusCode: 404, tells: false })
  })

  test('are read with the token, on this machine as elsewhere', async () => {
    expect(await open('127.0.0.1')).toEqual({ statusCode: 404, tells: false })
    expect(await open('127.0.0.1', `Bearer ${TOKEN}`)).toEqual({ statusCode: 200, tells: true })
    expect(await open('203.0.113.9', `Bearer ${TOKEN}`)).toEqual({ statusCode: 200, tells: true })
  })
})
