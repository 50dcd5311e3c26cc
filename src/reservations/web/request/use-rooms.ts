import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { settled } from '../../../web/forms/settled.ts'
import { searchRooms } from '../../reservations.endpoints.ts'
import type { SearchedStay } from './stay-search.ts'

/** The debounce of the room search, while a counter is being pressed (milliseconds). */
const SETTLE_MS = 250

export type FoundRooms = AnswerOf<typeof searchRooms>

/**
 * The rooms that are open for a stay, once it has dates. They stay as they were found until somebody searches again:
 * a room must not leave the page while its request is being written.
 */
export function useRooms(
  idContract: number,
  { dates, adults, children }: Pick<SearchedStay, 'dates' | 'adults' | 'children'>,
) {
  const body = {
    idContract,
    datein: dates?.checkIn ?? '',
    dateout: dates?.checkOut ?? '',
    adults,
    children,
  }
  const options = queryOf(searchRooms, { body })
  return useQuery({
    queryKey: [searchRooms.name, body],
    queryFn: async (context) => {
      await settled(context.signal, SETTLE_MS)
      return options.queryFn(context)
    },
    enabled: dates !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
