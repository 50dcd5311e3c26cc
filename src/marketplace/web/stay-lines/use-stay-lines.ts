import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../web/calls/query.ts'
import { listStayLines } from '../../stays/stay-lines.endpoints.ts'

/** What is ordered for a stay; nothing while it is on its way. */
export function useStayLines(idBooking: number) {
  const { data } = useQuery({ ...queryOf(listStayLines, { query: { idBooking } }), staleTime: 10_000 })
  return data?.data ?? []
}
