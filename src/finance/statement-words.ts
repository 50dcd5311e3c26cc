import type { Words } from '../kernel/language.ts'
import type { INVOICE_STATUSES, ShownInvoiceStatus } from './invoice.ts'

/** What the statement says of itself in a file. */
export const STATEMENT_WORDS = {
  /** The file's name, without its ending: small letters, figures and hyphens only. */
  file: /*i18n*/ { id: 'statement.file', message: 'statement-{year}-{contract}' },
  sheet: /*i18n*/ { id: 'statement.sheet', message: 'Statement {year}' },
  totals: /*i18n*/ { id: 'statement.totals', message: 'Totals' },
  date: /*i18n*/ { id: 'statement.date', message: 'Date' },
  reference: /*i18n*/ { id: 'statement.reference', message: 'Reference' },
  concept: /*i18n*/ { id: 'statement.concept', message: 'Concept' },
  status: /*i18n*/ { id: 'statement.status', message: 'Status' },
  detail: /*i18n*/ { id: 'statement.detail', message: 'Detail' },
  quantity: /*i18n*/ { id: 'statement.quantity', message: 'Quantity' },
  unitPrice: /*i18n*/ { id: 'statement.unitPrice', message: 'Unit price' },
  amount: /*i18n*/ { id: 'statement.amount', message: 'Amount' },
  currency: /*i18n*/ { id: 'statement.currency', message: 'Currency' },
  credits: /*i18n*/ { id: 'statement.credits', message: 'Credits' },
  charges: /*i18n*/ { id: 'statement.charges', message: 'Charges and payouts' },
  upcoming: /*i18n*/ { id: 'statement.upcoming', message: '{status}, upcoming' },
  balance: /*i18n*/ { id: 'statement.balance', message: 'Balance' },
} satisfies Record<string, Words>

/** The status of a document (spec, section 3), as a file says it. */
export const INVOICE_WORDS: Record<(typeof INVOICE_STATUSES)[number], Words> = {
  'partial-payment': /*i18n*/ { id: 'invoice.partial-payment', message: 'Partial Payment' },
  paid: /*i18n*/ { id: 'invoice.paid', message: 'Paid' },
  downloaded: /*i18n*/ { id: 'invoice.downloaded', message: 'Downloaded' },
  draft: /*i18n*/ { id: 'invoice.draft', message: 'Draft' },
  sent: /*i18n*/ { id: 'invoice.sent', message: 'Sent' },
  'past-due': /*i18n*/ { id: 'invoice.past-due', message: 'Past Due' },
}

/** What a document is shown as in a file: the words of the screen's chip. */
export const SHOWN_WORDS: Record<ShownInvoiceStatus, Words> = {
  ...INVOICE_WORDS,
  'to-sign': /*i18n*/ { id: 'invoice.to-sign', message: 'To sign' },
  adjusted: /*i18n*/ { id: 'statement.adjusted', message: 'Adjusted to zero' },
  'to-pay-out': /*i18n*/ { id: 'invoice.to-pay-out', message: 'To be paid out' },
  'in-question': /*i18n*/ { id: 'invoice.in-question', message: 'In question' },
  'in-instalments': /*i18n*/ { id: 'invoice.in-instalments', message: 'In installments' },
}
