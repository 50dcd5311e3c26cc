import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Endpoint, Shape } from '../../kernel/endpoint.ts'
import { check } from '../../kernel/faults.ts'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { CLUB_CAST } from '../../membership/server/testing.club.ts'
import { BODY_BYTES } from '../../server/http/bodies.ts'
import { HANDLERS } from './handlers.ts'
import { EDGES, largestOf, ODDITIES, pathsIn, plausible, schemaOf, withAt } from './testing.strange.ts'
import { clubDatabase, type TestApp, type TestCall, testAppOn, type Visitor } from './testing.ts'

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const NAMES = [
  'a\0b.png',
  '../../x.png',
  'x\ny.png',
  `${'🌊'.repeat(150)}.png`,
  '"; filename="b.png',
  '\u202e.png',
]

let club: TestApp
let people: Record<'nobody' | 'elena' | 'ruth' | 'raul', Visitor>
let known: Record<string, unknown>
const errors: string[] = []

beforeAll(async () => {
  // Whatever the level that is asked for, events of security are told: those are no failures.
  const isFailure = (line: string) => (JSON.parse(line) as { level: number }).level >= 50
  const log = { write: (line: string) => void (isFailure(line) && errors.push(line)) }
  const env = { LOG_LEVEL: 'error', PAYMENT_WEBHOOK_SECRET: 'a-secret-of-sixteen-or-more' }
  club = await testAppOn(await clubDatabase(), env, log)
  people = {
    nobody: club.visitor(),
    elena: await club.signedIn('elena'),
    ruth: await club.signedIn('ruth', { admin: true }),
    raul: await club.signedIn('raul', { admin: true }),
  }
  known = await thingsOfElena()
})
beforeEach(() => {
  errors.length = 0
})
afterAll(() => club.close())

/** What the numbers in a call can be, so that the deed behind it is reached. */
async function thingsOfElena(): Promise<Record<string, unknown>> {
  const first = async (from: string) =>
    (await sql<{ id: number }>`SELECT id FROM ${sql.raw(from)} LIMIT 1`.execute(club.database.db)).rows[0]?.id
  const contract = CAST_CONTRACTS.elena
  return {
    idContract: contract,
    idOwner: CLUB_CAST.elena.id,
    idlOwner: CLUB_CAST.elena.id,
    idHotel: 1,
    idBooking: await first(`bookings WHERE contract_id = ${contract} AND check_in > '2026-12-05'`),
    idAccess: await first(`access_records WHERE contract_id = ${contract} AND cancelled_at IS NULL`),
    idRequest: await first(`maintenance_requests WHERE contract_id = ${contract}`),
    idPromo: await first('promotions'),
    idProduct: await first('products'),
    idCategory: await first('room_categories'),
    year: 2026,
    token: undefined,
  }
}

const whoCalls = ({ access }: Endpoint): keyof typeof people => {
  if (access.who === 'anyone') return 'nobody'
  if (access.who === 'desk' || access.who === 'admin') return access.who === 'desk' ? 'raul' : 'ruth'
  return 'elena'
}

/** A query travels as text. */
const asQuery = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, String(one)]))
    : {}

let turn = 0

/**
 * A value and its strange variants, one place at a time: all that its shape takes. What it does not take is refused
 * before the deed is reached, by the very `check` that is asked here: of those, two are sent. Where a shape has
 * alternatives, their places are added.
 */
function variantsOf(shape: Shape, form: (value: unknown) => unknown): unknown[] {
  const schema = schemaOf(shape)
  const found = new Map<string, unknown>()
  const places = new Set<string>()
  let refused = 0
  for (const choice of [0, 1, 2]) {
    const base = plausible(schema, known, choice)
    found.set(JSON.stringify(base), form(base))
    for (const place of pathsIn(base)) {
      if (places.has(place.join('.'))) continue
      places.add(place.join('.'))
      const odd = [0, 1].map((index) => ODDITIES[(2 * turn + index) % ODDITIES.length])
      turn += 1
      for (const strange of [...EDGES, ...odd]) {
        const variant = form(withAt(base, place, strange))
        if (check(shape, variant).ok || refused++ < 2) found.set(JSON.stringify(variant), variant)
      }
    }
  }
  return [...found.values()]
}

