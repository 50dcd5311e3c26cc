import type { Words } from '../../kernel/language.ts'
import { URGENCY, type Urgency } from '../../server/mail/urgency.ts'

/** The mail's words, in the shape of the server's template. */
interface NewsletterMail {
  urgency: Urgency
  subject: Words
  before: Words[]
  button: Words
  after: Words[]
  stop?: { link: (content: Record<string, string | number>) => string | null; label: Words }
}

/** The mail that a newsletter is, by the outbox row's kind. Title and summary come in the reader's language. */
export const DASHBOARD_MAILS = {
  newsletter: {
    urgency: URGENCY.news,
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
          'You receive this because news from {club} by email is switched on in your account. You can also switch it off under My account in the portal.',
      },
    ],
    stop: {
      link: ({ stop }) => (typeof stop === 'string' ? stop : null),
      label: /*i18n*/ { id: 'mail.newsletter.stop-link', message: 'Stop receiving the newsletter' },
    },
  },
  'newsletter-test': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ { id: 'mail.newsletter-test.subject', message: 'Test: {title}' },
    before: [
      /*i18n*/ { id: 'mail.newsletter.greeting', message: 'Hello {name},' },
      /*i18n*/ { id: 'mail.newsletter.summary', message: '{summary}' },
    ],
    button: /*i18n*/ { id: 'mail.newsletter.button', message: 'Read it in the portal' },
    after: [
      /*i18n*/ {
        id: 'mail.newsletter-test.after',
        message:
          'This is a test: nobody else received it. The button opens the draft; in the owners’ email it opens the portal, and the newsletter can be stopped below it.',
      },
    ],
  },
} satisfies Record<string, NewsletterMail>
