import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type * as calls from '../../inbox/held.endpoints.ts'
import { kindsOf } from '../../inbox/kinds.ts'
import { deleteHeld, findHeld, isAnothers, saveHeldDue } from './held.store.ts'

const DONE = done({ data: { done: true } })

/** What is held, of everybody whose work is that of who asks. */
export const listHeldAnswers: Deed<typeof calls.listHeldAnswers> = async (_, { db, now, caller }) => {
  const asker = { adminId: caller.session.adminId ?? 0, language: caller.screen }
  return done({ data: await findHeld(db, kindsOf(caller.session.roles), asker, now) })
}

/** Takes answers of one's own back. */
export const takeAnswersBack: Deed<typeof calls.takeAnswersBack> = async ({ body }, { db, caller }) => {
  const adminId = caller.session.adminId ?? 0
  if (await isAnothers(db, body.ids, adminId)) return refused('NOT_FOUND')
  return (await deleteHeld(db, body.ids, adminId)) > 0 ? DONE : refused('GIVEN_ALREADY')
}

/** Gives answers of one's own at once. */
export const giveAnswersNow: Deed<typeof calls.giveAnswersNow> = async (
  { body },
  { db, now, caller, afterCommit },
) => {
  const adminId = caller.session.adminId ?? 0
  if (await isAnothers(db, body.ids, adminId)) return refused('NOT_FOUND')
  afterCommit(wakeJobs)
  return (await saveHeldDue(db, body.ids, adminId, now)) > 0 ? DONE : refused('GIVEN_ALREADY')
}
