import type { MailTemplate } from '../../../server/mail/template.ts'
import { URGENCY } from '../../../server/mail/urgency.ts'

/** What the club's people get of their own accounts. */
export const STAFF_MAILS = {
  'staff-invitation': {
    urgency: URGENCY.security,
    toStaff: true,
    subject: /*i18n*/ {
      id: 'mail.staff-invitation.subject',
      message: 'Your access as one of the people of {club}',
    },
    before: [
      /*i18n*/ { id: 'mail.staff-invitation.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.staff-invitation.what',
        message:
          '{by} gives you access to the portal of {club}, where the club’s people work. Choose a password to enter.',
      },
    ],
    button: /*i18n*/ { id: 'mail.staff-invitation.button', message: 'Choose a password' },
    after: [
      /*i18n*/ {
        id: 'mail.staff-invitation.lasts',
        message: 'The link works once, within 7 days. After that, ask {by} for a new one.',
      },
      /*i18n*/ {
        id: 'mail.staff-invitation.not-you',
        message: 'If you don’t work with us, there is nothing to do: without a password nobody gets in.',
      },
    ],
  },
  'staff-roles': {
    urgency: URGENCY.security,
    toStaff: true,
    subject: /*i18n*/ { id: 'mail.staff-roles.subject', message: 'What you may do in the portal of {club}' },
    before: [
      /*i18n*/ { id: 'mail.staff-roles.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.staff-roles.what',
        message: '{by} changed what you may do in the portal of {club}. From now on you may {may}.',
      },
      /*i18n*/ { id: 'mail.staff-roles.wrong', message: 'If that is not as agreed, speak to {by}.' },
    ],
  },
  'staff-asked': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.staff-asked.subject',
      message: '{by} asks you to agree who may do what at {club}',
    },
    before: [
      /*i18n*/ { id: 'mail.staff-asked.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.staff-asked.what',
        message:
          '{by} asks that {person} ({address}) may {may}. It holds once another of those who say who does what agrees: it moves money, or gives out roles.',
      },
    ],
    button: /*i18n*/ { id: 'mail.staff-asked.button', message: 'Agree or not' },
  },
  'staff-take-asked': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.staff-take-asked.subject',
      message: '{by} asks you to agree who may do what at {club}',
    },
    before: [
      /*i18n*/ { id: 'mail.staff-take-asked.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.staff-take-asked.what',
        message:
          '{closes, select, yes {{by} asks that the account of {person} ({address}) is closed.} other {{by} asks that {person} ({address}) no longer says who does what, and from then on may {may}.}}',
      },
      /*i18n*/ {
        id: 'mail.staff-take-asked.holds',
        message:
          '{own, select, yes {It holds once you, or another of those who say who does what, agree. Until then nothing changes.} other {It holds once you, {person}, or another of those who say who does what, agree. Until then nothing changes.}}',
      },
    ],
    button: /*i18n*/ { id: 'mail.staff-take-asked.button', message: 'Agree or not' },
  },
  'staff-changed': {
    urgency: URGENCY.security,
    toStaff: true,
    subject: /*i18n*/ {
      id: 'mail.staff-changed.subject',
      message: '{by} changed who may do what at {club}',
    },
    before: [
      /*i18n*/ { id: 'mail.staff-changed.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.staff-changed.what',
        message: '{by} gave access to {person} ({address}), who may from now on {may}.',
      },
      /*i18n*/ {
        id: 'mail.staff-changed.why',
        message:
          'You get this because you decide who of the club’s people does what: each change is told to the others who do.',
      },
    ],
    button: /*i18n*/ { id: 'mail.staff-changed.button', message: 'Look at the changes' },
  },
} satisfies Record<string, MailTemplate>
