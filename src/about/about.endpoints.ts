import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { LANGUAGES } from '../kernel/language.ts'

/** The terms that hold today, in one language. */
const termsShape = z.object({
  term: z.string(),
  language: z.enum(LANGUAGES),
  validFrom: z.string(),
  title: z.string(),
  /** Paragraphs with an empty line between them; `# ` opens a heading. */
  body: z.string(),
})

/** The terms of a matter (`reservation`, `privacy`, `use`) in a language. */
export const readTerms = endpoint({
  name: 'readTerms',
  group: 'catalogs',
  method: 'GET',
  path: '/catalogs/terminosycondiciones/',
  mayLag: true,
  access: { who: 'anyone' },
  query: z.object({
    term: z.string().check(z.regex(/^[a-z-]{2,40}$/)),
    language: z.enum(LANGUAGES),
  }),
  answer: z.object({ data: termsShape }),
  refusals: {},
})

export type Terms = z.output<typeof termsShape>
