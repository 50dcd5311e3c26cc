import type { Words } from '../../../kernel/language.ts'
import type { MailTemplate } from '../../../server/mail/template.ts'
import { URGENCY } from '../../../server/mail/urgency.ts'

const greeting: Words = /*i18n*/ { id: 'mail.review.greeting', message: 'Hello {name},' }
const button: Words = /*i18n*/ { id: 'mail.review.button', message: 'See your order' }

/** What an owner hears of what they said. */
export const REVIEW_MAILS = {
  'review-answered': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.review-answered.subject',
      message: 'The club answers your review of {product}',
    },
    before: [
      greeting,
      /*i18n*/ { id: 'mail.review-answered.what', message: 'Thank you for your review of {product}.' },
      /*i18n*/ { id: 'mail.review-answered.words', message: 'The club writes: “{words}”' },
    ],
    button,
  },
  'review-hidden': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.review-hidden.subject',
      message: 'Your review of {product} is not shown',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.review-hidden.what',
        message: 'What you wrote about {product} is not shown to other owners. Your stars count as before.',
      },
      /*i18n*/ { id: 'mail.review-hidden.words', message: 'The reason: “{words}”' },
    ],
    button,
  },
} satisfies Record<string, MailTemplate>
