import type { Words } from '../kernel/language.ts'

/** The mail that a newsletter is, by the outbox row's kind. Title and summary come in the reader's language. */
export const DASHBOARD_MAILS = {
  newsletter: {
    subject: /*i18n*/ { id: 'mail.newsletter.subject', message: '{title}' },
    before: [
      /*i18n*/ { id: 'mail.newsletter.greeting', message: 'Hello {name},' },
      /*i18n*/ { id: 'mail.newsletter.summary', message: '{summary}' },
    ],
    button: /*i18n*/ { id: 'mail.newsletter.button', message: 'Read it in the portal' },
    after: [
      /*i18n*/ {
        id: 'mail.newsletter.stop',
        message:
          'You receive this because your account says that news of {club} comes by mail. To stop it, open My account in the portal and turn the newsletter off under Settings.',
      },
    ],
  },
} satisfies Record<string, { subject: Words; before: Words[]; button: Words; after: Words[] }>
