import { createHash } from 'node:crypto'
import { todayIn } from '../../../kernel/day.ts'
import { done } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { countVainSearch as call } from '../../search/vain.endpoints.ts'
import { countedWords } from '../../search/vain.ts'
import { countVain, OWNER_MARKS } from './vain.store.ts'

/** Counts words that found nothing. What the club's people search for, also for an owner, is not counted. */
export const countVainSearch: Deed<typeof call> = async ({ body: { q } }, { db, now, caller }) => {
  const words = caller.session.adminId === null ? countedWords(q) : null
  if (words) await countVain(db, words, markOf(words, ownerOf(caller.session)), todayIn('UTC', now))
  return done({ data: { done: words !== null } })
}

/** One of the marks that stand for owners; of other words the same owner has another one. */
const markOf = (words: string, ownerId: number): number =>
  createHash('sha256').update(`${words} ${ownerId}`).digest().readUInt8() % OWNER_MARKS
