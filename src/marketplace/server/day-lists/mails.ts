import { dayInWords } from '../../../kernel/day-words.ts'
import type { MailTable, MailTemplate } from '../../../server/mail/template.ts'
import { URGENCY } from '../../../server/mail/urgency.ts'

/** The mail with which a day's list goes to who serves. */
export const DAY_LIST_MAILS = {
  'day-list': {
    urgency: URGENCY.deed,
    toStaff: true,
    subject: /*i18n*/ {
      id: 'mail.day-list.subject',
      message: '{date}: {product}, {people, plural, =0 {nobody} one {# person} other {# people}}',
    },
    before: [
      /*i18n*/ {
        id: 'mail.day-list.what',
        message:
          '{people, plural, =0 {Nobody has ordered {product} at {hotel} for {date}.} one {# person comes to {product} at {hotel} on {date}.} other {# people come to {product} at {hotel} on {date}.}}',
      },
    ],
    tables: ({ tables }): MailTable[] => JSON.parse(String(tables)),
    below: [
      /*i18n*/ {
        id: 'mail.day-list.shred',
        message: 'For those who serve only. Please delete it after the day.',
      },
    ],
    values: ({ day }, language) => ({ date: dayInWords(String(day), language) }),
    attachments: ({ file, csv }) => [
      { name: String(file), mediaType: 'text/csv; charset=utf-8', content: String(csv) },
    ],
  },
} satisfies Record<string, MailTemplate>
