import type { Language, Words } from '../../kernel/language.ts'
import type { MailTable } from '../../server/mail/template.ts'
import { URGENCY, type Urgency } from '../../server/mail/urgency.ts'
import { say } from '../../server/words.ts'
import { orderFile } from './orders/order-calendar.ts'

type Content = Readonly<Record<string, string | number>>

const greeting: Words = /*i18n*/ { id: 'mail.order.greeting', message: 'Hello {name},' }
/** Of a mail that the version before has left to be sent: what each resort prepares, as text. */
const lines: Words = /*i18n*/ { id: 'mail.order.lines', message: '{lines}' }
/** Left out where everything is served where the owner stays. */
const elsewhere: Words = /*i18n*/ {
  id: 'mail.order-placed.elsewhere',
  message:
    '{elsewhere, select, none {} other {Your stay is at {elsewhere}. Please note which of these are at another resort.}}',
}
const total: Words = /*i18n*/ { id: 'mail.order.total', message: 'Total, taxes included: {totals}' }
const refund: Words = /*i18n*/ {
  id: 'mail.order-cancelled.refund',
  message:
    '{refund, select, card {You had paid {totals} by card; it goes back to the card by itself, and your bank usually shows it within ten days.} both {You had paid {totals}. Of that {toCard} goes back to the card by itself, and your bank usually shows it within ten days; the concierge returns the other {byHand}. To agree how, call {phone}.} due {You had paid {totals}; the concierge returns it to you. To agree how, call {phone}.} other {Nothing is charged for it.}}',
}
/** What each resort prepares: how many, what, and when. */
const tables = ({ tables: written }: Content): MailTable[] => JSON.parse(String(written ?? '[]'))
/** So does somebody whom an owner trusts. */
const byTrusted: Words = /*i18n*/ {
  id: 'mail.order.by-trusted',
  message: '{trusted, select, none {} other {{trusted} did this for {trustedFor}.}}',
}
const values = ({
  numbers,
  elsewhere: stays,
  lines: text,
  byClub,
  trusted,
  trustedFor,
  by,
  receipt,
  card,
  toCard,
  byHand,
}: Content) => ({
  count: String(numbers ?? '').split(', ').length,
  elsewhere: stays ?? 'none',
  lines: text ?? '',
  byClub: byClub ?? 'no',
  trusted: trusted ?? 'none',
  trustedFor: trustedFor ?? '',
  by: by ?? 'resort',
  receipt: receipt ?? '',
  card: card ?? 'none',
  toCard: toCard ?? '',
  byHand: byHand ?? '',
})
/** An admin who acts for an owner does it in their name, and they hear of it. */
const orderedByClub: Words = /*i18n*/ {
  id: 'mail.order-placed.by-club',
  message: '{byClub, select, yes {The club ordered it in your name.} other {}}',
}
const cancelledByClub: Words = /*i18n*/ {
  id: 'mail.order-cancelled.by-club',
  message: '{byClub, select, yes {The club cancelled it in your name.} other {}}',
}
const changedByClub: Words = /*i18n*/ {
  id: 'mail.order-changed.by-club',
  message: '{byClub, select, yes {The club changed it in your name.} other {}}',
}
const CHANGE = {
  title: /*i18n*/ { id: 'mail.order-changed.title', message: 'What changes' },
  before: /*i18n*/ { id: 'mail.order-changed.before', message: 'Before' },
  after: /*i18n*/ { id: 'mail.order-changed.after', message: 'Now' },
} satisfies Record<string, Words>
/** What a line was, and what it is now. */
const change = ({ before, after }: Content, language: Language): MailTable[] => [
  {
    title: say(CHANGE.title, language),
    rows: [
      [say(CHANGE.before, language), String(before)],
      [say(CHANGE.after, language), String(after)],
    ],
  },
]
/** What a change comes to, and where the money goes. */
const difference: Words = /*i18n*/ {
  id: 'mail.order-changed.difference',
  message:
    '{money, select, more {It costs {amount} more, taxes included. The order comes to {totals}.} less {It costs {amount} less, taxes included. The order comes to {totals}.} owed {{amount} comes back to you, taxes included; the concierge returns it. To agree how, call {phone}. The order comes to {totals}.} card {{amount} goes back to your card by itself, taxes included; your bank usually shows it within ten days. The order comes to {totals}.} nothing {There is still nothing to pay for the order.} benefit {Your benefit pays for it: there is nothing to pay for the order.} other {The price stays the same: {totals}, taxes included.}}',
}
const seeOrder: Words = /*i18n*/ { id: 'mail.order-placed.button', message: 'See your order' }

