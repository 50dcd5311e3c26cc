import { done, refused } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { readToDo as call, dismissRating as dismissCall } from '../to-do.endpoints.ts'
import { whatWaits } from '../to-do.ts'
import { readToDoFacts, saveNotAsked } from './to-do.store.ts'

/** What waits for the owner who asks, or for whom an admin acts. */
export const readToDo: Deed<typeof call> = async (_, { db, now, caller }) => {
  const facts = await readToDoFacts(db, { ownerId: ownerOf(caller.session), now })
  return done({ sign: facts.sign, data: whatWaits(facts) })
}

/** Does not ask again how it was. */
export const dismissRating: Deed<typeof dismissCall> = async ({ body }, { db, caller }) =>
  (await saveNotAsked(db, ownerOf(caller.session), body.idLine)) ? done({}) : refused('NOT_FOUND')
