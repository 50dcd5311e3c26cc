import type { Words } from '../../../kernel/language.ts'
import type { MailTemplate } from '../../../server/mail/template.ts'
import { URGENCY } from '../../../server/mail/urgency.ts'

const greeting: Words = /*i18n*/ { id: 'mail.greeting', message: 'Hello {name},' }

const then: Words = /*i18n*/ {
  id: 'mail.address.then',
  message:
    'The page that opens asks once more. Then what was changed is put back, every session ends, and nobody gets in until you set a new password.',
}

/** The mails about an owner's address and telephone. What goes to an address that nobody has confirmed yet names nobody. */
export const CONTACT_MAILS = {
  'address-confirm': {
    urgency: URGENCY.security,
    subject: /*i18n*/ { id: 'mail.address-confirm.subject', message: 'Is this your email at {club}?' },
    before: [
      /*i18n*/ {
        id: 'mail.address-confirm.what',
        message:
          'Someone, most likely you, wants to sign in to {club} with this email address from now on. Confirm it, and the club’s emails come here too.',
      },
    ],
    button: /*i18n*/ { id: 'mail.address-confirm.button', message: 'Confirm the email' },
    after: [
      /*i18n*/ {
        id: 'mail.address-confirm.lasts',
        message: 'The link works for one hour. If you asked more than once, only the newest one works.',
      },
      /*i18n*/ {
        id: 'mail.address-confirm.not-you',
        message: 'If it wasn’t you, there is nothing to do: nothing changes unless it is confirmed.',
      },
    ],
  },
  'address-taken': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.address-taken.subject',
      message: 'This email belongs to an account at {club} already',
    },
    before: [
      /*i18n*/ {
        id: 'mail.address-taken.what',
        message:
          'Someone, most likely you, wants to use this email address for another account at {club}. It has an account here already, or had one until lately, so nothing was changed.',
      },
      /*i18n*/ {
        id: 'mail.address-taken.call',
        message:
          'If both accounts are yours, call the concierge at {phone}. If it wasn’t you, there is nothing to do.',
      },
    ],
  },
  'address-asked': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.address-asked.subject',
      message: 'The email of your account at {club} is about to change',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.address-asked.what',
        message:
          'Someone, most likely you, asked to sign in with {address} from now on. It changes as soon as the link that went there is pressed.',
      },
      /*i18n*/ { id: 'mail.address-asked.you', message: 'If it was you, there is nothing to do here.' },
    ],
    button: /*i18n*/ { id: 'mail.address-asked.button', message: 'This wasn’t me' },
    after: [then],
  },
  'address-changed': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.address-changed.subject',
      message: 'The email of your account at {club} was changed',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.address-changed.what',
        message:
          'From now on you sign in with {address}, and the club’s emails go there. This is the last email to the old address, but for warnings during the next 30 days.',
      },
      /*i18n*/ { id: 'mail.address-changed.you', message: 'If it was you, there is nothing to do.' },
    ],
    button: /*i18n*/ { id: 'mail.address-changed.button', message: 'This wasn’t me' },
    after: [then],
  },
  'phone-changed': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.phone-changed.subject',
      message: 'The phone number of your account at {club} was changed',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.phone-changed.what',
        message:
          'Someone, most likely you, changed the phone number at which the club calls you. The club no longer calls the earlier one.',
      },
      /*i18n*/ { id: 'mail.phone-changed.you', message: 'If it was you, there is nothing to do.' },
    ],
    button: /*i18n*/ { id: 'mail.phone-changed.button', message: 'This wasn’t me' },
    after: [then],
  },
} satisfies Record<string, MailTemplate>
