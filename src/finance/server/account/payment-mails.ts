import type { MailTemplate } from '../../../server/mail/template.ts'
import { URGENCY } from '../../../server/mail/urgency.ts'
import { readStillOpen, stillOpenPress, stillOpenTable } from './still-open.ts'

/** The mails about money that goes back, and about installments that their owner ends, by the outbox row's kind. */
export const PAYMENT_MAILS = {
  'announcement-noted': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.announcement-noted.subject',
      message: 'You announced {amount}, to be paid at the resort',
    },
    before: [
      /*i18n*/ { id: 'mail.announcement-noted.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.announcement-noted.what',
        message:
          'You announced a payment of {amount} for contract {contract}. Please pay it at the front desk of {hotel}; nothing has been received yet, and you have the receipt by email once it is.',
      },
      /*i18n*/ {
        id: 'mail.announcement-noted.until',
        message:
          'It stands until you pay it, pay its charges another way, or give it up in the portal. Until then the charges stay open, each with its own due day.',
      },
    ],
    tables: stillOpenTable,
    fresh: readStillOpen,
    button: /*i18n*/ { id: 'mail.announcement-noted.button', message: 'See what you announced' },
    after: [
      /*i18n*/ {
        id: 'mail.announcement-noted.then',
        message: 'If it was not you who announced it, call {phone}.',
      },
    ],
  },
  'payment-given-back': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.payment-given-back.subject',
      message: '{amount} of your payment {receipt} has gone back to you',
    },
    before: [
      /*i18n*/ { id: 'mail.payment-given-back.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.payment-given-back.what',
        message:
          '{way, select, card {The club has given back {amount} of your payment {receipt} for contract {contract}. It goes to the card that you paid with; your bank may take some days to show it.} link {{amount} of your payment {receipt} for contract {contract} has gone back by the payment provider, the way you paid.} other {The club has given back {amount} of your payment {receipt} for contract {contract}, and has noted it in your statement.}}',
      },
      /*i18n*/ {
        id: 'mail.payment-given-back.open',
        message:
          '{opened, select, none {No charge is open again because of it.} other {Charges that it had paid are open again: {opened} in all.}}',
      },
    ],
    tables: stillOpenTable,
    list: stillOpenPress,
    fresh: readStillOpen,
    button: /*i18n*/ { id: 'mail.payment-given-back.button', message: 'See the payment' },
    after: [
      /*i18n*/ {
        id: 'mail.payment-given-back.then',
        message: 'If you did not expect this, or something is not right, call {phone}.',
      },
    ],
  },
  'payment-plan-ended-by-owner': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.payment-plan-ended-by-owner.subject',
      message: 'The installments {number} have ended',
    },
    before: [
      /*i18n*/ { id: 'mail.payment-plan-ended-by-owner.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.payment-plan-ended-by-owner.what',
        message:
          '{by, select, you {You have ended the agreement on installments {number}.} other {{by}, who holds the contract with you, has ended the agreement on installments {number}.}} What is still open, {amount}, stands with its charges again, each with its own due day; what is past its day is late. Of the fee for installments {fee} is given back{kept, select, none {.} other {, and {kept} is kept for the parts that had been paid or were due.}}',
      },
    ],
    values: ({ kept }) => ({ kept: kept ?? 'none' }),
    tables: stillOpenTable,
    fresh: readStillOpen,
    button: /*i18n*/ { id: 'mail.payment-plan-ended-by-owner.button', message: 'Pay what is open' },
    after: [
      /*i18n*/ {
        id: 'mail.payment-plan-ended-by-owner.then',
        message: 'What has been paid stays paid. If you did not want this, call {phone}.',
      },
    ],
  },
  'payment-not-given-back': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.payment-not-given-back.subject',
      message: '{amount} of your payment {receipt} could not go back to your card',
    },
    before: [
      /*i18n*/ { id: 'mail.payment-not-given-back.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.payment-not-given-back.what',
        message:
          'The club wanted to give back {amount} of your payment {receipt} for contract {contract}, and the payment provider could not send it to your card. The money is not lost: the club has been told, and has to give it back another way.',
      },
    ],
    button: /*i18n*/ { id: 'mail.payment-not-given-back.button', message: 'See the payment' },
    after: [
      /*i18n*/ {
        id: 'mail.payment-not-given-back.then',
        message: 'You need to do nothing. To agree on how you get it, call {phone}.',
      },
    ],
  },
} satisfies Readonly<Record<string, MailTemplate>>
