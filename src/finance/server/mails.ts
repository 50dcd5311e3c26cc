import type { MailTemplate } from '../../server/mail/template.ts'
import { URGENCY } from '../../server/mail/urgency.ts'
import { readStillOpen, stillOpenPress, stillOpenTable } from './account/still-open.ts'
import { REPORT_SIGNED } from './reports/report-signed-mail.ts'

/** The mails about money, by the outbox row's kind. */
export const FINANCE_MAILS = {
  'rejection-answered': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.rejection-answered.subject',
      message: 'An answer about your transactions of {year}',
    },
    before: [
      /*i18n*/ { id: 'mail.rejection-answered.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.rejection-answered.what',
        message:
          'You did not agree with the transactions of {year} on contract {contract}. The club has looked into it and writes: “{response}”',
      },
    ],
    button: /*i18n*/ { id: 'mail.rejection-answered.button', message: 'See the statement' },
    after: [
      /*i18n*/ {
        id: 'mail.rejection-answered.then',
        message:
          'If that answers your question, you can accept the year there; if not, write to us again or call {phone}.',
      },
    ],
  },
  'rejection-of-co-owner-answered': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.rejection-of-co-owner-answered.subject',
      message: 'An answer about the transactions of {year}',
    },
    before: [
      /*i18n*/ { id: 'mail.rejection-of-co-owner-answered.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.rejection-of-co-owner-answered.what',
        message:
          '{who} did not agree with the transactions of {year} on contract {contract}, which you hold together. The club has looked into it and writes: “{response}”',
      },
    ],
    button: /*i18n*/ { id: 'mail.rejection-of-co-owner-answered.button', message: 'See the statement' },
    after: [
      /*i18n*/ {
        id: 'mail.rejection-of-co-owner-answered.then',
        message: 'Your own answer to the year stays as it is. You can give or change it there.',
      },
    ],
  },
  'report-issued': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.report-issued.subject',
      message: 'Your report of {month} is ready for your signature',
    },
    before: [
      /*i18n*/ { id: 'mail.report-issued.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.report-issued.what',
        message:
          'The executive report of {month} for your contract {contract} is ready. Read it in the portal, choose what we should do with the profit, and sign it.',
      },
    ],
    button: /*i18n*/ { id: 'mail.report-issued.button', message: 'Read and sign the report' },
    after: [
      /*i18n*/ {
        id: 'mail.report-issued.until',
        message:
          'Until it is signed, reservations, benefits, your property and the marketplace stay closed. If a figure is not right, call {phone} before you sign.',
      },
    ],
  },
  'report-waits-for-you': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.report-waits-for-you.subject',
      message: '{who} has signed the report of {month}; yours is the signature that is missing',
    },
    before: [
      /*i18n*/ { id: 'mail.report-waits-for-you.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.report-waits-for-you.what',
        message:
          '{who} has signed the executive report of {month} for your contract {contract}. The contract asks for the signature of each of its owners: read the report in the portal, and sign it too.',
      },
    ],
    button: /*i18n*/ { id: 'mail.report-waits-for-you.button', message: 'Read and sign the report' },
    after: [
      /*i18n*/ {
        id: 'mail.report-waits-for-you.until',
        message:
          'Until all have signed, reservations, benefits, your property and the marketplace stay closed for all of you. If a figure is not right, call {phone} before you sign.',
      },
    ],
  },
  'report-signed': REPORT_SIGNED,
  'report-corrected': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.report-corrected.subject',
      message: 'Your report of {month} has been corrected',
    },
    before: [
      /*i18n*/ { id: 'mail.report-corrected.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.report-corrected.what',
        message:
          'The club has corrected the executive report of {month} for your contract {contract}. The new version is in the portal, ready for your signature.',
      },
    ],
    button: /*i18n*/ { id: 'mail.report-corrected.button', message: 'Read and sign the report' },
    after: [
      /*i18n*/ {
        id: 'mail.report-corrected.then',
        message: 'It replaces the earlier version. If you have any questions, call {phone}.',
      },
    ],
  },
  'report-withdrawn': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.report-withdrawn.subject',
      message: 'Your report of {month} has been withdrawn',
    },
    before: [
      /*i18n*/ { id: 'mail.report-withdrawn.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.report-withdrawn.what',
        message:
          'The club has withdrawn the executive report of {month} for your contract {contract}. You don’t need to sign it; if another one follows, we will write to you again.',
      },
    ],
    button: /*i18n*/ { id: 'mail.report-withdrawn.button', message: 'See my reports' },
    after: [
      /*i18n*/ { id: 'mail.report-withdrawn.then', message: 'If you have any questions, call {phone}.' },
    ],
  },
  'question-asked': {
    urgency: URGENCY.deed,
    toStaff: true,
    subject: /*i18n*/ {
      id: 'mail.question-asked.subject',
      message: 'A question about “{concept}” on contract {contract}',
    },
    before: [
      /*i18n*/ { id: 'mail.question-asked.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.question-asked.what',
        message:
          'An owner of contract {contract} asks about “{concept}” ({reference}, {amount}): “{words}” Until it is answered the statement lists it as in question, and a charge is not owed.',
      },
    ],
    button: /*i18n*/ { id: 'mail.question-asked.button', message: 'Answer at the desk' },
    after: [
      /*i18n*/ {
        id: 'mail.question-asked.then',
        message: 'The owner reads the answer in the portal and by email.',
      },
    ],
  },
  'question-answered': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.question-answered.subject',
      message: 'An answer to the question about “{concept}”',
    },
    before: [
      /*i18n*/ { id: 'mail.question-answered.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.question-answered.what',
        message: 'The club has looked into “{concept}” on contract {contract} and writes: “{answer}”',
      },
      /*i18n*/ {
        id: 'mail.question-answered.outcome',
        message:
          '{outcome, select, corrected {It is corrected from {was} to {is}; the correction stands in the statement.} other {The figure of {was} stands.}}',
      },
    ],
    button: /*i18n*/ { id: 'mail.question-answered.button', message: 'See the transaction' },
    after: [
      /*i18n*/ {
        id: 'mail.question-answered.then',
        message: 'If anything is still unclear, ask again there or call {phone}.',
      },
    ],
  },
  'payment-received': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.payment-received.subject',
      message: 'Your payment has arrived: receipt {receipt}',
    },
    before: [
      /*i18n*/ { id: 'mail.payment-received.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.payment-received.what',
        message:
          'We have received {amount} for contract {contract}. It stands in your statement with receipt {receipt}.',
      },
    ],
    tables: stillOpenTable,
    list: stillOpenPress,
    fresh: readStillOpen,
    button: /*i18n*/ { id: 'mail.payment-received.button', message: 'See where it went' },
    after: [
      /*i18n*/ {
        id: 'mail.payment-received.then',
        message: 'If you did not make this payment, or something is not right, call {phone}.',
      },
    ],
  },
  'announcement-withdrawn': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.announcement-withdrawn.subject',
      message: 'You don’t need to pay {amount} at the resort',
    },
    before: [
      /*i18n*/ { id: 'mail.announcement-withdrawn.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.announcement-withdrawn.what',
        message:
          'You announced a payment of {amount} at the resort for contract {contract}. The club has taken back the condo fees of {hotel}, {year}, that it was for, so the announced payment is withdrawn. Nothing was charged.',
      },
    ],
    button: /*i18n*/ { id: 'mail.announcement-withdrawn.button', message: 'See what is open' },
    after: [
      /*i18n*/ {
        id: 'mail.announcement-withdrawn.then',
        message:
          'If it was for other charges too, you can pay them there. If you have any questions, call {phone}.',
      },
    ],
  },
  'receipt-again': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ { id: 'mail.receipt-again.subject', message: 'Your receipt {receipt}' },
    before: [
      /*i18n*/ { id: 'mail.receipt-again.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.receipt-again.what',
        message:
          'Here is receipt {receipt} once more: {amount} for contract {contract}. The page shows where each cent went, and has the PDF.',
      },
    ],
    button: /*i18n*/ { id: 'mail.receipt-again.button', message: 'See the receipt' },
    after: [
      /*i18n*/ {
        id: 'mail.receipt-again.then',
        message: 'If it was not you who asked for it, call {phone}.',
      },
    ],
  },
  'payment-plan-ended': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.payment-plan-ended.subject',
      message: 'Your installments {number} have ended',
    },
    before: [
      /*i18n*/ { id: 'mail.payment-plan-ended.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.payment-plan-ended.what',
        message:
          'The club has ended your agreement on installments {number}. The reason: “{reason}”. What is still open, {amount}, stands with its charges again, each with its own due day. Of the fee for installments {fee} is given back{kept, select, none {.} other {, and {kept} is kept for the parts that had been paid or were due.}}',
      },
    ],
    values: ({ kept }) => ({ kept: kept ?? 'none' }),
    button: /*i18n*/ { id: 'mail.payment-plan-ended.button', message: 'Pay what is open' },
    after: [
      /*i18n*/ {
        id: 'mail.payment-plan-ended.then',
        message: 'What you have paid stays paid. If you have any questions, call {phone}.',
      },
    ],
  },
} satisfies Readonly<Record<string, MailTemplate>>
