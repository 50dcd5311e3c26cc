import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryOf } from '../../../web/calls/query.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { listStaff } from '../../staff.endpoints.ts'

/** The club's people, and the latest changes. */
export const useStaff = () => useQuery(queryOf(listStaff))

/** Reads them anew after a change. */
export function useStaffChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: keyOf(listStaff) })
}
