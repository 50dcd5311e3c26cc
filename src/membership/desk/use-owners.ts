import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../web/query.ts'
import { findOwners } from '../find-owners.endpoints.ts'

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

/** Waits for the letters to settle; the next ones end the wait. */
export function settled(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const waiting = setTimeout(resolve, SETTLE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(waiting)
      reject(signal.reason)
    })
  })
}
