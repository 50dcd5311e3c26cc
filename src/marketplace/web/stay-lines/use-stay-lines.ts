import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../web/calls/query.ts'
import { listStayLines } from '../../stays/stay-lines.endpoints.ts'

/** What is ordered for a stay; nothing while it is on its way. */
export const useStayLines = (idBooking: number) => useReadStayLines(idBooking).lines

/** The same, and whether it is still on its way. */
export function useReadStayLines(idBooking: number) {
  const { data, isPending } = useQuery({
    ...queryOf(listStayLines, { query: { idBooking } }),
    staleTime: 10_000,
  })
  return { lines: data?.data ?? [], isPending }
}
