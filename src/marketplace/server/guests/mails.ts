import type { Words } from '../../../kernel/language.ts'
import { spacedCode } from '../../../property/pass-link.ts'
import { qrSvg } from '../../../property/pass-qr.ts'
import type { MailTemplate } from '../../../server/mail/template.ts'
import { URGENCY } from '../../../server/mail/urgency.ts'

const greeting: Words = /*i18n*/ { id: 'mail.order.greeting', message: 'Hello {name},' }

/** The mails to those who take a place that an owner ordered: no price, nothing of the owner but the name. */
export const GUEST_MAILS = {
  'guest-pass': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ { id: 'mail.guest-pass.subject', message: 'Your pass: {activity}, {day}' },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.guest-pass.what',
        message:
          '{host} has given you a place: {activity} at {resort}, {time, select, none {on {day}} other {on {day} at {time}}}. Show this code there:',
      },
    ],
    picture: {
      svg: ({ qr }) => qrSvg(String(qr)),
      name: 'pass.png',
      alt: /*i18n*/ { id: 'mail.guest-pass.picture', message: 'Your pass as a QR code' },
    },
    button: /*i18n*/ { id: 'mail.guest-pass.button', message: 'Open the pass' },
    after: [
      /*i18n*/ {
        id: 'mail.guest-pass.code',
        message: 'If it cannot be read, say these six digits: {digits}.',
      },
      /*i18n*/ {
        id: 'mail.guest-pass.meeting',
        message: '{meetingPoint, select, none {} other {Meeting point: {meetingPoint}}}',
      },
      /*i18n*/ {
        id: 'mail.guest-pass.bring',
        message: '{bring, select, none {} other {What to bring: {bring}}}',
      },
      /*i18n*/ {
        id: 'mail.guest-pass.follows',
        message: 'The pass follows a change of day or hour: open it again before you go.',
      },
    ],
    values: ({ code }) => ({ digits: spacedCode(String(code)) }),
  },
  'guest-pass-void': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.guest-pass-void.subject',
      message: 'Your pass no longer opens: {activity}, {day}',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.guest-pass-void.what',
        message:
          'The place that {host} gave you, {activity} at {resort} on {day}, has been cancelled or given to somebody else. Your pass no longer opens it. Please ask {host} if this surprises you.',
      },
    ],
  },
} satisfies Record<string, MailTemplate>
