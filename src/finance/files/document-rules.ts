import type { Row } from '../../club-folder/field.ts'
import type { DocumentPart } from '../settlement-documents.ts'

/** What of a document of the statement that a club brings in does not hold together: its part, its report or fee, its origin. */
export function partFaultsOf(row: Row): string[] {
  const of = { report: row.report_id !== null, fee: row.condo_fee_id !== null }
  const part = row.part as DocumentPart | null
  const wants = {
    report: part !== null && part !== 'fee',
    fee: part === 'fee' || ((part === 'set-off' || part === 'fee-set-off') && row.payment_id === null),
  }
  if (of.report !== wants.report || of.fee !== wants.fee)
    return [
      'part result, adjustment or pay-out needs report_month; fee needs fee_year and fee_quarter; set-off and fee-set-off need report_month and a fee or a payment_reference; no part none',
    ]
  const isCredit = part === 'adjustment' || part === 'fee-set-off'
  const isCharge = part === 'pay-out' || part === 'set-off' || part === 'fee'
  if (isCredit && Number(row.cents) <= 0) return [`amount of the part ${part} has to be above 0`]
  if (isCharge && Number(row.cents) >= 0) return [`amount of the part ${part} has to be below 0`]
  return originOf(row)
}

/** A number is of something, and money received is to the owner's credit. */
function originOf({ origin, origin_number, cents, payment_id, part, paid_cents }: Row): string[] {
  if (origin_number !== null && origin === null) return ['origin_number needs its origin']
  if (origin === 'correction' && origin_number === null)
    return ['origin correction needs origin_number: the reference of what it corrects']
  if (Number(paid_cents) > Math.abs(Number(cents))) return ['paid is more than amount']
  const ofPayment = ['payment', 'plan', 'instalment', 'settlement'].includes(String(origin))
  if (payment_id !== null && part === null && !ofPayment)
    return [
      'a document of a payment has the origin payment, plan, instalment or settlement, or the part set-off or fee-set-off',
    ]
  if (origin === 'settlement' && payment_id === null)
    return ['a document of the origin settlement needs the payment_reference of what was taken back']
  return origin === 'payment' && Number(cents) <= 0 && payment_id === null
    ? ['amount of the origin payment has to be above 0, or names the payment that it goes back of']
    : []
}
