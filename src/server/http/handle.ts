import type {
  AnswerOf,
  BodyOf,
  CommonRefusal,
  Endpoint,
  QueryOf,
  ReasonOf,
  Shape,
  Upload,
} from '../../kernel/endpoint.ts'
import type { Language } from '../../kernel/language.ts'
import { done, type Outcome, type Refusal, refused } from '../../kernel/outcome.ts'
import type { Config } from '../boot/config.ts'
import type { Database } from '../database/database.ts'
import type { LastWrite } from '../database/transaction.ts'
import type { Files } from '../files/files.ts'
import type { CacheVersion, VersionedCache } from '../kept.ts'
import type { KeptOwn } from '../kept-own.ts'
import { type Caller, ownerOf, type Session } from './caller.ts'
import type { TellSecurity } from './security-log.ts'

/** The context of a call's handler. */
export interface Context {
  /** The transaction of a write; the database of a read. */
  db: Database
  /** Where files are kept. */
  files: Files
  now: Date
  /** The cache of answers under a version (decision 0061): the same for everybody, so nothing of the caller may go into it. */
  keptOn: (standing: CacheVersion) => VersionedCache
  /** The cache of answers about single contracts and resorts, each under the version of what it was made from. */
  keptOwn: KeptOwn
  caller: Caller
  config: Config
  /**
   * Defers a write to the commit: once the handler is done it is sent in the same round trip. For writes whose result
   * nobody needs; after a refusal it is not done.
   */
  withCommit: (write: LastWrite) => void
  /** Runs once the transaction has committed; never when it was rolled back. */
  afterCommit: (act: () => void) => void
  /**
   * Runs once a write was refused and rolled back, on the database itself: for an attempt that is counted although nothing was done. What
   * it answers is answered instead.
   */
  whenRefused: (act: (db: Database) => Promise<Refusal | null>) => void
  /** Gives the browser a session token, or takes it away. */
  setSessionCookie: (token: string | null) => void
  /** Gives the browser the token by which it is known again. */
  setDeviceCookie: (token: string) => void
  /** Gives the browser the token of whoever asks for a passkey at the door. */
  setDoorCookie: (token: string, seconds: number) => void
  tellSecurity: TellSecurity
}

/** The context of a call that needs a session. */
export type SignedContext = Context & { caller: Caller & { session: Session } }

/** The handler of a call. */
export type Deed<E extends Endpoint, C extends Context = SignedContext> = (
  input: { query: QueryOf<E>; body: BodyOf<E>; files: Readonly<Record<string, readonly Upload[]>> },
  context: C,
) => Promise<Outcome<AnswerOf<E>, ReasonOf<E> | CommonRefusal>>

/**
 * What happens to a call's files before its transaction: pictures are scaled, and all are stored under their final
 * keys.
 */
export type Prepare<P, R extends string> = (
  files: Readonly<Record<string, readonly Upload[]>>,
  kept: Files,
) => Promise<Outcome<P, R | CommonRefusal>>

/**
 * Lets in whoever brings files to a call that is open to anyone, by what its body says, before any file is kept on the disk.
 * The body comes first in the form.
 */
export type Admit<E extends Endpoint> = (
  body: BodyOf<E>,
  context: Context,
) => Promise<Outcome<null, ReasonOf<E> | CommonRefusal>>

/** The handler of a call with files: it gets the stored files, and inserts their rows. */
export type FilesDeed<E extends Endpoint, P, C extends Context = SignedContext> = (
  input: { query: QueryOf<E>; body: BodyOf<E>; kept: P },
  context: C,
) => Promise<Outcome<AnswerOf<E>, ReasonOf<E> | CommonRefusal>>

/** The context of a cached answer that is the same for everybody: without the caller. */
export interface KeptContext {
  db: Database
  now: Date
  /** What the screen is in. */
  screen: Language
  /** Cache: what several answers are made from, under the same version as they are. */
  find: VersionedCache['find']
}

/** The handler of a call whose answers are cached. */
export type KeptDeed<E extends Endpoint> = (query: QueryOf<E>, context: KeptContext) => Promise<AnswerOf<E>>

/** What a cached answer about an owner is made from: whose it is and the language, and nothing else of the caller. */
export interface OwnContext extends Omit<KeptContext, 'find'> {
  ownerId: number
  keptOn: Context['keptOn']
}

/** A cached answer about one owner’s thing. */
export interface OwnAnswer<E extends Endpoint> {
  /** Reads the current version at every call; null where the thing is not the owner's. */
  standing: (query: QueryOf<E>, context: OwnContext) => Promise<string | null>
  /** Makes the answer, with the moment at which it expires without any write; null where the thing is gone. */
  read: (
    query: QueryOf<E>,
    context: OwnContext,
  ) => Promise<{ answer: AnswerOf<E>; until: Date | null } | null>
}

/** What a call brings, checked. */
export interface Input {
  query: unknown
  body: unknown
  /** The files of a multipart call, by field; a field without files may be missing. */
  files: Readonly<Record<string, readonly Upload[]>>
  /** What was made of the files before the transaction. */
  kept?: unknown
}

