import * as z from 'zod/mini'
import { bilingual, id } from '../../kernel/check.ts'
import { endpoint, LARGE_BODY } from '../../kernel/endpoint.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import { bothLanguages, lastChangeShape } from '../../kernel/publishing.ts'
import type { FieldFault } from '../../kernel/words.ts'
import { photoTextShape, photoTexts, pictureShape } from '../../photos/pictures.ts'
import {
  goodsAway,
  goodsListAsked,
  goodsPhotoRefusals,
  goodsSaved,
  goodsSaving,
  goodsTakenAway,
} from './publish-goods.ts'
import {
  amount,
  MOST_GOODS_PICTURES,
  MOST_PRICE_CENTS,
  sihot,
  wholeUpTo,
} from './publish-products.endpoints.ts'

/** At most this many parts, and this many of one: ten packages then are a quantity that a cart's line can have. */
export const MOST_PARTS = 20
export const MOST_OF_A_PART = 50

/** What the desk writes of a package. The price in cents; parts in their order, each variant once. */
export const packageShape = z.object({
  /** Null: at every hotel. */
  hotelId: z.nullable(id()),
  name: bothLanguages(120),
  metatag: bothLanguages(200),
  description: bothLanguages(8000),
  sale: wholeUpTo(1, MOST_PRICE_CENTS),
  currency: z.enum(CURRENCIES),
  sihot: sihot(),
  picture: pictureShape(),
  /** Further ones, in their order. */
  gallery: z.array(pictureShape()).check(z.maxLength(MOST_GOODS_PICTURES)),
  /** What the photographs among them show. */
  photos: photoTexts(MOST_GOODS_PICTURES + 1),
  parts: z.array(z.object({ detailId: id(), qty: amount(MOST_OF_A_PART) })).check(
    z.minLength(1, 'required' satisfies FieldFault),
    z.maxLength(MOST_PARTS),
    z.refine((parts) => new Set(parts.map(({ detailId }) => detailId)).size === parts.length, {
      error: 'format' satisfies FieldFault,
    }),
  ),
})

const writtenShape = z.object({
  id: z.number(),
  slug: z.string(),
  active: z.boolean(),
  /** Whether it is on sale or has been: its address and its currency stand. */
  onceOnSale: z.boolean(),
  hotelId: z.nullable(z.number()),
  name: bilingual(),
  metatag: bilingual(),
  description: bilingual(),
  sale: z.number(),
  currency: z.enum(CURRENCIES),
  sihot: z.string(),
  picture: z.string(),
  gallery: z.array(z.string()),
  photos: z.array(photoTextShape),
  parts: z.array(
    z.object({
      detailId: z.number(),
      qty: z.number(),
      product: bilingual(),
      variant: bilingual(),
      picture: z.string(),
      /** Where it is offered; none: at every resort. */
      hotel: z.nullable(z.string()),
      /** The price of one, in cents of its own currency. */
      sale: z.number(),
      currency: z.enum(CURRENCIES),
      /** Whether it and its product are on sale. */
      onSale: z.boolean(),
    }),
  ),
  changed: lastChangeShape,
})

const access = { who: 'desk' } as const

/** The packages, drafts among them, what was changed last first; one by its number. At most 500; `total` says how many. */
export const listWrittenPackages = endpoint({
  name: 'listWrittenPackages',
  group: 'marketplace',
  method: 'GET',
  path: '/desk/publish/packages/',
  access,
  query: goodsListAsked,
  answer: z.object({ data: z.array(writtenShape), total: z.number() }),
  refusals: {},
  addition: true,
})

/**
 * Writes a package. A new one has no `id` and version 0. With `publish` it goes on sale, which only one whose parts are
 * all on sale can; what is on sale stays so. What was sold of it stays as it was sold.
 */
export const savePackage = endpoint({
  name: 'savePackage',
  group: 'marketplace',
  method: 'POST',
  path: '/desk/publish/packages/',
  access,
  bodyBytes: LARGE_BODY,
  body: z.object({ ...packageShape.shape, ...goodsSaving }),
  answer: goodsSaved,
  refusals: {
    PART_OFF_SALE: 409,
    PART_CURRENCY: 409,
    PART_RESORT: 409,
    CURRENCY_STAYS: 409,
    ...goodsPhotoRefusals,
  },
  addition: true,
  idempotent: true,
})

/** Takes a package off sale; its orders stand. Or throws away one that has never been on sale. */
export const withdrawPackage = endpoint({
  name: 'withdrawPackage',
  group: 'marketplace',
  method: 'POST',
  path: '/desk/publish/packages/withdraw/',
  access,
  body: goodsTakenAway,
  answer: goodsAway,
  refusals: { OFFER_STAYS: 409 },
  addition: true,
  idempotent: true,
})

export type WrittenPackage = z.output<typeof writtenShape>
export type PackageText = z.output<typeof packageShape>
