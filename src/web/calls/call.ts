import {
  type AnswerOf,
  API,
  type BodyOf,
  type CommonRefusal,
  type Endpoint,
  type QueryOf,
  type ReasonOf,
} from '../../kernel/endpoint.ts'
import { SOMETHING_FAILED_WORDS } from '../../kernel/words.ts'
import { boot } from '../boot.ts'
import { offlineWords } from '../offline.ts'
import { currentLanguage, i18n } from '../words.ts'
import { takeEarly } from './asked-early.ts'
import { tellCallDone } from './call-done.ts'
import { confirmed } from './confirm-its-you.ts'
import { noteLost, noteReached } from './connection.ts'
import { intentKey } from './intent-key.ts'

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [key in Name]?: undefined }
  : Record<never, never> extends Value
    ? { [key in Name]?: Value }
    : { [key in Name]: Value }

/** What a call sends: the endpoint's query and body, both as its shapes give them. */
export type CallInput<E extends Endpoint> = Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & {
    /** One for each thing that the person wants done; the same key is the same deed, however often it is sent. */
    idempotencyKey?: string
    /**
     * An answer of the desk that is held for some seconds, so that it can be taken back; a name where several are taken back
     * together.
     */
    held?: true | string
    /** Nobody did anything: a refresh that does not count as activity. */
    background?: boolean
    signal?: AbortSignal
    /** The page is being left: the call is sent all the same. */
    keepalive?: boolean
  }

export interface CallDone<Value> {
  ok: true
  value: Value
}

/** A call that was refused or did not get through. What the refusal adds (`nearest`, `penality`) stands beside. */
export interface CallFailure<Reason extends string = string> {
  ok: false
  code: Reason | CommonRefusal | 'OFFLINE'
  /** A sentence in the user's language, to show as it is. */
  message: string
  /** The sentence for each wrong field, by its dotted path. */
  fields?: Record<string, string>
  /** Its person was to confirm who they are, and gave it up: nothing is to be said of it. */
  givenUp?: true
  /** The sentence is ours, since the response had none. */
  unsaid?: boolean
  /** The HTTP status; 0 when nothing came back. */
  status: number
  [detail: string]: unknown
}

export type CallResult<E extends Endpoint> = CallDone<AnswerOf<E>> | CallFailure<ReasonOf<E>>

type Arguments<E extends Endpoint> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

let sessionLost: (code: 'SESSION_EXPIRED' | 'SESSION_REQUIRED') => void = () => {}

/** Who hears that the server no longer knows the session; set once, when the portal starts. */
export function onSessionLost(listener: typeof sessionLost): void {
  sessionLost = listener
}

let locked: () => void = () => {}

/** Who hears that an unsigned report locks what was asked for; set once, when the portal starts. */
export function onLocked(listener: typeof locked): void {
  locked = listener
}

/** Calls the server. Refusals and a lost connection are values; only an abort is thrown. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input]: Arguments<E>
): Promise<CallResult<E>> {
  const sent = keyed(endpoint, input ?? {})
  return confirmed(endpoint, async () => {
    try {
      const response = await send(endpoint, sent)
      return readAnswer(endpoint, response.status, await response.json().catch(onNotJson))
    } catch (problem) {
      if (sent.signal?.aborted) throw problem
      return lostConnection(endpoint)
    }
  })
}

/** What a call sends, with its idempotency key: sent again, it is the same deed. */
export function keyed(endpoint: Endpoint, input: CallInput<Endpoint>): CallInput<Endpoint> {
  return endpoint.idempotent ? { ...input, idempotencyKey: input.idempotencyKey ?? intentKey() } : input
}

/** Sends a call and answers what came back, unread. */
export function send(endpoint: Endpoint, input: CallInput<Endpoint>): Promise<Response> {
  const address = addressOf(endpoint, input.query)
  const early = endpoint.method === 'GET' ? takeEarly(currentLanguage(), address) : undefined
  if (early) return early
  return fetch(address, {
    method: endpoint.method,
    headers: headersOf(endpoint, input),
    credentials: 'same-origin',
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    ...(input.signal && { signal: input.signal }),
    ...(input.keepalive && { keepalive: true }),
  })
}

/** What came back, as a value; a call that was answered well is told of. */
export function readAnswer<E extends Endpoint>(endpoint: E, status: number, body: unknown): CallResult<E> {
  noteReached()
  if (status < 200 || status >= 300 || !isRecord(body)) return readFailure(status, body)
  tellCallDone(endpoint)
  return { ok: true, value: body as AnswerOf<E> }
}

/** A failure that came back, as a value; a session that is gone, or locked by an unsigned report, is told of. */
export function readFailure<Reason extends string>(status: number, body: unknown): CallFailure<Reason> {
  const failure = failureOf(status, body)
  if (failure.code === 'SESSION_EXPIRED' || failure.code === 'SESSION_REQUIRED') sessionLost(failure.code)
  if (failure.code === 'UNSIGNED_REPORT') locked()
  return failure as CallFailure<Reason>
}

/** The failure of a call that no server answered. */
export function lostConnection(endpoint: Endpoint): CallFailure<never> {
  noteLost()
  return { ok: false, code: 'OFFLINE', status: 0, message: i18n._(offlineWords(endpoint)) }
}

/** A connection that broke in the middle is a lost connection; only a wrong text is an answer (a proxy's page). */
export function onNotJson(problem: unknown) {
  if (problem instanceof SyntaxError) return null
  throw problem
}

function failureOf(status: number, body: unknown): CallFailure {
  if (isRecord(body) && typeof body.code === 'string' && typeof body.message === 'string') {
    const { status: _, ...told } = body
    return { ...told, ok: false, code: body.code, message: body.message, status }
  }
  // Something between the browser and the server answered.
  const words = SOMETHING_FAILED_WORDS
  const message = i18n._(words.id, { phone: boot.phone }, { message: words.message })
  return { ok: false, code: 'SOMETHING_FAILED', message, status, unsaid: true }
}

/** Where a call is asked, on this server. */
export function addressOf(endpoint: Endpoint, query: unknown): string {
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) asked.set(name, String(value))
  }
  return API + endpoint.path + (asked.size > 0 ? `?${asked}` : '')
}

/** The headers of a call: the fixed token, the language, and what the endpoint wants. */
export function headersOf(endpoint: Endpoint, input: CallInput<Endpoint>): Record<string, string> {
  return {
    token: boot.apiToken,
    'accept-language': currentLanguage(),
    ...(input.body !== undefined && { 'content-type': 'application/json' }),
    ...(endpoint.idempotent && { 'idempotency-key': input.idempotencyKey ?? intentKey() }),
    ...(input.held && { 'veranda-held': input.held === true ? (input.idempotencyKey ?? '') : input.held }),
    ...(input.background && { 'veranda-background': '1' }),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
