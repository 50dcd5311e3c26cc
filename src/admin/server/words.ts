import type { Words } from '../../kernel/language.ts'

/** Why the admins' calls may be refused, and what the desk publishes with photographs. */
export const ADMIN_REFUSALS = {
  NOT_THEIR_WORK: /*i18n*/ {
    id: 'refusal.NOT_THEIR_WORK',
    message: 'This colleague does not decide this. Nothing was changed; choose somebody whose work it is.',
  },
  UNKNOWN_PLACEHOLDER: /*i18n*/ {
    id: 'refusal.UNKNOWN_PLACEHOLDER',
    message:
      '{placeholder} is no placeholder, and nothing would fill it in. Nothing was saved; choose one of those below the words.',
  },
  REPLY_CHANGED: /*i18n*/ {
    id: 'refusal.REPLY_CHANGED',
    message:
      'A colleague changed this reply meanwhile. Nothing was saved; close it and look at the newer one.',
  },
  TOO_MANY_REPLIES: /*i18n*/ {
    id: 'refusal.TOO_MANY_REPLIES',
    message:
      'The club has 200 saved replies, the most there may be. Nothing was saved; remove one that nobody uses.',
  },
  TOO_MANY_VIEWS: /*i18n*/ {
    id: 'refusal.TOO_MANY_VIEWS',
    message:
      'You have 30 saved views, the most there may be. Nothing was saved; remove one that you do not use.',
  },
  SETTING_CHANGED: /*i18n*/ {
    id: 'refusal.SETTING_CHANGED',
    message: 'This setting was changed meanwhile. Nothing was saved; close this and look at what holds now.',
  },
  BEGINS_TOO_EARLY: /*i18n*/ {
    id: 'refusal.BEGINS_TOO_EARLY',
    message:
      'A rule begins tomorrow at the earliest: what was asked for today keeps its rule. Nothing was saved; choose a later day.',
  },
  TIERS_WRONG: /*i18n*/ {
    id: 'refusal.TIERS_WRONG',
    message:
      'These steps are not a rule: one begins at 0 days, no day has two, and nearer days cost no less. Nothing was saved; change the steps.',
  },
  COLOUR_TOO_FAINT: /*i18n*/ {
    id: 'refusal.COLOUR_TOO_FAINT',
    message: 'Letters in one of these colours could not be read. Nothing was saved; choose a stronger tone.',
  },
  MARK_UNFIT: /*i18n*/ {
    id: 'refusal.MARK_UNFIT',
    message:
      'A logo is at least 64 pixels high and wide, and at most twice as long as the other way. Nothing was saved; choose another picture.',
  },
  MARK_TOO_FAINT: /*i18n*/ {
    id: 'refusal.MARK_TOO_FAINT',
    message:
      'This logo could not be made out on one of its grounds. Nothing was saved; choose a stronger one, or one more for the dark theme.',
  },
  NO_WAY_TO_PAY: /*i18n*/ {
    id: 'refusal.NO_WAY_TO_PAY',
    message:
      'Owners could pay by no way that works. Nothing was saved; choose at least one that is set up, for charges and for orders.',
  },
  ALERT_TOO_EARLY: /*i18n*/ {
    id: 'refusal.ALERT_TOO_EARLY',
    message:
      'The alert would come before anybody has asked. Nothing was saved; choose at most 24 hours for each weekday.',
  },
  LEFT_AFTER_ARRIVAL: /*i18n*/ {
    id: 'refusal.LEFT_AFTER_ARRIVAL',
    message:
      'Residences would be left at {checkOut}, after the next guests arrive at {checkIn}. Nothing was saved; choose a check-out no later than check-in.',
  },
  STAYS_WOULD_LAPSE: /*i18n*/ {
    id: 'refusal.STAYS_WOULD_LAPSE',
    message:
      '{count, plural, one {# stay would lapse before its owner is told} other {# stays would lapse before their owners are told}}. Nothing was saved; choose fewer days, or wait until these stays are authorized.',
  },
  SNOOZE_WRONG: /*i18n*/ {
    id: 'refusal.SNOOZE_WRONG',
    message:
      'It can be put off until a time within the next 60 days. Nothing was changed; choose another time.',
  },
  OWNER_HAS_NO_CONTRACT: /*i18n*/ {
    id: 'refusal.OWNER_HAS_NO_CONTRACT',
    message:
      'This owner has no contract, so you can’t act for them. Nothing was changed; choose another owner.',
  },
  STAFF_EXISTS: /*i18n*/ {
    id: 'refusal.STAFF_EXISTS',
    message:
      'One of the club’s people has this address already. Nobody was invited; change their roles instead.',
  },
  OWNERS_ADDRESS: /*i18n*/ {
    id: 'refusal.OWNERS_ADDRESS',
    message: 'An owner signs in with this address. Nobody was invited; use an address of the club.',
  },
  OWN_REQUEST: /*i18n*/ {
    id: 'refusal.OWN_REQUEST',
    message: 'This is yours to ask, and another manager’s to answer. Nothing was changed.',
  },
  OWN_ACCOUNT: /*i18n*/ {
    id: 'refusal.OWN_ACCOUNT',
    message: 'That is your own account. Nothing was changed; another manager can do it.',
  },
  LAST_MANAGER: /*i18n*/ {
    id: 'refusal.LAST_MANAGER',
    message:
      'Nobody else would be left who gives out roles. Nothing was changed; make somebody else a manager first.',
  },
  ACCOUNT_CLOSED: /*i18n*/ {
    id: 'refusal.ACCOUNT_CLOSED',
    message: 'This account is closed. Nothing was sent; open it again first.',
  },
  GIVEN_ALREADY: /*i18n*/ {
    id: 'refusal.GIVEN_ALREADY',
    message: 'The answer was given, and its email is out. It stands; if it was wrong, write to its owner.',
  },
  PHOTO_GONE: /*i18n*/ {
    id: 'refusal.PHOTO_GONE',
    message:
      'One of the photographs is no longer there. Nothing was saved; remove it, add it again and save.',
  },
  LETTER_LACKS_TEXTS: /*i18n*/ {
    id: 'refusal.LETTER_LACKS_TEXTS',
    message:
      'The newsletter lacks a text in one of its languages. Nothing was published; write what is missing and publish it again.',
  },
  MAIL_ALREADY_LEFT: /*i18n*/ {
    id: 'refusal.MAIL_ALREADY_LEFT',
    message: 'The email has left already, so there is nothing to stop.',
  },
  PHOTO_UNTOLD: /*i18n*/ {
    id: 'refusal.PHOTO_UNTOLD',
    message:
      'One of the photographs is not described in both languages yet. Nothing was saved; describe it and save again.',
  },
} satisfies Record<string, Words>
