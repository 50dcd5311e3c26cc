import fastify from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { API } from '../../kernel/endpoint.ts'
import { HANDLERS } from '../../portal/server/handlers.ts'
import { type TestApp, testApp } from '../../portal/server/testing.ts'
import { measureAnswers } from './answer-metrics.ts'

let club: TestApp
beforeAll(async () => {
  club = await testApp()
})
afterAll(() => club.close())

const told = async () => (await club.app.inject('/metrics')).body

/** Methods of whoever looks for a hole. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH']

test('an attack on every call, by every method, adds a line for a status and none for a call', async () => {
  const elena = await club.signedIn('elena')
  const { apiToken: token } = club.config
  const before = await told()
  const codes = new Set<number>()
  const json = { token, 'content-type': 'application/json' }
  for (const { endpoint } of HANDLERS)
    for (const more of [
      { headers: {} },
      { headers: { token }, method: 'TRACE' },
      { headers: json, payload: '{', cookies: elena.cookies },
      { headers: { ...json, 'content-type': 'text/xml' }, payload: '<x/>', cookies: elena.cookies },
      { headers: { ...json, 'content-length': '999999999' }, payload: '{}', cookies: elena.cookies },
      { headers: { ...json, 'sec-fetch-site': 'cross-site' }, payload: '{}', cookies: elena.cookies },
    ]) {
      const { method, path } = endpoint
      const answer = await club.app.inject({ method, url: `${API}${path}`, ...more } as object)
      codes.add(answer.statusCode)
    }
  for (const method of METHODS)
    for (let at = 0; at < 20; at++)
      await club.app.inject({ method, url: `${at % 2 ? API : ''}/${at}/x?${at}` } as object)
  const refused = [...codes].filter((code) => code >= 400 && code < 500)
  expect(refused.length).toBeGreaterThan(4)
  const after = await told()
  const added = after.split('\n').filter((line) => /^veranda_http_.*\b4\d\d\b/.test(line))
  expect(added.every((line) => line.startsWith('veranda_http_answers_total{asked="'))).toBe(true)
  expect(added.length).toBeLessThanOrEqual(4 * (refused.length + 2))
  // What is left is what was answered: a call that anybody may make, or a read without a choice.
  expect(after.length - before.length).toBeLessThan(50_000)
})

test('what is answered is timed by route, what fails is counted by route, what is refused by its status alone', async () => {
  const app = fastify()
  const registry = new Registry()
  measureAnswers(app, registry)
  app.get<{ Params: { code: string } }>('/api/v1/told/:code', (request, reply) =>
    reply.code(Number(request.params.code)).send('x'),
  )
  app.get('/ready', async () => 'x')
  app.get('/*', async () => 'x')
  for (const url of [
    '/api/v1/told/200',
    '/api/v1/told/404',
    '/api/v1/told/500',
    '/api/v1/told/503',
    '/ready',
  ])
    await app.inject(url)
  await app.inject({ method: 'HEAD', url: '/api/v1/told/200' })
  await app.inject({ method: 'HEAD', url: '/a/page' })
  await app.inject({ method: 'PUT', url: '/a/page' })
  await app.close()
  const lines = (await registry.metrics()).split('\n')
  const of = (name: string) => lines.filter((line) => line.startsWith(`veranda_http_${name}{`)).sort()
  expect(of('answers_total')).toEqual([
    'veranda_http_answers_total{asked="call",status="200"} 2',
    'veranda_http_answers_total{asked="call",status="404"} 1',
    'veranda_http_answers_total{asked="call",status="500"} 1',
    'veranda_http_answers_total{asked="call",status="503"} 1',
    'veranda_http_answers_total{asked="health",status="200"} 1',
    'veranda_http_answers_total{asked="nothing",status="404"} 1',
    'veranda_http_answers_total{asked="page",status="200"} 1',
  ])
  expect(of('failures_total')).toEqual([
    'veranda_http_failures_total{method="GET",route="/api/v1/told/:code",status="500"} 1',
    'veranda_http_failures_total{method="GET",route="/api/v1/told/:code",status="503"} 1',
  ])
  expect(of('seconds_count')).toEqual([
    'veranda_http_seconds_count{method="GET",route="/*"} 1',
    'veranda_http_seconds_count{method="GET",route="/api/v1/told/:code"} 4',
    'veranda_http_seconds_count{method="GET",route="/ready"} 1',
  ])
})
