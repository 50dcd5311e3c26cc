import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../web/calls/query.ts'
import { useSettled } from '../../../web/forms/use-settled.ts'
import { listEvents } from '../../catalogue.endpoints.ts'
import { EVENTS_SECTION, filterOf } from '../../catalogue.ts'
import { countProducts } from '../../search/counts.endpoints.ts'
import { isAt } from '../../stays/during.ts'
import type { MarketSearch } from './market-search.ts'

/** The debounce of the filter (milliseconds), as the catalogue has it. */
const SETTLE_MS = 250

/** How much fits each part of the catalogue and each resort under the search; undefined while that is not known. */
export function useCounts(
  { q, cat, exact }: Pick<MarketSearch, 'q' | 'cat' | 'exact'>,
  resort: number | null,
) {
  const settled = useSettled(filterOf(q), SETTLE_MS) ?? undefined
  const { data } = useQuery({
    ...queryOf(countProducts, {
      query: {
        ...(settled && { q: settled, ...(exact && { asWritten: '1' as const }) }),
        ...(cat && { idcat: cat }),
        ...(resort !== null && { idHotel: resort }),
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  // As the catalogue asks for them, so that one question serves both.
  const meant = data?.data.corrected ?? settled
  const events = useQuery({
    ...queryOf(listEvents, { query: { idseccanal: EVENTS_SECTION, ...(meant && { q: meant }) } }),
    placeholderData: keepPreviousData,
    enabled: data !== undefined,
    staleTime: 60_000,
  }).data?.data
  return {
    inCategory: (id: number) => data && (data.data.categories.find((one) => one.id === id)?.total ?? 0),
    /** What one of the entries holds at a resort, or at all of them (null); without an entry the category, or everything. */
    at: (place: number | null, show: MarketSearch['show']): number | undefined => {
      const found = place === null ? data?.data.all : data?.data.hotels.find(({ id }) => id === place)
      if (!found) return undefined
      const held = events?.filter((one) => isAt(one, place)).length
      if (show === 'best-seller') return found.bestSellers
      if (show === 'packages') return found.packages
      if (show === 'events') return held
      if (cat !== undefined) return found.total
      return held === undefined ? undefined : found.total + found.packages + held
    },
  }
}
