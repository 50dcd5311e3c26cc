import type { Words } from '../../kernel/language.ts'

/** What a stay says of itself in somebody's calendar. Days and times come formatted. */
export const CALENDAR_WORDS = {
  name: /*i18n*/ { id: 'calendar.name', message: 'Stays at {club}' },
  confirmed: /*i18n*/ { id: 'calendar.confirmed', message: 'Stay at {resort}' },
  tentative: /*i18n*/ { id: 'calendar.tentative', message: 'Stay at {resort} (not confirmed yet)' },
  leaving: /*i18n*/ {
    id: 'calendar.leaving',
    message: 'Stay at {resort} (cancellation requested)',
  },
  cancelled: /*i18n*/ { id: 'calendar.cancelled', message: 'Cancelled: stay at {resort}' },
  rejected: /*i18n*/ { id: 'calendar.rejected', message: 'Rejected: stay at {resort}' },
  location: /*i18n*/ { id: 'calendar.location', message: '{resort}, {place}' },
  reservation: /*i18n*/ { id: 'calendar.reservation', message: 'Reservation {code}' },
  room: /*i18n*/ {
    id: 'calendar.room',
    message: '{room}, {nights, plural, one {# night} other {# nights}}',
  },
  party: /*i18n*/ {
    id: 'calendar.party',
    message:
      '{adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child} other {, # children}}',
  },
  checkIn: /*i18n*/ { id: 'calendar.checkIn', message: 'Check-in: {day} from {time}' },
  checkOut: /*i18n*/ { id: 'calendar.checkOut', message: 'Check-out: {day} by {time}' },
  otherDays: /*i18n*/ {
    id: 'calendar.otherDays',
    message: 'You asked to change to {from} – {to}. Until the resort answers, these dates are valid.',
  },
  otherPeople: /*i18n*/ {
    id: 'calendar.otherPeople',
    message: 'You asked for a change to this stay. Until the resort answers, it stays as it is.',
  },
  concierge: /*i18n*/ { id: 'calendar.concierge', message: 'Concierge: {phone}' },
  gone: /*i18n*/ {
    id: 'calendar.gone',
    message: 'There is no calendar at this address. Its owner can find the current one in the portal.',
  },
} satisfies Record<string, Words>
