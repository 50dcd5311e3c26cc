import * as z from 'zod/mini'
import { bilingual, day, id, whole } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { CURRENCIES } from '../kernel/money.ts'
import type { FieldFault } from '../kernel/words.ts'
import { SALES_CHANNELS, SORTS } from './catalogue.ts'
import { ratingShape } from './reviews/reviews.endpoints.ts'
import { EDGES_OF_STAY } from './stays/stay-day.ts'

const access = { who: 'member', lockedByUnsignedReport: true, trusted: { scope: 'order' } } as const

/** A whole number that may arrive as text. */
const count = (most: number) => z.optional(whole(1, most))

const currency = z.enum(CURRENCIES)
const photos = z.array(z.object({ picture: z.string(), alt: bilingual() }))
const slug = () => z.string().check(z.regex(/^[a-z0-9-]{2,80}$/))
/** A sales channel of the club; another number is refused. */
const channel = () =>
  z.optional(id().check(z.refine((number) => SALES_CHANNELS.includes(number), 'format' satisfies FieldFault)))
/** The filter; shorter than 2 characters it does not apply (spec, section 5). */
const query = () => z.optional(z.string().check(z.trim(), z.maxLength(80)))

/** A variant. Amounts in cents of the product's currency. */
const detailShape = z.object({
  id: z.number(),
  detaildisplay: bilingual(),
  /** Who it is for, or what sets it apart: "4 to 12 years". */
  hint: z.nullable(bilingual()),
  saleprice: z.number(),
  /** The price for a unit with the promotion that holds now; the sale price without one. */
  salepriceWithDiscount: z.number(),
  /** The most that may be taken off, in percent. */
  descmax: z.number(),
  servicesihot: z.string(),
  /** What each extra passenger costs; null where nobody extra may come. */
  extrapax: z.nullable(z.number()),
  /** How many a day there are; null for as many as are asked for. */
  capacity: z.nullable(z.number()),
  /** How many people one is for: what a vehicle holds. */
  people: z.number(),
  /** The number of people whom the price is for; null: all of them. */
  peopleInPrice: z.nullable(z.number()),
  /** How many of it a line may have. */
  most: z.number(),
  /** Whether it is a child's: "from" is never its price. */
  child: z.boolean(),
  /** How long it takes; null where that is not said. */
  minutes: z.nullable(z.number()),
  /** How many of it are chosen, and what they cost together: none until somebody chooses (spec, section 3). */
  qty: z.number(),
  subTotal: z.number(),
})

/** Where it is offered, with the tax on top of its prices; null: at every hotel, with the tax of where it is had. */
const offeredAt = z.nullable(z.object({ id: z.number(), name: z.string(), taxPercent: z.number() }))

/** A promotion that holds now. */
const promoShape = z.object({ name: bilingual(), percent: z.number() })

/** What only the product's own page tells. */
const productPageShape = z.object({
  description: bilingual(),
  included: z.array(bilingual()),
  goodToKnow: z.nullable(bilingual()),
  meetingPoint: z.nullable(bilingual()),
  /** What to bring along. */
  bring: z.nullable(bilingual()),
  /** The limit, in hours before it begins, up to which it is changed and cancelled free of charge; null: until the day before. */
  cancelHours: z.nullable(z.number()),
  /** The largest group; null where it is not a group. */
  groupSize: z.nullable(z.number()),
  /** Between which hours a transfer's vehicles go, by variant; of one that is not here, at any time. */
  hours: z.array(z.object({ detailId: z.number(), opens: z.string(), closes: z.string() })),
  /** The other transfers of its kind there, with the hours of their vehicles; none of what is no transfer. */
  rides: z.array(
    z.object({
      slug: z.string(),
      name: bilingual(),
      vehicles: z.array(
        z.object({ opens: z.nullable(z.string()), closes: z.nullable(z.string()), people: z.number() }),
      ),
    }),
  ),
  /** Names of pictures; the first is the product's own. */
  gallery: z.array(z.string()),
  /** What the photographs among them show; illustrations only decorate. */
  photos,
})

const productShape = z.object({
  id: z.number(),
  slug: z.string(),
  name: bilingual(),
  metatag: bilingual(),
  category: z.object({ id: z.number(), name: bilingual() }),
  idsub: z.nullable(z.number()),
  hotel: offeredAt,
  transfer: z.boolean(),
  durationMinutes: z.nullable(z.number()),
  /** The day of the stay that it belongs to: a late check-out to that of departure; null: it is had on any day. */
  stayDay: z.nullable(z.enum(EDGES_OF_STAY)),
  /** Its rank among the best sellers. */
  bestSeller: z.nullable(z.number()),
  picture: z.string(),
  currency,
  /** The lowest price of a variant that is not a child's, in cents, before and with the promotion. */
  fromCents: z.number(),
  fromCentsWithDiscount: z.number(),
  promo: z.nullable(promoShape),
  /** What owners say of it: the average and how many; null below five. */
  rating: ratingShape,
  details: z.array(detailShape),
  /** What the chosen variants cost together, in cents: the sum of `subTotal`. */
  total: z.number(),
  page: z.nullable(productPageShape),
})

/**
 * Products: of a category (`idcat`), a subcategory (`idsub`), the best sellers (`bs`), by the filter and in order; or
 * one, whole, by `id` or `slug`. 20 a page.
 */
