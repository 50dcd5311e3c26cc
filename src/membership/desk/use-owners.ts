import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../web/calls/query.ts'
import { settled } from '../../web/forms/settled.ts'
import { findOwners } from '../find-owners.endpoints.ts'

/** The debounce of the search (milliseconds). */
const SETTLE_MS = 200

/** What narrows the owners; what is not given narrows nothing. */
export interface WantedOwners {
  search?: string
  idHotel?: number
  idHousing?: number
}

/** The owners who fit. Those found before stay until the next ones are there, so that the list does not flicker. */
export function useOwners(wanted: WantedOwners) {
  const options = queryOf(findOwners, { body: wanted })
  return useQuery({
    queryKey: [findOwners.name, wanted],
    queryFn: async (context) => {
      if (wanted.search) await settled(context.signal, SETTLE_MS)
      return options.queryFn(context)
    },
    placeholderData: (before) => before,
  })
}
