import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { queryOf } from '../../../web/calls/query.ts'
import { type FreeDays, listNextDays, type NextDay } from '../../days/days.endpoints.ts'
import type { StayToPlan } from '../../stays/stays.endpoints.ts'

/** The most products of one question. */
const MOST_ASKED = 100

/** Of products, by number: those that cannot be had in the days of a stay, and when the others can; none while that is not known. */
export function useNextDays(
  products: readonly number[],
  stay: Pick<StayToPlan, 'datein' | 'dateout' | 'checkIn' | 'checkOut'> | null,
): {
  next: ReadonlyMap<number, NextDay>
  free: ReadonlyMap<number, FreeDays>
  isOnItsWay: boolean
  /** The failure, where it could not be loaded. */
  failed: { error: Error; retry: () => void } | null
} {
  const parts = Array.from({ length: Math.ceil(products.length / MOST_ASKED) }, (_, index) =>
    products.slice(index * MOST_ASKED, (index + 1) * MOST_ASKED),
  )
  const asked = useQueries({
    queries: stay
      ? parts.map((part) => ({
          ...queryOf(listNextDays, {
            query: {
              products: part.join(','),
              fini: stay.datein,
              ffin: stay.dateout,
              hini: stay.checkIn,
              hfin: stay.checkOut,
            },
          }),
          placeholderData: keepPreviousData,
          staleTime: 60_000,
        }))
      : [],
  })
  const known = asked.flatMap(({ data }) => data ?? [])
  const failed = asked.find(({ isError, data }) => isError && !data)
  return {
    next: new Map(known.flatMap(({ data }) => data.map((one) => [one.idP, one]))),
    free: new Map(known.flatMap(({ free }) => free.map((one) => [one.idP, one]))),
    isOnItsWay: asked.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData),
    failed: failed?.error ? { error: failed.error, retry: () => void failed.refetch() } : null,
  }
}
