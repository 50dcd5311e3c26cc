import * as z from 'zod/mini'

/** The database takes every character of a text but NUL. */
const STORABLE = /^[^\0]*$/

/** A shape for required text, a subject or a whole letter, at most `longest` characters, trimmed. */
export const written = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(STORABLE))

/** The same for text that may be left out: nothing is an empty text. */
export const maybeWritten = (longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest), z.regex(STORABLE))

/** A text on a single line, for the head of a mail. */
export const onOneLine = (text: string) => text.replace(/\s+/g, ' ')
