import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../web/calls/query.ts'
import { settled } from '../../../web/forms/settled.ts'
import { findVariants } from '../../publish/publish-allotment.endpoints.ts'

/** The debounce of the search (milliseconds). */
const SETTLE_MS = 200

/** The variants that fit what is typed. Those found before stay until the next ones are there. */
export function useVariants(search: string) {
  const options = queryOf(findVariants, { query: { search } })
  return useQuery({
    ...options,
    queryFn: async (context) => {
      if (search) await settled(context.signal, SETTLE_MS)
      return options.queryFn(context)
    },
    placeholderData: (before) => before,
  })
}
