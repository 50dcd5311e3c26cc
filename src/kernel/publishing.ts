import * as z from 'zod/mini'
import { isOneLine, LONGEST_LINE, oneLine, text, whole } from './check.ts'
import type { FieldFault } from './words.ts'

/** The deeds of the desk on a thing that it publishes. */
export const PUBLISHING_DEEDS = ['drafted', 'published', 'changed', 'withdrawn', 'removed'] as const
export type PublishingDeed = (typeof PUBLISHING_DEEDS)[number]

/**
 * A thing's last change at the desk: who, what and when. `version` is to be sent back with the next change, so that of two
 * that were prepared on the same state only one is done; 0 while the desk has not touched it.
 */
export const lastChangeShape = z.object({
  version: z.number(),
  by: z.nullable(z.string()),
  deed: z.nullable(z.enum(PUBLISHING_DEEDS)),
  at: z.nullable(z.string()),
})
export type LastChange = z.output<typeof lastChangeShape>

/** A shape for the version that a change was prepared on. */
export const version = () => whole(0, 2_147_483_647)

/** A shape for the text of a draft: as `bothLanguages`, but either language may still be empty. */
export const draftLanguages = (longest: number) => {
  const one = () => {
    const typed = z.string().check(z.trim(), z.maxLength(longest))
    return longest <= LONGEST_LINE
      ? typed.check(z.refine(isOneLine, 'characters' satisfies FieldFault))
      : typed
  }
  return z.object({ en: one(), es: one() })
}

/** A shape for a text in both languages, each needed and of at most `longest` characters, trimmed; a short one on one line. */
export const bothLanguages = (longest: number) => {
  const one = () => (longest <= LONGEST_LINE ? oneLine(longest) : text(longest))
  return z.object({ en: one(), es: one() })
}
