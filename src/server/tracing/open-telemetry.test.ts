import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BOTH_ENGINES, testConfig } from '../../portal/server/testing.ts'
import { start } from '../boot/start.ts'
import { type OpenDatabase, openEmbedded, openPostgres } from '../database/database.ts'
import { slowStatements } from '../database/slow-statements.ts'
import { readFixed, readOne, writeOne } from '../database/testing.slow.store.ts'
import { inTransaction } from '../database/transaction.ts'
import { silentServer } from '../testing.silent-server.ts'
import { openTelemetry } from './open-telemetry.ts'
import { type Collector, openCollector } from './testing.collector.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const CALLER = 'b7ad6b7169203331'
const SAMPLED = { traceparent: `00-${TRACE}-${CALLER}-01` }
const UNSAMPLED = { traceparent: `00-${TRACE}-${CALLER}-00` }
const SECRET = 'a value of somebody’s'
const SERVER = 2
const CLIENT = 3
const FAILED = 2

let collector: Collector
beforeEach(async () => {
  collector = await openCollector()
})
afterEach(() => collector.close())

const spansTo = (endpoint: string, trustProxy: string | false = false) =>
  openTelemetry({
    endpoint,
    serviceName: 'club',
    trustProxy: trustProxy ? [trustProxy] : false,
    closeMs: 5_000,
  })

describe('a call’s span', () => {
  async function ask(url: string, headers: object, trusted: string | false = false) {
    const spans = spansTo(collector.endpoint, trusted)
    const app = fastify()
    spans.watchCalls(app)
    app.get('/stays/:id', async () => ({}))
    app.get('/broken', () => Promise.reject(new Error(SECRET)))
    app.get('/ready', async () => ({}))
    app.get('/*', (_, reply) => reply.callNotFound())
    const { statusCode } = await app.inject({ url, headers: headers as Record<string, string> })
    await app.close()
    await spans.close()
    return { statusCode, told: collector.spans }
  }

  test('goes on with the caller’s trace, and names route, method, status and request', async () => {
    const { told } = await ask('/stays/4711?name=Elena', SAMPLED)
    expect(told).toMatchObject([
      { traceId: TRACE, parentId: CALLER, name: 'GET /stays/:id', kind: SERVER, status: 0, service: 'club' },
    ])
    expect(told[0]?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/stays/:id',
      'http.response.status_code': 200,
      'veranda.request': expect.any(String),
    })
    expect(collector.asked).toEqual(['POST /v1/traces application/x-protobuf'])
    expect(JSON.stringify(told, (_, one) => (typeof one === 'bigint' ? 0 : one))).not.toMatch(/4711|Elena/)
  })

  test.each([{}, { traceparent: 'made-up' }, { traceparent: `00-${'0'.repeat(32)}-${CALLER}-01` }])(
    'without a well-formed parent is the first of its trace: %j',
    async (headers) => {
      const { told } = await ask('/stays/1', headers)
      expect(told).toMatchObject([{ parentId: '', traceId: expect.stringMatching(/^[0-9a-f]{32}$/) }])
    },
  )

  test('that fails on our side is an error, without the error’s words', async () => {
    const { told } = await ask('/broken', SAMPLED)
    expect(told).toMatchObject([{ name: 'GET /broken', status: FAILED }])
    expect(told[0]?.attributes['http.response.status_code']).toBe(500)
    expect(Object.values(told[0]?.attributes ?? {}).join()).not.toContain(SECRET)
  })

  test('is hidden by a trusted proxy, and by nobody else', async () => {
    expect((await ask('/stays/1', UNSAMPLED)).told).toMatchObject([{ traceId: TRACE }])
    collector.spans.length = 0
    expect((await ask('/stays/1', UNSAMPLED, 'loopback')).told).toEqual([])
  })

  test('ends when the caller goes before the answer', async () => {
    const spans = spansTo(collector.endpoint)
    const app = fastify()
    spans.watchCalls(app)
    const asked = Promise.withResolvers<void>()
    const gone = Promise.withResolvers<void>()
    app.get('/stays', (_, reply) => {
      reply.raw.once('close', () => setImmediate(gone.resolve))
      asked.resolve()
      return new Promise(() => {})
    })
    const caller = request(`${await app.listen({ port: 0, host: '127.0.0.1' })}/stays`)
    caller.on('error', () => {}).end()
    await asked.promise
    caller.destroy()
    await gone.promise
    await app.close()
    await spans.close()
    expect(collector.spans).toMatchObject([{ name: 'GET /stays', attributes: { 'error.type': 'gone' } }])
  })

  test.each(['/ready', '/art/bay/noon.svg'])('there is none of %s', async (url) => {
    expect((await ask(url, SAMPLED)).told).toEqual([])
  })
})

