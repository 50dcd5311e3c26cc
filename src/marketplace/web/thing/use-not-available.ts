import { useQueries } from '@tanstack/react-query'
import { type Day, todayIn } from '../../../kernel/day.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { queryOf } from '../../../web/calls/query.ts'
import type { BlackoutDates } from '../../cart.ts'
import { listNotAvailable } from '../../catalogue.endpoints.ts'
import type { EdgeOfStay } from '../../stays/stay-day.ts'
import { commonDays, onlyOn } from './availability.ts'

/** A quantity of a variant; without one, of whichever variant has room. */
export interface WantedPlaces {
  idProduct: number
  detailId: number | null
  qty: number
}

/** What belongs to a day of the stay is had on those days of the owner's stays alone. */
export interface OnlyDays {
  stayDay: EdgeOfStay
  days: readonly Day[]
}

export interface Availability {
  /** When all that is wanted can be had; null while it is loading, or where it could not be loaded. */
  dates: BlackoutDates | null
  /** Today where the contract's resort is, and that resort's zone. */
  today: Day
  zone: string
  /** The days alone on which it is had, those of stays; null: any day. */
  only: OnlyDays | null
  isError: boolean
  isFetching: boolean
  retry: () => void
}

/** The days on which all that is wanted can be had together; asked anew whenever a quantity changes. */
export function useNotAvailable(wanted: readonly WantedPlaces[], only: OnlyDays | null = null): Availability {
  const { zone } = useContract()
  const today = todayIn(zone, new Date())
  const answers = useQueries({
    queries: wanted.map(({ idProduct, detailId, qty }) =>
      queryOf(listNotAvailable, {
        query: { idP: idProduct, qty, fini: today, ...(detailId !== null && { idDetail: detailId }) },
      }),
    ),
  })
  const found = answers.flatMap(({ data }) => (data ? [data] : []))
  return {
    dates: found.length === wanted.length ? onlyOn(commonDays(found, today), only?.days ?? null) : null,
    today,
    zone,
    only,
    isError: answers.some(({ isError }) => isError),
    isFetching: answers.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const one of answers) if (one.isError) void one.refetch()
    },
  }
}
