import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../web/calls/query.ts'
import { type FreeDay, listNextDays, type NextDay } from '../../days/days.endpoints.ts'
import type { StayToPlan } from '../../stays/stays.endpoints.ts'

/** The most products of one question. */
const MOST_ASKED = 100

/** Of products, by number: those that cannot be had in the days of a stay, and when the others can be had first; none while that is not known. */
export function useNextDays(
  products: readonly number[],
  stay: Pick<StayToPlan, 'datein' | 'dateout' | 'checkIn'> | null,
): { next: ReadonlyMap<number, NextDay>; free: ReadonlyMap<number, FreeDay>; isOnItsWay: boolean } {
  const asked = products.slice(0, MOST_ASKED).join(',')
  const { data, isPending, isPlaceholderData } = useQuery({
    ...queryOf(listNextDays, {
      query: { products: asked, fini: stay?.datein ?? '', ffin: stay?.dateout ?? '', hini: stay?.checkIn },
    }),
    enabled: stay !== null && asked !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const known = stay === null ? undefined : data
  return {
    next: new Map(known?.data.map((one) => [one.idP, one])),
    free: new Map(known?.free.map((one) => [one.idP, one])),
    isOnItsWay: stay !== null && (isPending || isPlaceholderData),
  }
}
