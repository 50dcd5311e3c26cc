import type { MailTemplate } from '../../server/mail/template.ts'
import { URGENCY } from '../../server/mail/urgency.ts'

/** The desk's answer to somebody who reported a message. */
export const VERIFICATION_MAILS = {
  'suspicion-answered': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.suspicion-answered.subject',
      message: 'What you reported to {club}',
    },
    before: [
      /*i18n*/ {
        id: 'mail.suspicion-answered.what',
        message: 'Thank you for telling us. We have looked at it.',
      },
      /*i18n*/ { id: 'mail.suspicion-answered.words', message: 'The club writes: “{answer}”' },
      /*i18n*/ {
        id: 'mail.suspicion-answered.call',
        message:
          'If you have paid something or told somebody your password, call the concierge at {phone} right away.',
      },
    ],
  },
} satisfies Record<string, MailTemplate>
