import * as z from 'zod/mini'
import { id } from '../kernel/check.ts'
import { endpoint, LARGE_BODY } from '../kernel/endpoint.ts'
import { draftLanguages, lastChangeShape, version } from '../kernel/publishing.ts'
import type { FieldFault } from '../kernel/words.ts'

/** What can be prepared before it is whole. A newsletter's draft has a way of its own. */
export const UNFINISHED_KINDS = ['product', 'event', 'package', 'promotion'] as const
export type UnfinishedKind = (typeof UNFINISHED_KINDS)[number]

/** The longest title of what is prepared (characters). */
const LONGEST_TITLE = 120

const typed = () => z.record(z.string(), z.unknown())

const unfinishedShape = z.object({
  id: z.number(),
  /** The saved draft that is being changed; null for a new thing. */
  subject: z.nullable(z.number()),
  title: z.object({ en: z.string(), es: z.string() }),
  /** As it was typed, with what is wrong and what is missing. */
  typed: typed(),
  changed: lastChangeShape,
})

const access = { who: 'desk' } as const

/** The unfinished drafts of a kind, the last changed first. */
export const listUnfinished = endpoint({
  name: 'listUnfinished',
  group: 'account',
  method: 'GET',
  path: '/desk/publish/unfinished/',
  access,
  query: z.object({ kind: z.enum(UNFINISHED_KINDS) }),
  answer: z.object({ data: z.array(unfinishedShape) }),
  refusals: {},
  addition: true,
})

/**
 * Keeps a draft as it is typed, whole or not: all that it needs is a title in one language. A new one has no `id` and version 0. What is
 * typed is looked at when the thing itself is saved or published; owners never see it.
 */
export const keepUnfinished = endpoint({
  name: 'keepUnfinished',
  group: 'account',
  method: 'POST',
  path: '/desk/publish/unfinished/',
  access,
  bodyBytes: LARGE_BODY,
  body: z.object({
    id: z.nullable(id()),
    version: version(),
    kind: z.enum(UNFINISHED_KINDS),
    subject: z.nullable(id()),
    title: draftLanguages(LONGEST_TITLE).check(
      z.refine(hasTitle, { error: 'required' satisfies FieldFault, path: ['en'] }),
    ),
    typed: typed(),
  }),
  answer: z.object({ data: z.object({ id: z.number(), version: z.number() }) }),
  refusals: {},
  addition: true,
  idempotent: true,
})

/** Throws an unfinished draft away. */
export const removeUnfinished = endpoint({
  name: 'removeUnfinished',
  group: 'account',
  method: 'DELETE',
  path: '/desk/publish/unfinished/',
  access,
  query: z.object({ id: id(), version: version() }),
  answer: z.object({}),
  refusals: {},
  addition: true,
  idempotent: true,
})

/** Whether there is a title in either language. */
export function hasTitle({ en, es }: { en: string; es: string }): boolean {
  return en.trim() !== '' || es.trim() !== ''
}

export type UnfinishedDraft = z.output<typeof unfinishedShape>
