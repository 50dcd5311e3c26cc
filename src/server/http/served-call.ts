import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, FileAnswer, Upload } from '../../kernel/endpoint.ts'
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
import { admissionBy, usedUp } from './admission.ts'
import { failure, type RefusalWords, sayFields } from './answers/reply.ts'
import { answerOf, sendKept, sendOwn } from './answers/send-kept.ts'
import { askingOf } from './asking.ts'
import type { Session, SessionKeeper } from './caller.ts'
import { askedOfTrust, cookieOf, isProven, mustSetUp, ownerOf, WROTE_COOKIE } from './caller.ts'
import { callerOf } from './caller-of.ts'
import { setDeviceCookie, setDoorCookie, setSessionCookie, setWroteCookie } from './cookies.ts'
import { findSession, isCrossSite, languageOfCall, refusalOf, screenOfCall } from './guard.ts'
import type { Handler, Input, NoteFile } from './handle.ts'
import { HELD_HEADER, holdAnswer, pressOf } from './held/hold-answer.ts'
import { inputOf } from './input.ts'
import { askedBy } from './limits/who-asks.ts'
import { type Circumstances, type Ground, runDeed, transactionKind } from './run-deed.ts'
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

type Holds = [ground: Ground, input: Input, around: Circumstances, press: string]

/** One call as it is served: whoever asks is let in or refused, and the call answered from a cache or by its deed. */
export class ServedCall {
  readonly #building: Building
  readonly #handler: Handler
  readonly #endpoint: Endpoint
  readonly #isRead: boolean
  readonly #keptOn = (standing: CacheVersion): VersionedCache =>
    this.#building.keptOn(standing, this.#building.db)

  constructor(building: Building, handler: Handler) {
    this.#building = building
    this.#handler = handler
    this.#endpoint = handler.endpoint
    this.#isRead = transactionKind(handler.endpoint) === 'read'
  }

