import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { takeBack } from '../../account/account.ts'
import { REFUND_CONCEPT } from '../../account/payment-words.ts'
import { readBooks } from './account.store.ts'
import { findReceiptName } from './desk.store.ts'
import { takeDiscountsBack } from './early-payment.ts'
import {
  insertPaymentDocument,
  insertPaymentLines,
  type NewLine,
  type PaymentRow,
  readPaymentLines,
} from './payments.store.ts'
import { finishRefund } from './refunds.store.ts'
import { tellRefund } from './tell-refund.ts'

/**
 * Enters a refund that has gone out: the statement has the money back, and the charges that it had paid are open again, the last
 * one first; what had paid nothing goes first, and what has paid as a credit since is not given back. Who paid is told by mail. The
 * payment is locked.
 */
export async function enterRefund(
  trx: Database,
  payment: PaymentRow,
  refund: { id: number; cents: number; providerRefund: string | null },
  { config, now }: { config: Config; now: Date },
): Promise<void> {
  const { today } = await readBooks(trx, payment.contractId, now)
  const standing = standingLines(await readPaymentLines(trx, payment.id))
  const charges = standing.filter(({ cents }) => cents > 0)
  const paid = standing.reduce((sum, { cents }) => sum + cents, 0)
  const { position, goneCents, spentCents } = await finishRefund(trx, refund, now)
  const receipt = await findReceiptName(trx, payment.id)
  const left = payment.cents - paid - goneCents - spentCents
  const named = charges.map(({ cents }, id) => ({ kind: 'document' as const, id, cents }))
  const back = takeBack(refund.cents, named, left).flatMap(({ id, cents }): NewLine[] => {
    const line = charges[id]
    return line ? [{ ...line, openCents: line.cents, cents: -cents }] : []
  })
  await insertPaymentLines(trx, payment.id, back, { today, refundId: refund.id })
  if (receipt) await takeDiscountsBack(trx, payment, { receipt, position, today, now })
  await insertPaymentDocument(trx, {
    contractId: payment.contractId,
    paymentId: payment.id,
    day: today,
    due: null,
    concept: REFUND_CONCEPT,
    reference: `RF-${receipt ?? payment.reference.slice(0, 20)}-${position}`,
    cents: -refund.cents,
    currency: payment.currency,
    part: null,
    reportId: null,
  })
  const openedCents = -back.reduce((sum, { cents }) => sum + cents, 0)
  await tellRefund(
    trx,
    payment,
    { kind: 'payment-given-back', cents: refund.cents, openedCents },
    { config, now },
  )
}

/** What still stands of lines, one for each charge and credit: what was paid less what was taken back. */
export function standingLines(lines: readonly NewLine[]): NewLine[] {
  const standing = new Map<string, NewLine>()
  for (const line of lines) {
    const name = `${line.transactionId}-${line.feeId}`
    const before = standing.get(name)
    standing.set(name, before ? { ...before, cents: before.cents + line.cents } : line)
  }
  return [...standing.values()].filter(({ cents }) => cents !== 0)
}
