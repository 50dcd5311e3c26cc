import type { Words } from '../kernel/language.ts'

/** Why a line cannot be ordered as it stands. */
export const LINE_FAULTS = [
  'gone',
  'no-date',
  'past',
  'past-time',
  'no-time',
  'not-offered',
  'too-soon',
  'too-far',
  'arrival-day',
  'departure-day',
  'closed',
  'sold-out',
  'ended',
  'begun',
  'package-changed',
  'no-extra',
  'no-seats',
  'no-adult',
  'no-flight',
  'legs',
  'misses-flight',
  'before-landing',
  'too-many',
  'ceiling',
  'too-many-names',
  'itinerary-missing',
  'benefit',
  'twice',
] as const
export type LineFault = (typeof LINE_FAULTS)[number]

/** What the owner reads at the line. */
export const LINE_FAULT_WORDS: Record<LineFault, Words> = {
  gone: /*i18n*/ { id: 'line.gone', message: 'This is no longer on sale. Remove it to go on.' },
  'no-date': /*i18n*/ { id: 'line.no-date', message: 'Choose a date.' },
  past: /*i18n*/ { id: 'line.past', message: 'That day has passed. Choose another date.' },
  'past-time': /*i18n*/ {
    id: 'line.past-time',
    message: 'At the resort that time has already passed. Choose a later one, or another date.',
  },
  'no-time': /*i18n*/ { id: 'line.no-time', message: 'Choose a time.' },
  'not-offered': /*i18n*/ {
    id: 'line.not-offered',
    message: 'It isn’t offered at that time any more. Choose another time.',
  },
  'too-soon': /*i18n*/ {
    id: 'line.too-soon',
    message: 'That is too soon to prepare it. Choose a later time, or another date.',
  },
  'too-far': /*i18n*/ { id: 'line.too-far', message: 'That day isn’t on sale yet. Choose an earlier date.' },
  'arrival-day': /*i18n*/ {
    id: 'line.arrival-day',
    message: 'This is for the day on which you arrive. Choose the day of arrival of a stay of yours.',
  },
  'departure-day': /*i18n*/ {
    id: 'line.departure-day',
    message: 'This is for the day on which you leave. Choose the day of departure of a stay of yours.',
  },
  closed: /*i18n*/ { id: 'line.closed', message: 'It isn’t offered on that day. Choose another date.' },
  'sold-out': /*i18n*/ {
    id: 'line.sold-out',
    message: 'There are not enough places left then. Choose another date or time, or fewer places.',
  },
  ended: /*i18n*/ { id: 'line.ended', message: 'This event is over. Remove it to go on.' },
  begun: /*i18n*/ {
    id: 'line.begun',
    message: 'This event has begun. Remove it to go on; the concierge knows whether one can still join.',
  },
  'package-changed': /*i18n*/ {
    id: 'line.package-changed',
    message: 'This package has changed. Remove it and add it again.',
  },
  'no-extra': /*i18n*/ { id: 'line.no-extra', message: 'Extra passengers are not possible here.' },
  'no-seats': /*i18n*/ {
    id: 'line.no-seats',
    message:
      'More people ride than it holds: {seats, plural, one {one person} other {# people}} at most. Take a larger vehicle, or add a second one.',
  },
  'no-adult': /*i18n*/ {
    id: 'line.no-adult',
    message: 'Children come with an adult. Add one for the same day and time.',
  },
  'no-flight': /*i18n*/ {
    id: 'line.no-flight',
    message: 'Tell us when the flight is: the car goes by it.',
  },
  legs: /*i18n*/ {
    id: 'line.legs',
    message:
      'A round trip is a way there and, after it, a way back, each with a date of its own. Correct the dates, or remove it and add it again.',
  },
  'misses-flight': /*i18n*/ {
    id: 'line.misses-flight',
    message:
      'The car would reach the airport after the flight has left. Leave earlier; for a flight after midnight, on the evening before.',
  },
  'before-landing': /*i18n*/ {
    id: 'line.before-landing',
    message:
      'The car would come before the flight lands. Choose a later time for the car, or correct the flight.',
  },
  'too-many': /*i18n*/ {
    id: 'line.too-many',
    message:
      'A line has {most, plural, one {one of these} other {# of these}} at most. Take fewer; the concierge arranges more.',
  },
  ceiling: /*i18n*/ {
    id: 'line.ceiling',
    message:
      'A membership may have {most, plural, one {one of these} other {# of these}} at most, and you have ordered some already. Take fewer; the concierge can arrange more.',
  },
  'too-many-names': /*i18n*/ {
    id: 'line.too-many-names',
    message:
      'More people are named than it is for: {seats, plural, one {one person} other {# people}} at most. Remove some names, or take more of it.',
  },
  'itinerary-missing': /*i18n*/ {
    id: 'line.itinerary-missing',
    message: 'Tell us who is traveling: first and last name.',
  },
  benefit: /*i18n*/ {
    id: 'line.benefit',
    message: 'The benefit doesn’t cover this line on that day. Choose another way to pay for it.',
  },
  twice: /*i18n*/ {
    id: 'line.twice',
    message: 'This is already on another line. Remove one of them to go on.',
  },
}
