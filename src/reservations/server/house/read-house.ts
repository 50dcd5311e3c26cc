import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { readHouseDay as dayCall, readHouse as houseCall } from '../../house.endpoints.ts'
import { findHouse, findHouseDay } from './house.store.ts'

/** A resort's house for some days. */
export const readHouse: Deed<typeof houseCall> = async ({ query }, { db, now }) => {
  const house = await findHouse(db, { hotel: query.hotel, from: query.from, days: query.days }, now)
  if (!house || (query.hotel && house.hotel.id !== query.hotel)) return refused('NOT_FOUND')
  return done({ data: house })
}

/** Who arrives, is in the house and leaves on a day. */
export const readHouseDay: Deed<typeof dayCall> = async ({ query }, { db, now }) => {
  const facts = await findHouseDay(db, query, now)
  if (!facts) return refused('NOT_FOUND')
  const { stays, ...house } = facts
  return done({
    data: {
      ...house,
      arrivals: stays.filter(({ checkIn }) => checkIn === query.day),
      inHouse: stays.filter(({ checkIn, checkOut }) => checkIn < query.day && query.day < checkOut),
      departures: stays.filter(({ checkOut }) => checkOut === query.day),
    },
  })
}
