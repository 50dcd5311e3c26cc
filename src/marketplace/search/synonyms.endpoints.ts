import * as z from 'zod/mini'
import { id, oneLine } from '../../kernel/check.ts'
import { type AnswerOf, endpoint } from '../../kernel/endpoint.ts'

const access = { who: 'desk' } as const

/** What people say for what the catalogue calls otherwise, by word. */
export const listSynonyms = endpoint({
  name: 'listSynonyms',
  group: 'marketplace',
  method: 'GET',
  path: '/desk/publish/synonyms/',
  access,
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        word: z.string(),
        means: z.string(),
        /** How many products on sale the words of the catalogue find, in English and in Spanish. */
        finds: z.object({ en: z.number(), es: z.number() }),
        /** Who of the desk wrote it; null where it was brought in. */
        by: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})

const atLeastTwo = z.minLength(2)

/** A word, and the words of the catalogue that it stands for; each in either language. */
export const synonymShape = z.object({
  word: oneLine(40).check(atLeastTwo),
  means: oneLine(80).check(atLeastTwo),
})

/** Adds a synonym: searches follow at once. */
export const addSynonym = endpoint({
  name: 'addSynonym',
  group: 'marketplace',
  method: 'POST',
  path: '/desk/publish/synonyms/',
  access,
  body: synonymShape,
  answer: z.object({ data: z.object({ id: z.number() }) }),
  refusals: { SYNONYM_THERE: 409 },
  addition: true,
  idempotent: true,
})

/** Takes a synonym away. */
export const removeSynonym = endpoint({
  name: 'removeSynonym',
  group: 'marketplace',
  method: 'POST',
  path: '/desk/publish/synonyms/remove/',
  access,
  body: z.object({ id: id() }),
  answer: z.object({}),
  refusals: {},
  addition: true,
  idempotent: true,
})

export type Synonym = AnswerOf<typeof listSynonyms>['data'][number]
