import { languageOf } from '../../kernel/language.ts'
import { done, refused } from '../../kernel/outcome.ts'
import type { Deed } from '../../server/http/handle.ts'
import { enqueue } from '../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import type { closeSuspicion as closeCall, listSuspicions as listCall } from '../desk.endpoints.ts'
import { VERIFICATION_MAILS } from './mails.ts'
import { holdSuspicion, listOpenSuspicions, saveClosed } from './suspicions.store.ts'

/** What people reported and nobody has closed. */
export const listSuspicions: Deed<typeof listCall> = async ({ query }, { db }) =>
  done({ data: await listOpenSuspicions(db, query.id) })

/**
 * The desk's answer; the first one counts. The mail holds the desk's words alone: what was reported may be anybody's
 * text, and the address anybody's.
 */
export const closeSuspicion: Deed<typeof closeCall> = async ({ body }, { db, now, caller, afterCommit }) => {
  const { idSuspicion, answer } = body
  const held = await holdSuspicion(db, idSuspicion)
  if (!held) return refused('NOT_FOUND')
  if (held.isClosed) return refused('DECIDED_MEANWHILE')
  await saveClosed(db, idSuspicion, { answer, adminId: caller.session.adminId ?? 0, now })
  if (held.email !== null) {
    const language = held.languageName === null ? held.language : languageOf(held.languageName)
    await enqueue(
      db,
      VERIFICATION_MAILS,
      { kind: 'suspicion-answered', recipient: held.email, language, content: { answer } },
      now,
    )
    afterCommit(wakeJobs)
  }
  return done({ data: { done: true } })
}
