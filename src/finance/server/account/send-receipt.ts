import { languageOf } from '../../../kernel/language.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { receiptName } from '../../account/payment-words.ts'
import type { sendReceipt as call } from '../../account/receipts.endpoints.ts'
import { readContractNames } from '../contract-names.store.ts'
import { FINANCE_MAILS } from '../mails.ts'
import { readPayer } from './payer.store.ts'
import { countReceiptMails, findWholePayment } from './receipts.store.ts'

/** The most receipts that are mailed again in a day: the address is the owner's own, and a page in a loop is not to fill it. */
const MOST_A_DAY = 10
const DAY_MS = 24 * 3_600_000

/** Mails a receipt once more, to whoever asks: another owner of the contract has it at their own address. */
export const sendReceipt: Deed<typeof call> = async ({ body }, { db, now, caller, config, afterCommit }) => {
  const ownerId = ownerOf(caller.session)
  const payment = await findWholePayment(db, ownerId, body, now)
  if (!payment?.receipt) return refused('NOT_FOUND')
  const { name, email, languageName } = await readPayer(db, { ownerId, contractId: body.idContract })
  const since = new Date(now.getTime() - DAY_MS)
  if ((await countReceiptMails(db, email, since)) >= MOST_A_DAY) return refused('RECEIPT_SENT_OFTEN')
  const language = languageOf(languageName)
  const contractOf = await readContractNames(db, [body.idContract])
  const content = {
    name,
    amount: `${formatMoney(payment)} ${payment.currency}`,
    receipt: receiptName(payment.receipt),
    contract: contractOf(body.idContract)[language],
    link: `${config.publicUrl}/my-reports?contract=${body.idContract}&paid=${payment.id}`,
  }
  const mail = {
    kind: 'receipt-again',
    recipient: email,
    language,
    content,
  } as const
  await enqueue(db, FINANCE_MAILS, mail, now)
  afterCommit(wakeJobs)
  return done({ data: { email } })
}
