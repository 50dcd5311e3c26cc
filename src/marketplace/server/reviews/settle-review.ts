import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type {
  listWaitingReviews as listCall,
  settleReview as settleCall,
} from '../../reviews/reviews.endpoints.ts'
import { readWaitingReviews, saveReviewDeed } from './desk-reviews.store.ts'
import { REVIEW_MAILS } from './mails.ts'

/** The sentences that wait for the club. */
export const listWaitingReviews: Deed<typeof listCall> = async ({ query }, { db, now }) =>
  done({ data: await readWaitingReviews(db, now, query.id) })

/** The club's word on a review; its owner is told by mail. */
export const settleReview: Deed<typeof settleCall> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const told = await saveReviewDeed(db, { ...body, adminId: caller.session.adminId }, now)
  if (!told) return refused('DECIDED_MEANWHILE')
  const { email, name, language, product, orderId } = told
  await enqueue(
    db,
    REVIEW_MAILS,
    {
      kind: body.deed === 'answer' ? 'review-answered' : 'review-hidden',
      recipient: email,
      language,
      content: {
        name,
        product: product[language],
        words: body.words,
        link: `${config.publicUrl}/things-to-do?view=orders&order=${orderId}`,
      },
    },
    now,
  )
  afterCommit(wakeJobs)
  return done({})
}
