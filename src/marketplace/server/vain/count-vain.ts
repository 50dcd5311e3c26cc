import { todayIn } from '../../../kernel/day.ts'
import { done } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { countVainSearch as call } from '../../search/vain.endpoints.ts'
import { countedWords } from '../../search/vain.ts'
import { countVain } from './vain.store.ts'

/** Counts words that found nothing. What the club's people search for, also for an owner, is not counted. */
export const countVainSearch: Deed<typeof call> = async ({ body: { q } }, { db, now, caller }) => {
  const words = caller.session.adminId === null ? countedWords(q) : null
  if (words) await countVain(db, words, todayIn('UTC', now))
  return done({ data: { done: words !== null } })
}
