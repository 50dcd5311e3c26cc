import * as z from 'zod/mini'
import { bilingual, id, oneLine, phone } from '../../kernel/check.ts'
import { endpoint, LARGE_BODY } from '../../kernel/endpoint.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import { bothLanguages, lastChangeShape } from '../../kernel/publishing.ts'
import type { FieldFault } from '../../kernel/words.ts'
import { photoTextShape, photoTexts, pictureShape } from '../../photos/pictures.ts'
import { MOST_OF_A_LINE } from '../most-of-a-line.ts'
import { EDGES_OF_STAY } from '../stays/stay-day.ts'
import { isNight, isWhole, TIME_KINDS, writtenTimes } from '../times/publish-times.ts'
import {
  goodsAway,
  goodsListAsked,
  goodsPhotoRefusals,
  goodsSaved,
  goodsSaving,
  goodsTakenAway,
} from './publish-goods.ts'

/** The highest price, in cents: a million. Twenty of them still are a whole number of the database. */
export const MOST_PRICE_CENTS = 100_000_000
/** The longest notice, in minutes: thirty days. */
const MOST_LEAD = 43_200
/** The most people that one of something is for. */
const MOST_PEOPLE = 100
/** At most this many variants, lines of what is included, and further pictures. */
export const MOST_VARIANTS = 20
export const MOST_INCLUDED = 20
export const MOST_GOODS_PICTURES = 8

export const wholeUpTo = (least: number, most: number) =>
  z.number().check(z.int(), z.minimum(least), z.maximum(most))
/** Integer cents of the currency. */
export const cents = () => wholeUpTo(0, MOST_PRICE_CENTS)
/** A number of places, people or minutes. */
export const amount = (most = 100_000) => wholeUpTo(1, most)
/** The service's code in SIHOT. */
export const sihot = () => oneLine(60)

const variantShape = z
  .object({
    /** Null for a new one. */
    id: z.nullable(id()),
    name: bothLanguages(120),
    hint: z.nullable(bothLanguages(200)),
    sale: cents(),
    /** The most that may be taken off, in percent. */
    mostDiscount: wholeUpTo(0, 100),
    /** What each extra passenger of a transfer costs; null where nobody extra may come. */
    extra: z.nullable(cents()),
    /** How many a day; null for as many as are asked for. */
    capacity: z.nullable(amount()),
    /** How many people one is for: what a vehicle holds, a table seats. */
    people: z._default(amount(MOST_PEOPLE), 1),
    /** The number of people whom the price is for; null: all of them. */
    peopleInPrice: z._default(z.nullable(amount(MOST_PEOPLE)), null),
    /** How many of it a line of an order may have. */
    most: z._default(amount(MOST_OF_A_LINE), 20),
    /** Whether it is a child's: "from" is never its price. */
    child: z._default(z.boolean(), false),
    /** How long it takes, in minutes; null: as long as the product. */
    minutes: z._default(z.nullable(amount()), null),
    ...writtenTimes,
    sihot: sihot(),
    /** Whether it is sold. */
    active: z.boolean(),
  })
  .check(z.refine(isWhole, { error: 'required' satisfies FieldFault, path: ['times'] }))
  .check(
    z.refine(({ people, peopleInPrice }) => peopleInPrice === null || peopleInPrice <= people, {
      error: 'format' satisfies FieldFault,
      path: ['peopleInPrice'],
    }),
  )

/** What the desk writes of a product. Amounts in cents of its currency; variants in their order. */
export const productShape = z.object({
  categoryId: id(),
  subcategoryId: z.nullable(id()),
  /** Null: at every hotel. */
  hotelId: z.nullable(id()),
  name: bothLanguages(120),
  metatag: bothLanguages(200),
  description: bothLanguages(8000),
  included: z.array(bothLanguages(300)).check(z.maxLength(MOST_INCLUDED)),
  goodToKnow: z.nullable(bothLanguages(2000)),
  meetingPoint: z.nullable(bothLanguages(500)),
  /** What to bring along, who serves it, and how they are reached on the day. */
  bring: z._default(z.nullable(bothLanguages(500)), null),
  contactName: z._default(z.nullable(oneLine(120)), null),
  contactPhone: z._default(z.nullable(phone()), null),
  groupSize: z.nullable(amount()),
  transfer: z.boolean(),
  durationMinutes: z.nullable(amount()),
  /** The lead time: how many minutes before it begins it may be ordered at the latest. */
  leadMinutes: z._default(wholeUpTo(0, MOST_LEAD), 0),
  /** The limit, in hours before it begins, up to which it is changed and cancelled free of charge; null: until the day before. */
  cancelHours: z._default(z.nullable(wholeUpTo(0, 720)), null),
  /** The day of the stay that it belongs to, on which alone it is had; null: on any day. */
  stayDay: z._default(z.nullable(z.enum(EDGES_OF_STAY)), null),
  bestSeller: z.nullable(amount(1000)),
  picture: pictureShape(),
  /** Further ones, in their order. */
  gallery: z.array(pictureShape()).check(z.maxLength(MOST_GOODS_PICTURES)),
  /** What the photographs among them show. */
  photos: photoTexts(MOST_GOODS_PICTURES + 1),
  currency: z.enum(CURRENCIES),
  variants: z.array(variantShape).check(z.minLength(1), z.maxLength(MOST_VARIANTS)),
})

