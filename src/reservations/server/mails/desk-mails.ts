import type { Words } from '../../../kernel/language.ts'
import type { MailTemplate } from '../../../server/mail/template.ts'
import { aboutStay, GREETING } from './about-stay.ts'
import { changeTables, endTables } from './stay-tables.ts'

/** What the desk wrote; a yes may go without words. */
const reason: Words = /*i18n*/ {
  id: 'mail.booking.reason',
  message: '{said, select, no {} other {The concierge writes: “{reason}”}}',
}

/** The mails about the desk's decisions, by the outbox row's kind. */
export const RESERVATION_MAILS = {
  'booking-confirm': aboutStay({
    subject: /*i18n*/ { id: 'mail.booking-confirm.subject', message: 'Your stay {code} is confirmed' },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.booking-confirm.what',
        message: 'Your stay {code} at {hotel}, {from} to {to}, is confirmed.',
      },
      reason,
    ],
  }),
  'booking-reject': aboutStay({
    subject: /*i18n*/ {
      id: 'mail.booking-reject.subject',
      message: 'Your stay {code} could not be accepted',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.booking-reject.what',
        message:
          'The resort could not accept your stay {code} at {hotel}, {from} to {to}. The nights and benefits that it held are back in your balance.',
      },
      reason,
    ],
    tables: endTables,
  }),
  'booking-change-confirm': aboutStay({
    subject: /*i18n*/ {
      id: 'mail.booking-change-confirm.subject',
      message: 'The change to your stay {code} is confirmed',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.booking-change-confirm.what',
        message:
          'The change to your stay {code} at {hotel} is confirmed: it is now from {from} to {to}. What only the earlier stay held is back in your balance.',
      },
      reason,
    ],
    tables: changeTables,
  }),
  'booking-change-reject': aboutStay({
    subject: /*i18n*/ {
      id: 'mail.booking-change-reject.subject',
      message: 'Your stay {code} remains as it was',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.booking-change-reject.what',
        message:
          'The resort could not accept the change to your stay {code} at {hotel}. {standing, select, confirmed {Your stay, {from} to {to}, remains confirmed, as it was.} other {Your stay, {from} to {to}, remains as it was, and the resort still has to confirm it.}} What only the change held is back in your balance.',
      },
      reason,
    ],
  }),
  'booking-agree-to-cancel': aboutStay({
    subject: /*i18n*/ {
      id: 'mail.booking-agree-to-cancel.subject',
      message: 'Your stay {code} is cancelled',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.booking-agree-to-cancel.what',
        message:
          'The club has cancelled your stay {code} at {hotel}, {from} to {to}, as you asked. {nights, plural, =0 {Everything that it held is back in your balance.} one {It cost # night; the rest is back in your balance.} other {It cost # nights; the rest is back in your balance.}}',
      },
      reason,
    ],
    tables: endTables,
  }),
  'booking-keep': aboutStay({
    subject: /*i18n*/ { id: 'mail.booking-keep.subject', message: 'Your stay {code} remains confirmed' },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.booking-keep.what',
        message:
          'The club could not cancel your stay {code} at {hotel}, {from} to {to}: it remains confirmed and costs nothing more.',
      },
      reason,
    ],
  }),
} satisfies Record<string, MailTemplate>
