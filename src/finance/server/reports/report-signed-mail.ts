import type { MailTemplate } from '../../../server/mail/template.ts'
import { URGENCY } from '../../../server/mail/urgency.ts'

/** What was signed, with which figure, what comes of it, and where the document is: to who signed, and to the co-owners. */
export const REPORT_SIGNED: MailTemplate = {
  urgency: URGENCY.deed,
  subject: /*i18n*/ {
    id: 'mail.report-signed.subject',
    message:
      '{by, select, you {You have signed the report of {month}} other {{by} has signed the report of {month}}}',
  },
  before: [
    /*i18n*/ { id: 'mail.report-signed.greeting', message: 'Hello {name},' },
    /*i18n*/ {
      id: 'mail.report-signed.what',
      message:
        '{by, select, you {You have} other {{by} has}} signed the executive report of {month} for contract {contract}, on {when}. Its balance: {amount}.',
    },
    /*i18n*/ {
      id: 'mail.report-signed.next',
      message:
        '{next, select, waits {Your signature counts once the other owners of the contract have signed too; each of them is told by email.} payout {The club pays this balance out, as chosen; the statement lists the payout.} fees {As chosen, this balance goes towards the condo fees; the statement lists it.} other {There is nothing to pay out, and nothing is carried over from this month.}}',
    },
  ],
  button: /*i18n*/ { id: 'mail.report-signed.button', message: 'See the report' },
  after: [
    /*i18n*/ {
      id: 'mail.report-signed.document',
      message:
        '{next, select, waits {} other {In a few minutes the signed report is in the portal under Documents, as PDF with its seal.}}',
    },
    /*i18n*/ {
      id: 'mail.report-signed.not-you',
      message:
        'If {by, select, you {it was not you who signed} other {something is not right}}, call {phone}.',
    },
  ],
}
