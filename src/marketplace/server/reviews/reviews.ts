import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { mayRate, ratingOf } from '../../reviews/review.ts'
import type {
  listAlsoTaken as alsoCall,
  listReviews as listCall,
  listOwnReviews as ownCall,
  saveReview as saveCall,
} from '../../reviews/reviews.endpoints.ts'
import { readAlsoTaken } from './also-taken.store.ts'
import { lockReviewedLine, readReviewedLines, readReviews, saveReviewRow } from './reviews.store.ts'

const MOST_SHOWN = 5
const MOST_ALSO = 3

/** What the owner said of an order's lines. */
export const listOwnReviews: Deed<typeof ownCall> = async ({ query }, { db, now, caller }) => {
  const lines = await readReviewedLines(db, ownerOf(caller.session), query.idOrder, now)
  const data = lines.map(({ lived, now: clock, product: _, ...line }) => ({
    ...line,
    mayRate: mayRate(lived, clock),
  }))
  return done({ data })
}

/** Rates a line, or says it otherwise. */
export const saveReview: Deed<typeof saveCall> = async ({ body }, { db, now, caller }) => {
  const { idLine, stars, words } = body
  const line = await lockReviewedLine(db, ownerOf(caller.session), idLine, now)
  if (!line) return refused('NOT_FOUND')
  if (!mayRate(line.lived, line.now)) return refused('REVIEW_NOT_POSSIBLE')
  await saveReviewRow(db, { line: idLine, product: line.product, stars, words: words || null }, now)
  return done({})
}

/** What owners say of a product. */
export const listReviews: Deed<typeof listCall> = async ({ query }, { db }) => {
  const found = await readReviews(db, query.id, MOST_SHOWN)
  if (!found) return refused('NOT_FOUND')
  const rating = ratingOf(found.count, found.stars)
  return done({ data: { rating, reviews: rating ? found.reviews : [] } })
}

/** What was also taken at the contract's resort. */
export const listAlsoTaken: Deed<typeof alsoCall> = async ({ query }, { db, caller }) => {
  const data = await readAlsoTaken(db, ownerOf(caller.session), { ...query, most: MOST_ALSO })
  return data ? done({ data }) : refused('NOT_FOUND')
}