/** Hours through the night are a transfer's alone: whatever takes its time ends on its day. */
export const hoursOfDay = z.check<{ transfer: boolean; variants: z.output<typeof variantShape>[] }>(
  ({ value: { transfer, variants }, issues }) => {
    for (const [index, variant] of variants.entries())
      if (!transfer && isNight(variant))
        issues.push({
          code: 'custom',
          input: variant.closes,
          path: ['variants', index, 'closes'],
          message: 'range-backwards' satisfies FieldFault,
        })
  },
)

const named = z.object({ id: z.number(), name: bilingual() })

const writtenShape = z.object({
  id: z.number(),
  slug: z.string(),
  active: z.boolean(),
  /** Whether it is on sale or has been: its address and its currency stand, its variants are never removed. */
  onceOnSale: z.boolean(),
  category: named,
  subcategoryId: z.nullable(z.number()),
  hotelId: z.nullable(z.number()),
  name: bilingual(),
  metatag: bilingual(),
  description: bilingual(),
  included: z.array(bilingual()),
  goodToKnow: z.nullable(bilingual()),
  meetingPoint: z.nullable(bilingual()),
  bring: z.nullable(bilingual()),
  contactName: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  groupSize: z.nullable(z.number()),
  transfer: z.boolean(),
  durationMinutes: z.nullable(z.number()),
  leadMinutes: z.number(),
  cancelHours: z.nullable(z.number()),
  stayDay: z.nullable(z.enum(EDGES_OF_STAY)),
  bestSeller: z.nullable(z.number()),
  picture: z.string(),
  gallery: z.array(z.string()),
  photos: z.array(photoTextShape),
  currency: z.enum(CURRENCIES),
  variants: z.array(
    z.object({
      id: z.number(),
      name: bilingual(),
      hint: z.nullable(bilingual()),
      sale: z.number(),
      mostDiscount: z.number(),
      extra: z.nullable(z.number()),
      capacity: z.nullable(z.number()),
      people: z.number(),
      peopleInPrice: z.nullable(z.number()),
      most: z.number(),
      child: z.boolean(),
      minutes: z.nullable(z.number()),
      times: z.enum(TIME_KINDS),
      opens: z.nullable(z.string()),
      closes: z.nullable(z.string()),
      slots: z.array(z.object({ starts: z.string(), places: z.number() })),
      sihot: z.string(),
      active: z.boolean(),
      /** The packages that hold it, drafts among them. */
      packages: z.array(z.object({ name: bilingual(), active: z.boolean() })),
    }),
  ),
  changed: lastChangeShape,
})

const access = { who: 'desk' } as const

/** The products, drafts among them, what was changed last first; one by its number. At most 500; `total` says how many. */
export const listWrittenProducts = endpoint({
  name: 'listWrittenProducts',
  group: 'marketplace',
  method: 'GET',
  path: '/desk/publish/products/',
  access,
  query: goodsListAsked,
  answer: z.object({ data: z.array(writtenShape), total: z.number() }),
  refusals: {},
  addition: true,
})

/** What a product is put under, where things are offered, and who stands among the best sellers. */
export const readGoodsChoices = endpoint({
  name: 'readGoodsChoices',
  group: 'marketplace',
  method: 'GET',
  path: '/desk/publish/goods/',
  access,
  answer: z.object({
    data: z.object({
      categories: z.array(z.object({ id: z.number(), name: bilingual(), subcategories: z.array(named) })),
      hotels: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          zone: z.string(),
          currency: z.enum(CURRENCIES),
          taxPercent: z.number(),
        }),
      ),
      bestSellers: z.array(z.object({ id: z.number(), name: bilingual(), rank: z.number() })),
    }),
  }),
  refusals: {},
  addition: true,
})

/**
 * Writes a product. A new one has no `id` and version 0. With `publish` it goes on sale; what is on sale stays so. The
 * address is made from the English name until it has been on sale once.
 */
export const saveProduct = endpoint({
  name: 'saveProduct',
  group: 'marketplace',
  method: 'POST',
  path: '/desk/publish/products/',
  access,
  bodyBytes: LARGE_BODY,
  body: z.object({ ...productShape.shape, ...goodsSaving }).check(hoursOfDay),
  answer: goodsSaved,
  refusals: { VARIANT_STAYS: 409, NOTHING_TO_BUY: 409, CURRENCY_STAYS: 409, ...goodsPhotoRefusals },
  addition: true,
  idempotent: true,
})

/** Takes a product off sale; its orders stand. Or throws away one that has never been on sale. */
export const withdrawProduct = endpoint({
  name: 'withdrawProduct',
  group: 'marketplace',
  method: 'POST',
  path: '/desk/publish/products/withdraw/',
  access,
  body: goodsTakenAway,
  answer: goodsAway,
  refusals: { OFFER_STAYS: 409 },
  addition: true,
  idempotent: true,
})

export type WrittenProduct = z.output<typeof writtenShape>
export type ProductText = z.output<typeof productShape>
export type GoodsChoices = z.output<typeof readGoodsChoices.answer>['data']
