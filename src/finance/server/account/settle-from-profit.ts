import { randomUUID } from 'node:crypto'
import { done, refused } from '../../../kernel/outcome.ts'
import { noteOwnMoney } from '../../../membership/server/desk-deeds.store.ts'
import { findContract } from '../../../membership/server/own-contract.store.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { billOf, isPayoutOpen } from '../../account/account.ts'
import type { takeSettlementBack as backCall, settleFromProfit as call } from '../../account/pay.endpoints.ts'
import { settledConcepts, takenBackConcept } from '../../account/payment-words.ts'
import { accountOfCurrency, toPay } from '../../account/whole-account.ts'
import { tellSettlement, tellSettlementBack } from '../agreements/tell-owners.ts'
import { lockContractAccount, readBooks } from './account.store.ts'
import { findReceiptName } from './desk.store.ts'
import { takeDiscountsBack } from './early-payment.ts'
import { standingLines } from './give-back.ts'
import { payWithCredit } from './pay-with-credit.ts'
import {
  findPayment,
  insertPayment,
  insertPaymentDocument,
  insertPaymentLines,
  lockPayment,
  readPaymentLines,
} from './payments.store.ts'
import { findSettled, growPayout, releaseTransfers, shrinkPayout } from './payouts.store.ts'
import { finishRefund, insertRefund } from './refunds.store.ts'

/**
 * Settles charges from a payout: it gets smaller, and the statement has both sides, which are zero together. The contract is
 * locked, so that the same cents are neither paid out nor used twice.
 */
export const settleFromProfit: Deed<typeof call> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const ownerId = ownerOf(caller.session)
  const { idContract, currency, parts, idReport } = body
  if (!(await findContract(db, ownerId, idContract))) return refused('NOT_FOUND')
  await lockContractAccount(db, idContract)
  const books = await readBooks(db, idContract, now)
  if (books.waiting.some(({ waits }) => waits === 'sign')) return refused('REPORT_WAITS')
  const account = accountOfCurrency(books, currency, now)
  const payout = account.payouts.find((one) => one.idReport === idReport)
  if (!payout?.isOpen) return refused('PAYOUT_GONE')
  const bill = billOf(parts, toPay(account.charges), account.credits)
  if (bill?.moneyCents !== body.moneyCents || bill.moneyCents === 0) return refused('CHARGES_CHANGED')
  if (bill.moneyCents > payout.cents) return refused('PAYOUT_TOO_SMALL')

  const id = await insertPayment(
    db,
    {
      contractId: idContract,
      ownerId,
      reference: randomUUID(),
      way: 'profit',
      currency,
      cents: bill.moneyCents,
      creditCents: bill.creditCents,
      chosen: parts,
      link: null,
      reportId: idReport,
    },
    now,
  )
  const payment = await lockPayment(db, { id })
  if (!payment) throw new Error(`Payment ${id} is not there`)
  const receipt = await payWithCredit(db, payment, account, now)
  await shrinkPayout(db, payout.idTransaction, bill.moneyCents)
  const { taken, given } = settledConcepts(payout.month)
  const side = {
    contractId: idContract,
    paymentId: id,
    day: books.today,
    due: payout.goesOut,
    currency,
    reportId: idReport,
  }
  await insertPaymentDocument(db, {
    ...side,
    part: 'set-off',
    concept: taken,
    reference: `SP-${receipt}`,
    cents: -bill.moneyCents,
  })
  await insertPaymentDocument(db, {
    ...side,
    part: 'fee-set-off',
    concept: given,
    reference: `RC-${receipt}`,
    cents: bill.moneyCents,
  })
  const deed = { contractId: idContract, ownerId, currency }
  const { month, goesOut } = payout
  const cents = bill.moneyCents
  const lines = await readPaymentLines(db, id)
  const settled = { id, receipt, cents, month, goesOut, leftCents: payout.cents - cents, lines }
  await tellSettlement(db, deed, settled, { config, now })
  const sum = { cents, currency }
  await noteOwnMoney(db, { deed: 'settleFromProfit', ownerId, contractId: idContract, id, sum }, now)
  afterCommit(wakeJobs)
  return done({ data: { id, way: 'profit', state: 'paid', cents: bill.moneyCents, currency, link: null } })
}

/** Takes a settlement back: the payout is whole again, the charges are open, and the statement keeps both sides beside what takes them back. */
export const takeSettlementBack: Deed<typeof backCall> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const ownerId = ownerOf(caller.session)
  const found = await findPayment(db, ownerId, body)
  if (found?.way !== 'profit') return refused('NOT_FOUND')
  const payment = await lockPayment(db, { id: found.id })
  const settled = await findSettled(db, found.id)
  const { today } = await readBooks(db, found.contractId, now)
  const isOpen = settled && isPayoutOpen(settled.goesOut, today) && settled.payoutStatus !== 'paid'
  if (!payment || !settled || !isOpen) return refused('PAYOUT_GONE')
  const refundId = await insertRefund(
    db,
    {
      paymentId: payment.id,
      cents: payment.cents,
      reason: 'Taken back',
      adminId: null,
      providerRefund: null,
    },
    now,
  )
  const { position } = await finishRefund(db, { id: refundId, providerRefund: null }, now)
  const back = standingLines(await readPaymentLines(db, payment.id)).map((line) => ({
    ...line,
    cents: -line.cents,
  }))
  await insertPaymentLines(db, payment.id, back, { today, refundId })
  const receipt = await findReceiptName(db, payment.id)
  if (receipt) await takeDiscountsBack(db, payment, { receipt, position, today, now })
  for (const { concept, cents } of await releaseTransfers(db, payment.id))
    await insertPaymentDocument(db, {
      contractId: payment.contractId,
      paymentId: payment.id,
      day: today,
      due: null,
      concept: takenBackConcept(concept),
      reference: `${cents < 0 ? 'SB' : 'RB'}-${receipt ?? payment.reference.slice(0, 20)}`,
      cents: -cents,
      currency: payment.currency,
      part: null,
      reportId: null,
      origin: 'settlement',
    })
  await growPayout(db, settled, payment)
  const { id, cents, currency, contractId } = payment
  await tellSettlementBack(db, { contractId, ownerId, currency }, cents, { config, now })
  const sum = { cents, currency }
  await noteOwnMoney(db, { deed: 'takeSettlementBack', ownerId, contractId, id, sum }, now)
  afterCommit(wakeJobs)
  return done({ data: { id, way: 'profit', state: 'paid', cents, currency, link: null } })
}