  /** Before the body is read: what comes from nobody who may make the call is not looked at. */
  async letIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const { access, stepUp } = this.#endpoint
    const { config } = this.#building
    const now = this.#building.clock()
    const session = await findSession(request, { ...this.#building, evenBefore: true }, now)
    request.asking = { now, session, language: languageOfCall(request) }
    if (isCrossSite(request, config)) return this.#fail(reply, refused('CROSS_SITE'))
    if (access.who === 'anyone') return
    if (session === 'expired') return this.#fail(reply, refused('SESSION_EXPIRED'))
    if (session === null) return this.#fail(reply, refused('SESSION_REQUIRED'))
    if (!access.settingUp && mustSetUp(session, config)) return this.#fail(reply, refused('FACTOR_REQUIRED'))
    const refusal = refusalOf(access, session)
    if (refusal) return this.#fail(reply, refused(refusal))
    if (stepUp && !isProven(session, now) && !(await this.#isProvenSince(request, session, now)))
      return this.#fail(reply, refused('CONFIRM_ITS_YOU'))
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { files, bodyBytes } = this.#endpoint
    const used = await usedUp(this.#endpoint, request, this.#building.db)
    if (used) return this.#fail(reply, used)
    const received =
      files && (await receiveUploads(request, files, bodyBytes, this.#admission(request, reply)))
    try {
      if (received && !received.outcome.ok) return await this.#fail(reply, received.outcome)
      const sent = received?.outcome.ok ? received.outcome.value : { data: request.body ?? {}, files: {} }
      return await this.#answerSent(sent, request, reply)
    } finally {
      await received?.forget()
    }
  }

  readonly #admission = (request: FastifyRequest, reply: FastifyReply) =>
    admissionBy(this.#handler, request, (who) => ({
      ...this.#circumstancesOf(request, reply, who),
      db: this.#building.db,
    }))

  /** Checks what was sent, and answers from the call's cache where it has one, else by its deed. */
  async #answerSent(
    sent: { data: unknown; files: Readonly<Record<string, readonly Upload[]>> },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { session, language } = askingOf(request)
    const { kept, own } = this.#handler
    const input = inputOf(this.#endpoint, request.query, sent.data)
    if (!input.ok)
      return this.#fail(reply, refused('BAD_INPUT', undefined, { fields: sayFields(input.fields, language) }))
    const ground = this.#groundOf(request, input.value)
    if (!(await ground.standsIn(this.#building.db))) return this.#fail(reply, refused('NOT_FOUND'))
    const { query } = input.value
    if (kept) return await this.#answerFrom(kept, query, ground, request, reply)
    if (own && session && session !== 'expired')
      return await this.#answerOwn(own, query, session, ground, request, reply)
    return await this.#answerByDeed(input.value, sent.files, ground, request, reply)
  }

  /** Runs the deed, and sends its answer or its refusal. */
  async #answerByDeed(
    input: { query: unknown; body: unknown },
    files: Readonly<Record<string, readonly Upload[]>>,
    ground: Ground,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { now, session } = askingOf(request)
    const who = session === 'expired' ? null : session
    const { prepare } = this.#handler
    const prepared = prepare && (await askedBy(who, () => prepare(files, this.#building.files)))
    if (prepared && !prepared.ok) return await this.#fail(reply, prepared)
    const brought = { ...input, files, kept: prepared?.value }
    const circumstances = this.#circumstancesOf(request, reply, who)
    const press = pressOf(this.#endpoint, request.headers[HELD_HEADER], this.#building.config)
    if (press !== null) return await this.#hold(reply, ground, brought, circumstances, press)
    const act = () => runDeed(ground, this.#handler, brought, circumstances)
    const outcome = await (this.#endpoint.answersFile ? askedBy(who, act) : act())
    if (who && this.#endpoint.changesWho) this.#building.sessions.forget?.(who.tokenHash)
    if (!outcome.ok) return await this.#fail(reply, outcome)
    if ((this.#isRead || this.#endpoint.method === 'GET') && !(await ground.standsIn(this.#building.db)))
      return await this.#fail(reply, refused('NOT_FOUND'))
    if (this.#building.replicas && !this.#isRead) setWroteCookie(reply, this.#building.config)
    if (!this.#endpoint.answersFile) return await reply.send({ status: true, ...(outcome.value as object) })
    if (who) {
      const { caller } = circumstances
      await this.#building.noteFile?.(
        this.#building.db,
        { call: this.#endpoint.name, caller, session: who },
        now,
      )
    }
    return await sendFile(reply, outcome.value as FileAnswer)
  }

  /** Holds an answer of the desk, so that it can be taken back: 202, and what it is held as. */
  async #hold(reply: FastifyReply, ...[ground, ...how]: Holds): Promise<FastifyReply> {
    const outcome = await holdAnswer(ground, this.#handler, ...how)
    if (!outcome.ok) return await this.#fail(reply, outcome)
    if (this.#building.replicas) setWroteCookie(reply, this.#building.config)
    const { value } = outcome
    if ('answered' in value) return await reply.send({ status: true, ...(value.answered as object) })
    return await reply.code(202).send({ status: true, held: value })
  }

  /** Where the call's deed runs: the primary or a replica, and on a trust that stands. */
  #groundOf(request: FastifyRequest, input: { query: unknown; body: unknown }): Ground {
    const { now, session } = askingOf(request)
    const { trusted, who } = this.#endpoint.access
    const trust = session && session !== 'expired' && who !== 'anyone' ? (session.trust ?? null) : null
    const asked = trust && trusted ? askedOfTrust(trusted, input) : null
    const { replicas } = this.#building
    const hasWritten = request.cookies[cookieOf(WROTE_COOKIE, this.#building.config)] !== undefined
    return {
      db: this.#building.db,
      read: (act) =>
        replicas && this.#endpoint.mayLag && !hasWritten
          ? replicas.read(act, this.#building.db)
          : act(this.#building.db),
      // Looked at before the deed, in the transaction of a write, and again before what was read is sent: a trust that
      // ends in the middle of a call ends the call too.
      standsIn: async (db, lock = false) =>
        trust === null ||
        (asked !== null && (await this.#building.sessions.stillTrusts(db, trust, asked, { now, lock }))),
    }
  }

  /** Answers from the cache of what is the same for everybody who may ask. */
  async #answerFrom(
    kept: NonNullable<Handler['kept']>,
    query: unknown,
    ground: Ground,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const screen = screenOfCall(request)
    const found = await ground.read(async (db) => {
      const { find } = this.#building.keptOn(kept.standing, db)
      return done(
        await find(this.#cacheKey(screen, query), async (now) => {
          const value = (await kept.read(query, { db, now, screen, find })) as object
          return answerOf(reply.serialize({ status: true, ...value }) as string)
        }),
      )
    })
    if (!(await ground.standsIn(this.#building.db))) return this.#fail(reply, refused('NOT_FOUND'))
    return sendKept(request, reply, found.value)
  }

  /** Answers from the cache of what is one owner's. */
  async #answerOwn(
    own: NonNullable<Handler['own']>,
    query: unknown,
    session: Session,
    ground: Ground,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { now } = askingOf(request)
    const screen = screenOfCall(request)
    const context = { db: this.#building.db, now, screen, ownerId: ownerOf(session), keptOn: this.#keptOn }
    const standing = await own.standing(query as never, context)
    if (standing === null) return this.#fail(reply, refused('NOT_FOUND'))
    const answer = await this.#building.keptOwn.find(
      this.#cacheKey(screen, query),
      standing,
      now,
      async () => {
        const made = await own.read(query as never, context)
        if (!made) return { value: null, bytes: 0, until: now }
        const text = reply.serialize({ status: true, ...(made.answer as object) }) as string
        return { ...answerOf(text), until: made.until }
      },
    )
    const isShown = answer && (await ground.standsIn(this.#building.db))
    return isShown ? sendOwn(request, reply, answer) : this.#fail(reply, refused('NOT_FOUND'))
  }

  #cacheKey(screen: Language, query: unknown): string {
    return `${this.#endpoint.name} ${screen} ${JSON.stringify(query)}`
  }

  #circumstancesOf(request: FastifyRequest, reply: FastifyReply, session: Session | null): Circumstances {
    const { config } = this.#building
    const { now, language } = askingOf(request)
    return {
      now,
      keptOn: this.#keptOn,
      keptOwn: this.#building.keptOwn,
      config,
      files: this.#building.files,
      caller: callerOf(request, { session, language }, config),
      setSessionCookie: (token) => setSessionCookie(reply, config, token),
      setDeviceCookie: (token) => setDeviceCookie(reply, config, token),
      setDoorCookie: (token, seconds) => setDoorCookie(reply, config, token, seconds),
      tellSecurity: tellerOf(this.#building.security, request, askingOf(request).session),
      idempotencyKey: request.headers['idempotency-key'],
    }
  }

  /** Another process may have taken the proof a moment ago, and its news not be here: the session is read anew. */
  async #isProvenSince(request: FastifyRequest, { tokenHash }: Session, now: Date): Promise<boolean> {
    this.#building.sessions.forget?.(tokenHash)
    const session = await this.#building.sessions.find(tokenHash, now)
    if (session === null || session === 'expired' || !isProven(session, now)) return false
    askingOf(request).session = session
    return true
  }

  #fail(reply: FastifyReply, refusal: Refusal): FastifyReply {
    const { language, session } = askingOf(reply.request)
    const { conciergePhone } = this.#building.config
    const { code, headers, body } = failure(
      refusal,
      this.#endpoint,
      this.#building.words,
      language,
      conciergePhone,
    )
    if (isSecurityRefusal(code, refusal.reason))
      tellerOf(
        this.#building.security,
        reply.request,
        session,
      )('refused', {
        call: this.#endpoint.name,
        reason: refusal.reason,
      })
    return reply.code(code).headers(headers).send(body)
  }
}
