import * as z from 'zod/mini'
import { bilingual, day, id } from '../../kernel/check.ts'
import { endpoint, LARGE_BODY } from '../../kernel/endpoint.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import { bothLanguages, lastChangeShape } from '../../kernel/publishing.ts'
import { photoTextShape, photoTexts, pictureShape } from '../../photos/pictures.ts'
import {
  goodsAway,
  goodsListAsked,
  goodsPhotoRefusals,
  goodsSaved,
  goodsSaving,
  goodsTakenAway,
} from './publish-goods.ts'
import { amount, cents, MOST_GOODS_PICTURES, sihot } from './publish-products.endpoints.ts'

const time = () => z.string('format').check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/))

/** What the desk writes of an event. Days and times (`hh:mm`) are wall time at its hotel; the price in cents. */
export const eventShape = z.object({
  hotelId: id(),
  name: bothLanguages(120),
  metatag: bothLanguages(200),
  eventdetail: bothLanguages(8000),
  location: bothLanguages(160),
  startDate: day(),
  startTime: time(),
  /** The day after the first where it ends after midnight. */
  endDate: day(),
  endTime: time(),
  sale: cents(),
  currency: z.enum(CURRENCIES),
  capacity: amount(),
  sihot: sihot(),
  picture: pictureShape(),
  /** Further ones, in their order. */
  gallery: z.array(pictureShape()).check(z.maxLength(MOST_GOODS_PICTURES)),
  /** What the photographs among them show. */
  photos: photoTexts(MOST_GOODS_PICTURES + 1),
})

const writtenShape = z.object({
  id: z.number(),
  slug: z.string(),
  active: z.boolean(),
  /** Over, where it is held. */
  ended: z.boolean(),
  /** Whether it is on sale or has been: its address and its currency stand. */
  onceOnSale: z.boolean(),
  hotel: z.object({ id: z.number(), name: z.string(), zone: z.string() }),
  name: bilingual(),
  metatag: bilingual(),
  eventdetail: bilingual(),
  location: bilingual(),
  startDate: z.string(),
  startTime: z.string(),
  endDate: z.string(),
  endTime: z.string(),
  sale: z.number(),
  currency: z.enum(CURRENCIES),
  capacity: z.number(),
  /** Seats that are ordered. */
  taken: z.number(),
  sihot: z.string(),
  picture: z.string(),
  gallery: z.array(z.string()),
  photos: z.array(photoTextShape),
  changed: lastChangeShape,
})

const access = { who: 'desk' } as const

/** The events, drafts among them, the latest day first; one by its number. At most 500; `total` says how many. */
export const listWrittenEvents = endpoint({
  name: 'listWrittenEvents',
  group: 'marketplace',
  method: 'GET',
  path: '/desk/publish/events/',
  access,
  query: goodsListAsked,
  answer: z.object({ data: z.array(writtenShape), total: z.number() }),
  refusals: {},
  addition: true,
})

/**
 * Writes an event. A new one has no `id` and version 0. With `publish` it goes on sale, which only one that lies ahead
 * can; what is on sale stays so. While seats are taken its days, hours and hotel stand, and its capacity holds them.
 */
export const saveEvent = endpoint({
  name: 'saveEvent',
  group: 'marketplace',
  method: 'POST',
  path: '/desk/publish/events/',
  access,
  bodyBytes: LARGE_BODY,
  body: z.object({ ...eventShape.shape, ...goodsSaving }),
  answer: goodsSaved,
  refusals: {
    EVENT_BACKWARDS: 409,
    EVENT_OVER: 409,
    EVENT_HAS_GUESTS: 409,
    SEATS_TAKEN: 409,
    CURRENCY_STAYS: 409,
    ...goodsPhotoRefusals,
  },
  addition: true,
  idempotent: true,
})

/** Takes an event off sale; its orders stand. Or throws away one that has never been on sale. */
export const withdrawEvent = endpoint({
  name: 'withdrawEvent',
  group: 'marketplace',
  method: 'POST',
  path: '/desk/publish/events/withdraw/',
  access,
  body: goodsTakenAway,
  answer: goodsAway,
  refusals: { OFFER_STAYS: 409 },
  addition: true,
  idempotent: true,
})

export type WrittenEvent = z.output<typeof writtenShape>
export type EventText = z.output<typeof eventShape>
