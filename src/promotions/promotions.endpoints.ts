import * as z from 'zod/mini'
import { id, whole } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { LANGUAGES } from '../kernel/language.ts'

/** A promotion in one language, as whoever got the link reads it. */
const sharedShape = z.object({
  title: z.string(),
  summary: z.string(),
  /** Paragraphs with an empty line between them. */
  body: z.string(),
  disclaimer: z.string(),
  percentOff: z.nullable(z.number()),
  picture: z.string(),
  /** What a photograph shows; empty for an illustration, which only decorates. */
  pictureAlt: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
})

const promotionShape = z.object({
  id: z.number(),
  code: z.string(),
  ...sharedShape.shape,
  /** Where anyone reads it, without signing in; empty until the disclaimer is accepted. */
  shareUrl: z.string(),
  /** When the owner accepted the disclaimer as it reads now; null before. */
  acceptedAt: z.nullable(z.string()),
  /** The disclaimer was accepted, and has changed since. */
  termsChanged: z.boolean(),
})

/** The languages by the spec's numbers: 1 is Spanish, 2 English, and the default (spec, section 9). */
export const LANGUAGE_OF_ID = { 1: 'es', 2: 'en' } as const

const languageId = z.optional(whole(1, 2))

/** The promotions that run for a contract, in a language. */
export const listPromotions = endpoint({
  name: 'listPromotions',
  group: 'promotions',
  method: 'GET',
  path: '/fivesClub/getOwnerPromosWeb/',
  access: { who: 'member' },
  query: z.object({ idContract: id(), idLanguage: languageId }),
  answer: z.object({ data: z.array(promotionShape) }),
  refusals: { PROMOS_NOT_FOUND: 404 },
})

/** Whether a promotion's disclaimer is accepted for a contract, and when. */
export const readDisclaimer = endpoint({
  name: 'readDisclaimer',
  group: 'promotions',
  method: 'GET',
  path: '/fivesClub/checkPromoDisclaimer/',
  access: { who: 'member' },
  query: z.object({ idContract: id(), idPromo: id() }),
  answer: z.object({ data: z.object({ accepted: z.boolean(), acceptedAt: z.nullable(z.string()) }) }),
  refusals: { PROMO_NOT_FOUND: 404 },
})

/**
 * Accepts a disclaimer as it reads today, in the language it was read in. Once is enough: again changes nothing, unless
 * the club has changed it meanwhile. `disclaimer` is the text that was read; another one is not accepted by it.
 */
export const acceptDisclaimer = endpoint({
  name: 'acceptDisclaimer',
  group: 'promotions',
  method: 'POST',
  path: '/fivesClub/checkPromoDisclaimer/',
  access: { who: 'owner', lockedByUnsignedReport: true },
  body: z.object({
    idContract: id(),
    idPromo: id(),
    idLanguage: languageId,
    disclaimer: z.optional(z.string().check(z.maxLength(20_000))),
  }),
  answer: z.object({ data: promotionShape }),
  refusals: { PROMO_NOT_FOUND: 404, PROMO_TERMS_CHANGED: 409 },
  idempotent: true,
})

/** A promotion as whoever got the link reads it. Once it has ended it is not there any more. */
export const readSharedPromotion = endpoint({
  name: 'readSharedPromotion',
  group: 'promotions',
  method: 'GET',
  path: '/promotions/shared/',
  mayLag: true,
  access: { who: 'anyone' },
  query: z.object({
    slug: z.string().check(z.regex(/^[a-z0-9-]{3,80}$/)),
    language: z.optional(z.enum(LANGUAGES)),
  }),
  answer: z.object({ data: sharedShape }),
  refusals: { PROMO_NOT_FOUND: 404 },
  addition: true,
})

export type Promotion = z.output<typeof promotionShape>
export type SharedPromotion = z.output<typeof sharedShape>
