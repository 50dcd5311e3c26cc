import { addDays, type Day } from '../kernel/day.ts'
import { CAST_CONTRACTS, type ContractRow } from '../membership/cast/contracts.ts'
import type { CastBooking } from '../reservations/cast/booking-rows.ts'
import { isLive } from '../reservations/stay/booking.ts'

const HOTEL = 1
/** So many days apart a contract's stays are, where none is in the way of another. */
const APART = 4

interface TradeScene {
  today: Day
  contracts: readonly ContractRow[]
  bookings: readonly CastBooking[]
  /** The stays for which something is ordered: they are not traded. */
  ordered: ReadonlySet<number>
}

/**
 * The trades of the demo's first resort: three owners offer a stay, one of them to who has its code alone, and Elena has proposed hers for
 * one. It could come true: nothing of either owner is in the way.
 */
export function castTrades(scene: TradeScene): { trades: object[]; proposals: object[] } {
  const { today, contracts, bookings, ordered } = scene
  const cast = Object.values(CAST_CONTRACTS) as number[]
  const mine = new Map(contracts.filter(({ hotel_id }) => hotel_id === HOTEL).map((one) => [one.id, one]))
  const could = bookings.filter(
    ({ id, contract_id, status, occupant, check_in }) =>
      mine.get(contract_id)?.category_id != null &&
      status === 'confirmed' &&
      occupant === 'owner' &&
      check_in > addDays(today, 30) &&
      !ordered.has(id),
  )
  const elena = could.find(({ contract_id }) => contract_id === CAST_CONTRACTS.elena)
  const others = could.filter(({ contract_id }) => !cast.includes(contract_id))
  const trades: object[] = []
  const offer = (stay: CastBooking, code: string, found_by: 'resort' | 'code', ago: number) => {
    const owner_id = mine.get(stay.contract_id)?.owner_id
    const made_at = `${addDays(today, -ago)}T15:20:00Z`
    trades.push({
      ...{ id: trades.length + 1, code, found_by, hotel_id: HOTEL, contract_id: stay.contract_id, owner_id },
      ...{ booking_id: stay.id, state: 'open', made_at },
    })
  }
  const known = others.filter(({ created_at }) => created_at < `${addDays(today, -6)}T00:00:00Z`)
  const wanted = elena && known.find((stay) => isFree(bookings, elena, stay) && isFree(bookings, stay, elena))
  const free = known.filter(({ contract_id }) => contract_id !== wanted?.contract_id)
  const first = free[0]
  const second = free.find(({ contract_id }) => contract_id !== first?.contract_id)
  if (first) offer(first, 'T6QM-X4KB', 'resort', 5)
  if (second) offer(second, 'H8RW-3NDV', 'code', 4)
  if (!elena || !wanted) return { trades, proposals: [] }
  offer(wanted, 'P2JY-9CLE', 'resort', 3)
  const proposals = [
    {
      ...{ trade_id: trades.length, hotel_id: HOTEL, contract_id: elena.contract_id },
      ...{ owner_id: mine.get(elena.contract_id)?.owner_id, booking_id: elena.id },
      ...{ state: 'open', made_at: `${addDays(today, -1)}T17:45:00Z` },
    },
  ]
  return { trades, proposals }
}

/** Whether who gives a stay has no other in the way of the one that they would receive. */
function isFree(bookings: readonly CastBooking[], gives: CastBooking, receives: CastBooking): boolean {
  return !bookings.some(
    ({ id, contract_id, status, check_in, check_out }) =>
      contract_id === gives.contract_id &&
      id !== gives.id &&
      isLive(status) &&
      check_in < addDays(receives.check_out, APART) &&
      check_out > addDays(receives.check_in, -APART),
  )
}
