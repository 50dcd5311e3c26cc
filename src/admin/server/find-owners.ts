import { done } from '../../kernel/outcome.ts'
import { type findOwners as find, MOST_FOUND } from '../../membership/find-owners.endpoints.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { readChoices as choices, listHousing as housing } from '../acting.endpoints.ts'
import { lastHotel, listHotelsWithResidences, recentOwners } from './acting.store.ts'
import { findHousing, searchOwners } from './owners.store.ts'

/** Owners that match what is typed. */
export const findOwners: Deed<typeof find> = async ({ body }, { db }) => {
  const found = await searchOwners(db, { ...body, most: MOST_FOUND + 1 })
  return done({ data: found.slice(0, MOST_FOUND), more: found.length > MOST_FOUND })
}

/** Residences with their owners. */
export const listHousing: Deed<typeof housing> = async ({ query }, { db }) =>
  done({ data: await findHousing(db, query.idHotel, query.numberHouse ?? '') })

/** What an admin chooses from before anything is typed. */
export const readChoices: Deed<typeof choices> = async (_, { db, caller }) => {
  const adminId = caller.session.adminId ?? 0
  const [hotels, recent, idHotel] = await Promise.all([
    listHotelsWithResidences(db),
    recentOwners(db, adminId),
    lastHotel(db, adminId),
  ])
  return done({ hotels, recent, idHotel })
}
