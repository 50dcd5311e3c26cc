import cookie from '@fastify/cookie'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { API } from '../../kernel/endpoint.ts'
import type { Language } from '../../kernel/language.ts'
import { type Refusal, refused } from '../../kernel/outcome.ts'
import type { Config } from '../boot/config.ts'
import { mountHealth } from '../boot/health.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import { isDatabaseAway, isHeldUp } from '../database/database-away.ts'
import type { Replicas } from '../database/replicas.ts'
import type { SlowStatements } from '../database/slow-statements.ts'
import { limitBodyTime, serverOptionsOf, TIME_LIMITS, type TimeLimits } from '../database/time-limits.ts'
import { type Files, FilesAway } from '../files/files.ts'
import { type MakeFile, mountFiles } from '../files/serve-files.ts'
import { readForms } from '../files/uploads.ts'
import type { Backlog, HealthCheck } from '../jobs/works.ts'
import { type CacheVersion, keepOn, shareOf, type VersionedCache } from '../kept.ts'
import { keepOwn } from '../kept-own.ts'
import type { Spans } from '../tracing/spans.ts'
import { TooBusy } from '../turns.ts'
import { packLargeAnswers } from './answers/pack-answers.ts'
import { failure, type RefusalWords } from './answers/reply.ts'
import type { WebFiles } from './answers/web-files.ts'
import { BODY_BYTES, readBodiesAsJson, TooDeep } from './bodies.ts'
import type { SessionKeeper } from './caller.ts'
import { endSilent } from './end-silent.ts'
import { hasApiToken, hearSession, languageOfCall } from './guard.ts'
import type { Handler, NoteFile } from './handle.ts'
import { hearOut } from './hear-out.ts'
import { describe } from './openapi.ts'
import { isApiUrl, mountWeb } from './proxy/front-door.ts'
import { fixedHeaders } from './proxy/headers.ts'
import { nameRequests, REQUEST_ID, requestNames } from './proxy/request-id.ts'
import { trustOf } from './proxy/trust-proxy.ts'
import { isSecurityRefusal, type SecurityLog, securityLog, tellerOf } from './security-log.ts'
import { serve } from './serve.ts'
import type { Building } from './served-call.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What calls are served with: for background work that makes them in somebody's place. */
    building: Building
  }
}

/** What a slice's own routes outside the API find around them. */
export interface MountParts {
  db: Database
  /** To listen to what the database tells. */
  database: OpenDatabase
  files: Files
  config: Config
  clock: () => Date
  sessions: SessionKeeper
  security: SecurityLog
}

/** Adds routes that are not API calls: other programs read them, without the API's token. */
export type Mount = (app: FastifyInstance, parts: MountParts) => void

export interface AppParts {
  config: Config
  database: OpenDatabase
  files: Files
  clock: () => Date
  sessions: SessionKeeper
  handlers: readonly Handler[]
  mounts?: readonly Mount[]
  words: RefusalWords
  /** Whether the process is about to end, so that `/ready` fails. */
  isDraining?: () => boolean
  /** What is read in the primary's place where an answer may be some seconds old. */
  replicas?: Replicas
  /** What `/ready` asks beside the database. */
  checks?: readonly HealthCheck[]
  /** What `/metrics` counts that waits. */
  queues?: readonly Backlog[]
  /** Told of each file about an owner before it is sent; where it cannot be kept, nothing is sent. */
  noteFile?: NoteFile
  /** Makes the files that are promised and not made yet. */
  makeFile?: MakeFile
  /** The built portal; without it only the API is served. */
  web: WebFiles | null
  timeLimits?: TimeLimits
  /** Where the log goes; the standard output without it. */
  log?: { write: (line: string) => void }
  /** The statements that took too long, told of in the log and in a metric. */
  slow?: SlowStatements
  /** Where each call is told of as a span. */
  spans?: Spans
}

/** The whole application on one Fastify instance, not yet listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database } = parts
  const headers = fixedHeaders(config, parts.web)
  const say: Say = (refusal, language, request) =>
    failure(refusal, null, parts.words, language, config.conciergePhone, request)
  const notFound = answerOfNothing(say, headers)
  const app = bareApp(parts, notFound)
  endSilent(app)

  nameRequests(app)
  parts.spans?.watchCalls(app)
  await app.register(cookie)
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(request.url.startsWith(API) ? headers.calls : headers.pages)
    next()
  })
  const security = securityLog(app.log, {
    level: config.logLevel === 'silent' ? 'silent' : 'info',
    clock: parts.clock,
  })
  parts.slow?.tellTo(app.log)
  const mounting = { ...parts, db: database.db, security }
  mountHealth(app, mounting)
  mountFiles(app, {
    ...mounting,
    fail: (refusal, request, session) => {
      const said = say(refusal, languageOfCall(request), request.id)
      if (isSecurityRefusal(said.code, refusal.reason))
        tellerOf(security, request, session)('refused', { call: 'files', reason: refusal.reason })
      return said
    },
  })
  const building = { ...mounting, keptOn: cachesOf(parts), keptOwn: keepOwn() }
  app.decorate('building', building)
  await app.register((api) => mountApi(api, parts, building, say), { prefix: API })
  for (const mount of parts.mounts ?? []) mount(app, mounting)
  // Fastify's own answer would log the whole address.
  app.setNotFoundHandler(async (request, reply) => {
    if (isApiUrl(request.url)) await hearSession(request, parts, parts.clock())
    return notFound(request, reply)
  })
  // What fails outside the calls (a page, a file, a feed): a sentence, never the bug's own words.
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.statusCode && error.statusCode < 500) return reply.send(error)
    request.log.error({ err: error }, 'a page failed')
    const { code, headers, body } = say(refusalOfError(error), languageOfCall(request), request.id)
    return reply.code(code).headers(headers).type('text/plain; charset=utf-8').send(body.message)
  })
  if (parts.web) await mountWeb(app, parts.web, (web) => fixedHeaders(config, web).pages)
  return app
}

/** A refusal as it is sent, in a language. */
type Say = (refusal: Refusal, language: Language, request?: string) => ReturnType<typeof failure>
type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Fastify with its log, its limits and what it believes of a proxy. */
function bareApp({ config, log, timeLimits = TIME_LIMITS }: AppParts, notFound: Answer) {
  return fastify({
    // What follows the question mark stays out of the log: a reset link's token stands there.
    logger: {
      level: config.logLevel,
      serializers: { req: ({ method, url }) => ({ method, url: url.split('?')[0] }), err: withoutValues },
      ...(log && { stream: log }),
    },
    // Requests are logged at debug level only; the metrics count them anyway.
    logController: new LogController({
      disableRequestLogging: !['debug', 'trace'].includes(config.logLevel),
      requestIdLogLabel: 'request',
    }),
    trustProxy: trustOf(config.trustProxy),
    genReqId: requestNames(config.trustProxy),
    bodyLimit: BODY_BYTES,
    ...serverOptionsOf(timeLimits),
    routerOptions: { ignoreTrailingSlash: true },
    // An address that cannot be decoded is as unknown as any other; Fastify's own answer would repeat it.
    frameworkErrors: (_, request, reply) => notFound(request, reply),
  })
}

