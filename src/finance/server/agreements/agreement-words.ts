import type { Words } from '../../../kernel/language.ts'

/** The words of an agreement to pay in installments, beside those of a report. Days and money come formatted; `{club}` is the brand's whole name. */
export const AGREEMENT_WORDS = {
  kind: /*i18n*/ { id: 'agreement.kind', message: 'Installment agreement' },
  title: /*i18n*/ { id: 'agreement.title', message: 'Agreement on {parts} installments, No. {number}' },
  heading: /*i18n*/ {
    id: 'agreement.heading',
    message: '{parts, plural, one {# installment} other {# installments}}',
  },
  fileName: /*i18n*/ { id: 'agreement.file-name', message: 'Installment agreement {number}' },
  agreed: /*i18n*/ { id: 'agreement.agreed', message: 'Agreed' },
  takenOver: /*i18n*/ { id: 'agreement.taken-over', message: 'What is paid in installments' },
  credit: /*i18n*/ { id: 'agreement.credit', message: 'Credit used' },
  base: /*i18n*/ { id: 'agreement.base', message: 'Charges less the credit' },
  fee: /*i18n*/ { id: 'agreement.fee', message: 'Fee for installments, {percent}' },
  total: /*i18n*/ { id: 'agreement.total', message: 'Total in installments' },
  parts: /*i18n*/ { id: 'agreement.parts', message: 'By when each part is due' },
  part: /*i18n*/ { id: 'agreement.part', message: '{position} of {parts}' },
  rule: /*i18n*/ {
    id: 'agreement.rule',
    message:
      'By the club’s rule {rule}. The charges above count as on time from the moment of this agreement. Each part is a charge of its own and is due on its day; the first ones carry the odd cents.',
  },
  ending: /*i18n*/ {
    id: 'agreement.ending',
    message:
      'Any owner of the contract can end these installments in the portal at any time. What is still open then goes back to the charges above, each with its own due day: what is past its day is late at once, and the club’s interest for late payment counts for it. Of the fee the share of the parts that are not due yet is given back, all of it where nothing was paid; what was paid stays paid. The club can end them in the same way, and writes why.',
  },
  sealingText: /*i18n*/ {
    id: 'agreement.sealing.text',
    message:
      'Signed by {signer} on {when}. This copy carries no digital seal yet. Open the agreement again in a few minutes to receive the sealed file.',
  },
  certificateLead: /*i18n*/ {
    id: 'agreement.certificate.lead',
    message:
      'This page records who signed the agreement, when and from where. It is part of the file, which {club} has sealed.',
  },
  sealReason: /*i18n*/ {
    id: 'agreement.seal-reason',
    message: 'Installment agreement {number}, signed by {signer}',
  },
} satisfies Record<string, Words>
