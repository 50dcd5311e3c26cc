import { dayInWords } from '../../../kernel/day-words.ts'
import type { MailTemplate } from '../../../server/mail/template.ts'
import { URGENCY } from '../../../server/mail/urgency.ts'

/** What the club's people get of their inbox. It names no owner: the list does, to whoever signs in. */
export const INBOX_MAILS = {
  'desk-alert': {
    urgency: URGENCY.deed,
    toStaff: true,
    subject: /*i18n*/ {
      id: 'mail.desk-alert.subject',
      message:
        '{count, plural, one {An answer was promised by {day}} other {# answers were promised by {day}}}',
    },
    before: [
      /*i18n*/ { id: 'mail.desk-alert.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.desk-alert.what',
        message:
          '{count, plural, one {An owner still waits for an answer that we promised by the end of {day}.} other {# owners’ requests still wait for an answer; the first was promised by the end of {day}.}}',
      },
    ],
    button: /*i18n*/ { id: 'mail.desk-alert.button', message: 'Open what lapses soon' },
    after: [
      /*i18n*/ {
        id: 'mail.desk-alert.why',
        message:
          'You get this because it is assigned to you, or to nobody yet. Each promise is told of once.',
      },
    ],
    values: ({ day }, language) => ({ day: dayInWords(String(day), language) }),
  },
} satisfies Record<string, MailTemplate>
