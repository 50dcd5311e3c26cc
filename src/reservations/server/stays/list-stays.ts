import { done, refused } from '../../../kernel/outcome.ts'
import { findContract } from '../../../membership/server/own-contract.store.ts'
import { ownerOf, scopeCovers } from '../../../server/http/caller.ts'
import type { Deed, SignedContext } from '../../../server/http/handle.ts'
import type {
  listComingStays as comingCall,
  listPastStays as pastCall,
  listPastYears as yearsCall,
} from '../../past-stays.endpoints.ts'
import { pastSearchWords } from '../../stay/past-stays.ts'
import { listBesideOf, listComingOf, type WhoseStays } from '../bookings.store.ts'
import { readEndedAhead, readNightsLeft, readPastStays, readPastYears } from './past-stays.store.ts'

/** The owner's stays that come or run, and the nights that wait for a place. */
export const listComingStays: Deed<typeof comingCall> = async ({ query }, context) => {
  const { db, now, caller } = context
  const whose = await whoseStays(query, context)
  if (!whose) return refused('NOT_FOUND')
  const [data, ended, nights, beside] = await Promise.all([
    listComingOf(db, whose, now),
    readEndedAhead(db, whose, now),
    readNightsLeft(db, whose, now),
    // What is ordered is another scope's.
    scopeCovers(caller.session, 'order') ? listBesideOf(db, whose, now) : [],
  ])
  return done({ data, ended, nights, beside })
}

/** The years behind the owner, each with what it adds up to. */
export const listPastYears: Deed<typeof yearsCall> = async ({ query }, context) => {
  const { db, now } = context
  const whose = await whoseStays(query, context)
  if (!whose) return refused('NOT_FOUND')
  return done({ data: await readPastYears(db, { ...whose, now, words: pastSearchWords(query.search) }) })
}

/** A page of the stays behind the owner. */
export const listPastStays: Deed<typeof pastCall> = async ({ query }, context) => {
  const { db, now } = context
  const whose = await whoseStays(query, context)
  if (!whose) return refused('NOT_FOUND')
  const { year, page } = query
  return done(await readPastStays(db, { ...whose, now, words: pastSearchWords(query.search), year, page }))
}

/** Whose stays are asked for: of one contract where it is named. A stranger's is not there. */
async function whoseStays(
  { idContract }: { idContract?: number | undefined },
  { db, caller }: SignedContext,
): Promise<WhoseStays | null> {
  const ownerId = ownerOf(caller.session)
  if (idContract === undefined) return { ownerId, contractId: null }
  return (await findContract(db, ownerId, idContract)) && { ownerId, contractId: idContract }
}
