import * as z from 'zod/mini'
import { bilingual, id, oneLine, text, whole } from '../../kernel/check.ts'
import { type AnswerOf, endpoint } from '../../kernel/endpoint.ts'
import { MOST_REVIEW_LETTERS } from './review.ts'

const access = { who: 'member', lockedByUnsignedReport: true } as const

/** The average and how many it is of; null below five. */
export const ratingShape = z.nullable(z.object({ average: z.number(), count: z.number() }))

/** What the owner has said of an order's lines, and which of them may be rated now, or rated anew. */
export const listOwnReviews = endpoint({
  name: 'listOwnReviews',
  group: 'marketplace',
  method: 'GET',
  path: '/reviews/',
  access,
  query: z.object({ idOrder: id() }),
  answer: z.object({
    data: z.array(
      z.object({
        idLine: z.number(),
        mayRate: z.boolean(),
        /** Null where nothing was said. */
        stars: z.nullable(z.number()),
        words: z.nullable(z.string()),
        /** The club's answer. */
        answer: z.nullable(z.string()),
        /** Why the club hides the words; null where it does not. */
        hiddenReason: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: { ORDER_NOT_FOUND: 404 },
  addition: true,
})

/** A word of an owner: how many stars, and a sentence where they like. */
export const reviewShape = z.object({
  idLine: id(),
  stars: whole(1, 5),
  words: z.optional(z.union([z.literal(''), oneLine(MOST_REVIEW_LETTERS)])),
})

/** Rates what has taken place, once a line; for 14 days it may be said otherwise. The owner in person. */
export const saveReview = endpoint({
  name: 'saveReview',
  group: 'marketplace',
  method: 'POST',
  path: '/reviews/',
  access: { who: 'owner', lockedByUnsignedReport: true },
  body: reviewShape,
  answer: z.object({}),
  refusals: { REVIEW_NOT_POSSIBLE: 409 },
  addition: true,
  idempotent: true,
})

/** What owners say of a product, the newest first, 5 at most; nothing below five reviews. */
export const listReviews = endpoint({
  name: 'listReviews',
  group: 'marketplace',
  method: 'GET',
  path: '/reviews/product/',
  access: { ...access, trusted: { scope: 'order' } },
  mayLag: true,
  query: z.object({ id: id() }),
  answer: z.object({
    data: z.object({
      rating: ratingShape,
      reviews: z.array(
        z.object({
          stars: z.number(),
          words: z.string(),
          /** The month in which it was written, `yyyy-mm`: nobody is told by a day. */
          month: z.string(),
          answer: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  refusals: {},
  addition: true,
})

/** What owners who took a product at the contract's resort also took there: of five contracts at least. Three at most. */
export const listAlsoTaken = endpoint({
  name: 'listAlsoTaken',
  group: 'marketplace',
  method: 'GET',
  path: '/products/also/',
  access: { ...access, trusted: { scope: 'order', of: ['contract', 'idContract'] } },
  mayLag: true,
  query: z.object({ id: id(), idContract: id() }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        slug: z.string(),
        name: bilingual(),
        metatag: bilingual(),
        picture: z.string(),
        hotel: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})

/** What the desk does with a review. */
export const REVIEW_DEEDS = ['answer', 'hide'] as const

const waitingShape = z.object({
  idLine: z.number(),
  product: bilingual(),
  hotel: z.string(),
  stars: z.number(),
  words: z.string(),
  /** The day that it was about. */
  day: z.string(),
  at: z.string(),
  owner: z.object({ idOwner: z.number(), name: z.string(), lastname: z.string(), email: z.string() }),
})

/** The sentences of the last 90 days that the club has neither answered nor hidden, the oldest first. */
export const listWaitingReviews = endpoint({
  name: 'listWaitingReviews',
  group: 'marketplace',
  method: 'GET',
  path: '/desk/reviews/',
  access: { who: 'desk' },
  /** Of this number alone. */
  query: z.object({ id: z.optional(id()) }),
  answer: z.object({ data: z.array(waitingShape) }),
  refusals: {},
  addition: true,
})

/** Answers a review for all to read, or hides its words with a reason that its owner is told; its stars count on. */
export const settleReview = endpoint({
  name: 'settleReview',
  group: 'marketplace',
  method: 'POST',
  path: '/desk/reviews/',
  access: { who: 'desk' },
  body: z.object({ idLine: id(), deed: z.enum(REVIEW_DEEDS), words: text(1000) }),
  answer: z.object({}),
  refusals: { DECIDED_MEANWHILE: 409 },
  addition: true,
  idempotent: true,
  answersThing: ['reviews', 'idLine'],
})

export type OwnReview = AnswerOf<typeof listOwnReviews>['data'][number]
export type WaitingReview = z.output<typeof waitingShape>
export type ReviewDeed = (typeof REVIEW_DEEDS)[number]
