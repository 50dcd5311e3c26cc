import * as z from 'zod/mini'
import { id } from '../../kernel/check.ts'
import { version } from '../../kernel/publishing.ts'

/** What is asked of the desk's list of a kind of goods: all of them, those with these words, or one by its number. */
export const goodsListAsked = z.object({
  id: z.optional(id()),
  q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
})

/**
 * Beside what is written: which it is (none for a new one, with version 0), whether it shall go on sale, and the unfinished draft that it
 * was made from.
 */
export const goodsSaving = {
  id: z.nullable(id()),
  version: version(),
  publish: z.boolean(),
  unfinished: z.optional(id()),
}

/** What a saving answers. */
export const goodsSaved = z.object({
  data: z.object({ id: z.number(), slug: z.string(), active: z.boolean() }),
})

/** Off sale, or thrown away. */
export const goodsTakenAway = z.object({
  id: id(),
  version: version(),
  deed: z.enum(['withdraw', 'remove']),
})

/** What taking away answers. */
export const goodsAway = z.object({ data: z.object({ active: z.literal(false) }) })

/** Of the photographs that goods name, each is there and is told what it shows. */
export const goodsPhotoRefusals = { PHOTO_GONE: 409, PHOTO_UNTOLD: 409 } as const
