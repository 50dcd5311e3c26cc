import type { Day } from '../../../kernel/day.ts'
import type { Context } from '../../../server/http/handle.ts'
import { sized } from '../../../server/kept-own.ts'
import { accountsFor, resortFor, roomsFor } from '../../request/found-rooms.ts'
import { type RoomSearch, readAccounts, readFreeRooms, readResort } from './room-search.store.ts'

/**
 * The rooms that are free for a stay, with what the rules need. Free nights are read at each search; accounts and the
 * resort's facts come from a cache that is valid while their change counters stay. Null when the contract is not the
 * owner's.
 */
export async function findRooms(
  { db, now, keptOwn }: Pick<Context, 'db' | 'now' | 'keptOwn'>,
  asked: RoomSearch & { today: Day },
) {
  const found = await readFreeRooms(db, asked)
  if (!found) return null
  const { hotelId, categoryId, contractVersion, resortVersion, free, ...contract } = found
  const { contractId, checkIn, today } = asked
  const both = `${contractVersion} ${resortVersion}`
  const [resort, accounts] = await Promise.all([
    keptOwn.find(`resort ${hotelId}`, `${resortVersion}`, now, async () =>
      sized(await readResort(db, hotelId)),
    ),
    keptOwn.find(`accounts ${contractId}`, both, now, async () => sized(await readAccounts(db, contractId))),
  ])
  return {
    ...contract,
    ...resortFor(resort, asked, today),
    ...accountsFor(accounts, checkIn),
    rooms: roomsFor(resort.rooms, free, categoryId),
  }
}
