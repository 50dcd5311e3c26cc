import { languageOf } from '../../kernel/language.ts'
import { done, refused } from '../../kernel/outcome.ts'
import type { Deed } from '../../server/http/handle.ts'
import { enqueue } from '../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import type { answerMessage as answer, listUnanswered as list } from '../desk.endpoints.ts'
import { listOpenMessages, saveAnswer } from './desk.store.ts'

/** The messages that wait for an answer. */
export const listUnanswered: Deed<typeof list> = async (_, { db }) =>
  done({ data: await listOpenMessages(db) })

/** The desk's answer to a message; the first one counts. */
export const answerMessage: Deed<typeof answer> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const by = { answer: body.answer, adminId: caller.session.adminId ?? 0 }
  const told = await saveAnswer(db, body.idMessage, by, now)
  if (told === 'missing') return refused('NOT_FOUND')
  if (told === 'answered') return refused('DECIDED_MEANWHILE')
  const { name, email, languageName, subject, body: message } = told
  const link = `${config.publicUrl}/about-us?show=message`
  const content = { name, subject, message, answer: body.answer, link }
  await enqueue(
    db,
    { kind: 'message-answered', recipient: email, language: languageOf(languageName), content },
    now,
  )
  afterCommit(wakeJobs)
  return done({ data: { answered: true } })
}
