import { formatMoney } from '../../../kernel/money.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { findContract } from '../../../membership/server/own-contract.store.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { billOf, paysWhole } from '../../account/account.ts'
import { announceFault, MOST_ANNOUNCED } from '../../account/announced.ts'
import type { payCharges as call } from '../../account/pay.endpoints.ts'
import { leastOnline } from '../../account/payment.ts'
import { accountOfCurrency, isAnnounced, toPay } from '../../account/whole-account.ts'
import { lockContractAccount, readBooks } from './account.store.ts'
import { beginPayment } from './begin-payment.ts'
import { offeredWays } from './offered-ways.ts'
import { payWithCredit } from './pay-with-credit.ts'
import { findWaitingAtResort, lockPayment } from './payments.store.ts'

/** Begins a payment; the charges are read again under the contract's lock, and the bill has to be what the owner has read. */
export const payCharges: Deed<typeof call> = async ({ body }, { db, now, caller, config, afterCommit }) => {
  const ownerId = ownerOf(caller.session)
  const { idContract, currency, parts, way } = body
  if (!(await findContract(db, ownerId, idContract))) return refused('NOT_FOUND')
  if (!offeredWays(config).includes(way)) return refused('WAY_NOT_OFFERED')
  await lockContractAccount(db, idContract)
  const books = await readBooks(db, idContract, now)
  const account = accountOfCurrency(books, currency, now)
  const charges = toPay(account.charges)
  const bill = billOf(parts, charges, account.credits)
  if (bill?.moneyCents !== body.moneyCents) return refused('CHARGES_CHANGED')
  const least = leastOnline(bill.moneyCents, { way, currency, isWhole: paysWhole(parts, charges) })
  if (least !== null)
    return refused('LEAST_ONLINE', { amount: `${formatMoney({ cents: least, currency })} ${currency}` })

  const wanted = {
    contractId: idContract,
    ownerId,
    way: bill.moneyCents === 0 ? ('credit' as const) : way,
    currency,
    cents: bill.moneyCents,
    creditCents: bill.creditCents,
    chosen: parts,
  }
  if (wanted.way === 'resort') {
    const fault = announceFault(parts, account.charges, books.payments.filter(isAnnounced))
    // Asked again, the announcement that waits is the answer.
    if (fault && (await findWaitingAtResort(db, wanted)) === null)
      return fault.code === 'ANNOUNCED_ALREADY'
        ? refused(fault.code, { amount: `${formatMoney({ cents: fault.leftCents, currency })} ${currency}` })
        : refused(fault.code, { count: MOST_ANNOUNCED })
  }
  const begun = await beginPayment(db, wanted, { config, now })
  if (begun.way !== 'credit') return done({ data: begun })
  const payment = await lockPayment(db, { id: begun.id })
  if (payment) await payWithCredit(db, payment, account, now)
  afterCommit(wakeJobs)
  return done({ data: { ...begun, state: 'paid' } })
}
