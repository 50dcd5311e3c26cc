import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../web/calls/query.ts'
import { settled } from '../../web/forms/settled.ts'
import { listHousing } from '../acting.endpoints.ts'

/** The debounce of the search (milliseconds). */
const SETTLE_MS = 200

/** The residences of a hotel whose number begins so; nothing is asked before a hotel is chosen. */
export function useResidences(idHotel: number | null, numberHouse: string) {
  const options = queryOf(listHousing, { query: { idHotel: idHotel ?? 0, numberHouse } })
  return useQuery({
    ...options,
    queryFn: async (context) => {
      if (numberHouse) await settled(context.signal, SETTLE_MS)
      return options.queryFn(context)
    },
    enabled: idHotel !== null,
    placeholderData: (before, query) => (isOfHotel(query?.queryKey, idHotel) ? before : undefined),
  })
}

function isOfHotel(key: readonly unknown[] | undefined, idHotel: number | null): boolean {
  return (key?.[1] as { idHotel?: number } | undefined)?.idHotel === idHotel
}
