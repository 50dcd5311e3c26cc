import type { Words } from '../../../kernel/language.ts'
import type { MailTemplate } from '../../../server/mail/template.ts'
import { URGENCY } from '../../../server/mail/urgency.ts'

const greeting: Words = /*i18n*/ { id: 'mail.greeting', message: 'Hello {name},' }

const trustedHowLong: Words = /*i18n*/ {
  id: 'mail.trusted-changed.how-long',
  message:
    '{ends, select, yes {Contracts: {contracts}. The last day is {until}.} other {Contracts: {contracts}. It has no last day.}}',
}

/** The mails about whom an owner trusts, by the outbox row's kind: to that person, and to the owner. */
export const TRUSTED_MAILS = {
  'trusted-invitation': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.trusted-invitation.subject',
      message: '{owner} gives you access at {club}',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.trusted-invitation.what',
        message:
          '{owner} trusts you with part of their account at {club}. With a sign-in of your own you may {may}.',
      },
    ],
    button: /*i18n*/ { id: 'mail.trusted-invitation.button', message: 'See the invitation' },
    after: [
      /*i18n*/ {
        id: 'mail.trusted-invitation.lasts',
        message:
          'The link works once, within 7 days. What you do there stands under your name, and {owner} can end it at any time.',
      },
      /*i18n*/ {
        id: 'mail.trusted-invitation.not-you',
        message: 'If you don’t know {owner}, there is nothing to do: without you nothing is opened.',
      },
    ],
  },
  'trusted-declined': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ { id: 'mail.trusted-declined.subject', message: '{person} declined your invitation' },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.trusted-declined.what',
        message:
          '{person} said no to your invitation to {club}. Nothing was opened, and the link no longer works.',
      },
    ],
    button: /*i18n*/ { id: 'mail.trusted-declined.button', message: 'See whom you trust' },
  },
  'trusted-changed': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.trusted-changed.subject',
      message: '{owner} has changed your access at {club}',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.trusted-changed.what',
        message:
          'Your access for {owner} at {club} has changed. From now on you may {may}, and nothing else for {owner}.',
      },
      trustedHowLong,
    ],
  },
  'trusted-changed-by-you': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.trusted-changed-by-you.subject',
      message: 'What {person} may do at {club} has changed',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.trusted-changed-by-you.what',
        message: 'The access that you gave {person} has changed. From now on {person} may {may}.',
      },
      trustedHowLong,
    ],
    button: /*i18n*/ { id: 'mail.trusted-changed-by-you.button', message: 'See or change what they may' },
    after: [
      /*i18n*/ {
        id: 'mail.trusted-changed-by-you.not-you',
        message:
          'If nobody who holds the contract with you changed it, nor you yourself, take the access away there and call the concierge at {phone}.',
      },
    ],
  },
  'trusted-ended': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.trusted-ended.subject',
      message: 'Your access for {owner} at {club} has ended',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.trusted-ended.what',
        message:
          'You can no longer see or do anything at {club} for {owner}. What you did stays under your name.',
      },
      /*i18n*/ {
        id: 'mail.trusted-ended.others',
        message: 'Where somebody else gives you access, you keep it.',
      },
    ],
  },
  'trusted-ended-by-co-owner': {
    urgency: URGENCY.security,
    subject: /*i18n*/ {
      id: 'mail.trusted-ended-by-co-owner.subject',
      message: '{by} has ended your access at {club}',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.trusted-ended-by-co-owner.what',
        message:
          'Your access for {owner} at {club} has ended: {by}, who holds the contract too, took it away. You can no longer see or do anything there for {owner}; what you did stays under your name.',
      },
      /*i18n*/ {
        id: 'mail.trusted-ended.others',
        message: 'Where somebody else gives you access, you keep it.',
      },
    ],
  },
  'trusted-joined': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ { id: 'mail.trusted-joined.subject', message: '{person} accepted your invitation' },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.trusted-joined.what',
        message:
          '{person} accepted your invitation to {club} and may sign in from now on. What they do stands under their name in “Access”.',
      },
    ],
    button: /*i18n*/ { id: 'mail.trusted-joined.button', message: 'See or change what they may' },
    after: [
      /*i18n*/ {
        id: 'mail.trusted-joined.not-you',
        message: 'If you invited nobody, take the access away there and call the concierge at {phone}.',
      },
    ],
  },
} satisfies Record<string, MailTemplate>
