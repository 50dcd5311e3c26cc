import { randomUUID } from 'node:crypto'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { accountOfCurrency } from '../../account/whole-account.ts'
import { readBooks } from './account.store.ts'
import { endAnnouncements } from './end-announcements.ts'
import { insertPayment, insertPaymentLines, savePaid } from './payments.store.ts'
import { linesOf } from './settle-lines.ts'

interface Correction {
  contractId: number
  currency: Currency
  /** The document of the statement that is corrected, and the credit that corrects it. */
  documentId: number
  correctionId: number
}

/**
 * Sets a credit against the charge that it corrects, as far as that is open: the charge is open by the corrected figure. What was paid
 * of it already stays paid, and what of the credit it does not take is the contract's credit. The contract is locked.
 */
export async function setAgainstCharge(
  trx: Database,
  { contractId, currency, documentId, correctionId }: Correction,
  now: Date,
): Promise<void> {
  const books = await readBooks(trx, contractId, now)
  const account = accountOfCurrency(books, currency, now)
  const charge = account.charges.find(({ idTransaction }) => idTransaction === documentId)
  const credit = account.credits.find(({ id }) => id === correctionId)
  const cents = Math.min(charge?.openCents ?? 0, credit?.openCents ?? 0)
  if (!charge || cents === 0) return
  const part = { kind: charge.kind, id: charge.id, cents }
  const id = await insertPayment(
    trx,
    {
      contractId,
      ownerId: null,
      reference: randomUUID(),
      way: 'correction',
      currency,
      cents: 0,
      creditCents: cents,
      chosen: [part],
      link: null,
      reportId: null,
    },
    now,
  )
  await savePaid(
    trx,
    id,
    { cents: 0, providerPayment: null, cardLast4: null, words: null, adminId: null },
    now,
  )
  const lines = linesOf(account, [part], [{ id: correctionId, cents }])
  await insertPaymentLines(trx, id, lines, { today: books.today })
  await endAnnouncements(trx, contractId, now)
}
