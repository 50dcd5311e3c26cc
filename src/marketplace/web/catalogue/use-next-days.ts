import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../web/calls/query.ts'
import { listNextDays, type NextDay } from '../../days/days.endpoints.ts'
import type { StayToPlan } from '../../stays/stays.endpoints.ts'

/** So many products are asked about at once. */
const MOST_ASKED = 100

/** Of these products those that cannot be had in the days of a stay, by number; none while that is not known. */
export function useNextDays(
  products: readonly number[],
  stay: Pick<StayToPlan, 'datein' | 'dateout'> | null,
): ReadonlyMap<number, NextDay> {
  const asked = products.slice(0, MOST_ASKED).join(',')
  const { data } = useQuery({
    ...queryOf(listNextDays, {
      query: { products: asked, fini: stay?.datein ?? '', ffin: stay?.dateout ?? '' },
    }),
    enabled: stay !== null && asked !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return new Map(stay === null ? [] : data?.data.map((one) => [one.idP, one]))
}
