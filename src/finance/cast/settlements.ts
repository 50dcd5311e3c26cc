import type { Day } from '../../kernel/day.ts'
import type { ContractRow } from '../../membership/cast/contracts.ts'
import { payoutDay } from '../account/account.ts'
import { settle } from '../settlement.ts'
import { decisionDocuments, type NewDocument } from '../settlement-documents.ts'
import type { CondoFeeRow } from './condo-fees.ts'
import type { ExecutiveReportRow } from './profits.ts'

/**
 * What the signatures of the demo's reports decided: their documents, and the fees, of which less had to be paid where
 * something was set off. The payout of a report goes out on the first of the month after its signature.
 */
export function settlements(scene: {
  today: Day
  contracts: readonly ContractRow[]
  reports: readonly ExecutiveReportRow[]
  fees: readonly CondoFeeRow[]
}): { documents: NewDocument[]; fees: CondoFeeRow[] } {
  const numbers = new Map(scene.contracts.map(({ id, number }) => [id, number]))
  const feesOf = Map.groupBy(scene.fees, ({ contract_id }) => contract_id)
  const feeById = new Map(scene.fees.map((fee) => [fee.id, fee]))
  const setOff = new Map<number, number>()
  const documents: NewDocument[] = []
  const signed = scene.reports.flatMap((report) =>
    report.signed_at ? [{ ...report, signedDay: report.signed_at.slice(0, 10) }] : [],
  )
  for (const report of signed.sort((a, b) => (a.signedDay < b.signedDay ? -1 : 1))) {
    const rooms = (feesOf.get(report.contract_id) ?? [])
      .filter(({ due }) => due >= report.signedDay)
      .map(({ id, due, cents }) => ({ id, due, roomCents: cents - (setOff.get(id) ?? 0) }))
    const decisions = settle(
      { incomeCents: report.income_cents, feesCents: report.fees_cents, cashBack: report.cash_back },
      rooms,
    )
    const reported = {
      id: report.id,
      contractId: report.contract_id,
      contractNumber: numbers.get(report.contract_id) ?? '',
      month: report.month,
      currency: report.currency,
      incomeCents: report.income_cents,
      feesCents: report.fees_cents,
    }
    const status = payoutDay(report.signedDay) <= scene.today ? 'paid' : 'sent'
    for (const decision of decisions) {
      const fee = decision.part === 'set-off' ? feeById.get(decision.feeId) : undefined
      if (fee) setOff.set(fee.id, (setOff.get(fee.id) ?? 0) - decision.cents)
      documents.push(...decisionDocuments(reported, decision, { day: report.signedDay, fee, status }))
    }
  }
  const fees = scene.fees.map((fee) => ({
    ...fee,
    paid_cents: Math.min(fee.paid_cents, fee.cents - (setOff.get(fee.id) ?? 0)),
  }))
  return { documents, fees }
}
