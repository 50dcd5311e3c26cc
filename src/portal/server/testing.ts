import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { inject } from 'vitest'
import { API, type Endpoint } from '../../kernel/endpoint.ts'
import { sessionKeeper } from '../../membership/server/sign-in/sessions.store.ts'
import { type Config, readConfig } from '../../server/boot/config.ts'
import { embedded, engineOptions, type OpenDatabase, openPostgres } from '../../server/database/database.ts'
import type { Files } from '../../server/files/files.ts'
import { openFiles } from '../../server/files/open-files.ts'
import type { AppParts } from '../../server/http/app.ts'
import { TEST_NOW, TEST_PASSWORD } from '../../server/testing.day.ts'
import { putTogether } from './put-together.ts'
import { clubSnapshot, compiledEngine } from './testing.snapshot.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of an embedded database that holds the schema and the demo club of TEST_DAY; made when it is asked for. */
    snapshot: string
    /** The same as a template database on the PostgreSQL server of TEST_DATABASE_URL; none without it. */
    template: string | null
    /** The file of the key that the tests' clubs seal with. */
    key: string
  }
}

type Engine = 'embedded' | 'postgres'

/** Every database that is there: the embedded one, and the server's where TEST_DATABASE_URL names one. */
export const BOTH_ENGINES: readonly Engine[] = process.env.TEST_DATABASE_URL
  ? ['embedded', 'postgres']
  : ['embedded']

/**
 * The database of most API tests: the server's where there is one, because it is faster and what clubs use.
 * BOTH_ENGINES is for what an engine can break: a sample of each slice, `pressure/`, and counted statements. With
 * `EVERY_ENGINE=1`, as in the long run, all of them are tested on both (decision 0145).
 */
export const ENGINES: readonly Engine[] = process.env.EVERY_ENGINE ? BOTH_ENGINES : BOTH_ENGINES.slice(-1)

/**
 * How many random lives are lived on an engine: all of them on most tests' own, a fifth on the other. What the rules get
 * wrong is found there; here only what a statement does otherwise, and the first life has all of them. `FC_RUNS` is for both.
 */
export const runsOn = (engine: Engine, runs: number): number =>
  process.env.FC_RUNS || ENGINES.includes(engine) ? runs : Math.ceil(runs / 5)

const ENGINE: Engine = process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded'

/** A database of its own for a test file, with the demo club in it. */
export async function clubDatabase(engine: Engine = ENGINE): Promise<OpenDatabase> {
  return engine === 'embedded' ? fromSnapshot() : fromTemplate()
}

async function fromSnapshot(): Promise<OpenDatabase> {
  const parts = { ...(await compiledEngine()), loadDataDir: await clubSnapshot() }
  return embedded(await PGlite.create({ ...parts, ...engineOptions(PGlite.defaultStartParams) }))
}

async function fromTemplate(): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL
  const template = inject('template')
  if (!url || !template) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  const name = `veranda_${randomBytes(6).toString('hex')}`
  const server = openPostgres(url, { connections: 1 })
  // Copied file by file: page by page through the server's log, as is usual, costs two to five times the processor's time.
  await server.runScript(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  await server.close()
  const own = new URL(url)
  own.pathname = `/${name}`
  const database = openPostgres(own.href)
  return {
    ...database,
    close: async () => {
      await database.close()
      const again = openPostgres(url, { connections: 1 })
      await again.runScript(`DROP DATABASE ${name}`)
      await again.close()
    },
  }
}

/** The configuration of the tests: silent, with the demo's token. */
export function testConfig(env: Record<string, string> = {}): Config {
  const reading = readConfig({ LOG_LEVEL: 'silent', ...env })
  if (!reading.ok) throw new Error(reading.faults.join(' '))
  return reading.config
}

/** A clock that a test sets by hand. */
export function handClock(start = TEST_NOW): { now: () => Date; pass: (ms: number) => void } {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    pass: (ms) => {
      at += ms
    },
  }
}