export const listProducts = endpoint({
  name: 'listProducts',
  group: 'marketplace',
  method: 'GET',
  path: '/products/',
  mayLag: true,
  access,
  query: z.object({
    bs: z.optional(z.union([z.literal('1'), z.literal('true'), z.literal('0'), z.literal('false')])),
    idcat: z.optional(id()),
    idsub: z.optional(id()),
    /** A resort: its own products, and those that every resort offers. Ours. */
    idHotel: z.optional(id()),
    id: z.optional(id()),
    slug: z.optional(slug()),
    /** The sales channel: 34 sells products; of 38 there are none (spec, section 9). */
    idseccanal: channel(),
    q: query(),
    /** No spelling correction: the words are looked for as they are written. Not in the specification. */
    asWritten: z.optional(z.literal('1')),
    sort: z.optional(z.enum(SORTS)),
    /** From 1. */
    page: count(1000),
    limit: count(100),
  }),
  answer: z.object({
    data: z.array(productShape),
    total: z.number(),
    pageSize: z.number(),
    /** The words that were found instead of what was written, where that is found nowhere. */
    corrected: z.optional(z.string()),
  }),
  refusals: {},
})

/** One part of a package: a variant, and how many of it come with one package. */
const packagePartShape = z.object({
  detailId: z.number(),
  idProduct: z.number(),
  slug: z.string(),
  name: bilingual(),
  detaildisplay: bilingual(),
  picture: z.string(),
  qty: z.number(),
  transfer: z.boolean(),
  durationMinutes: z.nullable(z.number()),
  stayDay: z.nullable(z.enum(EDGES_OF_STAY)),
  capacity: z.nullable(z.number()),
  people: z.number(),
  most: z.number(),
})

const packageShape = z.object({
  id: z.number(),
  slug: z.string(),
  hotel: offeredAt,
  packageData: z.object({ name: bilingual(), metatag: bilingual(), description: bilingual() }),
  products: z.array(packagePartShape),
  gallery: z.array(z.string()),
  /** What the photographs among its pictures and those of its products show. */
  photos,
  picture: z.string(),
  /** The amount in cents of the currency. */
  saleprice: z.number(),
  /** What the parts cost one by one. */
  partsCents: z.number(),
  currency,
  servicesihot: z.string(),
})

/** The packages; one by `id` or `slug`. */
export const listPackages = endpoint({
  name: 'listPackages',
  group: 'marketplace',
  method: 'GET',
  path: '/packages/',
  mayLag: true,
  access,
  query: z.object({
    /** A sales channel; the packages are sold in each. */
    idseccanal: channel(),
    id: z.optional(id()),
    slug: z.optional(slug()),
    q: query(),
    sort: z.optional(z.enum(SORTS)),
  }),
  answer: z.object({ data: z.array(packageShape) }),
  refusals: {},
})

const eventShape = z.object({
  id: z.number(),
  slug: z.string(),
  name: bilingual(),
  metatag: bilingual(),
  eventdetail: bilingual(),
  hotel: z.object({ id: z.number(), name: z.string(), taxPercent: z.number() }),
  location: bilingual(),
  /** Days and wall-clock times (`hh:mm`) at the hotel, in its zone; it may end after midnight. */
  zone: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  currency,
  /** The amount in cents of the currency. */
  saleprice: z.number(),
  servicesihot: z.string(),
  picture: z.string(),
  gallery: z.array(z.string()),
  /** What the photographs among its pictures show. */
  photos,
  capacity: z.number(),
  /** Places that are left. */
  left: z.number(),
  /** How many of them one membership may have, in all of its orders. */
  most: z.number(),
  /** Its last evening has begun: it is shown until it ends, and nobody joins any more. */
  begun: z.boolean(),
})

/** The events that have not ended where they are held, the next first; one by `id` or `slug`. */
export const listEvents = endpoint({
  name: 'listEvents',
  group: 'marketplace',
  method: 'GET',
  path: '/events/',
  mayLag: true,
  access,
  query: z.object({
    /** The sales channel: 38 sells events; of 34 there are none (spec, section 9). */
    idseccanal: channel(),
    id: z.optional(id()),
    slug: z.optional(slug()),
    q: query(),
  }),
  answer: z.object({ data: z.array(eventShape) }),
  refusals: {},
})

/** The days from `fini` on, for a year, on which `qty` of a product or of one variant cannot be had, ascending. */
export const listNotAvailable = endpoint({
  name: 'listNotAvailable',
  group: 'marketplace',
  method: 'GET',
  path: '/allotment/notavailable/',
  mayLag: true,
  access,
  query: z.object({
    /** The product. */
    idP: id(),
    qty: count(500),
    fini: day(),
    /** The variant; without it a day counts when no variant has room. Ours. */
    idDetail: z.optional(id()),
  }),
  answer: z.object({
    data: z.array(z.string()),
    /** The first and the last day that may be asked for. */
    minDate: z.string(),
    maxDate: z.string(),
  }),
  refusals: {},
})

export type Product = z.output<typeof productShape>
export type WireProductPage = z.output<typeof productPageShape>
export type Package = z.output<typeof packageShape>
export type ClubEvent = z.output<typeof eventShape>
