import type * as z from 'zod/mini'
import type { Shape } from './endpoint.ts'
import { FIELD_WORDS } from './field-words.ts'
import type { FieldFault } from './words.ts'

/** What is wrong with each field, by its dotted path: `guests.0.name`. */
export type FieldFaults = Record<string, FieldFault>

/**
 * What no text may hold: what the database or a document cannot keep (NUL, half a pair), control characters, and what turns
 * the letters after it round, so that a name reads as another.
 */
const UNKEPT = /[^\P{Cc}\t\n\r]|\p{Surrogate}|[\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/u

/** What nobody sees: blanks, joiners, soft hyphens, letters that have no shape. */
export const UNSEEN = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cn}\u2800]*$/u

/** Whether a text is well-formed Unicode without control characters; line breaks and tabs are none of those. */
export const isWellFormed = (text: string) => !UNKEPT.test(text)

/**
 * Whether a value has a shape; if not, one fault for each field. Asked by the server and by every form. Whatever the
 * shape, every text in the value has to be well-formed. It brings no shapes along: a form whose shape comes later has it.
 */
export function check<S extends Shape>(
  shape: S,
  value: unknown,
): { ok: true; value: z.output<S> } | { ok: false; fields: FieldFaults } {
  const malformed = malformedIn(value)
  if (malformed !== null) return { ok: false, fields: { [malformed || 'body']: 'characters' } }
  const result = shape.safeParse(value)
  if (result.success) return { ok: true, value: result.data }
  const fields: FieldFaults = {}
  for (const issue of result.error.issues) {
    const path = issue.path.join('.') || 'body'
    fields[path] ??= faultOf(issue, value)
  }
  return { ok: false, fields }
}

/** The dotted path of the first text that is not well-formed, a key's own path where it is the key; else null. */
function malformedIn(value: unknown): string | null {
  if (typeof value === 'string') return isWellFormed(value) ? null : ''
  if (typeof value !== 'object' || value === null) return null
  for (const [key, one] of Object.entries(value)) {
    if (!isWellFormed(key)) return ''
    const below = malformedIn(one)
    if (below !== null) return below ? `${key}.${below}` : key
  }
  return null
}

function faultOf(issue: z.core.$ZodIssue, root: unknown): FieldFault {
  const at = valueAt(root, issue.path)
  const blank = at === undefined || at === null || (typeof at === 'string' && at.trim() === '')
  // What is missing is missing, whatever form it should have had; only a box to tick says so in its own words.
  if (blank && issue.code !== 'invalid_value') return 'required'
  if (issue.message in FIELD_WORDS) return issue.message as FieldFault
  if (issue.code === 'invalid_format') return issue.format === 'email' ? 'email' : 'format'
  if (issue.code === 'too_big' && issue.origin === 'array') return 'list-long'
  if (issue.code === 'too_small' && issue.origin === 'array') return 'list-empty'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too-long' : 'too-large'
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'too-short' : 'too-small'
  return 'format'
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let at = root
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return undefined
    at = (at as Record<PropertyKey, unknown>)[key]
  }
  return at
}
