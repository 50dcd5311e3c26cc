import { done, refused } from '../../../kernel/outcome.ts'
import { findContract } from '../../../membership/server/own-contract.store.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { billOf } from '../../account/account.ts'
import { replacedBy } from '../../account/announced.ts'
import type { payCharges as call } from '../../account/pay.endpoints.ts'
import { accountOfCurrency, toPay } from '../../account/whole-account.ts'
import { lockContractAccount, readBooks } from './account.store.ts'
import { beginPayment } from './begin-payment.ts'
import { offeredWays } from './offered-ways.ts'
import { payWithCredit } from './pay-with-credit.ts'
import { lockPayment } from './payments.store.ts'

/** Begins a payment; the charges are read again under the contract's lock, and the bill has to be what the owner has read. */
export const payCharges: Deed<typeof call> = async ({ body }, { db, now, caller, config, afterCommit }) => {
  const ownerId = ownerOf(caller.session)
  const { idContract, currency, parts, way } = body
  if (!(await findContract(db, ownerId, idContract))) return refused('NOT_FOUND')
  if (!offeredWays(config).includes(way)) return refused('WAY_NOT_OFFERED')
  await lockContractAccount(db, idContract)
  const account = accountOfCurrency(await readBooks(db, idContract, now), currency, now)
  const bill = billOf(parts, toPay(account.charges), account.credits)
  if (bill?.moneyCents !== body.moneyCents) return refused('CHARGES_CHANGED')

  const announced = account.payments.filter((one) => one.way === 'resort' && one.state === 'started')
  const begun = await beginPayment(
    db,
    {
      contractId: idContract,
      ownerId,
      way: bill.moneyCents === 0 ? 'credit' : way,
      currency,
      cents: bill.moneyCents,
      creditCents: bill.creditCents,
      chosen: parts,
      replaces: replacedBy(parts, account.charges, announced),
    },
    { config, now },
  )
  if (begun.way !== 'credit') return done({ data: begun })
  const payment = await lockPayment(db, { id: begun.id })
  if (payment) await payWithCredit(db, payment, account, now)
  afterCommit(wakeJobs)
  return done({ data: { ...begun, state: 'paid' } })
}
