import type { Words } from '../../../kernel/language.ts'
import type { MailTemplate } from '../../../server/mail/template.ts'
import { aboutStay, GREETING, TO_AUTHORIZE } from './about-stay.ts'
import { endTables } from './stay-tables.ts'

const concierge: Words = /*i18n*/ {
  id: 'mail.lapse.concierge',
  message: 'If it cannot wait, the concierge helps at {phone}.',
}

/** The mails of the clock: what will lapse, and what has. By the outbox row's kind. */
export const LAPSE_MAILS = {
  'lapse-soon-authorization': aboutStay({
    subject: /*i18n*/ {
      id: 'mail.lapse-soon-authorization.subject',
      message: 'Please authorize the benefits of your stay {code} by {until}',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.lapse-soon-authorization.what',
        message:
          'You have yet to authorize benefits of your stay {code} at {hotel}, {from} to {to}. Please decide by {until}. After that day they return to your balance, and the stay goes on without them.',
      },
    ],
    button: TO_AUTHORIZE,
  }),
  'lapse-soon-decision': aboutStay({
    subject: /*i18n*/ {
      id: 'mail.lapse-soon-decision.subject',
      message: 'Your stay {code} is not confirmed yet',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.lapse-soon-decision.what',
        message:
          'The resort has not yet answered your request for the stay {code} at {hotel}, {from} to {to}. If there is no answer by {until}, the stay is not accepted, and the nights and benefits that it holds return to your balance.',
      },
      concierge,
    ],
  }),
  'lapse-soon-cancellation': aboutStay({
    subject: /*i18n*/ {
      id: 'mail.lapse-soon-cancellation.subject',
      message: 'The club has not answered your request to cancel the stay {code}',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.lapse-soon-cancellation.what',
        message:
          'You asked to cancel your stay {code} at {hotel}, {from} to {to}, and the club has not answered yet. If there is no answer by {until}, the stay is cancelled as you asked: {nights, plural, =0 {everything that it holds returns to your balance} one {it costs the night that you accepted, and the rest returns to your balance} other {it costs the # nights that you accepted, and the rest returns to your balance}}.',
      },
      concierge,
    ],
  }),
  'lapse-soon-change': aboutStay({
    subject: /*i18n*/ {
      id: 'mail.lapse-soon-change.subject',
      message: 'The change to your stay {code} is not decided yet',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.lapse-soon-change.what',
        message:
          'The change that you requested for your stay {code} at {hotel}, {from} to {to}, has not been decided yet. If it is not decided by {until}, it is dropped, and the stay remains as it was.',
      },
      concierge,
    ],
  }),
  'lapsed-authorization': aboutStay({
    subject: /*i18n*/ {
      id: 'mail.lapsed-authorization.subject',
      message: 'Your stay {code} goes on without its benefits',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.lapsed-authorization.what',
        message:
          'The benefits of your stay {code} at {hotel}, {from} to {to}, were not authorized in time and have returned to your balance. {standing, select, confirmed {The stay itself is confirmed.} other {The resort still has to answer about the stay itself.}}',
      },
    ],
  }),
  'lapsed-change': aboutStay({
    subject: /*i18n*/ {
      id: 'mail.lapsed-change.subject',
      message: 'Your stay {code} remains as it was',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.lapsed-change.what',
        message:
          'The change that you requested for your stay {code} at {hotel} was not decided in time and has been dropped. The stay remains as it was, {from} to {to}, and what only the change held is back in your balance. {standing, select, confirmed {It is confirmed.} other {The resort still has to answer about it.}}',
      },
    ],
  }),
  'lapsed-decision': aboutStay({
    subject: /*i18n*/ {
      id: 'mail.lapsed-decision.subject',
      message: 'Your stay {code} was not confirmed in time',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.lapsed-decision.what',
        message:
          'The resort had not confirmed your stay {code} at {hotel}, {from} to {to}, by the day before check-in, so it is closed. The nights and benefits that it held are back in your balance. We are sorry.',
      },
    ],
    tables: endTables,
  }),
  'lapsed-cancellation': aboutStay({
    subject: /*i18n*/ {
      id: 'mail.lapsed-cancellation.subject',
      message: 'Your stay {code} is cancelled',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.lapsed-cancellation.what',
        message:
          'Your stay {code} at {hotel}, {from} to {to}, is cancelled, as you asked. {nights, plural, =0 {Everything that it held is back in your balance.} one {It cost the night that you accepted; the rest is back in your balance.} other {It cost the # nights that you accepted; the rest is back in your balance.}}',
      },
    ],
    tables: endTables,
  }),
} satisfies Record<string, MailTemplate>
