import type { Bilingual, Language } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { LineKind } from '../../cart.ts'
import type { ClubEvent, Package, Product } from '../../catalogue.endpoints.ts'
import type { Sort } from '../../catalogue.ts'
import type { EdgeOfStay } from '../../stays/stay-day.ts'
import { spanOfMinutes } from '../../times/how-long.ts'

/** What a card of the catalogue shows, whatever it is of. */
export interface CatalogueOffer {
  kind: LineKind
  id: number
  slug: string
  name: Bilingual
  metatag: Bilingual
  picture: string
  /** A product's category, by its number; null elsewhere. */
  category: number | null
  /** Where it is offered; null: at every resort. */
  hotel: { id: number; name: string; taxPercent: number } | null
  currency: Currency
  /** In cents: what it costs now, and before the promotion or bought in parts; null where that is the same. */
  cents: number
  before: number | null
  /** There are dearer variants as well. */
  from: boolean
  /** How long it takes: the shortest and the longest of its variants; null where that is not said. */
  minutes: number | null
  mostMinutes: number | null
  /** The day of the stay that it belongs to; null: any. */
  stayDay: EdgeOfStay | null
  /** Percent that the promotion takes off. */
  promo: number | null
  best: boolean
  /** Its day is the stay's own. */
  transfer: boolean
  /** An event's day and time; null elsewhere. */
  when: { day: string; time: string } | null
  soldOut: boolean
  /** An event that nobody joins any more. */
  begun: boolean
  /** What owners say; null below five. */
  rating: { average: number; count: number } | null
}

export function productOffer(product: Product): CatalogueOffer {
  const { fromCents, fromCentsWithDiscount: cents, details } = product
  const span = spanOfMinutes(details)
  return {
    ...shared(product),
    kind: 'product',
    name: product.name,
    metatag: product.metatag,
    category: product.category.id,
    cents,
    before: cents < fromCents ? fromCents : null,
    from: details.some(({ salepriceWithDiscount }) => salepriceWithDiscount > cents),
    minutes: span.least,
    mostMinutes: span.most,
    stayDay: product.stayDay,
    promo: product.promo?.percent ?? null,
    best: product.bestSeller !== null,
    transfer: product.transfer,
    rating: product.rating,
  }
}

export function packageOffer(one: Package): CatalogueOffer {
  return {
    ...shared(one),
    kind: 'package',
    name: one.packageData.name,
    metatag: one.packageData.metatag,
    cents: one.saleprice,
    before: one.partsCents > one.saleprice ? one.partsCents : null,
  }
}

export function eventOffer(event: ClubEvent): CatalogueOffer {
  return {
    ...shared(event),
    kind: 'event',
    name: event.name,
    metatag: event.metatag,
    cents: event.saleprice,
    when: { day: event.startDate, time: event.startTime },
    soldOut: event.left === 0,
    begun: event.begun,
  }
}

function shared({
  id,
  slug,
  picture,
  hotel,
  currency,
}: Pick<Product, 'id' | 'slug' | 'picture' | 'hotel' | 'currency'>) {
  const plain = {
    before: null,
    from: false,
    minutes: null,
    mostMinutes: null,
    stayDay: null,
    promo: null,
    best: false,
    category: null,
    transfer: false,
    when: null,
    soldOut: false,
    begun: false,
    rating: null,
  }
  return { id, slug, picture, hotel, currency, ...plain }
}

/**
 * Products page by page, and among them, in the same order, what comes all at once. While more products are to come,
 * what would stand after the last one waits for them.
 */
export function mergeOffers(
  products: readonly CatalogueOffer[],
  others: readonly CatalogueOffer[],
  order: { sort: Sort; language: Language; hasMore: boolean },
): CatalogueOffer[] {
  const waiting = others.toSorted((a, b) => compare(a, b, order))
  // How well products meet what is searched for has no like among the others: those few stand first.
  if (order.sort === 'best') return [...waiting, ...products]
  const merged: CatalogueOffer[] = []
  for (const product of products) {
    while (waiting[0] && compare(waiting[0], product, order) <= 0)
      merged.push(waiting.shift() as CatalogueOffer)
    merged.push(product)
  }
  return order.hasMore ? merged : [...merged, ...waiting]
}

function compare(
  a: CatalogueOffer,
  b: CatalogueOffer,
  { sort, language }: { sort: Sort; language: Language },
): number {
  const byName = a.name[language].localeCompare(b.name[language], language)
  if (sort === 'alphabetical' || sort === 'best') return byName
  return (sort === 'price-up' ? a.cents - b.cents : b.cents - a.cents) || byName
}
