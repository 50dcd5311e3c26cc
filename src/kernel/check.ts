import * as z from 'zod/mini'
import type { Shape } from './endpoint.ts'
import type { Words } from './language.ts'
import { FIELD_WORDS, type FieldFault } from './words.ts'

/** What is wrong with each field, by its dotted path: `guests.0.name`. */
export type FieldFaults = Record<string, FieldFault>

/** Whether a value has a shape; if not, one fault for each field. Asked by the server and by every form. */
export function check<S extends Shape>(
  shape: S,
  value: unknown,
): { ok: true; value: z.output<S> } | { ok: false; fields: FieldFaults } {
  const result = z.safeParse(shape, value)
  if (result.success) return { ok: true, value: result.data }
  const fields: FieldFaults = {}
  for (const issue of result.error.issues) {
    const path = issue.path.join('.') || 'body'
    fields[path] ??= faultOf(issue, value)
  }
  return { ok: false, fields }
}

/** The words for a fault. */
export function fieldWords(fault: FieldFault): Words {
  return FIELD_WORDS[fault]
}

function faultOf(issue: z.core.$ZodIssue, root: unknown): FieldFault {
  const at = valueAt(root, issue.path)
  const blank = at === undefined || at === null || (typeof at === 'string' && at.trim() === '')
  // What is missing is missing, whatever form it should have had; only a box to tick says so in its own words.
  if (blank && issue.code !== 'invalid_value') return 'required'
  if (issue.message in FIELD_WORDS) return issue.message as FieldFault
  if (issue.code === 'invalid_format') return issue.format === 'email' ? 'email' : 'format'
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

/** A shape for a day that exists, `yyyy-mm-dd`. */
export const day = () => z.iso.date('day' satisfies FieldFault)

/** A shape for required text of at most `longest` characters, trimmed. */
export const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))

/** A shape for a phone: digits, plus, minus and space only (spec, section 5). */
export const phone = () =>
  z.string().check(
    z.trim(),
    z.refine((value) => /^[0-9+ -]{5,30}$/.test(value), 'phone' satisfies FieldFault),
  )

/** A shape for an e-mail address, trimmed and in lower case. */
export const email = () => z.string().check(z.trim(), z.toLowerCase(), z.maxLength(200), z.email())

/** A shape for a whole number that may arrive as text in a query. */
export const id = () => z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))

/** A shape for a UUID, as files and carts have them. */
export const uuid = () =>
  z.string('format').check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/))

/** A text in both languages. */
export const bilingual = () => z.object({ en: z.string(), es: z.string() })
