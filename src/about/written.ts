import * as z from 'zod/mini'
import { UNSEEN } from '../kernel/faults.ts'
import type { FieldFault } from '../kernel/words.ts'

/** The database takes every character of a text but NUL. */
const STORABLE = /^[^\0]*$/

/**
 * A shape for required text, a subject or a whole letter, at most `longest` characters, trimmed; text of invisible
 * characters only counts as missing.
 */
export const written = (longest: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(longest),
    z.regex(STORABLE),
    z.refine((value) => !UNSEEN.test(value), 'required' satisfies FieldFault),
  )

/** The same for text that may be left out: nothing is an empty text. */
export const maybeWritten = (longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest), z.regex(STORABLE))

/** A text on a single line, for the head of a mail. */
export const onOneLine = (text: string) => text.replace(/\s+/g, ' ')
