import type { Words } from '../../../kernel/language.ts'
import { URGENCY, type Urgency } from '../../../server/mail/urgency.ts'

/** The mails about money that goes back, by the outbox row's kind. */
export const PAYMENT_MAILS = {
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
          '{opened, select, none {No charge is open again by it.} other {Charges that it had paid are open again, with {opened} together.}}',
      },
    ],
    button: /*i18n*/ { id: 'mail.payment-given-back.button', message: 'See the payment' },
    after: [
      /*i18n*/ {
        id: 'mail.payment-given-back.then',
        message: 'If you did not expect this, or something is not right, call {phone}.',
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
} satisfies Record<
  string,
  { urgency: Urgency; subject: Words; before: Words[]; button: Words; after: Words[] }
>
