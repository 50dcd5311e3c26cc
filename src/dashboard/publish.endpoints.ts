import * as z from 'zod/mini'
import { bilingual, clock, day, id } from '../kernel/check.ts'
import { endpoint, LARGE_BODY } from '../kernel/endpoint.ts'
import { bothLanguages, draftLanguages, lastChangeShape, version } from '../kernel/publishing.ts'
import type { FieldFault } from '../kernel/words.ts'
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
  /** When its mails were written; null while they are not. */
  mailedAt: z.nullable(z.string()),
  /** Of its mails: how many wait to go out, and how many were given up after ten tries. */
  waiting: z.number(),
  failed: z.number(),
  /** Whether owners get it by mail; false where it was published without, or its mail was stopped. */
  byMail: z.boolean(),
  /** When its mail leaves on its day, by the club's clock. */
  leavesAt: z.string(),
  /** When whoever asks had these very words as a test in their mailbox; null where they had not. */
  testedAt: z.nullable(z.string()),
  changed: lastChangeShape,
})

/** What the desk publishes: whole, in both languages. */
export const letterShape = z.object({
  title: bothLanguages(160),
  summary: bothLanguages(400),
  body: bothLanguages(20_000),
  picture: pictureShape(),
  photos: photoTexts(1),
  day: day(),
})

/** What the desk writes: a draft may lack texts, all but a title in one language. */
export const letterDraftShape = z.object({
  ...letterShape.shape,
  title: draftLanguages(160).check(
    z.refine(({ en, es }) => en !== '' || es !== '', {
      error: 'required' satisfies FieldFault,
      path: ['en'],
    }),
  ),
  summary: draftLanguages(400),
  body: draftLanguages(20_000),
})

/**
 * The newsletters for owners, drafts too, the newest first; at most 500. `today` is the club's day and `zone` its clock's, `byMail` how many
 * owners get newsletters by mail, `readers` of them by language, and how many owners asked not to.
 */
export const listEditions = endpoint({
  name: 'listEditions',
  group: 'dashboard',
  method: 'GET',
  path: '/desk/publish/newsletters/',
  access: { who: 'desk' },
  answer: z.object({
    data: z.array(editionShape),
    today: z.string(),
    zone: z.string(),
    byMail: z.number(),
    readers: z.object({ en: z.number(), es: z.number(), off: z.number() }),
  }),
  refusals: {},
  addition: true,
})

/**
 * Writes a newsletter, a new one without `edition`: the server gives the number. `publish` makes a draft be seen from
 * its day on; what is published stays so, and neither lacks a text. `byMail` is how many owners get it by mail once its day has
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
    ...letterDraftShape.shape,
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
  refusals: { PHOTO_GONE: 409, PHOTO_UNTOLD: 409, LETTER_LACKS_TEXTS: 409 },
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

/**
 * Publishes a draft as it is saved. `day` is the day from which owners see it, `mail` the time of that day, by the club's clock, from which
 * its mail leaves; null publishes it without mail. One that was mailed before is not mailed again. `byMail` as in `saveEdition`.
 */
export const publishEdition = endpoint({
  name: 'publishEdition',
  group: 'dashboard',
  method: 'POST',
  path: '/desk/publish/newsletters/publish/',
  access: { who: 'desk' },
  body: z.object({ edition: id(), version: version(), day: day(), mail: z.nullable(clock()) }),
  answer: z.object({ data: z.object({ state: z.enum(NEWSLETTER_STATES), byMail: z.nullable(z.number()) }) }),
  refusals: { PHOTO_GONE: 409, PHOTO_UNTOLD: 409, LETTER_LACKS_TEXTS: 409 },
  addition: true,
  idempotent: true,
})

/** Mails a draft, as it is saved, in both languages to whoever asks, and to nobody else. `to` is their address. */
export const testEdition = endpoint({
  name: 'testEdition',
  group: 'dashboard',
  method: 'POST',
  path: '/desk/publish/newsletters/test/',
  access: { who: 'desk' },
  body: z.object({ edition: id() }),
  answer: z.object({ data: z.object({ to: z.string(), at: z.string() }) }),
  refusals: { LETTER_LACKS_TEXTS: 409 },
  addition: true,
  idempotent: true,
})

/** Stops a mail that has not left yet: the newsletter stays as it is, and nobody gets it by mail. */
export const stopMailing = endpoint({
  name: 'stopMailing',
  group: 'dashboard',
  method: 'PUT',
  path: '/desk/publish/newsletters/mail/',
  access: { who: 'desk' },
  body: z.object({ edition: id(), version: version() }),
  answer: z.object({}),
  refusals: { MAIL_ALREADY_LEFT: 409 },
  addition: true,
  idempotent: true,
})

/** The mails of an edition that were given up, at most 500: to whom, whose address it is, and what the mail server said. */
export const listFailedMails = endpoint({
  name: 'listFailedMails',
  group: 'dashboard',
  method: 'GET',
  path: '/desk/publish/newsletters/mail/',
  access: { who: 'desk' },
  query: z.object({ edition: id() }),
  answer: z.object({
    data: z.array(
      z.object({
        to: z.string(),
        idOwner: z.nullable(z.number()),
        owner: z.nullable(z.string()),
        at: z.string(),
        error: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})

export type Edition = z.output<typeof editionShape>
export type Letter = z.output<typeof letterDraftShape>
