import type { Words } from '../../../kernel/language.ts'
import type { MailTemplate } from '../../../server/mail/template.ts'
import { URGENCY } from '../../../server/mail/urgency.ts'

const greeting: Words = /*i18n*/ { id: 'mail.greeting', message: 'Hello {name},' }

/** What an owner gets who is said to have lost the second factor. */
export const LOST_FACTOR_MAILS = {
  'factor-lost': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.factor-lost.subject',
      message: 'Somebody says that your second factor at {club} is lost',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.factor-lost.what',
        message:
          'Someone, most likely you, typed your password and then said that the second factor is lost. The club calls the phone number in your account and asks a few questions. Nothing has changed so far.',
      },
      /*i18n*/ {
        id: 'mail.factor-lost.not-you',
        message:
          'If it wasn’t you, somebody knows your password: change it now, and call the concierge at {phone}.',
      },
    ],
  },
  'factor-lost-noted': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.factor-lost-noted.subject',
      message: 'Somebody told {club} that your second factor is lost',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.factor-lost-noted.what',
        message:
          'Someone, most likely you, told the club that the second factor of your account is lost. The club calls the phone number in your account and asks a few questions. Nothing has changed so far.',
      },
      /*i18n*/ {
        id: 'mail.factor-lost-noted.not-you',
        message: 'If it wasn’t you, call the concierge at {phone}: then nothing is removed.',
      },
    ],
  },
  'factor-lost-declined': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.factor-lost-declined.subject',
      message: 'The second factor of your account at {club} is not removed',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.factor-lost-declined.what',
        message:
          'The club was told that your second factor is lost, and could not make sure that it was you. The factor stays on, and nothing has changed.',
      },
      /*i18n*/ {
        id: 'mail.factor-lost-declined.next',
        message:
          'If it was you, call the concierge at {phone}. If it wasn’t, somebody tried to get into your account: set a new password.',
      },
    ],
  },
  'factor-lost-granted': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.factor-lost-granted.subject',
      message: 'In 24 hours the second factor of your account at {club} will be removed',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.factor-lost-granted.what',
        message:
          'You, or somebody who knew enough about you, told the club that your second factor is lost. It will be removed in 24 hours, with its recovery codes. After that your password alone opens your account.',
      },
      /*i18n*/ {
        id: 'mail.factor-lost-granted.you',
        message: 'If it was you, there is nothing to do until then.',
      },
    ],
    button: /*i18n*/ { id: 'mail.factor-lost-granted.button', message: 'Stop it' },
    after: [
      /*i18n*/ {
        id: 'mail.factor-lost-granted.then',
        message:
          'The page that opens asks once more. Where you are still signed in, you can stop it under Security in My account as well.',
      },
    ],
  },
  'factor-lost-stopped': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.factor-lost-stopped.subject',
      message: 'The second factor of your account at {club} stays',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.factor-lost-stopped.what',
        message: 'The removal of your second factor was stopped, and it stays on. Nothing else has changed.',
      },
      /*i18n*/ {
        id: 'mail.factor-lost-stopped.next',
        message:
          'If you did not tell the club that it is lost, somebody tried to get into your account: set a new password, and call the concierge at {phone}.',
      },
    ],
  },
  'factor-lost-gone': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.factor-lost-gone.subject',
      message: 'The second factor of your account at {club} was removed',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.factor-lost-gone.what',
        message:
          'The 24 hours are over and nobody stopped it: your second factor was removed, with its recovery codes. Your password alone opens your account now. Sign in and set up a new one under Security in My account.',
      },
      /*i18n*/ {
        id: 'mail.factor-lost-gone.not-you',
        message:
          'If it wasn’t you, press “Stop it” in the email of yesterday: it locks the account at once. Then call the concierge at {phone}.',
      },
    ],
  },
} satisfies Record<string, MailTemplate>
