/** What may be said of a document of money (spec, section 3: invoice status values). */
export const INVOICE_STATUSES = [
  'partial-payment',
  'paid',
  'downloaded',
  'draft',
  'sent',
  'past-due',
] as const
