import type { MailTemplate } from '../../../server/mail/template.ts'
import { URGENCY } from '../../../server/mail/urgency.ts'

/** What a manager gets of the club's settings. */
export const SETTING_MAILS = {
  'sender-test': {
    urgency: URGENCY.deed,
    toStaff: true,
    subject: /*i18n*/ { id: 'mail.sender-test.subject', message: 'A test: how emails of {club} come' },
    before: [
      /*i18n*/ { id: 'mail.sender-test.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.sender-test.what',
        message:
          'This is how the emails of {club} come now: from “{sender}”, and whoever answers writes to {address}.',
      },
      /*i18n*/ {
        id: 'mail.sender-test.try',
        message: 'Answer this one, and look whether it reaches those who read that mailbox.',
      },
    ],
  },
} satisfies Record<string, MailTemplate>
