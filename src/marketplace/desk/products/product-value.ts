import type { Bilingual } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { PhotoText } from '../../../photos/pictures.ts'
import type { Product } from '../../catalogue.endpoints.ts'
import type { GoodsChoices, WrittenProduct } from '../../publish/publish-products.endpoints.ts'
import type { EdgeOfStay } from '../../stays/stay-day.ts'
import type { WrittenTimes } from '../../times/publish-times.ts'
import { NO_WORDS, orNothing, said, typedNumber } from '../goods-value.ts'

/** A variant while it is typed: what is not there yet is null. */
export interface VariantValue {
  /** Tells the variants apart while they have no number. */
  key: string
  id: number | null
  name: Bilingual
  hint: Bilingual | null
  sale: number | null
  mostDiscount: number | null
  extra: number | null
  capacity: number | null
  /** How many one is for, for how many of them its price is, and how many of it a line may have. */
  people: number | null
  peopleInPrice: number | null
  most: number | null
  child: boolean
  /** How long it takes, in minutes; null: as long as the product. */
  minutes: number | null
  times: WrittenTimes['times']
  opens: string | null
  closes: string | null
  slots: { starts: string; places: number | null }[]
  sihot: string
  active: boolean
}

/** A product while it is typed. Amounts in cents. */
export interface ProductValue {
  /** The state that it was prepared on. */
  version: number
  categoryId: number | null
  subcategoryId: number | null
  hotelId: number | null
  name: Bilingual
  metatag: Bilingual
  description: Bilingual
  included: Bilingual[]
  goodToKnow: Bilingual | null
  meetingPoint: Bilingual | null
  bring: Bilingual | null
  contactName: string | null
  contactPhone: string | null
  groupSize: number | null
  transfer: boolean
  durationMinutes: number | null
  leadMinutes: number | null
  cancelHours: number | null
  stayDay: EdgeOfStay | null
  bestSeller: number | null
  picture: string
  gallery: string[]
  photos: PhotoText[]
  spare?: PhotoText[]
  currency: Currency
  variants: VariantValue[]
}

export function newVariant(key: string): VariantValue {
  return {
    key,
    id: null,
    name: NO_WORDS,
    hint: null,
    sale: null,
    mostDiscount: 0,
    extra: null,
    capacity: null,
    people: 1,
    peopleInPrice: null,
    most: 20,
    child: false,
    minutes: null,
    times: 'any',
    opens: null,
    closes: null,
    slots: [],
    sihot: '',
    active: true,
  }
}

export function newProduct(): ProductValue {
  return {
    version: 0,
    categoryId: null,
    subcategoryId: null,
    hotelId: null,
    name: NO_WORDS,
    metatag: NO_WORDS,
    description: NO_WORDS,
    included: [],
    goodToKnow: null,
    meetingPoint: null,
    bring: null,
    contactName: null,
    contactPhone: null,
    groupSize: null,
    transfer: false,
    durationMinutes: null,
    leadMinutes: 0,
    cancelHours: null,
    stayDay: null,
    bestSeller: null,
    picture: 'bay-noon',
    gallery: [],
    photos: [],
    currency: 'USD',
    variants: [newVariant('first')],
  }
}

/** A product that is there, to be changed. */
export function productValue({ category, changed, variants, ...product }: WrittenProduct): ProductValue {
  return {
    ...product,
    version: changed.version,
    categoryId: category.id,
    variants: variants.map(({ packages: _, ...variant }) => ({ ...variant, key: String(variant.id) })),
  }
}

/** What is typed as owners would get it, at its price without a promotion. */
export function productAsOwnersGetIt(value: ProductValue, { categories, hotels }: GoodsChoices): Product {
  const sold = value.variants.filter(({ active }) => active)
  const grown = sold.some(({ child }) => !child) ? sold.filter(({ child }) => !child) : sold
  const fromCents = grown.length > 0 ? Math.min(...grown.map(({ sale }) => typedNumber(sale))) : 0
  const category = categories.find(({ id }) => id === value.categoryId)
  const hotel = hotels.find(({ id }) => id === value.hotelId)
  return {
    id: 0,
    slug: 'preview',
    name: said(value.name),
    metatag: said(value.metatag),
    category: { id: category?.id ?? 0, name: category?.name ?? NO_WORDS },
    idsub: value.subcategoryId,
    hotel: hotel ? { id: hotel.id, name: hotel.name, taxPercent: hotel.taxPercent } : null,
    transfer: value.transfer,
    durationMinutes: orNothing(value.durationMinutes),
    stayDay: value.transfer ? null : value.stayDay,
    bestSeller: orNothing(value.bestSeller),
    picture: value.picture,
    currency: value.currency,
    fromCents,
    fromCentsWithDiscount: fromCents,
    promo: null,
    rating: null,
    details: sold.map((variant, index) => ({
      id: index,
      detaildisplay: said(variant.name),
      hint: variant.hint,
      saleprice: typedNumber(variant.sale),
      salepriceWithDiscount: typedNumber(variant.sale),
      descmax: typedNumber(variant.mostDiscount),
      servicesihot: variant.sihot,
      extrapax: value.transfer ? orNothing(variant.extra) : null,
      capacity: orNothing(variant.capacity),
      people: variant.people ?? 1,
      peopleInPrice: orNothing(variant.peopleInPrice),
      most: variant.most ?? 1,
      child: variant.child,
      minutes: orNothing(variant.minutes) ?? orNothing(value.durationMinutes),
      qty: 0,
      subTotal: 0,
    })),
    total: 0,
    page: {
      description: said(value.description),
      included: value.included.filter(({ en, es }) => en || es).map(said),
      goodToKnow: value.goodToKnow,
      meetingPoint: value.meetingPoint,
      bring: value.bring,
      cancelHours: value.cancelHours,
      groupSize: orNothing(value.groupSize),
      hours: value.transfer
        ? value.variants.flatMap(({ times, opens, closes }, detailId) =>
            times === 'hours' && opens && closes ? [{ detailId, opens, closes }] : [],
          )
        : [],
      rides: [],
      gallery: [value.picture, ...value.gallery],
      photos: value.photos,
    },
  }
}
