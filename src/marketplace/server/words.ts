import type { Words } from '../../kernel/language.ts'
import { LINE_OUTSIDE_STAY_WORDS } from '../outside-stay.ts'

/** What an owner has to know on the day, in mails and calendars. */
export const TOLD_WORDS = {
  meetingPoint: /*i18n*/ { id: 'told.meeting-point', message: 'Meeting point' },
  bring: /*i18n*/ { id: 'told.bring', message: 'What to bring' },
  contact: /*i18n*/ { id: 'told.contact', message: 'Who serves' },
  order: /*i18n*/ { id: 'told.order', message: 'Order {number}' },
  flight: /*i18n*/ { id: 'told.flight', message: 'Flight {flight}' },
  paidWith: /*i18n*/ { id: 'told.paid-with', message: 'Paid with your benefit' },
  cancelled: /*i18n*/ { id: 'told.cancelled', message: 'Cancelled: {name}' },
  free: /*i18n*/ { id: 'told.free', message: 'Change or cancel free of charge until' },
} satisfies Record<string, Words>

/** What the provider's page of an order says it is for. */
export const CARD_WORDS = {
  page: /*i18n*/ { id: 'order.card-page', message: '{club}: order {order}' },
} satisfies Record<string, Words>

/** Why the slice's calls may be refused. */
export const MARKETPLACE_REFUSALS = {
  CUSTOMER_NOT_FOUND: /*i18n*/ {
    id: 'refusal.CUSTOMER_NOT_FOUND',
    message: 'We couldn’t find who this order is for. Nothing was ordered; enter the details again.',
  },
  PASS_OPENS_NO_MORE: /*i18n*/ {
    id: 'refusal.PASS_OPENS_NO_MORE',
    message:
      'This pass no longer opens, so there is no file of it. Ask whoever gave it to you for a new one.',
  },
  PASS_NOT_MADE: /*i18n*/ {
    id: 'refusal.PASS_NOT_MADE',
    message: 'We couldn’t make the file of your pass. The pass itself is as it was; try again in a moment.',
  },
  CART_CHANGED: /*i18n*/ {
    id: 'refusal.CART_CHANGED',
    message:
      'Prices have changed since you filled the cart. Nothing was ordered; look at the new prices and confirm again.',
  },
  CART_ORDERED: /*i18n*/ {
    id: 'refusal.CART_ORDERED',
    message:
      'Some of this cart was ordered already: {numbers}. Nothing was ordered again; remove those lines, or look at My orders.',
  },
  ORDER_CHARGED: /*i18n*/ {
    id: 'refusal.ORDER_CHARGED',
    message:
      'This order was charged to the contract on {day} ({reference}) and is paid on its statement. Nothing was noted; enter the money there.',
  },
  DUE_CHANGED: /*i18n*/ {
    id: 'refusal.DUE_CHANGED',
    message: 'The order was changed meanwhile: {due} is due now. Nothing was noted; look at it again.',
  },
  CART_NOT_POSSIBLE: /*i18n*/ {
    id: 'refusal.CART_NOT_POSSIBLE',
    message:
      'Something in the cart is not available as it is. Nothing was ordered; correct the marked lines.',
  },
  STAY_CLOSED: /*i18n*/ {
    id: 'refusal.STAY_CLOSED',
    message:
      'Nothing was ordered: {because, select, cancelled {the stay {code} is cancelled} rejected {the stay {code} was not accepted} other {the stay {code} is over}}. Choose another stay, or let each line go by its own date.',
  },
  LINE_OUTSIDE_STAY: LINE_OUTSIDE_STAY_WORDS,
  PAYMENT_NOT_OFFERED: /*i18n*/ {
    id: 'refusal.PAYMENT_NOT_OFFERED',
    message: 'That way of paying isn’t offered now. Nothing was ordered; choose another.',
  },
  NOTHING_DUE: /*i18n*/ {
    id: 'refusal.NOTHING_DUE',
    message: 'There is nothing to pay by card for this order now. Nothing was charged.',
  },
  ORDER_NOT_FOUND: /*i18n*/ { id: 'refusal.ORDER_NOT_FOUND', message: 'We couldn’t find that order.' },
  ORDER_CANNOT_CANCEL: /*i18n*/ {
    id: 'refusal.ORDER_CANNOT_CANCEL',
    message:
      '{because, select, cancelled {This order is already cancelled. Nothing was changed.} other {This order could be cancelled until {until}. Nothing was changed; the concierge can help at {phone}.}}',
  },
  LINE_CANNOT_CHANGE: /*i18n*/ {
    id: 'refusal.LINE_CANNOT_CHANGE',
    message:
      '{because, select, cancelled {This is already cancelled. Nothing was changed.} package {A package keeps its size: its parts may be moved, and it is cancelled as a whole. Nothing was changed.} transfer {A transfer keeps its vehicles; cancel it and order another. Nothing was changed.} event {An event takes place on its day. Nothing was changed.} other {This could be changed or cancelled until {until}; from then on only the concierge can, at {phone}. Nothing was changed.}}',
  },
  LINE_NOT_POSSIBLE: /*i18n*/ {
    id: 'refusal.LINE_NOT_POSSIBLE',
    message: 'It can’t be had like that. Nothing was changed; choose another date or time, or fewer.',
  },
  LINE_UNCHANGED: /*i18n*/ {
    id: 'refusal.LINE_UNCHANGED',
    message: 'That is how it stands already. Nothing was changed; choose another day, time or number.',
  },
  CHANGE_OUTSIDE_STAY: /*i18n*/ {
    id: 'refusal.CHANGE_OUTSIDE_STAY',
    message:
      'Your stay is from {from} to {to}, and {day} is not one of its days. Nothing was changed yet: confirm once more to have it then all the same.',
  },
  ORDER_CHANGED: /*i18n*/ {
    id: 'refusal.ORDER_CHANGED',
    message:
      'This order was changed meanwhile. Nothing was changed now; look at it as it is, and decide again.',
  },
  CHANGE_COSTS_OTHERWISE: /*i18n*/ {
    id: 'refusal.CHANGE_COSTS_OTHERWISE',
    message:
      'The price has changed meanwhile. Nothing was changed; look at the new difference and confirm again.',
  },
  VARIANT_STAYS: /*i18n*/ {
    id: 'refusal.VARIANT_STAYS',
    message:
      '{because, select, package {A variant that a package holds can’t be removed. Remove it from the package first, or take it off sale instead.} other {A variant that has been on sale can’t be removed: orders or carts may name it. Take it off sale instead.}}',
  },
  NOTHING_TO_BUY: /*i18n*/ {
    id: 'refusal.NOTHING_TO_BUY',
    message: 'Owners need something to choose. Nothing was published; put at least one variant on sale.',
  },
  CURRENCY_STAYS: /*i18n*/ {
    id: 'refusal.CURRENCY_STAYS',
    message: 'What has been on sale keeps its currency. Nothing was saved.',
  },
  OFFER_STAYS: /*i18n*/ {
    id: 'refusal.OFFER_STAYS',
    message:
      '{because, select, package {What a package holds can’t be removed. Remove it from the package first, or withdraw it instead.} other {What has been on sale can’t be removed: orders or carts may name it. Withdraw it instead.}}',
  },
  PART_OFF_SALE: /*i18n*/ {
    id: 'refusal.PART_OFF_SALE',
    message:
      'Not on sale: {parts}. Nothing was saved. Remove it from the package, or put it on sale first; without publishing, a part that was in the package before may stay.',
  },
  PART_CURRENCY: /*i18n*/ {
    id: 'refusal.PART_CURRENCY',
    message:
      'In another currency than the package: {parts}. Nothing was saved; a package and its parts have one currency.',
  },
  PART_RESORT: /*i18n*/ {
    id: 'refusal.PART_RESORT',
    message:
      'Another resort’s own: {parts}. Nothing was saved; a package is served at one resort, and holds what that one offers.',
  },
  EVENT_BACKWARDS: /*i18n*/ {
    id: 'refusal.EVENT_BACKWARDS',
    message: 'The event ends before it begins. Nothing was saved; correct its days and times.',
  },
  EVENT_OVER: /*i18n*/ {
    id: 'refusal.EVENT_OVER',
    message:
      'At its resort the event is over by then. Nothing was saved; only what lies ahead can be on sale.',
  },
  EVENT_HAS_GUESTS: /*i18n*/ {
    id: 'refusal.EVENT_HAS_GUESTS',
    message:
      '{taken, plural, one {# seat is} other {# seats are}} taken, for this day, hour and resort. Nothing was saved; to move the event, cancel those orders first.',
  },
  SEATS_TAKEN: /*i18n*/ {
    id: 'refusal.SEATS_TAKEN',
    message:
      '{taken, plural, one {# seat is} other {# seats are}} taken: the capacity can’t be lower. Nothing was saved.',
  },
  REVIEW_NOT_POSSIBLE: /*i18n*/ {
    id: 'refusal.REVIEW_NOT_POSSIBLE',
    message:
      'This can’t be rated: it has not taken place yet, was cancelled, or was rated more than 14 days ago. Nothing was changed.',
  },
  SYNONYM_THERE: /*i18n*/ {
    id: 'refusal.SYNONYM_THERE',
    message: 'That synonym is there already. Nothing was added.',
  },
  PLACES_NOT_OPEN: /*i18n*/ {
    id: 'refusal.PLACES_NOT_OPEN',
    message:
      'These places are no longer open: the line is cancelled, or its day is over. Nothing was changed.',
  },
  GUESTS_BEYOND_PLACES: /*i18n*/ {
    id: 'refusal.GUESTS_BEYOND_PLACES',
    message:
      'The line has {places, plural, one {# place} other {# places}}, each for one guest. Nothing was changed.',
  },
  SLOT_OVER: /*i18n*/ {
    id: 'refusal.SLOT_OVER',
    message: 'That time has begun at the resort. Nothing was changed.',
  },
  DAY_NOT_BEGUN: /*i18n*/ {
    id: 'refusal.DAY_NOT_BEGUN',
    message: 'It has not begun at the resort: who came is noted from its hour on. Nothing was noted.',
  },
  DAY_OVER: /*i18n*/ {
    id: 'refusal.DAY_OVER',
    message: 'That day is over at the resort: what was noted stays as it is. Nothing was noted.',
  },
  CLOSED_DAYS_ENDED: /*i18n*/ {
    id: 'refusal.CLOSED_DAYS_ENDED',
    message: 'These days are past. Nothing was changed.',
  },
  CLOSED_DAYS_BEGUN: /*i18n*/ {
    id: 'refusal.CLOSED_DAYS_BEGUN',
    message:
      'These days have begun: the first one stays {from}, and the first one that can be opened again is today, {today}. Nothing was changed.',
  },
  CLOSED_DAYS_PAST: /*i18n*/ {
    id: 'refusal.CLOSED_DAYS_PAST',
    message: 'The first day has to be {today} or later. Nothing was closed.',
  },
  CLOSED_DAYS_TOO_FAR: /*i18n*/ {
    id: 'refusal.CLOSED_DAYS_TOO_FAR',
    message: 'Days can be closed until {until}. Nothing was closed.',
  },
  CLOSED_DAYS_OVERLAP: /*i18n*/ {
    id: 'refusal.CLOSED_DAYS_OVERLAP',
    message:
      'The product is closed already on the days from {from} to {to}, and a day is closed once. Change those, or choose days beside them.',
  },
  ALLOTMENT_UNLIMITED: /*i18n*/ {
    id: 'refusal.ALLOTMENT_UNLIMITED',
    message:
      'This variant is sold without a limit: its days have no capacity that could be changed. Give it a daily capacity first. Nothing was changed.',
  },
  ALLOTMENT_OFF_SALE: /*i18n*/ {
    id: 'refusal.ALLOTMENT_OFF_SALE',
    message: 'Days are on sale from {from} to {to}. Nothing was changed; choose days among them.',
  },
  ALLOTMENT_NO_DAY: /*i18n*/ {
    id: 'refusal.ALLOTMENT_NO_DAY',
    message: 'None of the chosen days of the week lies between these days. Nothing was changed.',
  },
  ALLOTMENT_BELOW_TAKEN: /*i18n*/ {
    id: 'refusal.ALLOTMENT_BELOW_TAKEN',
    message:
      'More than that is taken already on {days}{more, plural, =0 {} one { and # more day} other { and # more days}}. Nothing was changed: take a higher capacity, or close these days.',
  },
} satisfies Record<string, Words>
