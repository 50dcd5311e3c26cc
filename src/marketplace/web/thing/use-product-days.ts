import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { addDays, type Day } from '../../../kernel/day.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { listDays, type ProductDay } from '../../days/days.endpoints.ts'

/** A month's first and last week show days of the months beside it. */
const WEEK = 6

export interface ProductDays {
  /** A day's places; undefined while they load, and for days that are not asked for. */
  on: (day: Day) => ProductDay | undefined
  /** The first of them, which tells what hours there are before a day is chosen. */
  first: ProductDay | undefined
  all: readonly ProductDay[]
  isError: boolean
}

/** A product's days around the month of `shown`; those of the month before stay until they are there. */
export function useProductDays(idProduct: number | null, shown: Day): ProductDays {
  const month = `${shown.slice(0, 7)}-01`
  const query = { idP: idProduct ?? 0, fini: addDays(month, -WEEK), ffin: addDays(month, 31 + WEEK) }
  const { data, isError } = useQuery({
    ...queryOf(listDays, { query }),
    enabled: idProduct !== null,
    placeholderData: keepPreviousData,
  })
  const days = data?.data ?? []
  return { on: (day) => days.find((one) => one.day === day), first: days[0], all: days, isError }
}
