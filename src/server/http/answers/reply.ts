import { COMMON_REFUSALS, type CommonRefusal, type Endpoint } from '../../../kernel/endpoint.ts'
import type { FieldFaults } from '../../../kernel/faults.ts'
import { fieldWords } from '../../../kernel/field-words.ts'
import type { Language, Words, WordValues } from '../../../kernel/language.ts'
import type { Refusal } from '../../../kernel/outcome.ts'
import { say } from '../../words.ts'
import { COMMON_WORDS, SOMETHING_FAILED_QUOTE_WORDS } from './refusal-words.ts'

/** The body of every failure: its status, a code for programs, a message for people. */
export interface FailureBody {
  status: false
  code: string
  message: string
  fields?: Record<string, string>
  /** The id of a request that failed on our side, which the message asks to quote and the log's lines carry. */
  request?: string
}

/** The words of the slices' own refusals, by code. */
export type RefusalWords = Readonly<Record<string, Words>>

/** A refusal as it travels. */
export interface Failure {
  code: number
  /** `retry-after` of what is refused only for now. */
  headers: Record<string, string>
  body: FailureBody
}

/** A refusal for now names no time of its own: so many seconds. */
const SOON_SECONDS = 5

/**
 * Turns a refusal into a status code, its headers and a body in the user's language. With the `request`'s id the body of
 * a failure of ours names it.
 */
export function failure(
  refusal: Refusal,
  endpoint: Endpoint | null,
  words: RefusalWords,
  language: Language,
  phone: string,
  request?: string,
): Failure {
  const { reason } = refusal
  const code = endpoint?.refusals[reason] ?? COMMON_REFUSALS[reason as CommonRefusal] ?? 409
  const quoted = reason === 'SOMETHING_FAILED' && request ? { request } : null
  const known =
    words[reason] ?? (quoted ? SOMETHING_FAILED_QUOTE_WORDS : COMMON_WORDS[reason as CommonRefusal])
  if (!known) throw new Error(`The refusal ${reason} has no words`)
  const values: WordValues = { phone, ...quoted, ...refusal.values }
  return {
    code,
    headers: retryAfter(code, refusal),
    body: {
      status: false,
      code: reason,
      message: say(known, language, values),
      ...quoted,
      ...refusal.details,
    },
  }
}

/** When to try again, in seconds: of 429 and 503. A refusal says it in `seconds`, `minutes` or `hours`, the finest counts. */
export function retryAfter(code: number, { values = {} }: Refusal): Record<string, string> {
  const { hours, minutes, seconds } = values
  if (code === 503) return { 'retry-after': String(seconds ?? SOON_SECONDS) }
  if (code !== 429) return {}
  if (typeof seconds === 'number') return { 'retry-after': String(seconds) }
  if (typeof minutes === 'number') return { 'retry-after': String(minutes * 60) }
  return typeof hours === 'number' ? { 'retry-after': String(hours * 3600) } : {}
}

/** The faults of the fields in the user's language. */
export function sayFields(fields: FieldFaults, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, fault]) => [path, say(fieldWords(fault), language)]),
  )
}
