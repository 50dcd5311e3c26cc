import type { Words } from '../../kernel/language.ts'

/** Why a call of the money may be refused. Moments come formatted. */
export const FINANCE_REFUSALS = {
  REPORT_ALREADY_SIGNED: /*i18n*/ {
    id: 'refusal.REPORT_ALREADY_SIGNED',
    message:
      'This report is signed already: {signer} signed it on {when}. Nothing was changed; reload to see it.',
  },
  REPORT_NOT_SIGNED: /*i18n*/ {
    id: 'refusal.REPORT_NOT_SIGNED',
    message: 'Report not signed. Sorry, please try again later.',
  },
  REPORT_CHANGED: /*i18n*/ {
    id: 'refusal.REPORT_CHANGED',
    message:
      'The club has corrected this report meanwhile. Nothing was signed: read the new figures, then sign.',
  },
  REPORT_EXISTS: /*i18n*/ {
    id: 'refusal.REPORT_EXISTS',
    message: 'That month already has its report on {contracts}. Nothing was issued; look again.',
  },
  REPORT_CURRENCY: /*i18n*/ {
    id: 'refusal.REPORT_CURRENCY',
    message:
      'Nothing was issued: a report is in the currency in which its contract is settled, and for {contracts} that is {currency}.',
  },
  MONTH_NOT_OVER: /*i18n*/ {
    id: 'refusal.MONTH_NOT_OVER',
    message: 'A report closes a month, and this one is not over yet. Nothing was issued.',
  },
  REPORT_FILE_NOT_MADE: /*i18n*/ {
    id: 'refusal.REPORT_FILE_NOT_MADE',
    message: 'The document couldn’t be made just now. Try again in a minute; the concierge helps at {phone}.',
  },
  NOTHING_TO_AGREE: /*i18n*/ {
    id: 'refusal.NOTHING_TO_AGREE',
    message:
      'That year has no transactions on this contract, so there is nothing to accept or to reject yet.',
  },
  REJECTION_ANSWERED: /*i18n*/ {
    id: 'refusal.REJECTION_ANSWERED',
    message: 'Somebody at the desk has answered this already. Nothing was sent; look again.',
  },
} satisfies Record<string, Words>
