import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../web/calls/query.ts'
import { useSettled } from '../../../web/forms/use-settled.ts'
import { filterOf } from '../../catalogue.ts'
import { countProducts } from '../../search/counts.endpoints.ts'
import type { MarketSearch } from './market-search.ts'

/** The debounce of the filter (milliseconds), as the catalogue has it. */
const SETTLE_MS = 250

/** How many products fit each category and resort under the search; nothing while that is not known. */
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
  const totalIn = (all: readonly { id: number; total: number }[] | undefined, id: number) =>
    all && (all.find((one) => one.id === id)?.total ?? 0)
  return {
    inCategory: (id: number) => totalIn(data?.data.categories, id),
    atResort: (id: number) => totalIn(data?.data.hotels, id),
  }
}
