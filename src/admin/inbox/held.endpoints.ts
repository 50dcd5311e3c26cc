import * as z from 'zod/mini'
import { id } from '../../kernel/check.ts'
import { type AnswerOf, endpoint } from '../../kernel/endpoint.ts'
import { doneShape } from '../../membership/membership.endpoints.ts'
import { INBOX_KINDS } from './kinds.ts'

/** As many held answers as are named at once. */
const MOST_HELD = 100

const access = { who: 'inbox' } as const

const which = () => z.object({ ids: z.array(id()).check(z.minLength(1), z.maxLength(MOST_HELD)) })

/**
 * The answers that are held still, of everybody whose work is that of who asks, the newest first; and those of who asks that could not be
 * given in the end, with why (`failed`): their things wait again.
 */
export const listHeldAnswers = endpoint({
  name: 'listHeldAnswers',
  group: 'inbox',
  method: 'GET',
  path: '/desk/inbox/held/',
  access,
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        /** What was answered with one press is taken back with one. */
        press: z.string(),
        kind: z.enum(INBOX_KINDS),
        idThing: z.number(),
        code: z.string(),
        owner: z.nullable(z.object({ name: z.string(), lastname: z.string() })),
        by: z.string(),
        self: z.boolean(),
        /** Milliseconds until it is given; 0 where it failed, or is being given. */
        leftMs: z.number(),
        failed: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})

/**
 * Takes back answers of one's own that are held still: nothing of them has happened, and their things wait again. One that could not be
 * given is put away by it. GIVEN_ALREADY where none of them is held any more; then it stands.
 */
export const takeAnswersBack = endpoint({
  name: 'takeAnswersBack',
  group: 'inbox',
  method: 'PUT',
  path: '/desk/inbox/held/undo/',
  access,
  body: which(),
  answer: doneShape,
  refusals: { GIVEN_ALREADY: 409 },
  addition: true,
})

/** Gives answers of one's own now, in place of when their seconds are over. */
export const giveAnswersNow = endpoint({
  name: 'giveAnswersNow',
  group: 'inbox',
  method: 'PUT',
  path: '/desk/inbox/held/now/',
  access,
  body: which(),
  answer: doneShape,
  refusals: { GIVEN_ALREADY: 409 },
  addition: true,
})

export type HeldRow = AnswerOf<typeof listHeldAnswers>['data'][number]
