import type { CommonRefusal } from '../../../kernel/endpoint.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { MAINTENANCE_MEMBERSHIP } from '../../../membership/contract.ts'
import type { Database } from '../../../server/database/database.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type * as calls from '../../maintenance.endpoints.ts'
import { findPlace, listRequests, readRequest } from './requests.store.ts'

/** A page of a contract's requests. */
export const listMaintenance: Deed<typeof calls.listMaintenance> = async ({ query }, { db, now, caller }) => {
  const place = await findPlace(db, ownerOf(caller.session), query.idContract)
  const allowed = mayUse(place)
  if (!allowed.ok) return allowed
  return done(await listRequests(db, { contractId: query.idContract, page: query.page ?? 1 }, now))
}

/** One request, whole. */
export const readMaintenance: Deed<typeof calls.readMaintenance> = async ({ query }, { db, now, caller }) => {
  const found = await readRequest(db, ownerOf(caller.session), query.idRequest, now)
  const allowed = mayUse(found)
  return allowed.ok ? done({ data: allowed.value.details }) : allowed
}

/** What is the owner's and of the one membership that has maintenance requests (spec, section 2). */
export function mayUse<Found extends { membership: string }>(
  found: Found | null,
): Outcome<Found, Extract<CommonRefusal, 'NOT_FOUND'> | 'MAINTENANCE_CLASSIC_ONLY'> {
  if (!found) return refused('NOT_FOUND')
  return found.membership === MAINTENANCE_MEMBERSHIP ? done(found) : refused('MAINTENANCE_CLASSIC_ONLY')
}

/**
 * The answer of a deed that has just been done to a request of this owner. Who stopped being one of the contract's owners in the middle
 * of it has done nothing: the refusal rolls it back.
 */
export async function answerWith(db: Database, ownerId: number, requestId: number, now: Date) {
  const found = await readRequest(db, ownerId, requestId, now)
  if (!found) return refused('NOT_FOUND')
  return done({ data: found.details })
}
