import * as z from 'zod/mini'
import { bilingual, day, id } from '../kernel/check.ts'
import { endpoint, LARGE_BODY } from '../kernel/endpoint.ts'
import { bothLanguages, lastChangeShape, version } from '../kernel/publishing.ts'
import { photoTextShape, photoTexts, pictureShape } from '../photos/pictures.ts'
import { NEWSLETTER_STATES } from './newsletter.ts'

/** An edition of the newsletter: the same letter in both languages. */
const editionShape = z.object({
  edition: z.number(),
  title: bilingual(),
  summary: bilingual(),
  /** Paragraphs with an empty line between them. */
  body: bilingual(),
  picture: z.string(),
  photos: z.array(photoTextShape),
  /** The day of the club from which owners see it. */
  day: z.string(),
  status: z.boolean(),
  state: z.enum(NEWSLETTER_STATES),
  /** To how many owners it went by mail; 0 when it was out before newsletters were mailed, null while it is not settled. */
  mailed: z.nullable(z.number()),
  changed: lastChangeShape,
})

/** What the desk writes. */
export const letterShape = z.object({
  title: bothLanguages(160),
  summary: bothLanguages(400),
  body: bothLanguages(20_000),
  picture: pictureShape(),
  photos: photoTexts(1),
  day: day(),
})

/**
 * The newsletters for owners, drafts too, the newest first; at most 500. `today` is the club's day, `byMail` how many
 * owners get newsletters by mail.
 */
export const listEditions = endpoint({
  name: 'listEditions',
  group: 'dashboard',
  method: 'GET',
  path: '/desk/publish/newsletters/',
  access: { who: 'desk' },
  answer: z.object({ data: z.array(editionShape), today: z.string(), byMail: z.number() }),
  refusals: {},
  addition: true,
})

/**
 * Writes a newsletter, a new one without `edition`: the server gives the number. `publish` makes a draft be seen from
 * its day on; what is published stays so. `byMail` is how many owners get it by mail once its day has
 * come; null for a draft, and when its mails are settled.
 */
export const saveEdition = endpoint({
  name: 'saveEdition',
  group: 'dashboard',
  method: 'POST',
  path: '/desk/publish/newsletters/',
  access: { who: 'desk' },
  bodyBytes: LARGE_BODY,
  body: z.object({
    ...letterShape.shape,
    edition: z.optional(id()),
    version: version(),
    publish: z.boolean(),
  }),
  answer: z.object({
    data: z.object({
      edition: z.number(),
      state: z.enum(NEWSLETTER_STATES),
      byMail: z.nullable(z.number()),
    }),
  }),
  refusals: { PHOTO_GONE: 409, PHOTO_UNTOLD: 409 },
  addition: true,
  idempotent: true,
})

/** Takes a published newsletter back: it is a draft again. */
export const withdrawEdition = endpoint({
  name: 'withdrawEdition',
  group: 'dashboard',
  method: 'PUT',
  path: '/desk/publish/newsletters/',
  access: { who: 'desk' },
  body: z.object({ edition: id(), version: version() }),
  answer: z.object({}),
  refusals: {},
  addition: true,
  idempotent: true,
})

/** Removes a draft for good. Its number is not given again. */
export const removeEdition = endpoint({
  name: 'removeEdition',
  group: 'dashboard',
  method: 'DELETE',
  path: '/desk/publish/newsletters/',
  access: { who: 'desk' },
  query: z.object({ edition: id(), version: version() }),
  answer: z.object({}),
  refusals: {},
  addition: true,
  idempotent: true,
})

export type Edition = z.output<typeof editionShape>
export type Letter = z.output<typeof letterShape>
