import type { Words } from '../../../kernel/language.ts'
import { URGENCY, type Urgency } from '../../../server/mail/urgency.ts'

/** The mails about a saved card, by the outbox row's kind. */
export const CARD_MAILS = {
  'card-saved': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.card-saved.subject',
      message: 'Your card {card} is saved for contract {contract}',
    },
    before: [
      /*i18n*/ { id: 'mail.card-saved.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.card-saved.what',
        message:
          'From now on your card {card} pays what is due on contract {contract}, each charge on its day. Seven days before, we write to you what it will pay, and until the day before you can stop it.',
      },
    ],
    button: /*i18n*/ { id: 'mail.card-saved.button', message: 'See the saved card' },
    after: [
      /*i18n*/ {
        id: 'mail.card-saved.then',
        message:
          'You can end this there at any time. If you did not save a card, end it there and call {phone}.',
      },
    ],
  },
  'card-ended': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.card-ended.subject',
      message: 'Your card {card} pays nothing more on contract {contract}',
    },
    before: [
      /*i18n*/ { id: 'mail.card-ended.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.card-ended.what',
        message:
          'You have ended the saved card {card}. What it was to pay on contract {contract} stays open until you pay it yourself.',
      },
    ],
    button: /*i18n*/ { id: 'mail.card-ended.button', message: 'See what is open' },
    after: [
      /*i18n*/ { id: 'mail.card-ended.then', message: 'If it was not you who ended it, call {phone}.' },
    ],
  },
  'card-ended-by-another': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.card-ended-by-another.subject',
      message: '{who} has ended your saved card {card}',
    },
    before: [
      /*i18n*/ { id: 'mail.card-ended-by-another.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.card-ended-by-another.what',
        message:
          '{who}, who holds contract {contract} with you, has ended the saved card {card}. It pays nothing more there; what it was to pay stays open until one of you pays it.',
      },
    ],
    button: /*i18n*/ { id: 'mail.card-ended-by-another.button', message: 'See what is open' },
    after: [
      /*i18n*/ {
        id: 'mail.card-ended-by-another.then',
        message: 'You can save a card again there at any time. If you have any questions, call {phone}.',
      },
    ],
  },
  'card-payment-stopped': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.card-payment-stopped.subject',
      message: '{who} has stopped a payment of your saved card',
    },
    before: [
      /*i18n*/ { id: 'mail.card-payment-stopped.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.card-payment-stopped.what',
        message:
          '{who}, who holds contract {contract} with you, has stopped the payment of “{what}” by your saved card {card}. It stays open until one of you pays it; the card pays the other charges as before.',
      },
    ],
    button: /*i18n*/ { id: 'mail.card-payment-stopped.button', message: 'See the saved card' },
    after: [
      /*i18n*/ {
        id: 'mail.card-payment-stopped.then',
        message: 'If you have any questions, call {phone}.',
      },
    ],
  },
  'card-gone': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.card-gone.subject',
      message: 'Your card {card} can’t pay any more on contract {contract}',
    },
    before: [
      /*i18n*/ { id: 'mail.card-gone.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.card-gone.what',
        message:
          'The payment provider no longer has your card {card}, so it pays nothing more on contract {contract}. Nothing was charged. Pay what is due yourself, or save a card again.',
      },
    ],
    button: /*i18n*/ { id: 'mail.card-gone.button', message: 'Save a card or pay' },
    after: [/*i18n*/ { id: 'mail.card-gone.then', message: 'If you have any questions, call {phone}.' }],
  },
  'card-will-pay': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.card-will-pay.subject',
      message: 'On {day} your card pays {what}',
    },
    before: [
      /*i18n*/ { id: 'mail.card-will-pay.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.card-will-pay.what',
        message:
          'On {day} your saved card {card} pays “{what}” on contract {contract}: {amount}, or less where something of it is paid before or covered by your credit. You need to do nothing.',
      },
    ],
    button: /*i18n*/ { id: 'mail.card-will-pay.button', message: 'Stop this payment' },
    after: [
      /*i18n*/ {
        id: 'mail.card-will-pay.then',
        message:
          'Until the day before, you can stop it; then it stays open, and you pay it another way. The receipt comes by email. Questions? Call {phone}.',
      },
    ],
  },
  'card-did-not-pay': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.card-did-not-pay.subject',
      message: 'Your saved card did not pay {what}',
    },
    before: [
      /*i18n*/ { id: 'mail.card-did-not-pay.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.card-did-not-pay.what',
        message:
          '{fault, select, authentication {The bank of your card {card} asks for you in person before it pays “{what}”, {amount}. Nothing was charged: pay it on the card page, where the bank can ask you.} gone {The payment provider no longer has your card {card}, so “{what}”, {amount}, was not paid. Nothing was charged: pay it another way, and save a card again.} other {The bank of your card {card} has declined “{what}”, {amount}. Nothing was charged: pay it with another card or another way.}}',
      },
    ],
    button: /*i18n*/ { id: 'mail.card-did-not-pay.button', message: 'Pay it now' },
    after: [
      /*i18n*/ {
        id: 'mail.card-did-not-pay.then',
        message: 'We don’t try it again by ourselves. If you have any questions, call {phone}.',
      },
    ],
  },
} satisfies Record<
  string,
  { urgency: Urgency; subject: Words; before: Words[]; button: Words; after: Words[] }
>
