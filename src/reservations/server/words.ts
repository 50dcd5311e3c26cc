import type { Words } from '../../kernel/language.ts'

/** Why a reservation may be refused (spec, section 8), each naming its rule and what to do. Days come formatted. */
export const RESERVATION_REFUSALS = {
  WAIT_WINDOW: /*i18n*/ {
    id: 'refusal.WAIT_WINDOW',
    message:
      'There may be at most {longest, plural, one {# day} other {# days}} between the earliest arrival and the latest departure. Nothing was changed; choose days closer together.',
  },
  WAIT_TOO_EARLY: /*i18n*/ {
    id: 'refusal.WAIT_TOO_EARLY',
    message:
      'The waiting list opens {months, plural, one {# month} other {# months}} before arrival: today for arrivals until {until}. Nothing was changed.',
  },
  WAIT_TOO_LATE: /*i18n*/ {
    id: 'refusal.WAIT_TOO_LATE',
    message:
      'These nights can be waited for until {until}: {days, plural, one {# day} other {# days}} before the latest arrival. Nothing was changed; choose later nights, or an earlier last day.',
  },
  TOO_MANY_WAITS: /*i18n*/ {
    id: 'refusal.TOO_MANY_WAITS',
    message:
      '{most, plural, one {One wait is} other {# waits are}} the most for a contract. Withdraw one to wait for other nights.',
  },
  WAIT_OFFERED: /*i18n*/ {
    id: 'refusal.WAIT_OFFERED',
    message:
      'Nights are held for you. Take them or let them pass first; then you can change what you wait for.',
  },
  WAIT_TWICE: /*i18n*/ {
    id: 'refusal.WAIT_TWICE',
    message:
      'You wait for these nights already. Nothing was changed; change that wish, or choose other nights.',
  },
  CANNOT_SWAP: /*i18n*/ {
    id: 'refusal.CANNOT_SWAP',
    message:
      'The stay that you would give up can’t be given up now: {because, select, twice {another of your wishes stands in its place} changing {a change of it waits for the club’s answer} asked {its cancellation waits for the club’s answer} cancelled {it is cancelled already} rejected {it was not accepted} begun {it has begun} over {it is over} other {check-in is {days, plural, one {# day} other {# days}} away or less}}. Nothing was changed; keep it, or choose another.',
  },
  OFFER_OVER: /*i18n*/ {
    id: 'refusal.OFFER_OVER',
    message:
      'These nights are no longer held for you: they went to the next in line. You keep your place in the waiting list.',
  },
  OFFER_TAKEN: /*i18n*/ {
    id: 'refusal.OFFER_TAKEN',
    message: 'These nights are taken already, by you or another owner of your contract: {code}.',
  },
  CONFIRMATION_NOT_MADE: /*i18n*/ {
    id: 'refusal.CONFIRMATION_NOT_MADE',
    message:
      'We couldn’t prepare the document just now. Try again in a minute; if it doesn’t work, the concierge can help at {phone}.',
  },
  CONTRACT_CRITERIA: /*i18n*/ {
    id: 'refusal.CONTRACT_CRITERIA',
    message:
      '{because, select, dates {These dates don’t meet the criteria of your contract: it runs from {from} to {until}.} other {Your contract doesn’t meet the criteria for reservations: none can be made with it here.}} The concierge call center can help: {phone}.',
  },
  RESERVATION_EXISTS: /*i18n*/ {
    id: 'refusal.RESERVATION_EXISTS',
    message:
      'A reservation already exists within these days: {from} to {to}. Nothing was changed; choose dates outside it.',
  },
  RESERVATION_NEARBY: /*i18n*/ {
    id: 'refusal.RESERVATION_NEARBY',
    message:
      'There is a nearby reservation: {from} to {to}. {deed, select, change {You can move your stay to these days all the same.} other {You can request this stay as well.}}',
  },
  BLACKOUT: /*i18n*/ {
    id: 'refusal.BLACKOUT',
    message:
      'The resort takes no reservations for the nights from {from} to {to}. Nothing was changed; choose dates before or after.',
  },
  NOT_ENOUGH_NIGHTS: /*i18n*/ {
    id: 'refusal.NOT_ENOUGH_NIGHTS',
    message:
      'Not enough nights: {because, select, ahead {your benefit years reach {until}, and nights for a check-in on {checkIn} have not been granted yet} none {your contract has no nights for a check-in on {checkIn}} other {this stay takes {cost, plural, one {# night} other {# nights}} and {balance, plural, =0 {none are left} one {# is left} other {# are left}} in that year{held, plural, =0 {} other {, the # that it holds now included}}}}.',
  },
  CALENDAR_NOT_OPEN: /*i18n*/ {
    id: 'refusal.CALENDAR_NOT_OPEN',
    message:
      'The resort’s calendar is open until the night of {until}, and this stay ends later. Nothing was changed; choose earlier dates.',
  },
  NO_AVAILABILITY: /*i18n*/ {
    id: 'refusal.NO_AVAILABILITY',
    message:
      'There is no availability: no residence of this kind is free on all of these nights any more. Nothing was changed and your details are kept; choose other dates.',
  },
  STAY_TOO_LONG: /*i18n*/ {
    id: 'refusal.STAY_TOO_LONG',
    message:
      'One reservation holds at most {longest} nights. Nothing was changed; choose a shorter stay, or two.',
  },
  SHORTER_THAN_PENALTY: /*i18n*/ {
    id: 'refusal.SHORTER_THAN_PENALTY',
    message:
      'Cancelling this stay today would cost {nights, plural, one {# night} other {# nights}} of your balance, so a change keeps at least as many. Nothing was changed; choose a longer stay.',
  },
  STAY_IN_THE_PAST: /*i18n*/ {
    id: 'refusal.STAY_IN_THE_PAST',
    message: 'Check-in has to be {today} or later. Nothing was changed; choose other dates.',
  },
  TOO_MANY_GUESTS: /*i18n*/ {
    id: 'refusal.TOO_MANY_GUESTS',
    message: 'This residence sleeps {sleeps}. Nothing was changed; choose a larger one, or fewer guests.',
  },
  DECIDED_MEANWHILE: /*i18n*/ {
    id: 'refusal.DECIDED_MEANWHILE',
    message:
      'This has changed in the meantime: somebody else or its owner decided, or its time has passed. Nothing was changed; look at it again.',
  },
  DEED_NOT_ASKED: /*i18n*/ {
    id: 'refusal.DEED_NOT_ASKED',
    message:
      'Nothing was changed: {waits, select, stay {the club has not answered this stay yet. Confirm it or reject it} change {this stay waits for the club’s answer to a change. Confirm the change or reject it} cancelling {this stay waits for the club’s answer to its cancellation. Agree to it, or keep the stay} benefits {this stay waits for its owner, who has to decide on its benefits first} other {this stay is not waiting for the club}}.',
  },
  BOOKING_NOT_FOUND: /*i18n*/ {
    id: 'refusal.BOOKING_NOT_FOUND',
    message: 'The booking’s information was not found.',
  },
  CANNOT_MODIFY: /*i18n*/ {
    id: 'refusal.CANNOT_MODIFY',
    message:
      'This reservation can’t be changed here: {because, select, cancelled {it is cancelled} rejected {it was not accepted} cancelling {its cancellation waits for the club’s answer} begun {the stay has begun} authorize {its benefits wait for your authorization. Once you have decided, it can be changed} blackout {the resort has closed the night of check-in} other {changes are open until the eighth day before check-in, which was {until}}}. Nothing was changed; the concierge can help: {phone}.',
  },
  NOTHING_TO_TAKE_BACK: /*i18n*/ {
    id: 'refusal.NOTHING_TO_TAKE_BACK',
    message:
      'Nothing was taken back: {because, select, none {no benefit of this stay is authorized} another {the owner did not give this authorization in person} begun {the stay has begun} partly {other benefits of this stay still wait for your decision} stood {the stay did not wait for this authorization, so nothing would wait for it again} late {an authorization can be taken back for {minutes} minutes} other {something else has happened to the stay since}}.',
  },
  NO_CHANGE_WAITS: /*i18n*/ {
    id: 'refusal.NO_CHANGE_WAITS',
    message:
      'This reservation no longer has a change to decide on. Nothing was changed; reload to see it as it is now.',
  },
  NO_CANCELLATION_WAITS: /*i18n*/ {
    id: 'refusal.NO_CANCELLATION_WAITS',
    message:
      'Nothing was taken back: {because, select, late {the day of check-in is over, and the stay is being cancelled as you asked. The concierge can help: {phone}} other {the club has answered meanwhile, or this stay has no cancellation to decide on. Reload to see it as it is now}}.',
  },
  CANNOT_CANCEL: /*i18n*/ {
    id: 'refusal.CANNOT_CANCEL',
    message:
      'This reservation cannot be cancelled here: {because, select, cancelled {it is cancelled already} rejected {it was not accepted} asked {its cancellation waits for the club’s answer} begun {the stay has begun} over {the stay is over} other {check-in is {days, plural, one {# day} other {# days}} away or less; for this stay cancelling closed on {until}}}. Nothing was cancelled; the concierge can help: {phone}.',
  },
  PENALTY_NOT_ACCEPTED: /*i18n*/ {
    id: 'refusal.PENALTY_NOT_ACCEPTED',
    message:
      'Cancelling now costs {nights, plural, one {# night} other {# nights}}. Nothing was cancelled; accept the penalty to go on.',
  },
  MOTIVE_NOT_FOUND: /*i18n*/ {
    id: 'refusal.MOTIVE_NOT_FOUND',
    message: 'Choose one of the reasons from the list. Nothing was cancelled.',
  },
  BENEFIT_NOT_FOUND: /*i18n*/ {
    id: 'refusal.BENEFIT_NOT_FOUND',
    message:
      'That benefit is not part of this reservation or of its benefit year. Nothing was changed; reload to see it as it is now.',
  },
  BENEFIT_TWICE: /*i18n*/ {
    id: 'refusal.BENEFIT_TWICE',
    message: 'A reservation uses a benefit once. Nothing was added; remove it first to change how much.',
  },
  NOT_ENOUGH_BENEFITS: /*i18n*/ {
    id: 'refusal.NOT_ENOUGH_BENEFITS',
    message: 'That is more than the balance of this benefit. Nothing was saved; choose fewer.',
  },
  BENEFITS_NEED_OWNER: /*i18n*/ {
    id: 'refusal.BENEFITS_NEED_OWNER',
    message: 'Benefits are for the owner’s own stays, and a guest is staying. Nothing was added.',
  },
  ALREADY_DECIDED: /*i18n*/ {
    id: 'refusal.ALREADY_DECIDED',
    message: 'That benefit has already been decided. Nothing was changed; reload to see it as it is now.',
  },
  BLACKOUT_ENDED: /*i18n*/ {
    id: 'refusal.BLACKOUT_ENDED',
    message: 'These nights are past. Nothing was changed.',
  },
  BLACKOUT_BEGUN: /*i18n*/ {
    id: 'refusal.BLACKOUT_BEGUN',
    message:
      'These nights have begun: the first one stays {from}, and the first one that can be opened again is tonight, {today}. Nothing was changed.',
  },
  BLACKOUT_PAST: /*i18n*/ {
    id: 'refusal.BLACKOUT_PAST',
    message: 'The first night has to be {today} or later. Nothing was closed.',
  },
  BLACKOUT_TOO_FAR: /*i18n*/ {
    id: 'refusal.BLACKOUT_TOO_FAR',
    message: 'Nights can be closed until {until}. Nothing was closed.',
  },
  BLACKOUT_OVERLAPS: /*i18n*/ {
    id: 'refusal.BLACKOUT_OVERLAPS',
    message:
      'The resort is closed already on the nights from {from} to {to}, and a night is closed once. Change those, or choose nights beside them.',
  },
  PLACED_MEANWHILE: /*i18n*/ {
    id: 'refusal.PLACED_MEANWHILE',
    message:
      'Somebody else placed or changed one of these stays meanwhile, or it was undone already. Nothing was moved; look at the house as it is now.',
  },
  STAY_OVER: /*i18n*/ {
    id: 'refusal.STAY_OVER',
    message: 'This stay is over and stays where it was. Nothing was moved.',
  },
  STAY_PINNED: /*i18n*/ {
    id: 'refusal.STAY_PINNED',
    message: 'This stay is pinned to its residence. Nothing was moved; unpin it first.',
  },
  OTHER_CATEGORY: /*i18n*/ {
    id: 'refusal.OTHER_CATEGORY',
    message:
      'That residence is of another category than the stay, or of another resort. Nothing was moved; choose one of its category.',
  },
  RESIDENCE_CLOSED: /*i18n*/ {
    id: 'refusal.RESIDENCE_CLOSED',
    message:
      'A repair closes this residence on one of the nights. Nothing was moved; choose another residence.',
  },
  RESIDENCE_TAKEN: /*i18n*/ {
    id: 'refusal.RESIDENCE_TAKEN',
    message: 'Somebody else is in that residence on one of these nights. Nothing was moved; choose another.',
  },
  NOT_STAYING: /*i18n*/ {
    id: 'refusal.NOT_STAYING',
    message:
      'Arrivals and departures are noted from the day of check-in until the day after check-out, of stays that are not cancelled. Nothing was noted.',
  },
} satisfies Record<string, Words>
