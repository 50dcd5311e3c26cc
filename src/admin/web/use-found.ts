import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../web/query.ts'
import { findOwners, listHousing } from '../acting.endpoints.ts'

/** Letters that follow each other faster than this are one search. */
const SETTLE_MS = 200

/** What narrows the owners; what is not given narrows nothing. */
export interface Wanted {
  search?: string
  idHotel?: number
  idHousing?: number
}

/** The owners who fit. Those found before stay until the next ones are there, so that the list does not flicker. */
export function useOwners(wanted: Wanted) {
  const options = queryOf(findOwners, { body: wanted })
  return useQuery({
    queryKey: [findOwners.name, wanted],
    queryFn: async (context) => {
      if (wanted.search) await settled(context.signal)
      return options.queryFn(context)
    },
    placeholderData: (before) => before,
  })
}

/** The residences of a hotel whose number begins so; nothing is asked before a hotel is chosen. */
export function useResidences(idHotel: number | null, numberHouse: string) {
  const options = queryOf(listHousing, { query: { idHotel: idHotel ?? 0, numberHouse } })
  return useQuery({
    ...options,
    queryFn: async (context) => {
      if (numberHouse) await settled(context.signal)
      return options.queryFn(context)
    },
    enabled: idHotel !== null,
    placeholderData: (before, query) => (isOfHotel(query?.queryKey, idHotel) ? before : undefined),
  })
}

function isOfHotel(key: readonly unknown[] | undefined, idHotel: number | null): boolean {
  return (key?.[1] as { idHotel?: number } | undefined)?.idHotel === idHotel
}

function settled(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const waiting = setTimeout(resolve, SETTLE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(waiting)
      reject(signal.reason)
    })
  })
}
