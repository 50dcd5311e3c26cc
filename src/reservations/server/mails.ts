import { formatDay } from '../../kernel/day.ts'
import type { Language, Words } from '../../kernel/language.ts'

const greeting: Words = /*i18n*/ { id: 'mail.booking.greeting', message: 'Hello {name},' }
const reason: Words = /*i18n*/ { id: 'mail.booking.reason', message: 'The concierge writes: “{reason}”' }
const button: Words = /*i18n*/ { id: 'mail.booking.button', message: 'See the reservation' }

/** The days of a mail's stay, as its reader writes them. */
const values = (content: Record<string, string | number>, language: Language) => ({
  from: formatDay(String(content.checkIn), language),
  to: formatDay(String(content.checkOut), language),
})

/** The mails about the desk's decisions, by the outbox row's kind. */
export const RESERVATION_MAILS = {
  'booking-confirm': {
    subject: /*i18n*/ { id: 'mail.booking-confirm.subject', message: 'Your stay {code} is confirmed' },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.booking-confirm.what',
        message: 'Your stay {code} at {hotel}, {from} to {to}, is confirmed.',
      },
      reason,
    ],
    button,
    values,
  },
  'booking-reject': {
    subject: /*i18n*/ {
      id: 'mail.booking-reject.subject',
      message: 'Your stay {code} could not be accepted',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.booking-reject.what',
        message:
          'The club could not accept your stay {code} at {hotel}, {from} to {to}. The nights and benefits that it held are back in your balance.',
      },
      reason,
    ],
    button,
    values,
  },
  'booking-change-confirm': {
    subject: /*i18n*/ {
      id: 'mail.booking-change-confirm.subject',
      message: 'The change of your stay {code} is confirmed',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.booking-change-confirm.what',
        message:
          'The change of your stay {code} at {hotel} is confirmed: it is now {from} to {to}. What only the stay before held is free again or back in your balance.',
      },
      reason,
    ],
    button,
    values,
  },
  'booking-change-reject': {
    subject: /*i18n*/ {
      id: 'mail.booking-change-reject.subject',
      message: 'Your stay {code} remains as it was',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.booking-change-reject.what',
        message:
          'The club could not accept the change of your stay {code} at {hotel}. {standing, select, confirmed {Your stay {from} to {to} remains confirmed, as it was.} other {Your stay {from} to {to} remains as it was and waits for confirmation.}} What only the change held is back in your balance.',
      },
      reason,
    ],
    button,
    values,
  },
  'booking-agree-to-cancel': {
    subject: /*i18n*/ {
      id: 'mail.booking-agree-to-cancel.subject',
      message: 'Your stay {code} is cancelled',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.booking-agree-to-cancel.what',
        message:
          'The club has cancelled your stay {code} at {hotel}, {from} to {to}, as you asked. {nights, plural, =0 {Everything that it held is back in your balance.} one {It cost # night; the rest is back in your balance.} other {It cost # nights; the rest is back in your balance.}}',
      },
      reason,
    ],
    button,
    values,
  },
  'booking-keep': {
    subject: /*i18n*/ { id: 'mail.booking-keep.subject', message: 'Your stay {code} remains confirmed' },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.booking-keep.what',
        message:
          'The club could not cancel your stay {code} at {hotel}, {from} to {to}: it remains confirmed and costs nothing more.',
      },
      reason,
    ],
    button,
    values,
  },
} satisfies Record<string, { subject: Words; before: Words[]; button: Words; values: typeof values }>
