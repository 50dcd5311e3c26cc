import type { Words } from '../../kernel/language.ts'

/** Why something about a trade may be refused. Days come formatted. */
export const TRADE_REFUSALS: Readonly<Record<string, Words>> = {
  CANNOT_TRADE: /*i18n*/ {
    id: 'refusal.CANNOT_TRADE',
    message:
      'This stay can’t be traded now: {because, select, twice {it is offered already} unconfirmed {the resort has not confirmed it} ordered {things are ordered for it, which would stay behind; cancel them first} penalty {it was moved inside its penalty window} changing {a change of it waits for the resort’s answer} asked {its cancellation waits for the club’s answer} cancelled {it is cancelled already} rejected {it was not accepted} begun {it has begun} over {it is over} other {check-in is {days, plural, one {# day} other {# days}} away or less}}. Nothing was changed; keep it, or choose another.',
  },
  TRADE_NOT_FOUND: /*i18n*/ {
    id: 'refusal.TRADE_NOT_FOUND',
    message: 'No stay of this resort is offered with this code. Check the code with whoever gave it to you.',
  },
  TRADE_OF_YOURS: /*i18n*/ {
    id: 'refusal.TRADE_OF_YOURS',
    message:
      'This is the code of an offer of yours. Give it to the owner whom you would like to trade with; they find your stay by it.',
  },
  TRADE_OVER: /*i18n*/ {
    id: 'refusal.TRADE_OVER',
    message:
      'This is no longer open: it was agreed, declined or taken back meanwhile. Your stays are as they were.',
  },
  TRADE_CHANGED: /*i18n*/ {
    id: 'refusal.TRADE_CHANGED',
    message:
      'The stay that is offered has changed meanwhile and can’t be traded now. You keep yours; choose another.',
  },
  OTHER_CANNOT_TRADE: /*i18n*/ {
    id: 'refusal.OTHER_CANNOT_TRADE',
    message:
      'The other owner can’t make this trade any more: their stay or their balance has changed. You keep your stay; decline the proposal, or wait.',
  },
  OTHER_MAY_NOT_RECEIVE: /*i18n*/ {
    id: 'refusal.OTHER_MAY_NOT_RECEIVE',
    message:
      '{because, select, small {The residence of the stay that you give sleeps {sleeps}, and more come with the stay that you would receive} other {The other owner can’t receive the stay that you give, by the rules of any booking}}: this trade can’t be made. Nothing was changed; choose another stay.',
  },
  TRADE_CLASHES: /*i18n*/ {
    id: 'refusal.TRADE_CLASHES',
    message:
      'Your own reservation {code}, {from} to {to}, is in the way of the stay that you would receive. Nothing can be agreed until {code} is cancelled or moved; nothing was changed.',
  },
  TRADE_CLOSED: /*i18n*/ {
    id: 'refusal.TRADE_CLOSED',
    message:
      'The resort now keeps the nights from {from} to {to} closed to new stays, and the stay that you would receive lies in them. Nothing was changed: you keep yours, and may trade it for another.',
  },
  TRADE_NOT_OPEN: /*i18n*/ {
    id: 'refusal.TRADE_NOT_OPEN',
    message:
      'The resort’s calendar is open until the night of {until}, and the stay that you would receive ends later. Nothing was changed: you keep yours, and may trade it for another.',
  },
  TRADE_TOO_SMALL: /*i18n*/ {
    id: 'refusal.TRADE_TOO_SMALL',
    message:
      'The residence that you would receive sleeps {sleeps}, and more come with your stay. Nothing was changed: change who comes on your stay first, or trade it for another.',
  },
  TRADE_OVER_AT_DESK: /*i18n*/ {
    id: 'refusal.TRADE_OVER_AT_DESK',
    message:
      'This is no longer open: it was agreed, declined or taken back meanwhile. Nothing was ended and nobody is told; look at the trade as it stands now.',
  },
  PROPOSED_TWICE: /*i18n*/ {
    id: 'refusal.PROPOSED_TWICE',
    message:
      'You have proposed a stay for this one already. Take that proposal back first to propose another.',
  },
}
