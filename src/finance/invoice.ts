/** What may be said of a document of money (spec, section 3: invoice status values). */
export const INVOICE_STATUSES = [
  'partial-payment',
  'paid',
  'downloaded',
  'draft',
  'sent',
  'past-due',
] as const

/**
 * What a document's status is shown as: a report's result waits for its signature, or was adjusted to zero by it; whatever is in
 * question says so; a payout that has not gone out is still to be paid out; and what was moved into installments that run is not shown as paid.
 */
export const SHOWN_STATUSES = [
  ...INVOICE_STATUSES,
  'to-sign',
  'adjusted',
  'to-pay-out',
  'in-question',
  'in-instalments',
] as const
export type ShownInvoiceStatus = (typeof SHOWN_STATUSES)[number]

/** The status that a row of the statement shows, and is found by. */
export function shownInvoiceStatus(row: {
  invoiceStatus: (typeof INVOICE_STATUSES)[number]
  report: { state: string } | null
  inQuestion: boolean
  inPlan: boolean
  goesOut: string | null
}): ShownInvoiceStatus {
  if (row.inQuestion) return 'in-question'
  if (row.report?.state === 'waiting') return 'to-sign'
  if (row.report?.state === 'adjusted') return 'adjusted'
  if (row.goesOut !== null) return 'to-pay-out'
  return row.inPlan && row.invoiceStatus === 'paid' ? 'in-instalments' : row.invoiceStatus
}
