import { randomUUID } from 'node:crypto'
import { formatMoney } from '../../../kernel/money.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { noteForHolders } from '../../../membership/server/desk-deeds.store.ts'
import { isProvenSince } from '../../../membership/server/proof/is-proven-since.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { chargeKey, payable, spread } from '../../account/account.ts'
import type {
  enterPayment as enterCall,
  readOwed as owedCall,
} from '../../account/enter-payment.endpoints.ts'
import { asksProof } from '../../account/proof.ts'
import { accountOfCurrency, accountsOf, toPay } from '../../account/whole-account.ts'
import { lockContractAccount, readBooks } from '../account/account.store.ts'
import { findReceiptName } from '../account/desk.store.ts'
import { enterMoney } from '../account/enter-money.ts'
import { insertPayment, lockPayment } from '../account/payments.store.ts'
import { largeFigure } from '../reports/large-figures.ts'
import { findContractByNumber, findContractOfDesk } from './owed.store.ts'
import { findTwin } from './twin.store.ts'

/** What a contract has open, found by its number. */
export const readOwed: Deed<typeof owedCall> = async ({ query }, { db, now }) => {
  const found = await findContractByNumber(db, query.contract)
  if (!found) return done({ data: null })
  const books = await readBooks(db, found.idContract, now)
  const accounts = accountsOf(books, now).map(({ currency, creditCents, charges }) => ({
    currency,
    creditCents,
    charges: payable(toPay(charges)).map(({ kind, id, concept, reference, day, due, openCents }) => ({
      kind,
      id,
      concept,
      reference,
      day,
      due,
      openCents,
    })),
  }))
  return done({ data: { ...found, accounts } })
}

/** Enters money that nobody announced. What it is for is read again under the contract's lock. */
export const enterPayment: Deed<typeof enterCall> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const { idContract, currency, cents, words } = body
  if (!(await findContractOfDesk(db, idContract))) return refused('NOT_FOUND')
  if (asksProof(body) && !(await isProvenSince(db, caller.session, now))) return refused('CONFIRM_ITS_YOU')
  const large = await largeFigure(db, [{ cents, currency }], body.looked)
  if (large) return large
  await lockContractAccount(db, idContract)
  const twin = body.another ? null : await findTwin(db, { contractId: idContract, currency, cents }, now)
  if (twin) {
    const { receipt, minutes, by } = twin
    const amount = `${formatMoney({ cents, currency })} ${currency}`
    return refused('TWIN_PAYMENT', { amount, receipt, minutes, by: by ?? 'none' })
  }
  const account = accountOfCurrency(await readBooks(db, idContract, now), currency, now)
  const wanted = new Set(body.charges.map(chargeKey))
  const charges = payable(toPay(account.charges)).filter((charge) => wanted.has(chargeKey(charge)))
  if (charges.length !== wanted.size) return refused('CHARGES_CHANGED')
  const { parts, leftCents } = spread(cents, charges)
  const id = await insertPayment(
    db,
    {
      contractId: idContract,
      ownerId: null,
      reference: randomUUID(),
      way: 'resort',
      currency,
      cents,
      creditCents: 0,
      chosen: parts,
      link: null,
      reportId: null,
    },
    now,
  )
  const payment = await lockPayment(db, { id })
  if (!payment) throw new Error(`Payment ${id} is not there`)
  const { adminId } = caller.session
  // What the charges do not take was not asked for: it is a credit, and waits for nobody's decision.
  await enterMoney(
    db,
    { ...payment, cents: cents - leftCents },
    { cents, currency, providerPayment: null, cardLast4: null, words, adminId, told: payment.reference },
    { config, now },
  )
  const sums = [{ contractId: idContract, cents }]
  await noteForHolders(db, { deed: 'enterPayment', adminId, sums, currency, id }, now)
  afterCommit(wakeJobs)
  return done({ data: { idPayment: id, receipt: (await findReceiptName(db, id)) ?? '' } })
}
