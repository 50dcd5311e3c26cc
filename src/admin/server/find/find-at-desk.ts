import { done } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { askedOf, phoneDigitsOf } from '../../find/asked.ts'
import type { findAtDesk as call } from '../../find/find.endpoints.ts'
import { findContractsByNumber, findOwnersByWords, findStayByCode } from './find.store.ts'

/** Finds what is typed, from anywhere at the desk. */
export const findAtDesk: Deed<typeof call> = async ({ query }, { db, caller }) => {
  const { words, stayCode } = askedOf(query.search)
  const [only] = words
  const isNumber = words.length === 1 && only !== undefined && /\d/.test(only)
  const [owners, contracts, stays] = await Promise.all([
    words.length > 0 ? findOwnersByWords(db, words, phoneDigitsOf(query.search)) : [],
    isNumber ? findContractsByNumber(db, only) : [],
    stayCode !== null && caller.session.roles.includes('desk') ? findStayByCode(db, stayCode) : [],
  ])
  return done({ owners, contracts, stays })
}
