import '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, FileAnswer, TrustedAccess } from '../../kernel/endpoint.ts'
import { check, type FieldFaults } from '../../kernel/faults.ts'
import type { Language } from '../../kernel/language.ts'
import { done, type Outcome, type Refusal, refused } from '../../kernel/outcome.ts'
import type { Config } from '../boot/config.ts'
import type { Database } from '../database/database.ts'
import type { Replicas } from '../database/replicas.ts'
import { inTransaction, type LastWrite } from '../database/transaction.ts'
import type { Files } from '../files/files.ts'
import { sendFile } from '../files/send-file.ts'
import { receiveUploads } from '../files/uploads.ts'
import type { Kept, Standing } from '../kept.ts'
import type { KeptOwn } from '../kept-own.ts'
import { failure, type RefusalWords, sayFields } from './answers/reply.ts'
import { answerOf, sendKept, sendOwn } from './answers/send-kept.ts'
import { writeAnswer } from './answers/write-answer.ts'
import { BODY_BYTES } from './bodies.ts'
import type { Session, SessionKeeper, TrustAsked } from './caller.ts'
import { cookieOf, DEVICE_COOKIE, isProven, mustSetUp, ownerOf, WROTE_COOKIE } from './caller.ts'
import { setDeviceCookie, setSessionCookie, setWroteCookie } from './cookies.ts'
import { deedOf, noteDeed } from './deeds.store.ts'
import { findSession, isCrossSite, languageOfCall, refusalOf, screenOfCall } from './guard.ts'
import type { Context, Handler, Input, NoteFile } from './handle.ts'
import { answerOnce, isAnswered } from './idempotency.ts'
import { refusalBeforeFiles, refusalOfDay } from './limits/day-limits.ts'
import { askedBy } from './limits/who-asks.ts'
import { addressOf, placeOf } from './proxy/trust-proxy.ts'
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
  keptOn: (standing: Standing, db: Database) => Kept
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
  const isRead = kindOf(endpoint) === 'read'
  if (endpoint.access.trusted?.of && kindOf(endpoint) === 'own' && endpoint.method !== 'GET')
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
      const { now, session, language } = askingOf(request)
      if (endpoint.files && endpoint.perDay && session && session !== 'expired') {
        const used = await refusalBeforeFiles(building.db, endpoint.perDay, session, now)
        // A stored answer of the idempotency key is sent even where the day's limit is used up since.
        const key = endpoint.idempotent && request.headers['idempotency-key']
        const again = { principal: principalOf(session), endpoint: endpoint.name, key: String(key) }
        if (used && !(key && (await isAnswered(building.db, again)))) return fail(reply, used)
      }
      const received = endpoint.files && (await receiveUploads(request, endpoint.files, endpoint.bodyBytes))
      try {
        if (received && !received.outcome.ok) return await fail(reply, received.outcome)
        const sent = received?.outcome.ok ? received.outcome.value : { data: request.body ?? {}, files: {} }
        const input = parse(endpoint, request.query, sent.data)
        if (!input.ok)
          return await fail(
            reply,
            refused('BAD_INPUT', undefined, { fields: sayFields(input.fields, language) }),
          )

        const isOpen = endpoint.access.who === 'anyone'
        const trust = session && session !== 'expired' && !isOpen ? (session.trust ?? null) : null
        const { trusted } = endpoint.access
        const asked = trust && trusted ? askedOfTrust(trusted, input.value) : null
        // Looked at before the deed, in the transaction of a write, and again before what was read is sent: a trust that
        // ends in the middle of a call ends the call too.
        const standsIn = async (db: Database, lock = false): Promise<boolean> =>
          trust === null ||
          (asked !== null && (await building.sessions.stillTrusts(db, trust, asked, { now, lock })))
        if (!(await standsIn(building.db))) return await fail(reply, refused('NOT_FOUND'))

        const { replicas } = building
        const hasWritten = request.cookies[cookieOf(WROTE_COOKIE, building.config)] !== undefined
        /** Reads from a replica where the call allows it, else from the primary. */
        const read = <T extends Outcome<unknown>>(act: (db: Database) => Promise<T>) =>
          replicas && endpoint.mayLag && !hasWritten ? replicas.read(act, building.db) : act(building.db)
        if (kept) {
          const { query } = input.value
          const screen = screenOfCall(request)
          const key = `${endpoint.name} ${screen} ${JSON.stringify(query)}`
          const found = await read(async (db) => {
            const { find } = building.keptOn(kept.standing, db)
            return done(
              await find(key, async (now) => {
                const value = (await kept.read(query, { db, now, screen, find })) as object
                return answerOf(reply.serialize({ status: true, ...value }) as string)
              }),
            )
          })
          if (!(await standsIn(building.db))) return await fail(reply, refused('NOT_FOUND'))
          return sendKept(request, reply, found.value)
        }

        const keptOn = (standing: Standing) => building.keptOn(standing, building.db)
        if (own && session && session !== 'expired') {
          const { query } = input.value
          const screen = screenOfCall(request)
          const context = { db: building.db, now, screen, ownerId: ownerOf(session), keptOn }
          const standing = await own.standing(query as never, context)
          if (standing === null) return await fail(reply, refused('NOT_FOUND'))
          const key = `${endpoint.name} ${screen} ${JSON.stringify(query)}`
          const answer = await building.keptOwn.find(key, standing, now, async () => {
            const made = await own.read(query as never, context)
            if (!made) return { value: null, bytes: 0, until: now }
            return {
              ...answerOf(reply.serialize({ status: true, ...(made.answer as object) }) as string),
              until: made.until,
            }
          })
          const shown = answer && (await standsIn(building.db)) ? answer : null
          return shown ? sendOwn(request, reply, shown) : await fail(reply, refused('NOT_FOUND'))
        }

        const who = session === 'expired' ? null : session
        const { prepare } = handler
        const prepared = prepare && (await askedBy(who, () => prepare(sent.files, building.files)))
        if (prepared && !prepared.ok) return await fail(reply, prepared)
        const brought = { ...input.value, files: sent.files, kept: prepared?.value }
        const circumstances: Circumstances = {
          now,
          keptOn,
          keptOwn: building.keptOwn,
          config: building.config,
          files: building.files,
          caller: {
            session: who,
            language,
            screen: screenOfCall(request),
            address: addressOf(request),
            device: request.cookies[cookieOf(DEVICE_COOKIE, building.config)] ?? null,
            userAgent: request.headers['user-agent'] ?? '',
            place: placeOf(request, building.config),
          },
          setSessionCookie: (token) => setSessionCookie(reply, building.config, token),
          setDeviceCookie: (token) => setDeviceCookie(reply, building.config, token),
          tellSecurity: tellerOf(building.security, request, session),
          idempotencyKey: request.headers['idempotency-key'],
        }
        const act = () => run({ ...building, read, standsIn }, handler, brought, circumstances)
        const outcome = await (endpoint.answersFile ? askedBy(who, act) : act())
        if (session && session !== 'expired' && endpoint.changesWho)
          building.sessions.forget?.(session.tokenHash)
        if (!outcome.ok) return await fail(reply, outcome)
        if ((isRead || endpoint.method === 'GET') && !(await standsIn(building.db)))
          return await fail(reply, refused('NOT_FOUND'))
        if (replicas && !isRead) setWroteCookie(reply, building.config)
        if (endpoint.answersFile) {
          if (who)
            await building.noteFile?.(
              building.db,
              { call: endpoint.name, caller: circumstances.caller, session: who },
              now,
            )
          return await sendFile(reply, outcome.value as FileAnswer)
        }
        return await reply.send({ status: true, ...(outcome.value as object) })
      } finally {
        await received?.forget()
      }
    },
  })

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