test.each(BOTH_ENGINES)(
  '%s: each statement of a call is a span below it, by its name alone',
  async (engine) => {
    const spans = spansTo(collector.endpoint)
    const slow = slowStatements(600_000, spans)
    const database: OpenDatabase =
      engine === 'embedded'
        ? await openEmbedded(null, slow)
        : openPostgres(process.env.TEST_DATABASE_URL ?? '', { connections: 2, slow })
    const app = fastify()
    spans.watchCalls(app)
    app.post('/stays', async () => {
      await readOne(database.db, SECRET)
      await inTransaction(database.db, async (trx) => {
        await writeOne(trx, SECRET)
        await readFixed(trx, SECRET)
        return { ok: true, value: null }
      })
      return {}
    })
    try {
      // Of what belongs to no call nothing is told.
      await readOne(database.db, SECRET)
      await app.inject({ method: 'POST', url: '/stays', payload: { a: 1 }, headers: SAMPLED })
      await app.close()
      await spans.close()
      const call = collector.spans.find(({ name }) => name === 'POST /stays')
      const below = collector.spans.filter(({ parentId }) => parentId === call?.spanId)
      const OF = ' of testing.slow.store.ts'
      expect(below.map(({ name }) => name).filter((name) => name.endsWith(OF))).toEqual([
        `readOne${OF}`,
        `writeOne${OF}`,
        `readFixed${OF}`,
      ])
      for (const { kind, traceId, began, ended, attributes } of below) {
        expect([kind, traceId, attributes]).toEqual([CLIENT, TRACE, { 'db.system.name': 'postgresql' }])
        expect(began >= (call?.began ?? 0n) && ended <= (call?.ended ?? 0n) && began <= ended).toBe(true)
      }
      expect(collector.spans).toHaveLength(below.length + 1)
    } finally {
      await database.close()
    }
  },
)

test('a piece of the clock’s work is a span; one that fails or is refused is an error', async () => {
  const spans = spansTo(collector.endpoint)
  await spans.ofWork('send a mail', { 'veranda.mail.kind': 'welcome' }, async () => 1)
  await spans.ofWork('seal a report', {}, async () => ({ ok: false }))
  await spans.ofWork('send a mail', {}, () => Promise.reject(new Error(SECRET))).catch(() => {})
  await spans.close()
  expect(collector.spans).toMatchObject([
    { name: 'send a mail', attributes: { 'veranda.mail.kind': 'welcome' }, status: 0, parentId: '' },
    { name: 'seal a report', status: FAILED },
    { name: 'send a mail', attributes: {}, status: FAILED },
  ])
})

test('a collector that never answers holds up no call and not the end, and takes no more memory than the queue', async () => {
  const silent = await silentServer()
  const spans = openTelemetry({
    endpoint: `http://127.0.0.1:${silent.port}`,
    serviceName: 'club',
    trustProxy: false,
    closeMs: 20,
  })
  const warn = vi.fn()
  const app = fastify()
  spans.watchCalls(Object.assign(app, { log: Object.assign(app.log, { warn }) }))
  app.get('/stays', async () => ({}))
  for (let call = 0; call < 300; call += 1) await app.inject({ url: '/stays' })
  await vi.waitFor(() => expect(silent.count()).toBeGreaterThan(0))
  expect((await app.inject({ url: '/stays' })).statusCode).toBe(200)
  await app.close()
  await spans.close()
  // The end came while the collector was still waited for: nobody has given it up yet.
  expect(warn).not.toHaveBeenCalled()
  await silent.close()
})

test('what a collector does not take in time is dropped beyond 2,048 spans', async () => {
  const spans = spansTo(collector.endpoint)
  collector.answer(null)
  for (let one = 0; one < 5_000; one += 1) await spans.ofWork('send a mail', {}, async () => one)
  collector.answer(200)
  await spans.close()
  // Those that were under way when the queue was full come on top.
  expect(collector.spans.length).toBeGreaterThan(2_000)
  expect(collector.spans.length).toBeLessThanOrEqual(2_048 + 256)
})

test('a collector that fails is told of once, and once when it is back', async () => {
  const spans = spansTo(collector.endpoint)
  const warn = vi.fn()
  const info = vi.fn()
  const app = fastify()
  spans.watchCalls(Object.assign(app, { log: Object.assign(app.log, { warn, info }) }))
  const batch = async () => {
    for (let one = 0; one < 256; one += 1) await spans.ofWork('send a mail', {}, async () => one)
  }
  collector.answer(400)
  await batch()
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
  await batch()
  await vi.waitFor(() => expect(collector.asked).toHaveLength(2))
  collector.answer(200)
  await batch()
  await vi.waitFor(() => expect(info).toHaveBeenCalledTimes(1))
  expect(warn).toHaveBeenCalledTimes(1)
  await app.close()
  await spans.close()
})

test('the portal tells the collector of OTEL_EXPORTER_OTLP_ENDPOINT, whatever it holds of a caller', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-spans-'))
  const running = await start(
    testConfig({
      PORT: '0',
      DEMO: 'off',
      DATA_DIR: folder,
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
      OTEL_SERVICE_NAME: 'club',
    }),
  )
  if (!running.ok) throw new Error(running.fault)
  try {
    const answer = await running.app.inject({
      method: 'POST',
      url: '/api/v1/ownerlogin/',
      headers: { token: 'veranda-demo-token', ...SAMPLED },
      payload: { email: 'elena@marea.example', password: 'not-the-password' },
    })
    expect(answer.statusCode).toBe(401)
    await running.stop()
    const call = collector.spans.find(({ kind }) => kind === SERVER)
    expect(call).toMatchObject({ traceId: TRACE, parentId: CALLER, name: 'POST /api/v1/ownerlogin/' })
    expect(call?.attributes['veranda.request']).toBe(answer.headers['x-request-id'])
    const below = collector.spans.filter(({ parentId }) => parentId === call?.spanId)
    expect(below.map(({ name }) => name).join()).toMatch(/\.store\.ts/)
    expect(JSON.stringify(collector.spans, (_, one) => (typeof one === 'bigint' ? 0 : one))).not.toMatch(
      /elena|not-the-password/,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 240_000)
