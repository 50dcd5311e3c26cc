import { instantAt, todayIn } from '../../kernel/day.ts'
import { languageOf } from '../../kernel/language.ts'
import { done, refused } from '../../kernel/outcome.ts'
import type { Deed } from '../../server/http/handle.ts'
import { enqueue } from '../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import type {
  answerMessage as answer,
  listUnanswered as list,
  readMessagePicture as readPicture,
} from '../desk.endpoints.ts'
import { holdMessage, listColleagues, listOpenMessages, saveAnswer } from './desk.store.ts'
import { ABOUT_MAILS } from './mails.ts'
import { findPicture } from './messages.store.ts'
import { findColleague } from './staff.store.ts'

/** The messages that wait for an answer. */
export const listUnanswered: Deed<typeof list> = async ({ query }, { db }) => {
  const [data, staff] = await Promise.all([listOpenMessages(db, query.id), listColleagues(db)])
  return done({ data, staff })
}

/** The desk's answer to a message, or the one that came by mail; the first one counts. */
export const answerMessage: Deed<typeof answer> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const { idMessage, byMail } = body
  const adminId = caller.session.adminId ?? 0
  const message = await holdMessage(db, idMessage)
  if (!message) return refused('NOT_FOUND')
  if (message.answered) return refused('DECIDED_MEANWHILE')
  if (byMail) {
    const colleague = await findColleague(db, byMail.idStaff)
    if (!colleague) return refused('NOT_FOUND')
    const { zone } = colleague
    if (byMail.day < todayIn(zone, message.sentAt) || byMail.day > todayIn(zone, now))
      return refused('MAIL_DAY_WRONG')
    // Only the day of a mail is entered: it is stored as noon of that day, but not before the message nor after now.
    const noon = instantAt(byMail.day, '12:00', zone)
    const at = noon < message.sentAt ? message.sentAt : noon > now ? now : noon
    await saveAnswer(db, idMessage, { answer: body.answer, at, staffId: colleague.id, adminId })
    return done({ data: { answered: true } })
  }
  await saveAnswer(db, idMessage, { answer: body.answer, at: now, staffId: null, adminId })
  const { name, email, languageName, subject, body: written } = message
  const link = `${config.publicUrl}/about-us?show=message`
  const content = { name, subject, message: written, answer: body.answer, link }
  await enqueue(
    db,
    ABOUT_MAILS,
    { kind: 'message-answered', recipient: email, language: languageOf(languageName), content },
    now,
  )
  afterCommit(wakeJobs)
  return done({ data: { answered: true } })
}

/** A picture of a message, for whoever answers it. */
export const readMessagePicture: Deed<typeof readPicture> = async ({ query }, { db, files }) => {
  const file = await findPicture(db, query.idMessage, query.key)
  if (!file) return refused('NOT_FOUND')
  return done({ ...file, content: await files.read(query.key) })
}
