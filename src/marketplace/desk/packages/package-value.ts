import type { Bilingual } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { Pictured } from '../../../photos/desk/pictured.ts'
import type { Package } from '../../catalogue.endpoints.ts'
import { MOST_OF_A_LINE } from '../../most-of-a-line.ts'
import type { WrittenPackage } from '../../publish/publish-packages.endpoints.ts'
import { partsCents } from '../../publish/publish-packages.ts'
import type { GoodsChoices } from '../../publish/publish-products.endpoints.ts'
import type { FoundVariant } from '../found-variants.tsx'
import { NO_WORDS, said, typedNumber } from '../goods-value.ts'

/** A part while it is typed: how many is null while nothing is, and what the part is comes along. */
export type PartValue = Omit<WrittenPackage['parts'][number], 'qty'> & { qty: number | null }

/** A package while it is typed: what is not there yet is null, or empty. Amounts in cents. */
export interface PackageValue extends Pictured {
  /** The state that it was prepared on. */
  version: number
  hotelId: number | null
  name: Bilingual
  metatag: Bilingual
  description: Bilingual
  sale: number | null
  currency: Currency
  sihot: string
  gallery: string[]
  parts: PartValue[]
}

export function newPackage(): PackageValue {
  return {
    version: 0,
    hotelId: null,
    name: NO_WORDS,
    metatag: NO_WORDS,
    description: NO_WORDS,
    sale: null,
    currency: 'USD',
    sihot: '',
    picture: 'hammock-noon',
    gallery: [],
    photos: [],
    parts: [],
  }
}

/** A package that is there, to be changed. */
export function packageValue({ changed, ...bundle }: WrittenPackage): PackageValue {
  return { ...bundle, version: changed.version }
}

/** A variant that was found, as one part of a package. */
export function packagePartOf({
  idDetail,
  active,
  usual: _,
  changed: __,
  ...variant
}: FoundVariant): PartValue {
  const { product, variant: name, picture, hotel, sale, currency } = variant
  return {
    detailId: idDetail,
    qty: 1,
    product,
    variant: name,
    picture,
    hotel,
    sale,
    currency,
    onSale: active,
  }
}

/** What the parts cost one by one; null while they have several currencies. */
export function partsTogether({ parts, currency }: Pick<PackageValue, 'parts' | 'currency'>): number | null {
  return partsCents(
    parts.map((part) => ({ ...part, qty: typedNumber(part.qty) })),
    currency,
  )
}

/** What is typed as owners would get it. */
export function packageAsOwnersGetIt(value: PackageValue, { hotels }: GoodsChoices): Package {
  const hotel = hotels.find(({ id }) => id === value.hotelId)
  return {
    id: 0,
    slug: 'preview',
    hotel: hotel ? { id: hotel.id, name: hotel.name, taxPercent: hotel.taxPercent } : null,
    packageData: {
      name: said(value.name),
      metatag: said(value.metatag),
      description: said(value.description),
    },
    products: value.parts.map(({ detailId, qty, product, variant, picture }) => ({
      detailId,
      idProduct: 0,
      slug: 'preview',
      name: product,
      detaildisplay: variant,
      picture,
      qty: typedNumber(qty),
      transfer: false,
      durationMinutes: null,
      stayDay: null,
      capacity: null,
      people: 1,
      most: MOST_OF_A_LINE,
    })),
    gallery: value.gallery,
    photos: value.photos,
    picture: value.picture,
    saleprice: typedNumber(value.sale),
    partsCents: partsTogether(value) ?? 0,
    currency: value.currency,
    servicesihot: value.sihot,
  }
}
