import type { Words } from '../../kernel/language.ts'

const greeting: Words = /*i18n*/ { id: 'mail.greeting', message: 'Hello {name},' }

/** The mails about an account, by the outbox row's kind. `{club}` is the brand, `{phone}` the concierge. */
export const MEMBERSHIP_MAILS = {
  'password-reset': {
    subject: /*i18n*/ { id: 'mail.password-reset.subject', message: 'Set a new password at {club}' },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.password-reset.why',
        message: 'Someone, most likely you, asked for a link to set a new password.',
      },
    ],
    button: /*i18n*/ { id: 'mail.password-reset.button', message: 'Set a new password' },
    after: [
      /*i18n*/ {
        id: 'mail.password-reset.lasts',
        message: 'The link works for one hour. If you have several, any of them works until you use one.',
      },
      /*i18n*/ {
        id: 'mail.password-reset.not-you',
        message: 'If it wasn’t you, there is nothing to do: your password stays as it is.',
      },
    ],
  },
  'password-changed': {
    subject: /*i18n*/ { id: 'mail.password-changed.subject', message: 'Your password at {club} was changed' },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.password-changed.what',
        message:
          'Your password was just changed, and every other session of your account was ended. If your own calendar followed your stays, its address has stopped working too: create a new one under “Subscribe to your calendar”.',
      },
      /*i18n*/ {
        id: 'mail.password-changed.not-you',
        message: 'If it wasn’t you, call the concierge at {phone} right away.',
      },
    ],
  },
  invitation: {
    subject: /*i18n*/ { id: 'mail.invitation.subject', message: 'Your account at {club} is ready' },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.invitation.what',
        message:
          'Your residence has its own portal now: your stays, your balances, your statements and your documents in one place. Choose a password to enter.',
      },
    ],
    button: /*i18n*/ { id: 'mail.invitation.button', message: 'Choose a password' },
    after: [
      /*i18n*/ {
        id: 'mail.invitation.lasts',
        message:
          'The link works once, within 14 days. After that, ask for a new one under “Forgot your password?” where you sign in.',
      },
      /*i18n*/ {
        id: 'mail.invitation.not-you',
        message: 'If you don’t own a residence with us, please call the concierge at {phone}.',
      },
    ],
  },
} satisfies Record<string, { subject: Words; before: Words[]; button?: Words; after?: Words[] }>
