import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../web/calls/query.ts'
import { useSettled } from '../../../web/forms/use-settled.ts'
import { useLanguage } from '../../../web/words.ts'
import { listEvents, listPackages, listProducts } from '../../catalogue.endpoints.ts'
import { EVENTS_SECTION, filterOf, PRODUCTS_SECTION, searchedWords } from '../../catalogue.ts'
import { isAt, nextWithSeats, stayFirst } from '../../stays/during.ts'
import type { StayToPlan } from '../../stays/stays.endpoints.ts'
import { isEverything, type MarketSearch } from './market-search.ts'
import { eventOffer, mergeOffers, packageOffer, productOffer } from './offers.ts'
import { variedPictures } from './varied-pictures.ts'

/** The debounce of the filter (milliseconds). */
const SETTLE_MS = 250
const PAGE = 24
/** Of the days of a stay all is known before it is sorted into them: a page is as large as may be. */
const PAGE_OF_DAYS = 100

/** The resort that is looked at, null for all of them, and the stay whose days come first. */
interface Where {
  resort: number | null
  stay: StayToPlan | null
  /** Only what the days of the stay hold is shown. */
  inDays: boolean
  /** Until it is known where the owner stays next, nothing is asked. */
  isKnown: boolean
}

/** The part of the catalogue that the address names, in its order, page by page. */
export function useOffers(search: MarketSearch, { resort, stay, inDays, isKnown }: Where) {
  const language = useLanguage()
  const { show, cat, sub } = search
  const q = useSettled(filterOf(search.q), SETTLE_MS) ?? undefined
  const page = inDays ? PAGE_OF_DAYS : PAGE
  const sort = search.sort ?? (q ? 'best' : 'alphabetical')
  const wantsProducts = show !== 'events' && show !== 'packages'
  const inCategory = cat !== undefined || show === 'best-seller'
  const wantsPackages = show === 'packages' || (show === undefined && !inCategory)
  // Without a filter the events have their own entry, and the next one its panel.
  const wantsEvents = show === 'events' || (show === undefined && !inCategory && q !== undefined)

  const asked = {
    idseccanal: PRODUCTS_SECTION,
    sort,
    limit: page,
    ...(q && { q }),
    ...(q && search.exact && { asWritten: '1' as const }),
    ...(show === 'best-seller' && { bs: '1' as const }),
    ...(cat && { idcat: cat }),
    ...(cat && sub && { idsub: sub }),
    ...(resort !== null && { idHotel: resort }),
  }
  const products = useInfiniteQuery({
    queryKey: [listProducts.name, 'pages', asked],
    queryFn: ({ pageParam, ...context }) =>
      queryOf(listProducts, { query: { ...asked, page: pageParam } }).queryFn(context),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * page < last.total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    enabled: wantsProducts && isKnown,
  })
  // What was meant is known from the products.
  const corrected = (q && products.data?.pages[0]?.corrected) || null
  const meant = corrected ?? q
  const packages = useQuery({
    ...queryOf(listPackages, { query: { sort, ...(meant && { q: meant }) } }),
    placeholderData: keepPreviousData,
    enabled: wantsPackages && isKnown,
  })
  const events = useQuery({
    ...queryOf(listEvents, { query: { idseccanal: EVENTS_SECTION, ...(meant && { q: meant }) } }),
    placeholderData: keepPreviousData,
    enabled: isKnown && (wantsEvents || isEverything(search)),
  })

  const wanted = [wantsProducts && products, wantsPackages && packages, wantsEvents && events].filter(
    (one) => one !== false,
  )
  const failed = wanted.find((one) => one.isError && !one.data)
  // The panel stands above the offers: they wait for it, or it would push them down.
  const isFeaturing = isEverything(search)
  const isReady = wanted.every((one) => one.data !== undefined) && !(isFeaturing && events.isPending)
  const foundProducts = wantsProducts ? (products.data?.pages.flatMap(({ data }) => data) ?? []) : []
  const foundPackages = wantsPackages ? (packages.data?.data ?? []).filter((one) => isAt(one, resort)) : []
  const atResort = stayFirst(
    (events.data?.data ?? []).filter((one) => isAt(one, resort)),
    stay,
  )
  const foundEvents = wantsEvents ? atResort : []
  const offers =
    show === 'events'
      ? foundEvents.map(eventOffer)
      : mergeOffers(
          foundProducts.map(productOffer),
          [...foundPackages.map(packageOffer), ...foundEvents.map(eventOffer)],
          { sort, language, hasMore: wantsProducts && products.hasNextPage },
        )
  return {
    offers: isReady ? variedPictures(offers) : null,
    /** The words that were found in place of those that were written; null where they are the same. */
    corrected,
    /** The words that were found, to be marked. */
    words: searchedWords(meant ?? undefined),
    /** How many there are altogether, on all pages: with the events, whose next one has its panel while nothing narrows. */
    total:
      (wantsProducts ? (products.data?.pages[0]?.total ?? 0) : 0) +
      foundPackages.length +
      (isFeaturing ? atResort : foundEvents).length,
    /** The events at the resort, those of the stay's days first. */
    events: atResort,
    isFeaturing,
    /** The next evening with a seat left, while nothing narrows the catalogue. */
    featured: isFeaturing && isReady ? nextWithSeats(atResort, stay, resort) : undefined,
    error: failed?.error ?? null,
    isFetching: !isKnown || wanted.some((one) => one.isFetching),
    isStale: wanted.some((one) => one.isPlaceholderData),
    retry: () => {
      for (const one of wanted) if (one.isError) void one.refetch()
    },
    more: wantsProducts && products.hasNextPage ? () => void products.fetchNextPage() : null,
    isLoadingMore: products.isFetchingNextPage,
  }
}
