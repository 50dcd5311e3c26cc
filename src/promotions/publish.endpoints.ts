import * as z from 'zod/mini'
import { bilingual, day, id, whole } from '../kernel/check.ts'
import { endpoint, LARGE_BODY } from '../kernel/endpoint.ts'
import { bothLanguages, lastChangeShape, version } from '../kernel/publishing.ts'
import { photoTextShape, photoTexts, pictureShape } from '../photos/pictures.ts'
import { OFFER_STATES } from './offer.ts'

/** A promotion as the desk has it, in both languages. */
const offerShape = z.object({
  id: z.number(),
  code: z.string(),
  title: bilingual(),
  summary: bilingual(),
  /** Paragraphs with an empty line between them, as the terms. */
  body: bilingual(),
  disclaimer: bilingual(),
  percentOff: z.nullable(z.number()),
  picture: z.string(),
  photos: z.array(photoTextShape),
  firstDay: z.string(),
  lastDay: z.string(),
  position: z.number(),
  published: z.boolean(),
  state: z.enum(OFFER_STATES),
  /** Whether it has been published at some time: its code and its link are in people's hands, and stay. */
  known: z.boolean(),
  slug: z.string(),
  /** How many contracts it is for, and how many of them have accepted the terms as they read now. */
  contracts: z.number(),
  accepted: z.number(),
  changed: lastChangeShape,
})

/** What the desk writes. The texts hold what the same columns hold when a club is brought in. */
export const offerDraftShape = z.object({
  code: z.string().check(z.trim(), z.regex(/^[A-Z0-9-]{3,30}$/)),
  title: bothLanguages(160),
  summary: bothLanguages(400),
  body: bothLanguages(8000),
  disclaimer: bothLanguages(4000),
  percentOff: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(100))),
  picture: pictureShape(),
  photos: photoTexts(1),
  firstDay: day(),
  lastDay: day(),
  position: whole(0, 999),
  /** The resorts for whose contracts it is; without them it stays for those it is for, a new one is for all. */
  hotels: z.optional(z.array(id()).check(z.minLength(1), z.maxLength(200))),
})

/** The promotions, drafts too: the newest first, at most 500. `today` is the club's day. */
export const listOffers = endpoint({
  name: 'listOffers',
  group: 'promotions',
  method: 'GET',
  path: '/desk/publish/promotions/',
  access: { who: 'desk' },
  answer: z.object({
    data: z.array(offerShape),
    today: z.string(),
    /** The resorts, with how many contracts whose promotions module is on. */
    hotels: z.array(z.object({ id: z.number(), name: z.string(), contracts: z.number() })),
  }),
  refusals: {},
  addition: true,
})

/**
 * Writes a promotion, a new one without `idPromo`. `publish` makes a draft be seen on its days; what is published stays
 * so. The name of its link is made from the English title, until it is published for the first time.
 */
export const saveOffer = endpoint({
  name: 'saveOffer',
  group: 'promotions',
  method: 'POST',
  path: '/desk/publish/promotions/',
  access: { who: 'desk' },
  bodyBytes: LARGE_BODY,
  body: z.object({
    ...offerDraftShape.shape,
    idPromo: z.optional(id()),
    version: version(),
    publish: z.boolean(),
    /** The unfinished draft that it was made from. */
    unfinished: z.optional(id()),
  }),
  answer: z.object({
    data: z.object({ id: z.number(), slug: z.string(), state: z.enum(OFFER_STATES) }),
  }),
  refusals: {
    PROMO_CODE_TAKEN: 409,
    PROMO_CODE_KNOWN: 409,
    PROMO_DAYS_BACKWARDS: 400,
    PROMO_DAYS_OVER: 409,
    PHOTO_GONE: 409,
    PHOTO_UNTOLD: 409,
  },
  addition: true,
  idempotent: true,
  onceAMinute: true,
})

/** Takes a published promotion back: it is a draft again, and its link says that it is over. */
export const withdrawOffer = endpoint({
  name: 'withdrawOffer',
  group: 'promotions',
  method: 'PUT',
  path: '/desk/publish/promotions/',
  access: { who: 'desk' },
  body: z.object({ idPromo: id(), version: version() }),
  answer: z.object({}),
  refusals: {},
  addition: true,
  idempotent: true,
})

/** Removes a draft for good; not one that was published once, whose acceptances are kept. */
export const removeOffer = endpoint({
  name: 'removeOffer',
  group: 'promotions',
  method: 'DELETE',
  path: '/desk/publish/promotions/',
  access: { who: 'desk' },
  query: z.object({ idPromo: id(), version: version() }),
  answer: z.object({}),
  refusals: { PROMO_KNOWN: 409 },
  addition: true,
  idempotent: true,
})

export type Offer = z.output<typeof offerShape>
export type OfferDraft = z.output<typeof offerDraftShape>
export type OfferHotel = z.output<typeof listOffers.answer>['hotels'][number]
