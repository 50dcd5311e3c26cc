import type { Words } from '../../kernel/language.ts'

/** Why a call of the money may be refused. Moments come formatted. */
export const FINANCE_REFUSALS = {
  REPORT_ALREADY_SIGNED: /*i18n*/ {
    id: 'refusal.REPORT_ALREADY_SIGNED',
    message:
      'This report is already signed: {signer} signed it on {when}. Nothing was changed; reload to see it.',
  },
  REPORT_WAITS_FOR_OTHERS: /*i18n*/ {
    id: 'refusal.REPORT_WAITS_FOR_OTHERS',
    message:
      'You signed this report on {when}. It counts once the other owners of the contract have signed it too.',
  },
  CASH_BACK_CHOSEN: /*i18n*/ {
    id: 'refusal.CASH_BACK_CHOSEN',
    message:
      '{choice, select, paid {{who} has signed already, and chose to have the balance paid out.} other {{who} has signed already, and chose to put the balance towards the condo fee.}} Nothing was signed: all owners of the contract sign the same. Choose the same, or talk to each other first.',
  },
  REPORT_NOT_SIGNED: /*i18n*/ {
    id: 'refusal.REPORT_NOT_SIGNED',
    message: 'Report not signed. Sorry, please try again later.',
  },
  REPORT_CHANGED: /*i18n*/ {
    id: 'refusal.REPORT_CHANGED',
    message:
      'The club has corrected this report in the meantime. Nothing was signed; read the new figures, then sign.',
  },
  REPORT_EXISTS: /*i18n*/ {
    id: 'refusal.REPORT_EXISTS',
    message: '{contracts}: that month already has its report. Nothing was issued; reload to see it.',
  },
  REPORT_CURRENCY: /*i18n*/ {
    id: 'refusal.REPORT_CURRENCY',
    message:
      'Nothing was issued: a report is in the currency in which its contract is settled, and for {contracts} that is {currency}.',
  },
  MONTH_NOT_OVER: /*i18n*/ {
    id: 'refusal.MONTH_NOT_OVER',
    message: 'That month is not over yet, so it can’t have a report. Nothing was issued.',
  },
  REPORT_FILE_NOT_MADE: /*i18n*/ {
    id: 'refusal.REPORT_FILE_NOT_MADE',
    message:
      'We couldn’t prepare the document just now. Try again in a minute; if it doesn’t work, the concierge can help at {phone}.',
  },
  NOTHING_TO_AGREE: /*i18n*/ {
    id: 'refusal.NOTHING_TO_AGREE',
    message:
      'That year has no transactions on this contract, so there is nothing to accept or to reject yet.',
  },
  REJECTION_ANSWERED: /*i18n*/ {
    id: 'refusal.REJECTION_ANSWERED',
    message: 'Somebody at the desk has already answered this. Nothing was sent; reload to see the answer.',
  },
  REJECTION_SUPERSEDED: /*i18n*/ {
    id: 'refusal.REJECTION_SUPERSEDED',
    message: 'The owner has answered once more since. Nothing was sent; reload to see what they say now.',
  },
} satisfies Record<string, Words>
