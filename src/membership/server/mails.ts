import type { Words } from '../../kernel/language.ts'

const greeting: Words = /*i18n*/ { id: 'mail.greeting', message: 'Hello {name},' }

const keysNotYou: Words = /*i18n*/ {
  id: 'mail.keys.not-you',
  message: 'If it wasn’t you, call the concierge at {phone} right away.',
}

const trustedHowLong: Words = /*i18n*/ {
  id: 'mail.trusted-changed.how-long',
  message:
    '{ends, select, yes {Contracts: {contracts}. The last day is {until}.} other {Contracts: {contracts}. It has no last day.}}',
}

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
        message: 'The link works for one hour. If you asked more than once, only the newest one works.',
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
  'new-device': {
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
          'The button leads to a page that asks once more. Then every session ends, and nobody gets in until you set a new password.',
      },
    ],
  },
  'account-locked': {
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
    subject: /*i18n*/ { id: 'mail.account-closed.subject', message: 'Your account at {club} is closed' },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.account-closed.what',
        message:
          'The club has closed your account in the portal. Every session has ended, and nobody signs in to it, with a new password neither.',
      },
      /*i18n*/ {
        id: 'mail.account-closed.call',
        message: 'If you don’t know why, call the concierge at {phone}.',
      },
    ],
  },
  'account-opened': {
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
  'factor-on': {
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
  'trusted-invitation': {
    subject: /*i18n*/ { id: 'mail.trusted-invitation.subject', message: '{owner} lets you in at {club}' },
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
    subject: /*i18n*/ { id: 'mail.trusted-declined.subject', message: '{person} declined your invitation' },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.trusted-declined.what',
        message:
          '{person} said no to your invitation to {club}. Nothing was opened, and the link works no more.',
      },
    ],
    button: /*i18n*/ { id: 'mail.trusted-declined.button', message: 'See whom you trust' },
  },
  'trusted-changed': {
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
    subject: /*i18n*/ {
      id: 'mail.trusted-ended.subject',
      message: '{owner} has ended your access at {club}',
    },
    before: [
      greeting,
      /*i18n*/ {
        id: 'mail.trusted-ended.what',
        message:
          'Your access for {owner} at {club} has ended. You see and do nothing there for {owner} any more; what you did stays under your name.',
      },
      /*i18n*/ {
        id: 'mail.trusted-ended.others',
        message: 'Where somebody else lets you in, your sign-in goes on.',
      },
    ],
  },
  'trusted-joined': {
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
} satisfies Record<string, { subject: Words; before: Words[]; button?: Words; after?: Words[] }>