function parse(
  { query, body }: Endpoint,
  givenQuery: unknown,
  givenBody: unknown,
): { ok: true; value: { query: unknown; body: unknown } } | { ok: false; fields: FieldFaults } {
  const asked = query ? check(query, givenQuery) : { ok: true as const, value: undefined }
  const sent = body ? check(body, givenBody) : { ok: true as const, value: undefined }
  if (asked.ok && sent.ok) return { ok: true, value: { query: asked.value, body: sent.value } }
  return { ok: false, fields: { ...(asked.ok ? {} : asked.fields), ...(sent.ok ? {} : sent.fields) } }
}

type Circumstances = Omit<Context, 'db' | 'withCommit' | 'afterCommit'> & { idempotencyKey: unknown }

async function run(
  building: Building & {
    read: <T extends Outcome<unknown>>(act: (db: Database) => Promise<T>) => Promise<T>
    standsIn: (db: Database, lock: boolean) => Promise<boolean>
  },
  { endpoint, deed }: Handler,
  input: Input,
  { idempotencyKey, ...circumstances }: Circumstances,
): Promise<Outcome<unknown>> {
  const after: (() => void)[] = []
  const last: LastWrite[] = []
  const act = (db: Database) =>
    deed(input, {
      ...circumstances,
      db,
      withCommit: (write) => last.push(write),
      afterCommit: (one) => after.push(one),
    })
  const kind = kindOf(endpoint)
  if (kind === 'read') return settle(await building.read(act), after)
  if (kind === 'own') return settle(await act(building.db), after)

  const { session } = circumstances.caller
  let acted: Outcome<unknown> | null = null
  const actAndNote = async (trx: Database) => {
    after.length = 0
    last.length = 0
    if (!(await building.standsIn(trx, true))) return refused('NOT_FOUND')
    const { perDay } = endpoint
    const used =
      perDay && session && (await refusalOfDay(trx, perDay, input.body, session, circumstances.now))
    acted = used || (await act(trx))
    // A write that an admin makes for an owner is recorded in the owner's audit trail, in the same transaction.
    // Writes about the admin's own session (another choice of owner, keep-alive, the gate) are not.
    // What a trusted person does for the owner is recorded there as theirs.
    const isForOwner = session?.trust
      ? endpoint.access.trusted?.scope !== 'any'
      : endpoint.access.who === 'member' && session?.adminId && session.actingOwnerId
    if (isForOwner && session)
      last.push((trx) => noteDeed(trx, deedOf(endpoint.name, input, session), circumstances.now))
    return acted
  }
  if (!endpoint.idempotent || typeof idempotencyKey !== 'string')
    return settle(await inTransaction(building.db, actAndNote, () => last), after)
  const request = {
    principal: principalOf(session),
    endpoint: endpoint.name,
    key: idempotencyKey,
    input: { query: input.query, body: input.body, ...(endpoint.files && { files: contentsOf(input) }) },
  }
  const outcome = await answerOnce(building.db, request, circumstances.now, actAndNote, () => last)
  // A stored answer has no side effects: they happened the first time.
  return settle(outcome, outcome === acted ? after : [])
}

