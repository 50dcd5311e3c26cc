import { done } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { readToDo as call } from '../to-do.endpoints.ts'
import { whatWaits } from '../to-do.ts'
import { readToDoFacts } from './to-do.store.ts'

/** What waits for the owner who asks, or for whom an admin acts. */
export const readToDo: Deed<typeof call> = async (_, { db, now, caller }) => {
  const facts = await readToDoFacts(db, { ownerId: ownerOf(caller.session), now })
  return done({ sign: facts.sign, data: whatWaits(facts) })
}
