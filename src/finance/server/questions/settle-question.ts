import { languageOf } from '../../../kernel/language.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { noteForHolders } from '../../../membership/server/desk-deeds.store.ts'
import { readHolders } from '../../../membership/server/holders.store.ts'
import { isProvenSince } from '../../../membership/server/proof/is-proven-since.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { enqueueAll } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { asksProof } from '../../account/proof.ts'
import type { settleQuestion as call, listQuestions as listCall } from '../../questions/question.endpoints.ts'
import { correctionOf, correctionReference, isCorrectable } from '../../questions/question.ts'
import { correctionConcept } from '../../questions/question-words.ts'
import { setAgainstCharge } from '../account/set-against-charge.ts'
import { readContractNames } from '../contract-names.store.ts'
import { FINANCE_MAILS } from '../mails.ts'
import { largeFigure } from '../reports/large-figures.ts'
import {
  findWaitingQuestions,
  insertCorrection,
  type LockedQuestion,
  lockQuestion,
  saveSettled,
} from './questions.store.ts'

/** The questions that wait for an answer. */
export const listQuestions: Deed<typeof listCall> = async ({ query }, { db, now }) => {
  const rows = await findWaitingQuestions(db, now, query.id)
  return done({
    data: rows.map(({ part, isPayment, isSigned, ...row }) => ({
      ...row,
      correctable: row.day !== null && isCorrectable({ part, isPayment, isSigned }),
    })),
  })
}

/** Answers a question: the figure stands, or a document corrects it. Each of the contract's owners is told. */
export const settleQuestion: Deed<typeof call> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const question = await lockQuestion(db, body.idQuestion, { ownerId: null, now })
  const { adminId } = caller.session
  if (!question || adminId === null) return refused('NOT_FOUND')
  if (question.settled) return refused('QUESTION_SETTLED')
  if (question.nowCents !== body.nowCents) return refused('LINE_CHANGED')
  const { correctedCents } = body
  let correction: string | null = null
  if (correctedCents !== null) {
    const cents = correctionOf(question.nowCents, correctedCents)
    if (cents === null || question.documentId === null || !isCorrectable(question))
      return refused('NOT_CORRECTED_SO')
    if (
      asksProof({ cents: Math.abs(cents), currency: question.currency }) &&
      !(await isProvenSince(db, caller.session, now))
    )
      return refused('CONFIRM_ITS_YOU')
    const large = await largeFigure(db, [{ cents, currency: question.currency }], body.looked)
    if (large) return large
    correction = correctionReference(question.reference, question.corrections)
    const { contractId, currency, documentId } = question
    const correctionId = await insertCorrection(db, {
      contractId,
      day: question.today,
      concept: correctionConcept(question.concept),
      reference: correction,
      corrects: question.reference,
      cents,
      currency,
    })
    if (cents > 0) await setAgainstCharge(db, { contractId, currency, documentId, correctionId }, now)
  }
  const outcome = correction === null ? ('stands' as const) : ('corrected' as const)
  await saveSettled(db, { id: question.id, outcome, answer: body.answer, correctedCents, adminId }, now)
  const { contractId, currency, id } = question
  // A correction is told by what it changes, an answer by the line that it is about.
  const cents = correctedCents === null ? Math.abs(question.nowCents) : correctedCents - question.nowCents
  const deed = correction === null ? 'settleQuestion' : 'correctLine'
  await noteForHolders(db, { deed, adminId, sums: [{ contractId, cents }], currency, id }, now)
  await tellAnswer(db, question, { ...body, outcome }, { config, now })
  afterCommit(wakeJobs)
  return done({ data: { correction } })
}

async function tellAnswer(
  trx: Database,
  question: LockedQuestion,
  said: { answer: string; outcome: 'stands' | 'corrected'; correctedCents: number | null },
  { config, now }: { config: Config; now: Date },
): Promise<void> {
  const { contractId, documentId, concept, currency, nowCents } = question
  const amount = (cents: number) => `${formatMoney({ cents, currency })} ${currency}`
  const contractOf = await readContractNames(trx, [contractId])
  const mails = (await readHolders(trx, [contractId])).map(({ name, email, languageName }) => {
    const language = languageOf(languageName)
    return {
      kind: 'question-answered' as const,
      recipient: email,
      language,
      content: {
        name,
        contract: contractOf(contractId)[language],
        concept: concept[language],
        answer: said.answer,
        outcome: said.outcome,
        was: amount(nowCents),
        is: amount(said.correctedCents ?? nowCents),
        link: `${config.publicUrl}/my-reports${documentId === null ? '' : `?why=${documentId}`}`,
      },
    }
  })
  await enqueueAll(trx, FINANCE_MAILS, mails, now)
}
