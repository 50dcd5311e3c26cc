import type { MailTemplate } from '../../../server/mail/template.ts'
import { aboutStay, BY_ADMIN, GREETING, TO_AUTHORIZE } from './about-stay.ts'
import { RESERVATION_MAILS } from './desk-mails.ts'
import { LAPSE_MAILS } from './lapse-mails.ts'
import { changeTables, endTables } from './stay-tables.ts'

/** The mails of what an owner does, or an admin for them, and of what comes near; by the outbox row's kind. */
export const STAY_MAILS = {
  'stay-requested': aboutStay({
    subject: /*i18n*/ {
      id: 'mail.stay-requested.subject',
      message: 'The club has received your request for a stay: {code}',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.stay-requested.what',
        message:
          'The club has received your request for a stay at {hotel}, {from} to {to}. The nights are held for you until the resort answers, by {until} at the latest.',
      },
      BY_ADMIN,
    ],
  }),
  'stay-to-authorize': aboutStay({
    subject: /*i18n*/ {
      id: 'mail.stay-to-authorize.subject',
      message: 'Please authorize the benefits of your stay {code}',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.stay-to-authorize.what',
        message:
          'Your stay {code} at {hotel}, {from} to {to}, uses benefits that you have yet to authorize. Please decide by {until}. After that day they return to your balance, and the stay goes on without them.',
      },
      BY_ADMIN,
    ],
    button: TO_AUTHORIZE,
  }),
  'stay-change-to-authorize': aboutStay({
    subject: /*i18n*/ {
      id: 'mail.stay-change-to-authorize.subject',
      message: 'Please authorize the benefits of the change to your stay {code}',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.stay-change-to-authorize.what',
        message:
          'The change to your stay {code} at {hotel} uses benefits that you have yet to authorize. {ofRequest, select, yes {Your request itself, {from} to {to}, has no answer from the resort yet.} other {Until you decide, your stay remains as it was, {from} to {to}.}} If you have not decided by {until}, the change is dropped.',
      },
    ],
    tables: changeTables,
    button: TO_AUTHORIZE,
  }),
  'stay-confirmed': aboutStay({
    subject: RESERVATION_MAILS['booking-confirm'].subject,
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.stay-confirmed.what',
        message:
          'Your stay {code} at {hotel}, {from} to {to}, is confirmed. We look forward to welcoming you.',
      },
      BY_ADMIN,
    ],
  }),
  'stay-changed': aboutStay({
    subject: /*i18n*/ { id: 'mail.stay-changed.subject', message: 'Your stay {code} has been changed' },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.stay-changed.what',
        message:
          'Your stay {code} at {hotel} has been changed as you asked and is confirmed: {from} to {to}.',
      },
    ],
    tables: changeTables,
  }),
  'stay-change-asked': aboutStay({
    subject: /*i18n*/ {
      id: 'mail.stay-change-asked.subject',
      message: 'The club has received the change to your stay {code}',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.stay-change-asked.what',
        message:
          'The club has received the change that you requested for your stay {code} at {hotel}. The resort answers by {until}. {ofRequest, select, yes {Your request itself, {from} to {to}, has no answer yet: if the resort agrees to the change, the stay is confirmed with it; if not, the request still waits for its own answer. The nights of both are held for you.} other {Until then your stay remains as it was, {from} to {to}, and the nights of both are held for you.}}',
      },
    ],
    tables: changeTables,
  }),
  'stay-change-withdrawn': aboutStay({
    subject: LAPSE_MAILS['lapsed-change'].subject,
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.stay-change-withdrawn.what',
        message:
          'You withdrew the change to your stay {code} at {hotel}. {ofRequest, select, yes {Your request, {from} to {to}, still waits for the resort, and} other {The stay remains as it was, {from} to {to}, and}} what only the change held is back in your balance.',
      },
    ],
  }),
  'stay-cancelled': aboutStay({
    subject: /*i18n*/ {
      id: 'mail.stay-cancelled.subject',
      message:
        '{inItsPlace, select, none {Your stay {code} is cancelled} other {Your stay {inItsPlace} takes the place of {code}}}',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.stay-cancelled.what',
        message:
          '{inItsPlace, select, none {Your stay {code} at {hotel}, {from} to {to}, is cancelled, as you asked.} other {Your wish has come true: your stay {inItsPlace} takes the place of your stay {code} at {hotel}, {from} to {to}, which is cancelled for it. The new stay has an email of its own.}}',
      },
      /*i18n*/ {
        id: 'mail.stay-cancelled.swapped',
        message:
          '{stands, select, none {} other {What is ordered for the cancelled stay still stands, with its amounts: {stands}. Keep it or cancel it on the page of that stay.}}',
      },
    ],
    tables: endTables,
  }),
  'stay-given': aboutStay({
    subject: /*i18n*/ { id: 'mail.stay-given.subject', message: 'You gave your stay {code} in a trade' },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.stay-given.what',
        message:
          'Your contract’s stay {code} at {hotel}, {from} to {to}, went to another owner in a trade. The stay received for it has an email of its own.',
      },
    ],
    tables: endTables,
  }),
  'stay-received': aboutStay({
    subject: /*i18n*/ {
      id: 'mail.stay-received.subject',
      message: 'You received the stay {code} in a trade',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.stay-received.what',
        message:
          'In a trade with another owner your contract received the stay {code} at {hotel}, {from} to {to}. It is confirmed. The guests of the stay given come along; benefits may be added on its page.',
      },
    ],
  }),
  'stay-cancel-asked': aboutStay({
    subject: /*i18n*/ {
      id: 'mail.stay-cancel-asked.subject',
      message: 'The club has received your request to cancel the stay {code}',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.stay-cancel-asked.what',
        message:
          'You asked to cancel your stay {code} at {hotel}, {from} to {to}. Once the club has agreed, at the latest on {until}, {nights, plural, one {it costs the night that you accepted} other {it costs the # nights that you accepted}} and the rest returns to your balance. Until then the stay keeps everything it holds.{ordered, select, none {} other { What you ordered for it and chose to cancel goes with it, as it is free to cancel today.}}',
      },
    ],
  }),
  'stay-cancel-withdrawn': aboutStay({
    subject: /*i18n*/ {
      id: 'mail.stay-cancel-withdrawn.subject',
      message: 'Your stay {code} is not cancelled: you withdrew your request',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.stay-cancel-withdrawn.what',
        message:
          'You withdrew your request to cancel the stay {code} at {hotel}. The stay remains as it was, {from} to {to}, with everything it holds, and this has cost you nothing.',
      },
    ],
  }),
  'lapse-tomorrow': aboutStay({
    subject: /*i18n*/ {
      id: 'mail.lapse-tomorrow.subject',
      message:
        '{lapse, select, authorization {Tomorrow is the last day for the benefits of your stay {code}} decision {Your stay {code} is not confirmed yet: tomorrow is the last day} cancellation {The club has not answered your request to cancel the stay {code}: tomorrow is the last day} other {The change to your stay {code} is not decided yet: tomorrow is the last day}}',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.lapse-tomorrow.what',
        message:
          '{lapse, select, authorization {Tomorrow, {until}, is the last day on which you can authorize the benefits of your stay {code} at {hotel}, {from} to {to}. After that they return to your balance, and the stay goes on without them.} decision {The resort has not yet answered your request for the stay {code} at {hotel}, {from} to {to}, and tomorrow, {until}, is the last day for it. Without an answer the stay is not accepted, and what it holds returns to your balance.} cancellation {The club has not yet answered your request to cancel the stay {code} at {hotel}, {from} to {to}, and tomorrow, {until}, is the last day for it. Without an answer the stay is cancelled as you asked.} other {The change to your stay {code} at {hotel} has not been decided yet, and tomorrow, {until}, is the last day for it. Without a decision it is dropped, and your stay remains as it is, {from} to {to}.}}',
      },
      /*i18n*/ {
        id: 'mail.lapse-tomorrow.concierge',
        message:
          '{lapse, select, authorization {} other {If it cannot wait, the concierge helps at {phone}.}}',
      },
    ],
  }),
  'stay-arrival': aboutStay({
    subject: /*i18n*/ { id: 'mail.stay-arrival.subject', message: 'Your stay at {hotel} begins soon' },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.stay-arrival.what',
        message:
          'Your stay {code} at {hotel} begins on {from}. Your residence is ready for you from {time}; if you need anything before then, the concierge is happy to help.',
      },
    ],
  }),
} satisfies Record<string, MailTemplate>
