import * as z from 'zod/mini'
import type { FieldFault } from '../../kernel/words.ts'

export const TIME_KINDS = ['any', 'hours', 'slots'] as const

/** At most this many slots a day. */
export const MOST_SLOTS = 40

const time = () =>
  z
    .string('required' satisfies FieldFault)
    .check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, 'required' satisfies FieldFault))
const quarter = () =>
  z.nullable(z.string().check(z.regex(/^([01][0-9]|2[0-3]):(00|15|30|45)$/, 'format' satisfies FieldFault)))

/** What the desk writes of a variant's times: its hours, or its slots with as many places. */
export const writtenTimes = {
  times: z._default(z.enum(TIME_KINDS), 'any'),
  opens: z._default(quarter(), null),
  closes: z._default(quarter(), null),
  slots: z._default(
    z
      .array(
        z.object({ starts: time(), places: z.number().check(z.int(), z.minimum(1), z.maximum(100_000)) }),
      )
      .check(z.maxLength(MOST_SLOTS)),
    [],
  ),
}

/** A variant's times as they are written. */
export interface WrittenTimes {
  times: (typeof TIME_KINDS)[number]
  opens: string | null
  closes: string | null
  slots: { starts: string; places: number }[]
}

/**
 * Hours have a first and a last, the last later or, of a transfer alone, on the next morning (`isNight`); slots are at least one,
 * each once.
 */
export function isWhole({ times, opens, closes, slots }: WrittenTimes): boolean {
  if (times === 'hours') return opens !== null && closes !== null && opens !== closes
  return (
    times === 'any' || (slots.length > 0 && new Set(slots.map(({ starts }) => starts)).size === slots.length)
  )
}

/** Hours through the night: the last is on the morning after the first. */
export function isNight({ times, opens, closes }: Pick<WrittenTimes, 'times' | 'opens' | 'closes'>): boolean {
  return times === 'hours' && opens !== null && closes !== null && closes < opens
}
