import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../web/calls/query.ts'
import { listPastStays, listPastYears } from '../../past-stays.endpoints.ts'
import { useContractAsked } from '../use-contract-asked.ts'

interface Place {
  year: number | undefined
  search: string | undefined
  /** How many pages are shown. */
  page: number
}

/** The years behind the owner; while another search is on its way those of the last one stay. */
export function usePastYears(search: string | undefined) {
  const asked = useContractAsked()
  const query = { ...asked, ...(search !== undefined && { search }) }
  return useQuery({ ...queryOf(listPastYears, { query }), placeholderData: keepPreviousData })
}

/** The pages that are shown of a year or of a search, as one list, and how many there are in all. */
export function usePastStays({ year, search, page }: Place) {
  const asked = useContractAsked()
  const pages = useQueries({
    queries: Array.from({ length: page }, (_, index) => ({
      ...queryOf(listPastStays, {
        query: {
          ...asked,
          page: index + 1,
          ...(search !== undefined ? { search } : year !== undefined && { year }),
        },
      }),
      // What a search found stays while one types on; of a year that opens its own rows are waited for.
      ...(search !== undefined && { placeholderData: keepPreviousData }),
    })),
  })
  const [first] = pages
  return {
    stays: pages.flatMap((one) => one.data?.data ?? []),
    year: first?.data?.year ?? null,
    total: first?.data?.total ?? 0,
    /** Whether nothing is there yet. */
    isPending: first?.isPending ?? true,
    /** Something is on its way. */
    isFetching: pages.some((one) => one.isFetching && (one.isPending || one.isPlaceholderData)),
    error: pages.find((one) => one.isError)?.error ?? null,
    refetch: () => Promise.all(pages.filter((one) => one.isError).map((one) => one.refetch())),
  }
}

export type PastStaysQuery = ReturnType<typeof usePastStays>