const inputsOf = ({ query, body }: Endpoint): TestCall[] => {
  const asked = query ? variantsOf(query, asQuery) : []
  const sent = body ? variantsOf(body, (value) => value) : []
  const first = { query: asked[0] as Record<string, unknown>, body: sent[0] }
  return [
    ...asked.map((one) => ({ ...first, query: one as Record<string, unknown> })),
    ...sent.map((one) => ({ ...first, body: one })),
  ]
}

/** Calls, under a role that may; what slows guesses down is forgotten, and who was signed out signs in again. */
async function send(endpoint: Endpoint, input: TestCall): Promise<void> {
  const who = whoCalls(endpoint)
  const answer = await people[who].call(endpoint, input)
  if (answer.code === 429) await club.database.db.deleteFrom('sign_in_failures').execute()
  if (answer.code === 401 && who !== 'nobody')
    people[who] = await club.signedIn(who, who === 'elena' ? {} : { admin: true })
  const said = `${endpoint.name} ${JSON.stringify(input).slice(0, 400)}`
  expect(answer.code, said).toBeLessThan(500)
  expect(errors, said).toEqual([])
}

describe('strange input', () => {
  test.each(HANDLERS.map(({ endpoint }) => [endpoint.name, endpoint] as const))(
    '%s answers without a failure',
    async (_, endpoint) => {
      for (const input of inputsOf(endpoint)) await send(endpoint, input)
    },
  )

  test('text that cannot be kept is refused wherever it stands', async () => {
    for (const { endpoint } of HANDLERS) {
      const { body } = endpoint
      if (!body) continue
      const base = plausible(schemaOf(body), known, 0)
      for (const place of pathsIn(base))
        for (const bad of ['a\0b', '\ud800', '\u0007'])
          expect(check(body, withAt(base, place, bad)).ok, `${endpoint.name} ${place}`).toBe(false)
    }
  })

  test('bodies that are none, too deep, too large or of another type', async () => {
    const token = club.config.apiToken
    const bodies: [string | Buffer, string][] = [
      ['', 'application/json'],
      ['{', 'application/json'],
      ['null', 'application/json'],
      ['"\\ud800"', 'application/json'],
      ['{"__proto__":1}', 'application/json'],
      ['['.repeat(30_000), 'application/json'],
      [`${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'application/json'],
      ['x'.repeat(300_000), 'application/json'],
      ['{}', 'text/plain'],
      ['{}', 'nonsense'],
      ['{}', 'application/json; charset=nonsense'],
      [Buffer.from([0x22, 0xff, 0xfe, 0x22]), 'application/json'],
      ['--x\r\n', 'multipart/form-data'],
      ['--x\r\nnonsense', 'multipart/form-data; boundary=x'],
      ['--x\r\n\r\n\r\n--x--', 'multipart/form-data; boundary=x'],
      [form('data', '{"a":1}', 'application/json; broken'), 'multipart/form-data; boundary=x'],
      [form('data', '{', 'application/json'), 'multipart/form-data; boundary=x'],
      [form('data', '['.repeat(1000)), 'multipart/form-data; boundary=x'],
      [form('data', 'x'.repeat(70_000)), 'multipart/form-data; boundary=x'],
      [form('__proto__', '{}'), 'multipart/form-data; boundary=x'],
      [form('data', '{}', 'application/octet-stream'), 'multipart/form-data; boundary=x'],
    ]
    const some = ['signIn', 'createAccess', 'sendMaintenance', 'addPhoto', 'withdrawPass', 'saveDocument']
    for (const { endpoint } of HANDLERS.filter((one) => some.includes(one.endpoint.name))) {
      for (const [payload, type] of bodies) {
        const { statusCode } = await club.app.inject({
          method: endpoint.method,
          url: `/api/v1${endpoint.path}`,
          headers: { token, 'content-type': type },
          cookies: people[whoCalls(endpoint)].cookies,
          payload,
        })
        expect(statusCode, `${endpoint.name} ${type} ${payload.slice(0, 40)}`).toBeLessThan(500)
        expect(errors).toEqual([])
      }
    }
  })

  test('strange headers', async () => {
    const values = ['\x80\xff', '%00', 'x'.repeat(5000), ',;="', '-1', '\u0131', 'bytes=9-1']
    const names = [
      'idempotency-key',
      'accept-language',
      'cookie',
      'if-none-match',
      'range',
      'veranda-background',
    ]
    names.push('x-forwarded-for', 'sec-fetch-site', 'content-type', 'accept', 'if-range', 'origin')
    const session = people.elena.cookies.veranda_session ?? Object.values(people.elena.cookies)[0]
    const calls = HANDLERS.filter(({ endpoint }) => ['sendMessage', 'readContracts'].includes(endpoint.name))
    for (const { endpoint } of calls)
      for (const name of names)
        for (const value of values) {
          const cookie = `veranda_session=${name === 'cookie' ? value : session}`
          const headers = { token: club.config.apiToken, 'content-type': 'application/json', cookie }
          const { statusCode } = await club.app.inject({
            method: endpoint.method,
            url: `/api/v1${endpoint.path}?idContract=1`,
            headers: { ...headers, ...(name !== 'cookie' && { [name]: value }) },
            ...(endpoint.body && { payload: JSON.stringify(plausible(schemaOf(endpoint.body), known, 0)) }),
          })
          expect(statusCode, `${endpoint.name} ${name}: ${value.slice(0, 20)}`).toBeLessThan(500)
          expect(errors, `${endpoint.name} ${name}: ${value.slice(0, 20)}`).toEqual([])
        }
  })

  test('strange file names', async () => {
    const taking = HANDLERS.filter(({ endpoint }) => endpoint.files)
    for (const { endpoint } of taking)
      for (const name of NAMES) {
        const body = endpoint.body && plausible(schemaOf(endpoint.body), known, 0)
        const files = Object.fromEntries(
          Object.keys(endpoint.files ?? {}).map((field) => [field, [new File([PICTURE], name)]]),
        )
        await send(endpoint, { body, files })
      }
  })

  test('addresses outside the API', async () => {
    const strange = [
      '%00',
      '%ff',
      '%',
      '..%2f..%2fetc',
      'x'.repeat(3000),
      "';",
      '%ed%a0%80',
      '%0a',
      '🌊',
      '%c0%ae',
    ]
    const routes = [
      '/calendar/X',
      '/calendar/X.ics',
      '/newsletter/X',
      '/newsletter/X/again',
      '/payments/webhook?X',
    ]
    routes.push(
      '/api/files/X/a.png',
      '/api/files/f0e1d2c3-1111-4222-8333-444455556666/X',
      '/api/photos/X/400',
    )
    routes.push(
      '/api/photos/f0e1d2c3-1111-4222-8333-444455556666/X',
      '/api/v1/X',
      '/api/v1/openapi.json?X',
      '/X',
    )
    routes.push('/health?X', '/ready?X', '/api/reports/preview?X', '/gate?X', '/terms-conditions/X/en')
    for (const route of routes)
      for (const part of strange)
        for (const method of ['GET', 'POST', 'HEAD'] as const) {
          const url = route.replace('X', encodeURI(part).replaceAll('%25', '%'))
          const { statusCode } = await club.app.inject({
            method,
            url,
            cookies: people.raul.cookies,
            ...(method === 'POST' && { payload: '\0', headers: { 'content-type': 'text/plain' } }),
          })
          expect(statusCode, `${method} ${url}`).toBeLessThan(500)
          expect(errors, `${method} ${url}`).toEqual([])
        }
  })

  test('every body has an end, and fits into what its call takes', () => {
    // Sixty lines with twenty people each, every name as long as may be: nobody's cart.
    const carts = ['priceCart', 'placeOrder']
    const tooLarge = HANDLERS.flatMap(({ endpoint: { name, body, bodyBytes } }) => {
      const bytes = body ? largestOf(schemaOf(body)) : 0
      const most = carts.includes(name) ? 2_000_000 : (bodyBytes ?? BODY_BYTES)
      return bytes > most ? [`${name}: ${bytes}`] : []
    })
    expect(tooLarge).toEqual([])
  })
})

function form(field: string, value: string, type?: string): string {
  const lines = [
    `--x`,
    `Content-Disposition: form-data; name="${field}"`,
    ...(type ? [`Content-Type: ${type}`] : []),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${value}\r\n--x--\r\n`
}
