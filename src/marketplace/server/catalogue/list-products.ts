import type { KeptDeed } from '../../../server/http/handle.ts'
import { discounted } from '../../cart.ts'
import type { listProducts as call, Product, WireProductPage } from '../../catalogue.endpoints.ts'
import { asksForSigns, EVENTS_SECTION, searchedWords } from '../../catalogue.ts'
import { ratingOf } from '../../reviews/review.ts'
import { meantBy } from './meant-by.ts'
import { type ProductRow, type ProductsWanted, readProduct, readProducts } from './products.store.ts'

const PAGE_SIZE = 20

/** A page of products, or the one that is named by its id or slug: then with its page, and none when it is not on sale. */
export const listProducts: KeptDeed<typeof call> = async (query, { db, now, screen, find }) => {
  const { id, slug, page = 1, limit = PAGE_SIZE } = query
  if (query.idseccanal === EVENTS_SECTION) return { data: [], total: 0, pageSize: limit }
  if (id || slug) {
    const found = await readProduct(db, { id, slug }, now)
    const data = found ? [shown(found, found.page)] : []
    return { data, total: data.length, pageSize: 1 }
  }
  if (asksForSigns(query.q)) return { data: [], total: 0, pageSize: limit }
  const wanted: ProductsWanted = {
    bestSellers: query.bs === '1' || query.bs === 'true',
    categoryId: query.idcat,
    subcategoryId: query.idsub,
    hotelId: query.idHotel,
    filter: searchedWords(query.q),
    sort: query.sort ?? 'alphabetical',
    language: screen,
    offset: (page - 1) * limit,
    limit,
  }
  const found = await readProducts(db, wanted, now)
  const words = found.total === 0 && !query.asWritten && (await meantBy(wanted.filter, { find, db, screen }))
  const { rows, total } = words ? await readProducts(db, { ...wanted, filter: words }, now) : found
  return {
    data: rows.map((row) => shown(row, null)),
    total,
    pageSize: limit,
    ...(words && { corrected: words.join(' ') }),
  }
}

/** As the wire tells it: the promotion taken off each variant, never more than may be. */
function shown({ details, promo, rated, ...row }: ProductRow, page: WireProductPage | null): Product {
  const variants = details.map(({ id, name, hint, cents, most, sihot, extra, capacity, ...rest }) => ({
    id,
    detaildisplay: name,
    hint,
    saleprice: cents,
    salepriceWithDiscount: discounted(cents, Math.min(promo?.percent ?? 0, most)),
    descmax: most,
    servicesihot: sihot,
    extrapax: row.transfer ? extra : null,
    capacity,
    people: rest.people,
    peopleInPrice: rest.peopleInPrice,
    most: rest.mostOfLine,
    child: rest.child,
    minutes: rest.minutes,
    qty: 0,
    subTotal: 0,
  }))
  const adults = variants.filter(({ child }) => !child)
  const least = (of: (one: (typeof variants)[number]) => number) =>
    Math.min(...(adults.length > 0 ? adults : variants).map(of))
  const fromCents = least((one) => one.saleprice)
  const fromCentsWithDiscount = least((one) => one.salepriceWithDiscount)
  return {
    ...row,
    fromCents,
    fromCentsWithDiscount,
    rating: ratingOf(rated.count, rated.stars),
    // One that takes nothing off any variant is none.
    promo: variants.some((one) => one.salepriceWithDiscount < one.saleprice) ? promo : null,
    details: variants,
    total: 0,
    page,
  }
}
