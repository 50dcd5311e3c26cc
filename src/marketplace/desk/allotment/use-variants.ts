import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../web/query.ts'
import { findVariants } from '../../publish-allotment.endpoints.ts'

/** The debounce of the search (milliseconds). */
const SETTLE_MS = 200

/** The variants that fit what is typed. Those found before stay until the next ones are there. */
export function useVariants(search: string) {
  const options = queryOf(findVariants, { query: { search } })
  return useQuery({
    ...options,
    queryFn: async (context) => {
      if (search) await settled(context.signal)
      return options.queryFn(context)
    },
    placeholderData: (before) => before,
  })
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
