import { fileUrl } from '../../../server/files/files.ts'
import { quarterConcept } from '../../account/plan-words.ts'
import type { DocumentReason, FeeReason, ProfitReason, Why } from '../../ledger.endpoints.ts'
import { paidByLine } from '../../why/paid-by-line.ts'
import { isShareOfBudget, profitSteps, sharedNights, staysOf } from '../../why.ts'
import type { WhyRow } from './why.store.ts'
import type { ChargedRepair, SoldOrder } from './why-origin.store.ts'

/**
 * The reason of a document, from what the tables say of it. What does not prove the figure to the cent is left out, and the
 * photographs of a repair where the reader may not open them.
 */
export function explain(row: WhyRow, sees: { pictures: boolean }): Why {
  const { document, report, fee, order, repair, plan, terms, payment, cameIn, ...beside } = row
  const { part, origin, ...shown } = document
  const told = { ...shown, ...beside }
  if (part === 'result' && report) return { ...told, reason: profitReason(report) }
  if (part === 'fee' && fee) return { ...told, reason: feeReason(fee) }
  // What of a payout was put towards charges is of its payment, which says for which.
  const isUsed = part !== null && payment !== null
  if (!isUsed && report?.signer && report.signedDay && part && part !== 'result' && part !== 'fee')
    return {
      ...told,
      reason: {
        kind: 'signature',
        what: part,
        month: report.month,
        balanceCents: report.incomeCents - report.feesCents,
        idResult: report.idResult,
        used: part === 'adjustment' ? [] : report.used,
        goesOut: report.goesOut,
        signer: report.signer,
        signedDay: report.signedDay,
        fee: fee && { year: fee.year, quarter: fee.quarter },
      },
    }
  return {
    ...told,
    reason: {
      kind: 'document',
      origin: isUsed ? 'payment' : origin,
      order: order && orderReason(order),
      repair: repair && repairReason(repair, sees),
      plan,
      terms: terms && { ...terms, of: chargeOf(terms.of) },
      payment,
      cameIn,
    },
  }
}

/** An order with the tax of each line: its share of the order's. */
function orderReason({ lines, taxCents, ...order }: SoldOrder): DocumentReason['order'] {
  const costs = lines.map(({ cents }) => cents)
  const paid = paidByLine(costs, taxCents)
  const told = lines.map((line, at) => {
    const cents = paid[at] ?? line.cents
    return { ...line, cents, taxCents: cents - line.cents }
  })
  return { ...order, lines: told }
}

function repairReason(
  { pictures, ...repair }: ChargedRepair,
  sees: { pictures: boolean },
): DocumentReason['repair'] {
  const opened = sees.pictures ? pictures : []
  return {
    ...repair,
    pictures: opened.map((one) => ({ ...one, fileRoute: fileUrl(one.key, one.name) })),
  }
}

/** The charge of a rule; a fee that the statement does not list is named by its quarter. */
function chargeOf({ year, quarter, ...of }: NonNullable<WhyRow['terms']>['of']) {
  return { ...of, concept: of.concept ?? quarterConcept(year ?? 0, quarter) }
}

function profitReason(report: NonNullable<WhyRow['report']>): ProfitReason {
  const { nights, ownNights, rules, incomeCents, feesCents, month, nightsInMonth, isAdjusted, previous } =
    report
  const [rule = null, before = null] = rules
  const steps = profitSteps(report, nights, rule)
  return {
    kind: 'profit',
    month,
    incomeCents,
    feesCents,
    nightsInMonth,
    isAdjusted,
    previous,
    proof: steps &&
      rule && {
        nightsRented: nights.length,
        commissionCents: steps.commissionCents,
        shareCents: steps.shareCents,
        serviceCents: steps.serviceCents,
        taxCents: nights.reduce((sum, { taxCents }) => sum + taxCents, 0),
        rule,
        before,
        stays: staysOf(sharedNights(nights, steps.shareCents)),
        ownNights,
      },
  }
}

function feeReason(fee: NonNullable<WhyRow['fee']>): FeeReason {
  const { area, budget, resort, residence, parts, ...told } = fee
  const isShare = budget !== null && isShareOfBudget(parts, { area, wholeArea: budget.wholeArea })
  return {
    kind: 'fee',
    ...told,
    parts: parts.map((one) => ({ ...one, wholeCents: isShare ? one.wholeCents : null })),
    budget: isShare && area !== null ? { ...budget, resort, residence, area } : null,
  }
}
