import * as z from 'zod/mini'
import { type AnswerOf, endpoint } from '../../kernel/endpoint.ts'
import { doneShape } from '../../membership/membership.endpoints.ts'
import { seenShape } from './seen.shape.ts'

const access = { who: 'manager' } as const

const key = () => z.union([z.literal(''), z.uuid()])

/** The logo by day, and by night; empty by night it is that of the day, and empty in both the house's own. */
export const markRules = z.object({ day: key(), night: key() })

/** A logo that was brought: its picture as a data address, and where it can be made out. */
const drawnMark = z.object({
  key: z.string(),
  image: z.string(),
  reads: z.object({ day: z.boolean(), night: z.boolean() }),
})

/** The logo that is worn. */
export const readMarkSetting = endpoint({
  name: 'readMarkSetting',
  group: 'account',
  method: 'GET',
  path: '/settings/mark/',
  access,
  answer: z.object({
    data: z.object({ day: z.nullable(drawnMark), night: z.nullable(drawnMark), seen: z.number() }),
  }),
  refusals: {},
  addition: true,
})

/** The most bytes of a logo that is brought. */
export const LARGEST_MARK = 2 * 1_048_576

/** Draws a logo small (at most 192 pixels high and wide) and measures it. Nobody sees it until it is saved. */
export const drawMark = endpoint({
  name: 'drawMark',
  group: 'account',
  method: 'POST',
  path: '/settings/mark/drawings/',
  access,
  files: { mark: { most: 1, bytes: LARGEST_MARK, kinds: ['image'] } },
  body: z.object({}),
  answer: z.object({ data: drawnMark }),
  refusals: { PHOTO_MISSING: 400, PHOTO_UNREADABLE: 400, MARK_UNFIT: 400 },
  addition: true,
})

/** Wears a logo on the next page that is opened and in the next mail and paper. */
export const saveMark = endpoint({
  name: 'saveMark',
  group: 'account',
  method: 'PUT',
  path: '/settings/mark/',
  access,
  stepUp: true,
  body: z.object({ value: markRules, seen: seenShape() }),
  answer: doneShape,
  refusals: { SETTING_CHANGED: 409, MARK_TOO_FAINT: 409 },
  addition: true,
})

export type MarkRules = z.output<typeof markRules>
export type DrawnMark = AnswerOf<typeof drawMark>['data']
export type MarkSetting = AnswerOf<typeof readMarkSetting>['data']
