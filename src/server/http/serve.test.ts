import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API } from '../../kernel/endpoint.ts'
import { readSession, signIn } from '../../membership/membership.endpoints.ts'
import { sessionKeeper } from '../../membership/server/sign-in/sessions.store.ts'
import { HANDLERS } from '../../portal/server/handlers.ts'
import { putTogether } from '../../portal/server/put-together.ts'
import { clubDatabase, type TestApp, testApp, testConfig } from '../../portal/server/testing.ts'
import { openFiles } from '../files/open-files.ts'

describe('the wire', () => {
  let stage: TestApp
  beforeAll(async () => {
    stage = await testApp()
  })
  afterAll(() => stage.close())

  const inject = (options: object) =>
    stage.app.inject({
      headers: { token: stage.config.apiToken },
      ...options,
    } as never) as unknown as Promise<{
      statusCode: number
      json: () => Record<string, string>
      headers: Record<string, string>
    }>

  test('every call refuses without the fixed token, with the same code', async () => {
    for (const { endpoint } of HANDLERS) {
      const answer = await inject({ method: endpoint.method, url: API + endpoint.path, headers: {} })
      expect([answer.statusCode, answer.json().code], endpoint.name).toEqual([401, 'TOKEN_REQUIRED'])
    }
  })

  test('every call that needs a session refuses without one', async () => {
    for (const { endpoint } of HANDLERS.filter((one) => one.endpoint.access.who !== 'anyone')) {
      const answer = await stage.visitor().call(endpoint, { body: {} })
      expect([answer.code, answer.body.code], endpoint.name).toEqual([401, 'SESSION_REQUIRED'])
    }
  })

  test('paths answer with and without the trailing slash', async () => {
    for (const url of ['/api/v1/session/', '/api/v1/session'])
      expect((await inject({ method: 'GET', url })).json().code).toBe('SESSION_REQUIRED')
  })

  test('a body that is not JSON, in the reader’s language', async () => {
    const headers = {
      token: stage.config.apiToken,
      'content-type': 'application/json',
      'accept-language': 'es',
    }
    const answer = await inject({ method: 'POST', url: API + signIn.path, payload: '{"email":', headers })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'NOT_JSON'])
    expect(answer.json().message).toMatch(/JSON/)
    const form = await inject({
      method: 'POST',
      url: API + signIn.path,
      payload: 'email=a',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(form.json().code).toBe('NOT_JSON')
  })

  test('a body that is too large', async () => {
    const payload = { email: 'elena@marea.example', password: 'x'.repeat(1_200_000) }
    const answer = await inject({ method: 'POST', url: API + signIn.path, payload })
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'TOO_LARGE'])
  })

  test('a write from another site’s page', async () => {
    const headers = { token: stage.config.apiToken, 'sec-fetch-site': 'cross-site' }
    const answer = await inject({ method: 'POST', url: API + signIn.path, payload: {}, headers })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'CROSS_SITE'])
  })

  test('a write with another origin, from a browser that says no more than that', async () => {
    const { apiToken, publicUrl } = stage.config
    const codeFrom = async (origin: string, host = 'portal.example') => {
      const headers = { token: apiToken, origin, host }
      return (await inject({ method: 'POST', url: API + signIn.path, payload: {}, headers })).json().code
    }
    expect(await codeFrom('https://evil.example')).toBe('CROSS_SITE')
    expect(await codeFrom('null')).toBe('CROSS_SITE')
    expect(await codeFrom('https://portal.example')).toBe('BAD_INPUT')
    expect(await codeFrom(publicUrl)).toBe('BAD_INPUT')
  })

  test('an unknown call, and what the API says of itself', async () => {
    expect((await inject({ method: 'GET', url: '/api/v1/nothing/' })).json().code).toBe('NOT_FOUND')
    const document = (await inject({ method: 'GET', url: '/api/v1/openapi.json' })).json() as never as {
      openapi: string
      paths: Record<string, Record<string, { operationId: string }>>
    }
    expect(document.openapi).toBe('3.1.0')
    const names = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((one) => one.operationId),
    )
    expect(names.sort()).toEqual(HANDLERS.map(({ endpoint }) => endpoint.name).sort())
  })

  test('strict headers: no inline scripts, no framing, nothing sniffed', async () => {
    const { headers } = await inject({ method: 'GET', url: '/health' })
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('an unexpected failure says so without its insides, and keeps nothing', async () => {
    const someone = await stage.signedIn('elena')
    await stage.database.db.schema.alterTable('owners').renameTo('owners_gone').execute()
    const answer = await someone.call(readSession)
    await stage.database.db.schema.alterTable('owners_gone').renameTo('owners').execute()
    expect([answer.code, answer.body.code]).toEqual([500, 'SOMETHING_FAILED'])
    expect(JSON.stringify(answer.body)).not.toMatch(/owners|relation/)
  })
})

test('the log holds no token, cookie or query, even at its most talkative', async () => {
  const database = await clubDatabase()
  const config = testConfig({ LOG_LEVEL: 'trace' })
  let log = ''
  const { app } = await putTogether({
    config,
    database,
    files: await openFiles(config),
    clock: () => new Date(),
    sessions: sessionKeeper(database.db),
    web: null,
    log: { write: (line) => (log += line) },
  })
  const headers = { token: config.apiToken, cookie: 'veranda_session=a-secret-cookie' }
  await app.inject({ method: 'GET', url: '/reset-password?token=a-secret-link', headers })
  await app.inject({ method: 'GET', url: `${API}/session/?x=a-secret-query`, headers })
  await app.close()
  await database.close()
  expect(log).toContain('/reset-password')
  expect(log).not.toContain('a-secret')
  expect(log).not.toContain(config.apiToken)
})