export interface TestApp {
  app: FastifyInstance
  database: OpenDatabase
  /** Files in a folder of the test's own. */
  files: Files
  config: Config
  /** Does the slices' background work once, all of it. */
  work: () => Promise<void>
  clock: ReturnType<typeof handClock>
  /** Someone at a browser, with cookies of their own. */
  visitor: () => Visitor
  /** A visitor who has signed in: "elena" or a whole address. */
  signedIn: (who: string, options?: { admin?: boolean }) => Promise<Visitor>
  close: () => Promise<void>
}

export interface Visitor {
  cookies: Record<string, string>
  call: (endpoint: Endpoint, input?: TestCall) => Promise<TestAnswer>
  /** A plain GET, as the browser makes it for a picture or a link: with the cookie, without the token. */
  open: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
}

export interface TestCall {
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
  /** Files by field: the call is sent as multipart, the body as its field `data`. */
  files?: Record<string, readonly File[]>
}

export interface TestAnswer {
  code: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the wire holds and asserts on it
  body: any
  headers: LightMyRequestResponse['headers']
  /** The answer as it came. */
  bytes: Buffer
}

/** The whole application on a database of its own. */
export async function testApp(engine: Engine = ENGINE, env: Record<string, string> = {}): Promise<TestApp> {
  return testAppOn(await clubDatabase(engine), env)
}

/** The same on a database that the test has filled by itself. */
export async function testAppOn(
  database: OpenDatabase,
  env: Record<string, string> = {},
  log?: AppParts['log'],
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-test-'))
  const config = testConfig({ DATA_DIR: folder, SIGNING_KEY: inject('key'), ...env })
  const files = await openFiles(config)
  const clock = handClock()
  const { app, workOnce } = await putTogether({
    config,
    database,
    files,
    clock: clock.now,
    // What another test or a statement of its own does to a session is seen at once.
    sessions: sessionKeeper(database.db),
    web: null,
    ...(log && { log }),
  })
  const visitor = () => newVisitor(app, config)
  return {
    app,
    database,
    files,
    config,
    clock,
    work: workOnce,
    visitor,
    signedIn: async (who, options = {}) => {
      const someone = visitor()
      const email = who.includes('@') ? who : `${who}@marea.example`
      const payload = { email, password: TEST_PASSWORD, ...options }
      const answer = await send(app, config, someone.cookies, 'POST', '/ownerlogin/', { body: payload })
      if (answer.code !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(answer.body)}`)
      return someone
    },
    close: async () => {
      await app.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function newVisitor(app: FastifyInstance, config: Config): Visitor {
  const cookies: Record<string, string> = {}
  return {
    cookies,
    open: (url, headers = {}) => app.inject({ method: 'GET', url, cookies, headers }),
    call: (endpoint, input = {}) => send(app, config, cookies, endpoint.method, endpoint.path, input),
  }
}

async function send(
  app: FastifyInstance,
  config: Config,
  cookies: Record<string, string>,
  method: Endpoint['method'],
  path: string,
  input: TestCall,
): Promise<TestAnswer> {
  const query = Object.entries(input.query ?? {}).map(([name, value]) => [name, String(value)])
  const response = await app.inject({
    method,
    url: API + path,
    query: Object.fromEntries(query),
    cookies,
    headers: { token: config.apiToken, ...input.headers },
    ...(input.files
      ? { payload: multipartOf(input) }
      : input.body !== undefined && { payload: input.body as object }),
  })
  for (const cookie of response.cookies) {
    if (!cookie.value) delete cookies[cookie.name]
    else cookies[cookie.name] = cookie.value
  }
  const { 'content-type': type, 'content-encoding': packed } = response.headers
  const isJson = String(type).startsWith('application/json') && packed === undefined
  return {
    code: response.statusCode,
    body: isJson ? response.json() : null,
    headers: response.headers,
    bytes: response.rawPayload,
  }
}

function multipartOf({ body, files = {} }: TestCall): FormData {
  const form = new FormData()
  if (body !== undefined) form.set('data', JSON.stringify(body))
  for (const [field, sent] of Object.entries(files))
    for (const file of sent) form.append(field, file, file.name)
  return form
}
