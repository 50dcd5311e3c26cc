import '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FileAnswer, Upload } from '../../kernel/endpoint.ts'
import type { Language } from '../../kernel/language.ts'
import { done, type Refusal, refused } from '../../kernel/outcome.ts'
import type { Config } from '../boot/config.ts'
import type { Database } from '../database/database.ts'
import type { Replicas } from '../database/replicas.ts'
import type { Files } from '../files/files.ts'
import { sendFile } from '../files/send-file.ts'
import { receiveUploads } from '../files/uploads.ts'
import type { CacheVersion, VersionedCache } from '../kept.ts'
import type { KeptOwn } from '../kept-own.ts'
import { failure, type RefusalWords, sayFields } from './answers/reply.ts'
import { answerOf, sendKept, sendOwn } from './answers/send-kept.ts'
import { writeAnswer } from './answers/write-answer.ts'
import { BODY_BYTES } from './bodies.ts'
import type { Session, SessionKeeper } from './caller.ts'
import { askedOfTrust, cookieOf, isProven, mustSetUp, ownerOf, WROTE_COOKIE } from './caller.ts'
import { callerOf } from './caller-of.ts'
import { setDeviceCookie, setDoorCookie, setSessionCookie, setWroteCookie } from './cookies.ts'
import { findSession, isCrossSite, languageOfCall, refusalOf, screenOfCall } from './guard.ts'
import type { Handler, NoteFile } from './handle.ts'
import { isAnswered } from './idempotency.ts'
import { inputOf } from './input.ts'
import { refusalBeforeFiles } from './limits/day-limits.ts'
import { askedBy } from './limits/who-asks.ts'
import { type Circumstances, type Ground, principalOf, runDeed, transactionKind } from './run-deed.ts'
import { isSecurityRefusal, type SecurityLog, tellerOf } from './security-log.ts'

export interface Building {
  db: Database
  files: Files
  config: Config
  clock: () => Date
  sessions: SessionKeeper
  words: RefusalWords
  security: SecurityLog
  /** The cache of answers under a version that the database counts. */
  keptOn: (standing: CacheVersion, db: Database) => VersionedCache
  keptOwn: KeptOwn
  noteFile?: NoteFile
  replicas?: Replicas
}

/** Who makes a call, found before its body is read. */
interface Asking {
  now: Date
  session: Session | 'expired' | null
  language: Language
}

declare module 'fastify' {
  interface FastifyRequest {
    asking: Asking | undefined
  }
}

