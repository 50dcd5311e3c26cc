import { momentInWords } from '../../../kernel/day-words.ts'
import { languageOf } from '../../../kernel/language.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { readHolders } from '../../../membership/server/holders.store.ts'
import type { SignedContext } from '../../../server/http/handle.ts'
import { enqueueAll } from '../../../server/jobs/outbox.store.ts'
import { readContractNames } from '../contract-names.store.ts'
import { FINANCE_MAILS } from '../mails.ts'
import { monthOf } from '../pdf/write-paper.ts'
import type { NewSignature, ReportToSignRow } from './reports.store.ts'
import { giveSignature, readSignatures } from './signatures.store.ts'

/**
 * Gives one owner's signature to a report, which is locked, where its contract asks for all of them (decision 0129). Answers
 * whether it was the last one. All sign the same: who comes later signs the choice that is made, and who has signed
 * alone so far may still change theirs.
 */
export async function signWithOthers(
  signature: Omit<NewSignature, 'carriedCents'>,
  report: ReportToSignRow,
  { db, now, caller, config }: SignedContext,
): Promise<Outcome<'last' | 'waits', 'REPORT_WAITS_FOR_OTHERS' | 'CASH_BACK_CHOSEN'>> {
  const { reportId, ownerId, cashBack } = signature
  const { given, missing } = await readSignatures(db, reportId)
  const mine = given.find((one) => one.ownerId === ownerId)
  const other = given.find((one) => one.ownerId !== ownerId)
  const left = missing.filter((id) => id !== ownerId)
  const isSame = mine?.cashBack === cashBack
  if (other && other.cashBack !== cashBack)
    return refused('CASH_BACK_CHOSEN', {
      who: other.name,
      choice: other.cashBack === 'pay-out' ? 'paid' : 'fee',
    })
  if (mine && isSame && left.length > 0)
    return refused('REPORT_WAITS_FOR_OTHERS', { when: momentInWords(mine.at, report.zone, caller.language) })
  if (!mine || !isSame) await giveSignature(db, signature, now)
  if (left.length === 0) return done('last')

  const holders = await readHolders(db, [report.contractId])
  const contractOf = await readContractNames(db, [report.contractId])
  const who = holders.find((one) => one.ownerId === ownerId)
  const link = `${config.publicUrl}/my-reports?view=reports`
  const mails = holders
    .filter((one) => left.includes(one.ownerId))
    .map(({ name, email, languageName }) => {
      const language = languageOf(languageName)
      const month = monthOf(report.month, language)
      const contract = contractOf(report.contractId)[language]
      const content = { name, who: `${who?.name} ${who?.lastname}`, month, contract, link }
      return { kind: 'report-waits-for-you' as const, recipient: email, language, content }
    })
  await enqueueAll(db, FINANCE_MAILS, mails, now)
  return done('waits')
}
