import type { Words } from '../../../kernel/language.ts'
import type { MailTemplate } from '../../../server/mail/template.ts'
import { URGENCY } from '../../../server/mail/urgency.ts'

const greeting: Words = /*i18n*/ { id: 'mail.greeting', message: 'Hello {name},' }

const keysNotYou: Words = /*i18n*/ {
  id: 'mail.keys.not-you',
  message: 'If it wasn’t you, call the concierge at {phone} right away.',
}

/** The mails about the second factor and passkeys, by the outbox row's kind. */
export const KEY_MAILS = {
  'factor-on': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.factor-on.subject',
      message: 'The second factor of your account at {club} is on',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.factor-on.what',
        message:
          'From now on, signing in with your password also asks for six digits from your app. Keep the ten recovery codes somewhere that is not your phone.',
      },
      keysNotYou,
    ],
  },
  'factor-off': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.factor-off.subject',
      message: 'The second factor of your account at {club} is off',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.factor-off.what',
        message:
          'Your password alone opens your account from now on. The recovery codes open nothing any more.',
      },
      keysNotYou,
    ],
  },
  'codes-renewed': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.codes-renewed.subject',
      message: 'New recovery codes for your account at {club}',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.codes-renewed.what',
        message: 'Ten new recovery codes were just made. The ones you had before open nothing any more.',
      },
      keysNotYou,
    ],
  },
  'code-used': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.code-used.subject',
      message: 'A recovery code opened your account at {club}',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.code-used.what',
        message:
          'Someone, most likely you, just used one of your recovery codes. It opens nothing any more; under Security in My account you see how many are left.',
      },
      keysNotYou,
    ],
  },
  'passkey-added': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.passkey-added.subject',
      message: 'A passkey was added to your account at {club}',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.passkey-added.what',
        message: 'The passkey “{passkey}” opens your account from now on, without a password.',
      },
      keysNotYou,
    ],
  },
  'passkey-removed': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.passkey-removed.subject',
      message: 'A passkey of your account at {club} was removed',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.passkey-removed.what',
        message: 'The passkey “{passkey}” no longer opens your account.',
      },
      keysNotYou,
    ],
  },
} satisfies Record<string, MailTemplate>
