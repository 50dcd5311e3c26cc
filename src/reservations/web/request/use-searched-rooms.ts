import type { SearchedStay } from './stay-search.ts'
import { useNightsInVain } from './use-nights-in-vain.ts'
import { useRooms } from './use-rooms.ts'

/** The rooms of a search that somebody makes: what it finds nothing for is counted. */
export function useSearchedRooms(idContract: number, stay: SearchedStay) {
  const rooms = useRooms(idContract, stay)
  const { checkIn: datein = '', checkOut: dateout = '' } = stay.dates ?? {}
  useNightsInVain({ idContract, datein, dateout }, rooms)
  return rooms
}
