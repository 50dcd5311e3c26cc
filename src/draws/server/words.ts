import type { Words } from '../../kernel/language.ts'

/** Why something about a draw may be refused. Days come formatted. */
export const DRAW_REFUSALS: Readonly<Record<string, Words>> = {
  DRAW_NOT_OPEN: /*i18n*/ {
    id: 'refusal.DRAW_NOT_OPEN',
    message: 'Wishes are not open yet. Nothing was saved; come back when the round opens.',
  },
  DRAW_CLOSED: /*i18n*/ {
    id: 'refusal.DRAW_CLOSED',
    message: 'Wishes are closed. What was saved before counts, and nothing changes any more.',
  },
  DRAW_NOT_FOR_YOU: /*i18n*/ {
    id: 'refusal.DRAW_NOT_FOR_YOU',
    message:
      'This contract does not take part in the round: {because, select, owner {reservations are closed for your account} residence {it names no kind of residence} other {the round is for contracts of other kinds of residence}}. Ask the desk if that is not right.',
  },
  WISHED_TWICE: /*i18n*/ {
    id: 'refusal.WISHED_TWICE',
    message: 'A week is in your ranking twice. Nothing was saved; remove one of the two.',
  },
  DRAW_CALENDAR: /*i18n*/ {
    id: 'refusal.DRAW_CALENDAR',
    message:
      'Wishes have to close after they open, and the public number has to come on a later day. Nothing was published; check the days.',
  },
  DRAW_WEEK_TWICE: /*i18n*/ {
    id: 'refusal.DRAW_WEEK_TWICE',
    message:
      'The same week of the same residence is there twice. Nothing was published; remove one of the two.',
  },
  DRAW_WEEK_TOO_EARLY: /*i18n*/ {
    id: 'refusal.DRAW_WEEK_TOO_EARLY',
    message: 'Every week has to begin after the day of the public number. Nothing was published.',
  },
  DRAW_FREE_DAYS: /*i18n*/ {
    id: 'refusal.DRAW_FREE_DAYS',
    message:
      'Weeks have to be free to give back for {days} days after the public number, until {from} at least, and no longer than the day before the first week begins. Nothing was published; check the day.',
  },
  DRAW_WEEK_LENGTH: /*i18n*/ {
    id: 'refusal.DRAW_WEEK_LENGTH',
    message:
      'A stay may have {longest, plural, one {# night} other {# nights}} at most. Nothing was published; shorten the week.',
  },
  DRAW_NIGHTS_CLOSED: /*i18n*/ {
    id: 'refusal.DRAW_NIGHTS_CLOSED',
    message:
      'The resort has closed the nights from {first} to {last}: whoever received the week {from} to {to} could not have it. Nothing was published; open the nights first, or leave the week out.',
  },
  DRAW_NIGHTS_TAKEN: /*i18n*/ {
    id: 'refusal.DRAW_NIGHTS_TAKEN',
    message:
      'On {night} {free, plural, =0 {no {category} is} one {only one {category} is} other {only # of {category} are}} free. Nothing was published; draw fewer residences, or another week.',
  },
  DRAW_WEEK_IN_ROUND: /*i18n*/ {
    id: 'refusal.DRAW_WEEK_IN_ROUND',
    message:
      '{category}, {from} to {to}, is a week of {round} already. Nothing was published; take that round back first, or leave the week out.',
  },
  DRAW_NOT_CLOSED: /*i18n*/ {
    id: 'refusal.DRAW_NOT_CLOSED',
    message: 'Wishes are not sealed yet. Enter the public number after they are.',
  },
  NUMBER_TOO_EARLY: /*i18n*/ {
    id: 'refusal.NUMBER_TOO_EARLY',
    message: 'The public number is known only at the hour that was published. Nothing was saved.',
  },
  DRAW_NUMBERED: /*i18n*/ {
    id: 'refusal.DRAW_NUMBERED',
    message: 'Two people have entered the public number already. It does not change any more.',
  },
  DRAW_NOT_NUMBERED: /*i18n*/ {
    id: 'refusal.DRAW_NOT_NUMBERED',
    message: 'Two different people have to enter the same public number first.',
  },
  NO_DRAW_BEFORE: /*i18n*/ {
    id: 'refusal.NO_DRAW_BEFORE',
    message: 'This resort has no finished draw yet, so there are no wishes to try the rules on.',
  },
}
