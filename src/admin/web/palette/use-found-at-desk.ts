import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../web/calls/query.ts'
import { settled } from '../../../web/forms/settled.ts'
import { findAtDesk } from '../../find/find.endpoints.ts'

/** The debounce of the search (milliseconds). */
const SETTLE_MS = 120

/** What the server finds for the letters; nothing is asked without any. What was found before stays while the next is looked for. */
export function useFoundAtDesk(search: string, may: boolean) {
  const options = queryOf(findAtDesk, { query: { search } })
  return useQuery({
    ...options,
    queryFn: async (context) => {
      await settled(context.signal, SETTLE_MS)
      return options.queryFn(context)
    },
    enabled: may && search !== '',
    placeholderData: search === '' ? undefined : keepPreviousData,
  })
}
