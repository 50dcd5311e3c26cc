import { todayIn } from '../../kernel/day.ts'
import { done, refused } from '../../kernel/outcome.ts'
import type { Context, Deed } from '../../server/http/handle.ts'
import type { readTerms as call } from '../about.endpoints.ts'
import { findTerms } from './terms.store.ts'

/** The terms that hold today. A matter without terms is not found. */
export const readTerms: Deed<typeof call, Context> = async ({ query }, { db, now }) => {
  const terms = await findTerms(db, query, todayIn('UTC', now))
  return terms ? done({ data: terms }) : refused('NOT_FOUND')
}
