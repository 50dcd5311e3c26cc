import type { Words } from '../../kernel/language.ts'
import type { MailTemplate } from '../../server/mail/template.ts'
import { URGENCY } from '../../server/mail/urgency.ts'

const greeting: Words = /*i18n*/ { id: 'mail.greeting', message: 'Hello {name},' }

/** The mails about an account, by the outbox row's kind. `{club}` is the brand, `{phone}` the concierge. */
export const MEMBERSHIP_MAILS = {
  'password-reset': {
    urgency: URGENCY.security,
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
        message: 'The link works for one hour. If you asked more than once, only the newest one works.',
      },
      /*i18n*/ {
        id: 'mail.password-reset.not-you',
        message: 'If it wasn’t you, there is nothing to do: your password stays as it is.',
      },
    ],
  },
  'password-changed': {
    urgency: URGENCY.security,
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
  'new-device': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.new-device.subject',
      message: 'A new device signed in to your account at {club}',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.new-device.what',
        message: 'Someone, most likely you, just signed in on a device that your account did not know.',
      },
      /*i18n*/ {
        id: 'mail.new-device.which',
        message: 'Browser: {browser}. System: {system}. Network: {where}.',
      },
      /*i18n*/ { id: 'mail.new-device.you', message: 'If it was you, there is nothing to do.' },
    ],
    button: /*i18n*/ { id: 'mail.new-device.button', message: 'This wasn’t me' },
    after: [
      /*i18n*/ {
        id: 'mail.new-device.then',
        message:
          'The page that opens asks once more. Then every session ends, and nobody gets in until you set a new password.',
      },
    ],
  },
  'account-locked': {
    urgency: URGENCY.security,
    subject: /*i18n*/ { id: 'mail.account-locked.subject', message: 'Your account at {club} is locked' },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.account-locked.what',
        message:
          'You told us that somebody else was in your account. Every session has ended, and no password opens it until you set a new one.',
      },
    ],
    button: /*i18n*/ { id: 'mail.account-locked.button', message: 'Set a new password' },
    after: [
      /*i18n*/ {
        id: 'mail.account-locked.lasts',
        message:
          'The link works for one hour. After that, ask for a new one under “Forgot your password?” where you sign in.',
      },
      /*i18n*/ {
        id: 'mail.account-locked.call',
        message: 'If something is missing or was changed, call the concierge at {phone}.',
      },
    ],
  },
  'account-closed': {
    urgency: URGENCY.security,
    subject: /*i18n*/ { id: 'mail.account-closed.subject', message: 'Your account at {club} is closed' },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.account-closed.what',
        message:
          'The club has closed your account in the portal. Every session has ended, and nobody can sign in to it, not even with a new password.',
      },
      /*i18n*/ {
        id: 'mail.account-closed.call',
        message: 'If you don’t know why, call the concierge at {phone}.',
      },
    ],
  },
  'account-opened': {
    urgency: URGENCY.security,
    subject: /*i18n*/ { id: 'mail.account-opened.subject', message: 'Your account at {club} is open again' },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.account-opened.what',
        message: 'The club has opened your account in the portal again. You sign in as you did before.',
      },
      /*i18n*/ {
        id: 'mail.account-opened.call',
        message: 'If you did not expect that, call the concierge at {phone}.',
      },
    ],
  },
  invitation: {
    urgency: URGENCY.news,
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
} satisfies Record<string, MailTemplate>
