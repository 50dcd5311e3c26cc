import { randomUUID } from 'node:crypto'
import { done, refused } from '../../../kernel/outcome.ts'
import { findContract } from '../../../membership/server/own-contract.store.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { billOf } from '../../account/account.ts'
import { replacedBy } from '../../account/announced.ts'
import type { payCharges as call } from '../../account/pay.endpoints.ts'
import { accountOf, toPay } from '../../account/whole-account.ts'
import { lockAccount, readBooks } from './account.store.ts'
import { offeredWays } from './offered-ways.ts'
import { payWithCredit } from './pay-with-credit.ts'
import { findWaitingAtResort, insertPayment, lockPayment, saveState } from './payments.store.ts'

/** Begins a payment; the charges are read again under the contract's lock, and the bill has to be what the owner has read. */
export const payCharges: Deed<typeof call> = async ({ body }, { db, now, caller, config, afterCommit }) => {
  const ownerId = ownerOf(caller.session)
  const { idContract, currency, parts, way } = body
  if (!(await findContract(db, ownerId, idContract))) return refused('NOT_FOUND')
  if (!offeredWays(config).includes(way)) return refused('WAY_NOT_OFFERED')
  await lockAccount(db, idContract)
  const account = accountOf(await readBooks(db, idContract, now), currency, now)
  const bill = billOf(parts, toPay(account.charges), account.credits)
  if (bill?.moneyCents !== body.moneyCents) return refused('CHARGES_CHANGED')

  const reference = randomUUID()
  const begun = {
    contractId: idContract,
    ownerId,
    reference,
    way: bill.moneyCents === 0 ? ('credit' as const) : way,
    currency,
    cents: bill.moneyCents,
    creditCents: bill.creditCents,
    chosen: parts,
    link: null,
    reportId: null,
  }
  const link =
    way === 'link' && bill.moneyCents > 0 && config.paymentLinkUrl
      ? config.paymentLinkUrl
          .replaceAll('{reference}', reference)
          .replaceAll('{amount}', (bill.moneyCents / 100).toFixed(2))
          .replaceAll('{currency}', currency)
      : null
  // Asked again, the payment that waits at the resort is the answer: the contract is locked, so there is one.
  const waiting = begun.way === 'resort' ? await findWaitingAtResort(db, { ...begun, link }) : null
  if (begun.way === 'resort' && waiting === null) {
    const announced = account.payments.filter((one) => one.way === 'resort' && one.state === 'started')
    for (const replaced of replacedBy(parts, account.charges, announced))
      await saveState(db, replaced, 'cancelled', now)
  }
  const id = waiting ?? (await insertPayment(db, { ...begun, link }, now))
  if (begun.way === 'credit') {
    const payment = await lockPayment(db, { id })
    if (payment) await payWithCredit(db, payment, account, now)
    afterCommit(wakeJobs)
  }
  const state = begun.way === 'credit' ? ('paid' as const) : ('started' as const)
  return done({ data: { id, way: begun.way, state, cents: bill.moneyCents, currency, link } })
}
