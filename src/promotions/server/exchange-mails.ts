import type { Words } from '../../kernel/language.ts'
import { URGENCY, type Urgency } from '../../server/mail/urgency.ts'

const GREETING = /*i18n*/ { id: 'mail.exchange.greeting', message: 'Hello {name},' }
const BUTTON = /*i18n*/ { id: 'mail.exchange.button', message: 'Open the weeks exchange' }

/** The mails of the weeks exchange, by the outbox row's kind. They go to each of the contract's owners. */
export const EXCHANGE_MAILS = {
  'exchange-pledged': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.exchange-pledged.subject',
      message:
        '{weeks, plural, one {# week of {year} is in the exchange} other {# weeks of {year} are in the exchange}}',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.exchange-pledged.what',
        message:
          '{weeks, plural, one {You give # week of your residence {residence}, {resort}, in {year}: {nights} nights.} other {You give # weeks of your residence {residence}, {resort}, in {year}: {nights} nights.}} In return the club looks for as many weeks somewhere else.',
      },
      /*i18n*/ {
        id: 'mail.exchange-pledged.wish',
        message: '{wish, select, none {You named no wish.} other {Your wish: “{wish}”}}',
      },
    ],
    button: BUTTON,
    after: [
      /*i18n*/ {
        id: 'mail.exchange-pledged.then',
        message:
          'As soon as an exchange is found we write to you. Until then you can change the weeks or stop taking part, free of charge. Your concierge: {phone}.',
      },
    ],
    isChosen: true,
  },
  'exchange-ended': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.exchange-ended.subject',
      message: 'Your weeks of {year} are no longer in the exchange',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.exchange-ended.what',
        message:
          '{by, select, owner {As you asked, the club looks for no exchange any more for the weeks of your residence {residence}, {resort}, in {year}.} other {The club has ended the search for an exchange for the weeks of your residence {residence}, {resort}, in {year}.}} The weeks are yours, as before.',
      },
    ],
    button: BUTTON,
    after: [
      /*i18n*/ {
        id: 'mail.exchange-ended.then',
        message: 'As long as a year is open you may take part again. Your concierge: {phone}.',
      },
    ],
    isChosen: true,
  },
  'exchange-matched': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.exchange-matched.subject',
      message: 'An exchange is found for your weeks of {year}',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.exchange-matched.what',
        message:
          '{weeks, plural, one {The club has found an exchange for the week that you give of your residence {residence}, {resort}, in {year}.} other {The club has found an exchange for the # weeks that you give of your residence {residence}, {resort}, in {year}.}}{detail, select, none {} other { In return: {detail}.}}',
      },
    ],
    button: BUTTON,
    after: [
      /*i18n*/ {
        id: 'mail.exchange-matched.then',
        message:
          'Another owner counts on your weeks from now on. The concierge arranges the days with you; to change something, call {phone}.',
      },
    ],
  },
} satisfies Record<
  string,
  { urgency: Urgency; subject: Words; before: Words[]; button: Words; after: Words[]; isChosen?: true }
>