/** The mails about orders, by the outbox row's kind. `{lines}` and `{totals}` come in the reader's language. */
export const MARKETPLACE_MAILS = {
  'order-placed': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.order-placed.subject',
      message:
        '{count, plural, one {Your order {numbers} at {club}} other {Your orders {numbers} at {club}}}',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.order-placed.what',
        message:
          '{count, plural, one {We have your order {numbers}.} other {We have your orders {numbers}.}} This is what we are preparing for you:',
      },
      orderedByClub,
      byTrusted,
      lines,
    ],
    tables,
    below: [
      elsewhere,
      total,
      /*i18n*/ {
        id: 'mail.order-placed.paying',
        message:
          '{paying, select, link {You chose to pay online: your order leads to the payment page.} card {You chose to pay by card: your order leads to the page where you pay.} none {There is nothing to pay.} other {You pay at the resort, when you have what you ordered. There is nothing to pay now.}}',
      },
    ],
    button: seeOrder,
    after: [
      /*i18n*/ {
        id: 'mail.order-placed.cancel',
        message:
          'You can change or cancel it in the portal, each thing apart: your order says until when that is free of charge.',
      },
    ],
    values,
    attachments: orderFile,
  },
  'order-cancelled': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ { id: 'mail.order-cancelled.subject', message: 'Your order {numbers} is cancelled' },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.order-cancelled.what',
        message: 'Your order {numbers} is cancelled. These are no longer planned:',
      },
      lines,
    ],
    tables,
    below: [cancelledByClub, byTrusted, refund],
    values,
    attachments: orderFile,
  },
  'order-called-off': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.order-called-off.subject',
      message: 'The club had to cancel your order {numbers}',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.order-called-off.what',
        message:
          'The club had to cancel your order {numbers}. The benefits that it held are back in your balance. These are no longer planned:',
      },
      lines,
    ],
    tables,
    below: [/*i18n*/ { id: 'mail.order-called-off.reason', message: 'The club writes: “{reason}”' }, refund],
    values,
    attachments: orderFile,
  },
  'order-changed': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ { id: 'mail.order-changed.subject', message: 'Your order {numbers} has changed' },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.order-changed.what',
        message: 'Your order {numbers} at {hotel} has changed.',
      },
      changedByClub,
      byTrusted,
    ],
    tables: change,
    below: [difference],
    button: seeOrder,
    values,
    attachments: orderFile,
  },
  'order-line-cancelled': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.order-line-cancelled.subject',
      message: 'Cancelled: part of your order {numbers}',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.order-line-cancelled.what',
        message: 'This part of your order {numbers} at {hotel} is cancelled: {before}.',
      },
      cancelledByClub,
      byTrusted,
      difference,
      /*i18n*/ { id: 'mail.order-line-cancelled.rest', message: 'The rest of the order stays as it was.' },
    ],
    tables,
    button: seeOrder,
    values,
    attachments: orderFile,
  },
  'order-paid': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ { id: 'mail.order-paid.subject', message: 'Your order {numbers} is paid' },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.order-paid.what',
        message:
          '{by, select, card {{card, select, none {You paid {totals} by card for your order {numbers}.} other {You paid {totals} with the card ending {card} for your order {numbers}.}} Its receipt is {receipt}: the order has it as a PDF. It is not on your contract’s account: the statement does not list it.} link {You paid {totals} online for your order {numbers}. Its receipt is {receipt}: the order has it as a PDF. It is not on your contract’s account: the statement does not list it.} other {You paid {totals} at the resort for your order {numbers}. Receipt: {receipt}}}',
      },
      lines,
    ],
    tables,
    button: seeOrder,
    values,
  },
  'order-refunded': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.order-refunded.subject',
      message:
        '{by, select, cash {Money returned for your order {numbers}} transfer {Money returned for your order {numbers}} terminal {Money returned for your order {numbers}} other {A refund for your order {numbers} is on its way}}',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.order-refunded.what',
        message:
          '{by, select, cash {The club has returned {amount} of your order {numbers} to you in cash. Reference: {receipt}} transfer {The club has returned {amount} of your order {numbers} to you by bank transfer. Reference: {receipt}} terminal {The club has returned {amount} of your order {numbers} to your card, on the card terminal. Reference: {receipt}} other {{card, select, none {{amount} of your order {numbers} is on its way back to the card that paid it.} other {{amount} of your order {numbers} is on its way back to the card ending {card}.}} Banks show it after five to ten days.}}',
      },
    ],
    tables,
    values,
  },
  'order-not-given-back': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.order-not-given-back.subject',
      message: 'The refund for your order {numbers} did not reach your card',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.order-not-given-back.what',
        message:
          '{amount} of your order {numbers} could not go back to the card: its bank does not take it. The money is with the club, which gets in touch with you and returns it another way.',
      },
    ],
    tables,
    values,
  },
} satisfies Record<
  string,
  {
    urgency: Urgency
    subject: Words
    before: Words[]
    tables: (content: Content, language: Language) => MailTable[]
    below?: Words[]
    button?: Words
    after?: Words[]
    values: typeof values
    attachments?: typeof orderFile
  }
>
