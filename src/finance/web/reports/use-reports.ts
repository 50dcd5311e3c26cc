import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../web/query.ts'
import { listReports } from '../../reports.endpoints.ts'

/** Between signing and sealing lie seconds: the list is asked this often (milliseconds), and not for ever. */
const SEAL_EVERY_MS = 4000
const SEAL_TRIES = 15

/**
 * The reports of a contract in a year and all that wait for the owner's signature. Read anew whenever one comes back
 * to the window: another tab, or a telephone, may have signed meanwhile.
 */
export function useReports(contractId: number, year?: number) {
  return useQuery({
    ...queryOf(listReports, { query: { idContract: contractId, ...(year && { year }) } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const sealing = state.data?.data.some((report) => report.sealing)
      return sealing && state.dataUpdateCount <= SEAL_TRIES ? SEAL_EVERY_MS : false
    },
  })
}
