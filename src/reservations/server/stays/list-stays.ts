import { done } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type {
  listComingStays as comingCall,
  listPastStays as pastCall,
  listPastYears as yearsCall,
} from '../../past-stays.endpoints.ts'
import { searchedWords } from '../../stay/past-stays.ts'
import { listComingOf } from '../bookings.store.ts'
import { readNightsLeft, readPastStays, readPastYears } from './past-stays.store.ts'

/** The owner's stays that come or run, and the nights that wait for a place. */
export const listComingStays: Deed<typeof comingCall> = async (_, { db, now, caller }) => {
  const ownerId = ownerOf(caller.session)
  const [data, nights] = await Promise.all([listComingOf(db, ownerId, now), readNightsLeft(db, ownerId, now)])
  return done({ data, nights })
}

/** The years behind the owner, each with what it adds up to. */
export const listPastYears: Deed<typeof yearsCall> = async ({ query }, { db, now, caller }) =>
  done({
    data: await readPastYears(db, {
      ownerId: ownerOf(caller.session),
      now,
      words: searchedWords(query.search),
    }),
  })

/** A page of the stays behind the owner. */
export const listPastStays: Deed<typeof pastCall> = async ({ query }, { db, now, caller }) =>
  done(
    await readPastStays(db, {
      ownerId: ownerOf(caller.session),
      now,
      words: searchedWords(query.search),
      year: query.year,
      page: query.page,
    }),
  )