/** How a deed meets the database, where the call does not say. */
function kindOf({ transaction, method }: Endpoint): 'read' | 'write' | 'own' {
  return transaction ?? (method === 'GET' ? 'read' : 'write')
}

/** What tells one set of files from another: names and content, not where they lie. */
function contentsOf({ files }: Input): object {
  return Object.entries(files).map(([field, sent]) => [field, sent.map(({ name, sha256 }) => [name, sha256])])
}

/** What a call asks of a trust; null where it names no thing that has to be of a chosen contract, and should. */
function askedOfTrust(trusted: TrustedAccess, input: { query: unknown; body: unknown }): TrustAsked | null {
  const { scope, of } = trusted
  if (!of) return { scope, of: null }
  const sent: Record<string, unknown> = { ...(input.body as object), ...(input.query as object) }
  const id = sent[of[1]]
  return typeof id === 'number' ? { scope, of: [of[0], id] } : null
}

function settle(outcome: Outcome<unknown>, after: readonly (() => void)[]): Outcome<unknown> {
  for (const act of after) act()
  return outcome
}

function principalOf(session: Session | null): string {
  // The key is per owner: acting for another owner it is another request.
  if (session?.adminId) return `admin:${session.adminId}:${session.actingOwnerId ?? 'nobody'}`
  if (session?.trust) return `trust:${session.trust.id}`
  return session?.ownerId ? `owner:${session.ownerId}` : 'anyone'
}
