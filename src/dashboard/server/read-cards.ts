import { done, refused } from '../../kernel/outcome.ts'
import { findContractBy } from '../../membership/server/own-contract.store.ts'
import { readNextStay } from '../../reservations/server/bookings.store.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { listNewsletters as newsCall, readNextReservation as nextCall } from '../dashboard.endpoints.ts'
import { whoIsInHouse } from '../in-house.ts'
import { listNewslettersIn } from './club-news.store.ts'

/** The next stay of the contract that is named, by its own number or its residence's; else of the owner's first. */
export const readNextReservation: Deed<typeof nextCall> = async ({ query }, { db, now, caller }) => {
  const ownerId = ownerOf(caller.session)
  if (query.idOwner !== undefined && query.idOwner !== ownerId) return refused('NOT_FOUND')
  const contract = await findContractBy(db, ownerId, { id: query.idContract, housingId: query.housingid })
  if (!contract) return refused('NOT_FOUND')
  const booking = await readNextStay(db, contract.id, now)
  return done({
    date: booking?.datein ?? null,
    ownerInHouse: whoIsInHouse(booking, now) === 'owner',
    data: booking,
  })
}

/** The club's newsletters in a language: 1 is Spanish, 2 English, the default. */
export const listNewsletters: Deed<typeof newsCall> = async ({ query }, { db, now }) => {
  return done({ data: await listNewslettersIn(db, query.language === 1 ? 'es' : 'en', now) })
}
