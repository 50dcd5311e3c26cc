import type { Words } from '../../kernel/language.ts'
import { SESSION_WORDS } from '../words.ts'

/** Why the slice's calls may be refused. */
export const MEMBERSHIP_REFUSALS = {
  ...SESSION_WORDS,
  WRONG_CREDENTIALS: /*i18n*/ {
    id: 'refusal.WRONG_CREDENTIALS',
    message: 'The email or password doesn’t match our records.',
  },
  WRONG_PASSWORD: /*i18n*/ {
    id: 'refusal.WRONG_PASSWORD',
    message: 'The current password isn’t right. Nothing was changed; type it again.',
  },
  FACTOR_NEEDED: /*i18n*/ {
    id: 'refusal.FACTOR_NEEDED',
    message: 'One more step: the six digits from your app.',
  },
  CODE_WRONG: /*i18n*/ {
    id: 'refusal.CODE_WRONG',
    message:
      'That code didn’t work. Wait for the next one in your app, or use a recovery code; each works once.',
  },
  STEP_OVER: /*i18n*/ {
    id: 'refusal.STEP_OVER',
    message: 'That took too long. Sign in once more with your password.',
  },
  PASSKEY_WRONG: /*i18n*/ {
    id: 'refusal.PASSKEY_WRONG',
    message: 'That passkey didn’t work here. Sign in with your password.',
  },
  PASSKEY_REFUSED: /*i18n*/ {
    id: 'refusal.PASSKEY_REFUSED',
    message: 'The passkey could not be added. Nothing was changed; try again.',
  },
  PASSKEYS_FULL: /*i18n*/ {
    id: 'refusal.PASSKEYS_FULL',
    message:
      'An account has {most} passkeys at most. Nothing was added; remove one that you no longer use first.',
  },
  PASSKEYS_AWAY: /*i18n*/ {
    id: 'refusal.PASSKEYS_AWAY',
    message: 'Passkeys need the portal’s own name in the address bar; they don’t work at a bare address.',
  },
  FACTOR_ON: /*i18n*/ {
    id: 'refusal.FACTOR_ON',
    message:
      'The second factor is on already. Nothing was changed; turn it off first to move it to another phone.',
  },
  LOST_AS_TRUSTED: /*i18n*/ {
    id: 'refusal.LOST_AS_TRUSTED',
    message:
      'Ask the owner who lets you in to take your access away and invite you again: the new invitation sets your sign-in up from the start.',
  },
  CODES_MADE_MEANWHILE: /*i18n*/ {
    id: 'refusal.CODES_MADE_MEANWHILE',
    message:
      'Recovery codes were made somewhere else at the same moment, and those shown there count. Make new ones if you don’t see them.',
  },
  FACTOR_NOT_BEGUN: /*i18n*/ {
    id: 'refusal.FACTOR_NOT_BEGUN',
    message: 'Nothing was turned on: the second factor has to be set up from the start, within an hour.',
  },
  LOSS_USED_UP: /*i18n*/ {
    id: 'refusal.LOSS_USED_UP',
    message:
      'This link no longer works: it opens once, and only while there is something to stop. If you think that somebody is in your account, set a new password or call the concierge at {phone}.',
  },
  LOSS_OVER: /*i18n*/ {
    id: 'refusal.LOSS_OVER',
    message:
      'There is nothing to stop any more. Look under Access what happened, or call the concierge at {phone}.',
  },
  NO_FACTOR: /*i18n*/ {
    id: 'refusal.NO_FACTOR',
    message: 'This owner has no second factor, or the account is closed. Nothing was opened.',
  },
  LOSS_TOO_OFTEN: /*i18n*/ {
    id: 'refusal.LOSS_TOO_OFTEN',
    message:
      'Nothing was opened: somebody stopped the last removal, or several were declined. The club waits a day after that, and three days after a stop.',
  },
  QUESTION_USED_UP: /*i18n*/ {
    id: 'refusal.QUESTION_USED_UP',
    message: 'This question was answered as often as it may be. Ask another one.',
  },
  TOO_FEW_RIGHT: /*i18n*/ {
    id: 'refusal.TOO_FEW_RIGHT',
    message: 'At least {least} answers have to be right. Nothing was changed; ask on, or decline.',
  },
  PROOF_WRONG: /*i18n*/ {
    id: 'refusal.PROOF_WRONG',
    message: 'That didn’t work. Check it and try again; what you entered before is kept.',
  },
  LINK_USED_UP: /*i18n*/ {
    id: 'refusal.LINK_USED_UP',
    message:
      'This link no longer works: it opens only once, and only for the time given in its email. Ask for a new one.',
  },
  ALARM_USED_UP: /*i18n*/ {
    id: 'refusal.ALARM_USED_UP',
    message:
      'This link no longer works: it opens once, within 30 days. If you think that somebody is in your account, set a new password or call the concierge at {phone}.',
  },
  ADDRESS_SAME: /*i18n*/ {
    id: 'refusal.ADDRESS_SAME',
    message: 'That is the email you sign in with already. Nothing was changed; enter the new one.',
  },
  ADDRESS_TAKEN: /*i18n*/ {
    id: 'refusal.ADDRESS_TAKEN',
    message:
      'This email has got an account of its own meanwhile. Nothing was changed: you sign in with the old one. If both are yours, call the concierge at {phone}.',
  },
  THIS_DEVICE: /*i18n*/ {
    id: 'refusal.THIS_DEVICE',
    message: 'That is the device you are using. Nothing was ended; sign out to end it.',
  },
  NOBODY_TRUSTS: /*i18n*/ {
    id: 'refusal.NOBODY_TRUSTS',
    message: 'Nobody lets you in any more: the access has ended. Ask the owner who invited you.',
  },
  INVITATION_USED_UP: /*i18n*/ {
    id: 'refusal.INVITATION_USED_UP',
    message:
      'This invitation no longer works: it opens once, within 7 days. Ask the owner who invited you to send it again.',
  },
  ALREADY_TRUSTED: /*i18n*/ {
    id: 'refusal.ALREADY_TRUSTED',
    message: 'This address is on your list already. Nobody was invited; change what {name} may there.',
  },
  OWN_ADDRESS: /*i18n*/ {
    id: 'refusal.OWN_ADDRESS',
    message: 'That is your own address. Nobody was invited; enter the other person’s.',
  },
  LAST_DAY_PAST: /*i18n*/ {
    id: 'refusal.LAST_DAY_PAST',
    message: 'The last day has to be today or later, within ten years. Nothing was saved.',
  },
  PEOPLE_FULL: /*i18n*/ {
    id: 'refusal.PEOPLE_FULL',
    message: 'The list holds {most} people. Nobody was added; forget somebody to make room.',
  },
  PERSON_KEPT: /*i18n*/ {
    id: 'refusal.PERSON_KEPT',
    message:
      'Is this {name}? That name is already in My people, where each name appears once. Nobody was added.',
  },
  BIRTHDAY_TO_COME: /*i18n*/ {
    id: 'refusal.BIRTHDAY_TO_COME',
    message: 'That date is in the future. Nothing was saved; enter the day of birth.',
  },
  PERSON_IN_STAY: /*i18n*/ {
    id: 'refusal.PERSON_IN_STAY',
    message:
      '{name} is in your stay at {resort} from {from} to {to}, so nothing was forgotten. Take the name out of that stay first, or wait until it is over.',
  },
  GALLERY_FULL: /*i18n*/ {
    id: 'refusal.GALLERY_FULL',
    message: 'You only have 5 photos as a limit. Remove one to make room; nothing was added.',
  },
  PHOTO_MISSING: /*i18n*/ {
    id: 'refusal.PHOTO_MISSING',
    message: 'No photo arrived. Nothing was added; choose one and send it again.',
  },
  PHOTO_UNREADABLE: /*i18n*/ {
    id: 'refusal.PHOTO_UNREADABLE',
    message: 'This photo can’t be read, or is too large to open. Nothing was added; try another one.',
  },
} satisfies Record<string, Words>
