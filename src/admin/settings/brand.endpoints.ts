import * as z from 'zod/mini'
import { isOneLine } from '../../kernel/check.ts'
import { type AnswerOf, endpoint } from '../../kernel/endpoint.ts'
import { UNSEEN } from '../../kernel/faults.ts'
import type { FieldFault } from '../../kernel/words.ts'
import { doneShape } from '../../membership/membership.endpoints.ts'
import { seenShape } from './seen.shape.ts'

const access = { who: 'manager' } as const

/** The most characters of a name or of a line below it. */
export const LONGEST_NAME = 60

const line = () =>
  z.string().check(
    z.trim(),
    z.maxLength(LONGEST_NAME),
    z.refine((value) => value === '' || !UNSEEN.test(value), 'characters' satisfies FieldFault),
    z.refine((value) => isOneLine(value) && !/\p{Cc}/u.test(value), 'characters' satisfies FieldFault),
  )
const colour = () =>
  z
    .string('format')
    .check(z.trim(), z.toLowerCase(), z.regex(/^(#[0-9a-f]{6})?$/, 'format' satisfies FieldFault))

/** What the club is called and how it looks. An empty text is what the house has by itself; in Spanish, the same as in English. */
export const brandRules = z.object({
  name: line(),
  tagline: line(),
  taglineEs: line(),
  /** What the club calls its program of promotions. */
  promotions: line(),
  promotionsEs: line(),
  /** The call center's, as it is shown. */
  /** Empty, or a number of five digits at least. */
  phone: z
    .string()
    .check(z.trim(), z.regex(/^$|^(?=(?:\D*\d){5})[+(\d][\d ().-]{2,30}$/, 'phone' satisfies FieldFault)),
  /** `#rrggbb`: buttons and links by day, the same by night, and the panel under light letters. */
  accent: colour(),
  night: colour(),
  deep: colour(),
})

/** The brand, and what holds where it is left empty or the environment says it. */
export const readBrandSetting = endpoint({
  name: 'readBrandSetting',
  group: 'account',
  method: 'GET',
  path: '/settings/brand/',
  access,
  answer: z.object({
    data: z.object({
      brand: brandRules,
      seen: z.number(),
      house: z.object({ name: z.string(), tagline: z.string(), promotions: z.string(), phone: z.string() }),
      /** What the environment sets: it is not changed here. */
      sets: z.array(z.enum(['name', 'tagline', 'promotions', 'phone'])),
    }),
  }),
  refusals: {},
  addition: true,
})

/** Names the club and colours it, for every page that is opened and every mail and paper that is made from now on. */
export const saveBrand = endpoint({
  name: 'saveBrand',
  group: 'account',
  method: 'PUT',
  path: '/settings/brand/',
  access,
  stepUp: true,
  body: z.object({ value: brandRules, seen: seenShape() }),
  answer: doneShape,
  refusals: { SETTING_CHANGED: 409, COLOUR_TOO_FAINT: 409 },
  addition: true,
})

export type BrandRules = z.output<typeof brandRules>
export type BrandSetting = AnswerOf<typeof readBrandSetting>['data']
