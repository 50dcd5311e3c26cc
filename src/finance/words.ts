import type { Words } from '../kernel/language.ts'

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
