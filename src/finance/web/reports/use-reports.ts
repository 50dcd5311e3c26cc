import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../web/calls/query.ts'
import { listReports, type Report } from '../../reports.endpoints.ts'

/** Polling between signing and sealing, which takes seconds: how often, and for how long (milliseconds). */
const SEAL_EVERY_MS = 4000
const SEAL_PATIENCE_MS = 120_000

/**
 * The reports of a contract in a year and all that wait for the owner's signature. Read anew whenever one comes back
 * to the window: another tab, or a telephone, may have signed meanwhile.
 */
export function useReports(contractId: number, year?: number) {
  return useQuery({
    ...queryOf(listReports, { query: { idContract: contractId, ...(year && { year }) } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isBeingSealed) ? SEAL_EVERY_MS : false),
  })
}

function isBeingSealed({ signedAt, sealed }: Report): boolean {
  return signedAt !== null && !sealed && Date.now() - Date.parse(signedAt) < SEAL_PATIENCE_MS
}