/** A call and its deed. The app mounts these. */
export interface Handler {
  endpoint: Endpoint
  prepare?: Prepare<unknown, string>
  admit?: (body: unknown, context: Context) => Promise<Outcome<null>>
  /** Answers are cached for as long as the version that they were made under holds. */
  kept?: { standing: CacheVersion; read: (query: unknown, context: KeptContext) => Promise<unknown> }
  /** The same of answers about one owner's thing. */
  own?: OwnAnswer<Endpoint>
  deed: (input: Input, context: Context) => Promise<Outcome<unknown>>
}

/** Joins a call with its deed, so that a wrong answer or an undeclared refusal does not compile. */
export function handle<
  Q extends Shape | undefined,
  B extends Shape | undefined,
  A extends Shape,
  R extends string,
>(endpoint: Endpoint<Q, B, A, R>, deed: Deed<Endpoint<Q, B, A, R>>): Handler {
  if (endpoint.access.who === 'anyone') throw new Error(`${endpoint.name} is open to anyone: use handleOpen`)
  return { endpoint, deed: deed as unknown as Handler['deed'] }
}

/** The same for a call that brings files: what is slow about them is done before the transaction. */
export function handleFiles<
  Q extends Shape | undefined,
  B extends Shape | undefined,
  A extends Shape,
  R extends string,
  P,
>(
  endpoint: Endpoint<Q, B, A, R>,
  prepare: Prepare<P, NoInfer<R>>,
  deed: FilesDeed<Endpoint<Q, B, A, R>, P>,
): Handler {
  if (endpoint.access.who === 'anyone')
    throw new Error(`${endpoint.name} is open to anyone: use handleOpenFiles`)
  return { endpoint, prepare, deed: deed as unknown as Handler['deed'] }
}

/** The same for a call with files that is open to anyone: `admit` says by its body who may bring them. */
export function handleOpenFiles<
  Q extends Shape | undefined,
  B extends Shape | undefined,
  A extends Shape,
  R extends string,
  P,
>(
  endpoint: Endpoint<Q, B, A, R>,
  admit: Admit<Endpoint<Q, B, A, R>>,
  prepare: Prepare<P, NoInfer<R>>,
  deed: FilesDeed<Endpoint<Q, B, A, R>, P, Context>,
): Handler {
  if (endpoint.access.who !== 'anyone') throw new Error(`${endpoint.name} needs a session: use handleFiles`)
  return {
    endpoint,
    prepare,
    admit: admit as unknown as NonNullable<Handler['admit']>,
    deed: deed as unknown as Handler['deed'],
  }
}

/** The same for a call that is open to anyone: its deed may meet no session. */
export function handleOpen<
  Q extends Shape | undefined,
  B extends Shape | undefined,
  A extends Shape,
  R extends string,
>(endpoint: Endpoint<Q, B, A, R>, deed: Deed<Endpoint<Q, B, A, R>, Context>): Handler {
  if (endpoint.access.who !== 'anyone') throw new Error(`${endpoint.name} needs a session: use handle`)
  return { endpoint, deed: deed as unknown as Handler['deed'] }
}

/** The same for a read whose answer is the same for everybody: it is cached until its version changes. */
export function handleKept<
  Q extends Shape | undefined,
  B extends Shape | undefined,
  A extends Shape,
  R extends string,
>(endpoint: Endpoint<Q, B, A, R>, standing: CacheVersion, read: KeptDeed<Endpoint<Q, B, A, R>>): Handler {
  if (endpoint.method !== 'GET') throw new Error(`${endpoint.name} does something: its answer is not kept`)
  const kept = { standing, read: read as (query: unknown, context: KeptContext) => Promise<object> }
  const deed: Handler['deed'] = async ({ query }, { db, now, caller, keptOn }) =>
    done(await kept.read(query, { db, now, screen: caller.screen, find: keptOn(standing).find }))
  return { endpoint, deed, kept }
}

/**
 * The same for a read about one owner's thing: its answer is cached until a table that it is made from is written to.
 */
export function handleOwn<
  Q extends Shape | undefined,
  B extends Shape | undefined,
  A extends Shape,
  R extends string,
>(endpoint: Endpoint<Q, B, A, R>, own: OwnAnswer<Endpoint<Q, B, A, R>>): Handler {
  if (endpoint.method !== 'GET' || endpoint.access.who !== 'member')
    throw new Error(`${endpoint.name} does not read an owner's thing: its answer is not kept`)
  const deed: Handler['deed'] = async ({ query }, { db, now, caller, keptOn }) => {
    const ownerId = ownerOf((caller as Caller & { session: Session }).session)
    const made = await own.read(query as never, { db, now, screen: caller.screen, ownerId, keptOn })
    return made ? done(made.answer) : refused('NOT_FOUND')
  }
  return { endpoint, deed, own: own as unknown as OwnAnswer<Endpoint> }
}

/** Keeps that a call gave a file about an owner. */
export type NoteFile = (
  db: Database,
  taken: { call: string; caller: Caller; session: Session },
  now: Date,
) => Promise<void>
