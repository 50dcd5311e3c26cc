import * as z from 'zod/mini'

/** Where every call lives. */
export const API = '/api/v1'

/**
 * What somebody of the club does: `admin` acts for owners, `desk` decides what waits and publishes, `finance` issues
 * reports and answers what owners say of their statements, `gate` checks passes, `manager` says who of the club's people
 * does what. One person may have several, and then may do what any of them may.
 */
export const STAFF_ROLES = ['admin', 'desk', 'finance', 'gate', 'manager'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Whether somebody of the club stands at the gate and does nothing else: then its page and its calls are all there is. */
export function isGuard(roles: readonly StaffRole[]): boolean {
  return roles.length > 0 && roles.every((role) => role === 'gate')
}

/**
 * Who may call. `anyone` needs only the fixed token; `member` is an owner, or an admin who acts for one;
 * `owner` is the owner in person; `admin`, `desk`, `finance` and `manager` are the club's people with that role (an
 * admin with or without a selected owner); `office` is whoever has one of the first three; `house` is the desk and whoever
 * gives out roles; `inbox` is who decides what waits, the desk and finance; `signed-in` is any of them.
 * `gate` is a guard, who has these calls and those with `gateToo`, and nothing else; admins and the desk may stand at
 * the gate too.
 */
export type Who = 'anyone' | 'signed-in' | 'member' | 'owner' | 'office' | 'house' | 'inbox' | StaffRole

/** What an owner can let somebody do whom they trust (decision 0119). */
export const TRUSTED_SCOPES = [
  'stays',
  'book',
  'money',
  'documents',
  'visitors',
  'maintenance',
  'order',
] as const
export type TrustedScope = (typeof TRUSTED_SCOPES)[number]

/** What a call of a trusted person can be about: each of them belongs to one contract. */
export type TrustedThing =
  | 'contract'
  | 'hotel'
  | 'report'
  | 'transaction'
  | 'document'
  | 'booking'
  | 'used-benefit'
  | 'visit'
  | 'repair'
  | 'order'
  | 'repair-file'
  | 'benefit-year'

/** The scope that a trusted person needs for a call; `any` of them for what is about nobody’s things. */
export interface TrustedAccess {
  scope: TrustedScope | 'any'
  /** What the call is about, and the field of the query or the body that has its number: it has to be of a chosen contract. */
  of?: readonly [TrustedThing, string]
}

export interface Access {
  who: Who
  /** Whom an owner trusts may make it too; without this nobody of them. */
  trusted?: TrustedAccess
  /** Guards (role `gate` alone) may make it too, although they are limited to the calls of the gate. */
  gateToo?: true
  /** Also of who has to set a second factor up before anything else (`MFA_REQUIRED`). */
  settingUp?: true
  /** Refused while the owner has an unsigned executive report (spec, section 2: Restricted Access). */
  lockedByUnsignedReport?: true
}

/**
 * 400 bad input, 401 who are you, 403 not allowed, 404 not yours or not there, 409 a rule says no, 410 used up, 413 too
 * large, 429 too many, 503 not just now.
 */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 429 | 503

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A shape that a call reads or answers. */
export type Shape = z.ZodMiniType

/** A file that a call answers with, in place of JSON. What is streamed is read as the browser takes it. */
export interface FileAnswer {
  /** The file's name for its reader, extension included. */
  name: string
  mediaType: string
  content: Uint8Array | AsyncIterable<Uint8Array | string>
  /** To be looked at in the browser, not saved. */
  inline?: boolean
}

/** The answer of a call with `answersFile`. */
export const aFile = () => z.custom<FileAnswer>()

/** A rate limit: how much of something one owner may cause in 24 hours. Set so high that only a program reaches it. */
export interface DayLimit {
  /** The name of the limit; calls with the same name count together. */
  of: string
  most: number
  /** How many a call counts for, by its body; one without it. */
  many?: (body: unknown) => number
}

/** What may be sent as a file. The type is told from the bytes, not from the name. */
export type FileKind = 'image' | 'document' | 'video' | 'audio'

/** A field of a multipart call that takes files. */
export interface UploadField {
  most: number
  /** The largest size of a file, in bytes. */
  bytes: number
  kinds: readonly FileKind[]
}

/** Whether a file of so many bytes is too large: each has to be below the limit (spec, section 5). */
export const isTooLarge = (bytes: number, limit: number) => bytes >= limit

/** The largest body of a call that carries a cart or a text in both languages, in bytes. */
export const LARGE_BODY = 262_144

export const MEGABYTE = 1_048_576

/** A file that came with a call: it lies on the disk until the call is answered. */
export interface Upload {
  /** The sender's name for the file, without a path. */
  name: string
  /** Told from the bytes. */
  mediaType: string
  bytes: number
  /** SHA-256 of the content, in hexadecimal: tells a repetition from another file of the same name and size. */
  sha256: string
  path: string
}

/**
 * One call of the API, as data. The server turns it into a route, the browser into a typed function, the
 * OpenAPI document into an operation. It imports nothing from either side.
 */
export interface Endpoint<
  Query extends Shape | undefined = Shape | undefined,
  Body extends Shape | undefined = Shape | undefined,
  Answer extends Shape = Shape,
  Reason extends string = string,
> {
  /** The deed in plain words: `requestBooking`. Unique. */
  name: string
  method: Method
  /** Below `/api/v1`, verbatim from the spec, with its trailing slash. */
  path: string
  group: string
  access: Access
  query?: Query
  body?: Body
  /** For calls that send a mail or keep a file: past this they are refused with DAY_LIMIT. Of calls for owners. */
  perDay?: DayLimit
  /** The largest body in bytes; 64 KB without it. */
  bodyBytes?: number
  /** The files of a multipart call, by field. Its body is the JSON of the field `data`. */
  files?: Readonly<Record<string, UploadField>>
  /** The whole body of a success without `status: true`, which the server adds. */
  answer: Answer
  /** What a rule may say no with, and the HTTP status it travels as; every code has words in both languages. */
  refusals: Readonly<Record<Reason, RefusalStatus>>
  /** A success is a file, not JSON. */
  answersFile?: true
  /** Ours, not the spec's. */
  addition?: true
  /**
   * Refused with CONFIRM_ITS_YOU where the session's last proof is older than ten minutes (decision 0116): the browser
   * asks for one over what is being done, and sends the call again.
   */
  stepUp?: true
  /** Guesses, misses or askings are counted, and past a limit refused with TOO_MANY (decision 0054). */
  slowsDown?: true
  /** The deed itself may answer CONFIRM_ITS_YOU, where only some of those who call are to be asked. */
  mayStepUp?: true
  /**
   * The deed answers what waits in the desk's inbox: its kind there, and the field of the body that has its number. Such an answer may be
   * held for some seconds, in which it is taken back (decision 0355).
   */
  answersThing?: readonly [kind: string, field: string]
  /** A create that takes an `Idempotency-Key`: the same key answers the same again. */
  idempotent?: true
  /** An idempotent create of which the same, sent again within a minute under another key (two tabs), is the first one. */
  onceAMinute?: true
  /**
   * The deed changes who the session is or what it may: signing in or out, acting for an owner, signing a report. What
   * was remembered of the session does not hold after it.
   */
  changesWho?: true
  /**
   * How the deed meets the database: `read` runs plain statements, `write` in one transaction that a refusal
   * rolls back, `own` opens transactions itself (a failed sign-in must be remembered). GET reads, the rest write.
   */
  transaction?: 'read' | 'write' | 'own'
  /** A write that changes no screen (a heartbeat, analytics): the query cache stays valid after it. */
  changesNothing?: true
  /** What the security log calls it once it is done, with the call's name and the numbers that were sent: money moved, or a saved card. */
  toldAs?: 'money' | 'saved-card'
  /** May be read from a replica, seconds behind; a browser that has just written reads from the primary. */
  mayLag?: true
}

/** Declares a call; the types of its query, body, answer and refusals travel with the value. */
export function endpoint<
  Answer extends Shape,
  const Reason extends string,
  Query extends Shape | undefined = undefined,
  Body extends Shape | undefined = undefined,
>(declared: Endpoint<Query, Body, Answer, Reason>): Endpoint<Query, Body, Answer, Reason> {
  return declared
}

/** What an `Idempotency-Key` looks like: what a browser makes at random, and whatever else is plain. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,100}$/

/** Whether a call that was answered well may have changed what screens show. */
export function isDeed({ method, transaction, changesNothing }: Endpoint): boolean {
  return method !== 'GET' && transaction !== 'read' && !changesNothing
}

export type QueryOf<E> =
  E extends Endpoint<infer Q, Shape | undefined, Shape, string>
    ? Q extends Shape
      ? z.output<Q>
      : undefined
    : never
export type BodyOf<E> =
  E extends Endpoint<Shape | undefined, infer B, Shape, string>
    ? B extends Shape
      ? z.output<B>
      : undefined
    : never
export type AnswerOf<E> =
  E extends Endpoint<Shape | undefined, Shape | undefined, infer A, string> ? z.output<A> : never
export type ReasonOf<E> = E extends Endpoint<Shape | undefined, Shape | undefined, Shape, infer R> ? R : never

/** Reasons that any call may be refused with; the building answers them, not the deeds. */
export const COMMON_REFUSALS = {
  BAD_INPUT: 400,
  NOT_JSON: 400,
  TOO_DEEP: 400,
  TOKEN_REQUIRED: 401,
  SESSION_REQUIRED: 401,
  SESSION_EXPIRED: 401,
  RESTRICTED_ACTION: 403,
  CROSS_SITE: 403,
  NO_OWNER_SELECTED: 403,
  UNSIGNED_REPORT: 403,
  CONFIRM_ITS_YOU: 403,
  FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  IDEMPOTENCY_KEY_INVALID: 400,
  IDEMPOTENCY_KEY_REUSED: 409,
  CHANGED_MEANWHILE: 409,
  ANSWERED_MEANWHILE: 409,
  TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  TOO_MANY_FILES: 400,
  TOO_MANY_IMAGES: 400,
  EMPTY_FILE: 400,
  BAD_FILE_TYPE: 400,
  FILE_DOES_THINGS: 400,
  TOO_MANY: 429,
  DAY_LIMIT: 429,
  BUSY: 503,
  FILES_AWAY: 503,
  DATABASE_AWAY: 503,
  SOMETHING_FAILED: 500,
} as const
export type CommonRefusal = keyof typeof COMMON_REFUSALS
