import type { Words } from '../kernel/language.ts'

/** The words of a report's document. Days, months and money come formatted; `{club}` is the brand's whole name. */
export const REPORT_WORDS = {
  kind: /*i18n*/ { id: 'report.kind', message: 'Executive report' },
  title: /*i18n*/ { id: 'report.title', message: 'Executive report, {month}' },
  month: /*i18n*/ { id: 'report.month', message: '{month} {year}' },
  number: /*i18n*/ { id: 'report.number', message: 'No. {number}' },
  place: /*i18n*/ { id: 'report.place', message: '{resort}, residence {residence}' },
  fileName: /*i18n*/ { id: 'report.file-name', message: 'Executive report {month} {contract}' },
  subject: /*i18n*/ { id: 'report.subject', message: '{place}, contract {contract}' },
  preparedFor: /*i18n*/ { id: 'report.prepared-for', message: 'Prepared for' },
  contract: /*i18n*/ { id: 'report.contract', message: 'Contract' },
  issued: /*i18n*/ { id: 'report.issued', message: 'Issued' },

  waitingTitle: /*i18n*/ { id: 'report.waiting.title', message: 'Not signed yet' },
  waitingText: /*i18n*/ {
    id: 'report.waiting.text',
    message:
      'This copy is for reading. Sign the report in the portal, under My reports; there you also choose what we should do with the profit.',
  },
  sealingTitle: /*i18n*/ { id: 'report.sealing.title', message: 'Signed; the seal is on its way' },
  sealingText: /*i18n*/ {
    id: 'report.sealing.text',
    message:
      'Signed by {signer} on {when}. This copy carries no digital seal yet. Download the report again in a few minutes to receive the sealed file.',
  },
  signedTitle: /*i18n*/ { id: 'report.signed.title', message: 'Signed' },
  signedText: /*i18n*/ {
    id: 'report.signed.text',
    message:
      'Signed by {signer} on {when}. The certificate on the last page says what was signed; the file carries the digital seal of {club}.',
  },

  income: /*i18n*/ { id: 'report.income', message: 'Rental income' },
  fees: /*i18n*/ { id: 'report.fees', message: 'Fees and charges' },
  balance: /*i18n*/ { id: 'report.balance', message: 'Profit' },
  carried: /*i18n*/ { id: 'report.carried', message: 'Profit after the adjustment' },
  payOut: /*i18n*/ { id: 'report.pay-out', message: 'Payout to the owner, to go out on {day}' },
  net: /*i18n*/ { id: 'report.net', message: 'Profit' },
  nights: /*i18n*/ { id: 'report.nights', message: 'Nights' },
  nightsRented: /*i18n*/ {
    id: 'report.nights-rented',
    message: '{nights, plural, =0 {No nights rented} one {# night rented} other {# nights rented}}',
  },
  shareOfIncome: /*i18n*/ { id: 'report.share-of-income', message: '{percent} of income' },
  usd: /*i18n*/ { id: 'report.usd', message: 'US dollars (USD)' },
  mxn: /*i18n*/ { id: 'report.mxn', message: 'Mexican pesos (MXN)' },

  detail: /*i18n*/ { id: 'report.detail', message: 'How the profit is made up' },
  nightsHead: /*i18n*/ { id: 'report.nights-head', message: 'Nights rented' },
  perNight: /*i18n*/ { id: 'report.per-night', message: 'Average for a rented night' },
  belowZero: /*i18n*/ {
    id: 'report.below-zero',
    message:
      'A month that ends below zero is adjusted to zero with the signature. Nothing is charged for it.',
  },
  adjusted: /*i18n*/ { id: 'report.adjusted', message: 'Adjusted to zero with the signature' },
  setOff: /*i18n*/ { id: 'report.set-off', message: 'Put towards the condo fee Q{quarter} {year}' },
  credit: /*i18n*/ { id: 'report.credit', message: 'Credit for the next condo fee' },

  chart: /*i18n*/ { id: 'report.chart', message: 'The last twelve months' },
  monthHead: /*i18n*/ { id: 'report.month-head', message: 'Month' },
  total: /*i18n*/ { id: 'report.total', message: 'Total' },

  certificate: /*i18n*/ { id: 'report.certificate', message: 'Certificate of signature' },
  certificateLead: /*i18n*/ {
    id: 'report.certificate.lead',
    message:
      'This page records who signed the report, when and from where. It is part of the file, which {club} has sealed.',
  },
  report: /*i18n*/ { id: 'report.certificate.report', message: 'Report' },
  signedBy: /*i18n*/ { id: 'report.certificate.signed-by', message: 'Signed by' },
  asTyped: /*i18n*/ { id: 'report.certificate.as-typed', message: 'Name as typed' },
  signerAsTyped: /*i18n*/ { id: 'report.signer-as-typed', message: '{account} (as typed: {signer})' },
  signedAt: /*i18n*/ { id: 'report.certificate.signed-at', message: 'Signed on' },
  atResort: /*i18n*/ { id: 'report.certificate.at-resort', message: '{when}, time of the resort ({zone})' },
  from: /*i18n*/ { id: 'report.certificate.from', message: 'From the address' },
  notRecorded: /*i18n*/ { id: 'report.certificate.not-recorded', message: 'Not recorded' },
  sealedAt: /*i18n*/ { id: 'report.certificate.sealed-at', message: 'Sealed on' },
  sealedBy: /*i18n*/ { id: 'report.certificate.sealed-by', message: 'Seal of' },
  sum: /*i18n*/ { id: 'report.certificate.sum', message: 'SHA-256 of the signed content' },
  content: /*i18n*/ { id: 'report.certificate.content', message: 'The signed content' },
  how: /*i18n*/ { id: 'report.certificate.how', message: 'How to check it' },
  howText: /*i18n*/ {
    id: 'report.certificate.how-text',
    message:
      'Open the file in a reader that shows digital signatures. It names the seal and says whether the file is as it was sealed: one changed byte breaks it. The sum above is computed over the line of signed content, written in UTF-8.',
  },

  concierge: /*i18n*/ { id: 'report.concierge', message: '{club} · Concierge {phone}' },
  page: /*i18n*/ { id: 'report.page', message: 'Page {page} of {pages}' },
  sealReason: /*i18n*/ {
    id: 'report.seal-reason',
    message: 'Executive report {number}, signed by {signer}',
  },
} satisfies Record<string, Words>

/** What stands in place of a preview that cannot be shown. */
export const PREVIEW_WORDS = {
  signIn: /*i18n*/ { id: 'report.preview.sign-in', message: 'Sign in at the desk to see this report.' },
  gone: /*i18n*/ { id: 'report.preview.gone', message: 'We couldn’t find this report.' },
  notMade: /*i18n*/ {
    id: 'report.preview.not-made',
    message: 'We couldn’t prepare the document just now. Try again in a minute.',
  },
} satisfies Record<string, Words>
