import * as z from 'zod/mini'
import { bilingual } from '../../kernel/check.ts'

/** A variant's times as the wire tells them; a slot with what is left of it, where a day is known. */
export const timesShape = z.union([
  z.object({ kind: z.literal('any') }),
  z.object({ kind: z.literal('hours'), opens: z.string(), closes: z.string() }),
  z.object({
    kind: z.literal('slots'),
    slots: z.array(
      z.object({
        starts: z.string(),
        left: z.number(),
        soon: z.boolean(),
        /** Why it is closed on the day; null where it is not. */
        closed: z.optional(z.nullable(bilingual())),
      }),
    ),
  }),
])

export type ShownTimes = z.output<typeof timesShape>
