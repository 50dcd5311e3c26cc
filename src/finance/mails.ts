import type { Words } from '../kernel/language.ts'

/** The mails about money, by the outbox row's kind. */
export const FINANCE_MAILS = {
  'rejection-answered': {
    subject: /*i18n*/ {
      id: 'mail.rejection-answered.subject',
      message: 'An answer about your transactions of {year}',
    },
    before: [
      /*i18n*/ { id: 'mail.rejection-answered.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.rejection-answered.what',
        message:
          'You did not agree with the transactions of {year} on contract {contract}. The club has looked into it and writes: “{response}”',
      },
    ],
    button: /*i18n*/ { id: 'mail.rejection-answered.button', message: 'See the statement' },
    after: [
      /*i18n*/ {
        id: 'mail.rejection-answered.then',
        message:
          'If it settles the matter you can accept the year there; if not, write to us again or call {phone}.',
      },
    ],
  },
} satisfies Record<string, { subject: Words; before: Words[]; button: Words; after: Words[] }>