/** Mounts one call: who asks, access, parse, transaction, deed, reply. */
export function serve(app: FastifyInstance, building: Building, handler: Handler): void {
  const { endpoint, kept, own } = handler
  const isRead = transactionKind(endpoint) === 'read'
  if (endpoint.access.trusted?.of && transactionKind(endpoint) === 'own' && endpoint.method !== 'GET')
    throw new Error(`${endpoint.name} opens its transactions itself: nothing holds a trust meanwhile`)
  if (endpoint.mayLag && !isRead)
    throw new Error(`${endpoint.name} writes: it cannot be answered by a replica`)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyBytes ?? BODY_BYTES,
    // The schema only makes Fastify use a serialiser for 200; `writeAnswer` decides which fields are sent.
    ...(!endpoint.answersFile && {
      schema: { response: { 200: { type: 'object' } } },
      serializerCompiler: () => (answer: object) => writeAnswer(endpoint, answer),
    }),
    // Before the body is read: what comes from nobody who may make the call is not looked at.
    onRequest: async (request, reply) => {
      const now = building.clock()
      const session = await findSession(request, { ...building, evenBefore: true }, now)
      request.asking = { now, session, language: languageOfCall(request) }
      if (isCrossSite(request, building.config)) return fail(reply, refused('CROSS_SITE'))
      if (endpoint.access.who === 'anyone') return
      if (session === 'expired') return fail(reply, refused('SESSION_EXPIRED'))
      if (session === null) return fail(reply, refused('SESSION_REQUIRED'))
      if (!endpoint.access.settingUp && mustSetUp(session, building.config))
        return fail(reply, refused('FACTOR_REQUIRED'))
      const refusal = refusalOf(endpoint.access, session)
      if (refusal) return fail(reply, refused(refusal))
      if (endpoint.stepUp && !isProven(session, now) && !(await isProvenSince(request, session, now)))
        return fail(reply, refused('CONFIRM_ITS_YOU'))
    },
    handler: async (request, reply) => {
      const { session, language } = askingOf(request)
      const used = await usedUp(request)
      if (used) return fail(reply, used)
      const received = endpoint.files && (await receiveUploads(request, endpoint.files, endpoint.bodyBytes))
      try {
        if (received && !received.outcome.ok) return await fail(reply, received.outcome)
        const sent = received?.outcome.ok ? received.outcome.value : { data: request.body ?? {}, files: {} }
        const input = inputOf(endpoint, request.query, sent.data)
        if (!input.ok)
          return await fail(
            reply,
            refused('BAD_INPUT', undefined, { fields: sayFields(input.fields, language) }),
          )
        const ground = groundOf(request, input.value)
        if (!(await ground.standsIn(building.db))) return await fail(reply, refused('NOT_FOUND'))
        const { query } = input.value
        if (kept) return await answerFrom(kept, query, ground, request, reply)
        if (own && session && session !== 'expired')
          return await answerOwn(own, query, session, ground, request, reply)

        return await answerByDeed(input.value, sent.files, ground, request, reply)
      } finally {
        await received?.forget()
      }
    },
  })

  /** Runs the deed, and sends its answer or its refusal. */
  async function answerByDeed(
    input: { query: unknown; body: unknown },
    files: Readonly<Record<string, readonly Upload[]>>,
    ground: Ground,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { now, session } = askingOf(request)
    const who = session === 'expired' ? null : session
    const { prepare } = handler
    const prepared = prepare && (await askedBy(who, () => prepare(files, building.files)))
    if (prepared && !prepared.ok) return await fail(reply, prepared)
    const brought = { ...input, files, kept: prepared?.value }
    const circumstances = circumstancesOf(request, reply, who)
    const act = () => runDeed(ground, handler, brought, circumstances)
    const outcome = await (endpoint.answersFile ? askedBy(who, act) : act())
    if (who && endpoint.changesWho) building.sessions.forget?.(who.tokenHash)
    if (!outcome.ok) return await fail(reply, outcome)
    if ((isRead || endpoint.method === 'GET') && !(await ground.standsIn(building.db)))
      return await fail(reply, refused('NOT_FOUND'))
    if (building.replicas && !isRead) setWroteCookie(reply, building.config)
    if (!endpoint.answersFile) return await reply.send({ status: true, ...(outcome.value as object) })
    if (who) {
      const { caller } = circumstances
      await building.noteFile?.(building.db, { call: endpoint.name, caller, session: who }, now)
    }
    return await sendFile(reply, outcome.value as FileAnswer)
  }

  /** The refusal of a call whose files are not worth receiving, for the day's limit is used up; null where they are. */
  async function usedUp(request: FastifyRequest): Promise<Refusal | null> {
    const { now, session } = askingOf(request)
    if (!endpoint.files || !endpoint.perDay || !session || session === 'expired') return null
    const used = await refusalBeforeFiles(building.db, endpoint.perDay, session, now)
    if (!used) return null
    // A stored answer of the idempotency key is sent even where the day's limit is used up since.
    const key = endpoint.idempotent && request.headers['idempotency-key']
    const again = { principal: principalOf(session), endpoint: endpoint.name, key: String(key) }
    return key && (await isAnswered(building.db, again)) ? null : used
  }

  /** Where the call's deed runs: the primary or a replica, and on a trust that stands. */
  function groundOf(request: FastifyRequest, input: { query: unknown; body: unknown }): Ground {
    const { now, session } = askingOf(request)
    const { trusted, who } = endpoint.access
    const trust = session && session !== 'expired' && who !== 'anyone' ? (session.trust ?? null) : null
    const asked = trust && trusted ? askedOfTrust(trusted, input) : null
    const { replicas } = building
    const hasWritten = request.cookies[cookieOf(WROTE_COOKIE, building.config)] !== undefined
    return {
      db: building.db,
      read: (act) =>
        replicas && endpoint.mayLag && !hasWritten ? replicas.read(act, building.db) : act(building.db),
      // Looked at before the deed, in the transaction of a write, and again before what was read is sent: a trust that
      // ends in the middle of a call ends the call too.
      standsIn: async (db, lock = false) =>
        trust === null ||
        (asked !== null && (await building.sessions.stillTrusts(db, trust, asked, { now, lock }))),
    }
  }

  /** Answers from the cache of what is the same for everybody who may ask. */
  async function answerFrom(
    kept: NonNullable<Handler['kept']>,
    query: unknown,
    ground: Ground,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const screen = screenOfCall(request)
    const found = await ground.read(async (db) => {
      const { find } = building.keptOn(kept.standing, db)
      return done(
        await find(cacheKey(screen, query), async (now) => {
          const value = (await kept.read(query, { db, now, screen, find })) as object
          return answerOf(reply.serialize({ status: true, ...value }) as string)
        }),
      )
    })
    if (!(await ground.standsIn(building.db))) return fail(reply, refused('NOT_FOUND'))
    return sendKept(request, reply, found.value)
  }

  /** Answers from the cache of what is one owner's. */
  async function answerOwn(
    own: NonNullable<Handler['own']>,
    query: unknown,
    session: Session,
    ground: Ground,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { now } = askingOf(request)
    const screen = screenOfCall(request)
    const context = { db: building.db, now, screen, ownerId: ownerOf(session), keptOn }
    const standing = await own.standing(query as never, context)
    if (standing === null) return fail(reply, refused('NOT_FOUND'))
    const answer = await building.keptOwn.find(cacheKey(screen, query), standing, now, async () => {
      const made = await own.read(query as never, context)
      if (!made) return { value: null, bytes: 0, until: now }
      const text = reply.serialize({ status: true, ...(made.answer as object) }) as string
      return { ...answerOf(text), until: made.until }
    })
    const isShown = answer && (await ground.standsIn(building.db))
    return isShown ? sendOwn(request, reply, answer) : fail(reply, refused('NOT_FOUND'))
  }

  function cacheKey(screen: Language, query: unknown): string {
    return `${endpoint.name} ${screen} ${JSON.stringify(query)}`
  }

  function keptOn(standing: CacheVersion): VersionedCache {
    return building.keptOn(standing, building.db)
  }

  function circumstancesOf(
    request: FastifyRequest,
    reply: FastifyReply,
    session: Session | null,
  ): Circumstances {
    const { config } = building
    const { now, language } = askingOf(request)
    return {
      now,
      keptOn,
      keptOwn: building.keptOwn,
      config,
      files: building.files,
      caller: callerOf(request, { session, language }, config),
      setSessionCookie: (token) => setSessionCookie(reply, config, token),
      setDeviceCookie: (token) => setDeviceCookie(reply, config, token),
      setDoorCookie: (token, seconds) => setDoorCookie(reply, config, token, seconds),
      tellSecurity: tellerOf(building.security, request, askingOf(request).session),
      idempotencyKey: request.headers['idempotency-key'],
    }
  }

  /** Another process may have taken the proof a moment ago, and its news not be here: the session is read anew. */
  async function isProvenSince(request: FastifyRequest, { tokenHash }: Session, now: Date): Promise<boolean> {
    building.sessions.forget?.(tokenHash)
    const session = await building.sessions.find(tokenHash, now)
    if (session === null || session === 'expired' || !isProven(session, now)) return false
    askingOf(request).session = session
    return true
  }

  function fail(reply: FastifyReply, refusal: Refusal): FastifyReply {
    const { language, session } = askingOf(reply.request)
    const { conciergePhone } = building.config
    const { code, headers, body } = failure(refusal, endpoint, building.words, language, conciergePhone)
    if (isSecurityRefusal(code, refusal.reason))
      tellerOf(
        building.security,
        reply.request,
        session,
      )('refused', {
        call: endpoint.name,
        reason: refusal.reason,
      })
    return reply.code(code).headers(headers).send(body)
  }
}

function askingOf({ asking }: FastifyRequest): Asking {
  if (!asking) throw new Error('Nobody has looked who asks')
  return asking
}
