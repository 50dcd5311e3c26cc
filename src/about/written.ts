import * as z from 'zod/mini'

// The database takes every character of a text but this one.
const NUL = /\0/g

/** A shape for required text of several lines, at most `longest` characters, trimmed. */
export const paragraphs = (longest: number) =>
  z
    .string()
    .check(
      z.overwrite((value) => value.replace(NUL, '').trim()),
      z.minLength(1),
      z.maxLength(longest),
    )

/** The same for text that may be left out: nothing is an empty text. */
export const maybeParagraphs = (longest: number) =>
  z.string().check(
    z.overwrite((value) => value.replace(NUL, '').trim()),
    z.maxLength(longest),
  )

/** The same as the first for a single line, a subject: it goes into the head of a mail. */
export const line = (longest: number) =>
  z
    .string()
    .check(
      z.overwrite((value) => value.replace(NUL, '').replace(/\s+/g, ' ').trim()),
      z.minLength(1),
      z.maxLength(longest),
    )
