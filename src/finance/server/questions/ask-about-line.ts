import { languageOf } from '../../../kernel/language.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { noteOwnMoney } from '../../../membership/server/desk-deeds.store.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { enqueueAll } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type {
  askAboutLine as askCall,
  withdrawQuestion as backCall,
} from '../../questions/question.endpoints.ts'
import { askFault } from '../../questions/question.ts'
import { readContractNames } from '../contract-names.store.ts'
import { FINANCE_MAILS } from '../mails.ts'
import { findFinance, insertQuestion, lockLine, lockQuestion, saveSettled } from './questions.store.ts'

/** Asks about a line; whoever of the club answers such questions is told by mail. */
export const askAboutLine: Deed<typeof askCall> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const ownerId = ownerOf(caller.session)
  const line = await lockLine(db, ownerId, body.id)
  if (!line) return refused('NOT_FOUND')
  const fault = askFault(line)
  if (fault) return refused(fault)
  const { id: idQuestion, answerBy } = await insertQuestion(
    db,
    { documentId: body.id, ownerId, words: body.words, line },
    now,
  )
  const { contractId, currency } = line
  const sum = { cents: Math.abs(line.nowCents), currency }
  await noteOwnMoney(db, { deed: 'askAboutLine', ownerId, contractId, id: idQuestion, sum }, now)
  const contractOf = await readContractNames(db, [line.contractId])
  const mails = (await findFinance(db)).map(({ name, email, languageName }) => {
    const language = languageOf(languageName)
    return {
      kind: 'question-asked' as const,
      recipient: email,
      language,
      content: {
        name,
        contract: contractOf(line.contractId)[language],
        concept: line.concept[language],
        reference: line.reference,
        amount: `${formatMoney({ cents: line.nowCents, currency: line.currency })} ${line.currency}`,
        words: body.words,
        link: `${config.publicUrl}/desk?show=questions`,
      },
    }
  })
  await enqueueAll(db, FINANCE_MAILS, mails, now)
  afterCommit(wakeJobs)
  return done({ data: { idQuestion, answerBy } })
}

/** Takes a question back that nobody has answered. */
export const withdrawQuestion: Deed<typeof backCall> = async ({ body }, { db, now, caller }) => {
  const ownerId = ownerOf(caller.session)
  const question = await lockQuestion(db, body.idQuestion, { ownerId, now })
  if (!question) return refused('NOT_FOUND')
  if (question.settled) return refused('QUESTION_SETTLED')
  const settled = { outcome: 'withdrawn' as const, answer: null, correctedCents: null, adminId: null }
  await saveSettled(db, { id: question.id, ...settled }, now)
  const { id, contractId, currency } = question
  const sum = { cents: Math.abs(question.nowCents), currency }
  await noteOwnMoney(db, { deed: 'withdrawQuestion', ownerId, contractId, id, sum }, now)
  return done({ data: { withdrawn: true } })
}
