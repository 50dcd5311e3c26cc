import { daysOfStays, type EdgeOfStay } from '../stays/stay-day.ts'
import type { OnlyDays } from './thing/use-not-available.ts'
import { useStays } from './use-stays.ts'

/** The days on which something may be had that belongs to a day of the stay; null: on any day. */
export function useStayDay(stayDay: EdgeOfStay | null, hotel: { id: number } | null): OnlyDays | null {
  const { all } = useStays()
  return stayDay && { stayDay, days: daysOfStays(stayDay, all, hotel) }
}