/** What nothing answers: for programs JSON, whatever the method and with or without the token, else a line of text. */
function answerOfNothing(say: Say, headers: ReturnType<typeof fixedHeaders>): Answer {
  return (request, reply) => {
    const { code, body } = say(refused('NOT_FOUND'), languageOfCall(request))
    const isApi = isApiUrl(request.url)
    // An address that cannot be decoded comes here past the hooks.
    reply.code(code).headers({ ...(isApi ? headers.calls : headers.pages), [REQUEST_ID]: request.id })
    return isApi ? reply.send(body) : reply.type('text/plain; charset=utf-8').send('Not found')
  }
}

/** The API: what a failing call answers, its description, and every call behind the API's token. */
async function mountApi(api: FastifyInstance, parts: AppParts, building: Building, say: Say): Promise<void> {
  const { config, timeLimits = TIME_LIMITS } = parts
  // Registered before the calls: an encapsulated plugin inherits the handlers that are set at registration.
  api.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const refusal = refusalOfError(error)
    if (refusal.reason === 'TOO_LARGE') await hearOut(request.raw)
    if (refusal.reason === 'SOMETHING_FAILED') request.log.error({ err: error }, 'a call failed')
    if (refusal.reason === 'FILES_AWAY') request.log.warn({ err: error }, 'files cannot be reached')
    if (refusal.reason === 'DATABASE_AWAY') request.log.warn({ err: error }, 'the database cannot be reached')
    const { code, headers, body } = say(refusal, languageOfCall(request), request.id)
    return reply.code(code).headers(headers).send(body)
  })
  const token = Buffer.from(config.apiToken)
  api.get('/openapi.json', () => describe(parts.handlers, config.publicUrl))
  await api.register(async (calls) => {
    await readForms(calls)
    readBodiesAsJson(calls)
    limitBodyTime(calls, timeLimits)
    calls.decorateRequest('asking')
    calls.addHook('onRequest', async (request, reply) => {
      if (!hasApiToken(request, token)) {
        const { code, body } = say(refused('TOKEN_REQUIRED'), languageOfCall(request))
        tellerOf(building.security, request)('refused', { reason: 'TOKEN_REQUIRED' })
        return reply.code(code).send(body)
      }
    })
    packLargeAnswers(calls)
    for (const handler of parts.handlers) serve(calls, building, handler)
  })
}

/** One cache per source: what was read from a replica is cached apart from what was read from the primary. */
function cachesOf({ config, clock }: AppParts) {
  const kept = new WeakMap<Database, Map<CacheVersion, VersionedCache>>()
  return (standing: CacheVersion, db: Database): VersionedCache => {
    const ask = async () => {
      const now = clock()
      return { standing: await standing(db, now), now }
    }
    const here = kept.get(db) ?? new Map<CacheVersion, VersionedCache>()
    const known = here.get(standing) ?? keepOn(ask, shareOf(1 + config.databaseReadUrls.length))
    kept.set(db, here.set(standing, known))
    return known
  }
}

/**
 * An error as it is logged, without a database error's `detail` and `params`, which hold values: an owner's address, a
 * password's hash.
 */
function withoutValues(error: FastifyError) {
  const kept = ['code', 'severity', 'table', 'column', 'constraint', 'routine', 'statusCode']
  const told = Object.entries(error).filter(([name]) => kept.includes(name))
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...Object.fromEntries(told) }
}

/** What a failure outside the deeds means to the caller. */
function refusalOfError(error: FastifyError): Refusal {
  if (error instanceof TooBusy) return refused('BUSY', { seconds: error.retryAfter })
  if (error instanceof TooDeep) return refused('TOO_DEEP')
  if (isDatabaseAway(error)) return refused('DATABASE_AWAY')
  if (isHeldUp(error)) return refused('BUSY')
  if (error instanceof FilesAway) return refused('FILES_AWAY', { seconds: 30 })
  if (error.statusCode === 413) return refused('TOO_LARGE')
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return refused('NOT_JSON')
  return refused('SOMETHING_FAILED')
}
