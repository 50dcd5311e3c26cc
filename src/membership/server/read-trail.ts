import { done } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import { say } from '../../server/words.ts'
import { type readTrail as call, DEEDS_A_PAGE } from '../trail.endpoints.ts'
import { DEED_WORDS, OTHER_DEED_WORDS } from './deed-words.ts'
import { countDeeds, listDeeds } from './trail.store.ts'

/** What the club's people did in the owner's name. */
export const readTrail: Deed<typeof call> = async ({ query }, { db, caller }) => {
  const ownerId = ownerOf(caller.session)
  const page = { most: DEEDS_A_PAGE, skip: (query.page - 1) * DEEDS_A_PAGE }
  const [deeds, total] = await Promise.all([listDeeds(db, ownerId, page), countDeeds(db, ownerId)])
  const data = deeds.map((one) => ({
    ...one,
    at: one.at.toISOString(),
    what: say(DEED_WORDS[one.deed] ?? OTHER_DEED_WORDS, caller.screen),
  }))
  return done({ data, total })
}
