import * as z from 'zod/mini'
import { bilingual, id, whole } from '../../kernel/check.ts'
import { type AnswerOf, endpoint } from '../../kernel/endpoint.ts'
import { UNSEEN } from '../../kernel/faults.ts'
import type { FieldFault } from '../../kernel/words.ts'
import { doneShape } from '../../membership/membership.endpoints.ts'
import { seenShape } from './seen.shape.ts'

const access = { who: 'manager' } as const

/** The most characters of a kind's name and of its beds, and of what is told of it. */
export const LONGEST_KIND = 60
export const LONGEST_TOLD = 400

/** A text that says something, on one line. */
export const kindText = (most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(most),
    z.refine((value) => !UNSEEN.test(value) && !/\p{Cc}/u.test(value), 'characters' satisfies FieldFault),
  )
const told = (most: number) => z.object({ en: kindText(most), es: kindText(most) })

/** What a night in a kind of residence takes, in percent of a night of the balance. */
export const nightPercentShape = () => whole(50, 300)

/** A kind of residence as owners read it, and what a night in it takes. */
export const categoryRules = z.object({
  name: told(LONGEST_KIND),
  description: told(LONGEST_TOLD),
  beds: told(LONGEST_KIND),
  squareMeters: whole(1, 2000),
  nightPercent: nightPercentShape(),
})

/** The kinds of residence of every resort. */
export const listCategorySettings = endpoint({
  name: 'listCategorySettings',
  group: 'account',
  method: 'GET',
  path: '/settings/categories/',
  access,
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        resort: z.string(),
        sleeps: z.number(),
        residences: z.number(),
        rules: z.object({
          ...categoryRules.shape,
          name: bilingual(),
          description: bilingual(),
          beds: bilingual(),
        }),
        seen: z.number(),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})

/** Changes a kind of residence, from now on: stays that were asked for keep the nights that they took. */
export const saveCategory = endpoint({
  name: 'saveCategory',
  group: 'account',
  method: 'PUT',
  path: '/settings/categories/',
  access,
  stepUp: true,
  body: z.object({ idCategory: id(), value: categoryRules, seen: seenShape() }),
  answer: doneShape,
  refusals: { SETTING_CHANGED: 409 },
  addition: true,
})

export type CategoryRules = z.output<typeof categoryRules>
export type CategorySetting = AnswerOf<typeof listCategorySettings>['data'][number]
