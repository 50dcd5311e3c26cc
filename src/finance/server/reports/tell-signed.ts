import { momentInWords } from '../../../kernel/day-words.ts'
import { languageOf } from '../../../kernel/language.ts'
import { namedMoney } from '../../../kernel/money.ts'
import { readHolders } from '../../../membership/server/holders.store.ts'
import type { SignedContext } from '../../../server/http/handle.ts'
import { enqueueAll } from '../../../server/jobs/outbox.store.ts'
import type { CashBack } from '../../report.ts'
import { readContractNames } from '../contract-names.store.ts'
import { FINANCE_MAILS } from '../mails.ts'
import { monthOf } from '../pdf/write-paper.ts'
import type { ReportToSignRow } from './reports.store.ts'

/**
 * Tells of a signature: who signed what they signed, and with the one that makes the report signed its co-owners too. Of a signature
 * that waits for others these have a mail of their own.
 */
export async function tellSigned(
  report: ReportToSignRow,
  signed: { ownerId: number; cashBack: CashBack | null; state: 'last' | 'waits' },
  { db, now, config }: Pick<SignedContext, 'db' | 'now' | 'config'>,
): Promise<void> {
  const { ownerId, cashBack, state } = signed
  const holders = await readHolders(db, [report.contractId])
  const contractOf = await readContractNames(db, [report.contractId])
  const signer = holders.find((one) => one.ownerId === ownerId)
  const chosen = cashBack === 'pay-out' ? 'payout' : cashBack === null ? 'nothing' : 'fees'
  const mails = holders
    .filter((one) => state === 'last' || one.ownerId === ownerId)
    .map((one) => {
      const language = languageOf(one.languageName)
      const content = {
        name: one.name,
        by: one.ownerId === ownerId ? 'you' : `${signer?.name} ${signer?.lastname}`,
        month: monthOf(report.month, language),
        contract: contractOf(report.contractId)[language],
        when: momentInWords(now, report.zone, language),
        amount: namedMoney({ cents: report.balanceCents, currency: report.currency }),
        next: state === 'waits' ? 'waits' : chosen,
        link: `${config.publicUrl}/my-reports?view=reports`,
      }
      return { kind: 'report-signed' as const, recipient: one.email, language, content }
    })
  await enqueueAll(db, FINANCE_MAILS, mails, now)
}
