import { useQuery } from '@tanstack/react-query'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { readCondoFees } from '../../statement.endpoints.ts'

/** The contract's condo fees of a year; nothing is asked before the year is known. */
export function useCondoFees(year: number | undefined) {
  const { id: idContract } = useContract()
  return useQuery({
    ...queryOf(readCondoFees, { query: { idContract, ...(year !== undefined && { year }) } }),
    enabled: year !== undefined,
  })
}
