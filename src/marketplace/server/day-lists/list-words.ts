import type { Words } from '../../../kernel/language.ts'

/** What a day's list says on paper that no screen draws: in its file and in its mail. */
export const LIST_WORDS = {
  file: /*i18n*/ { id: 'day-list.file', message: 'list-{name}-{day}' },
  day: /*i18n*/ { id: 'day-list.day', message: 'Day' },
  time: /*i18n*/ { id: 'day-list.time', message: 'Time' },
  name: /*i18n*/ { id: 'day-list.name', message: 'Name' },
  residence: /*i18n*/ { id: 'day-list.residence', message: 'Residence' },
  adults: /*i18n*/ { id: 'day-list.adults', message: 'Adults' },
  children: /*i18n*/ { id: 'day-list.children', message: 'Children' },
  what: /*i18n*/ { id: 'day-list.what', message: 'What' },
  flight: /*i18n*/ { id: 'day-list.flight', message: 'Flight' },
  notes: /*i18n*/ { id: 'day-list.notes', message: 'Notes and allergies' },
  order: /*i18n*/ { id: 'day-list.order', message: 'Order' },
  came: /*i18n*/ { id: 'day-list.came', message: 'Came' },
  present: /*i18n*/ { id: 'day-list.present', message: 'Present' },
  noShow: /*i18n*/ { id: 'day-list.no-show', message: 'No-show' },
  nameAndResidence: /*i18n*/ { id: 'day-list.name-and-residence', message: 'Name and residence' },
  party: /*i18n*/ { id: 'day-list.party', message: 'Party' },
  heads: /*i18n*/ {
    id: 'day-list.heads',
    message:
      '{adults, plural, =0 {} one {# adult} other {# adults}}{both, select, yes {, } other {}}{children, plural, =0 {} one {# child} other {# children}}',
  },
  throughTheDay: /*i18n*/ { id: 'day-list.through', message: 'Through the day' },
  seats: /*i18n*/ {
    id: 'day-list.seats',
    message: '{count, plural, one {# child seat} other {# child seats}}',
  },
  arrival: /*i18n*/ { id: 'day-list.arrival', message: 'Arrival' },
  departure: /*i18n*/ { id: 'day-list.departure', message: 'Departure' },
} satisfies Record<string, Words>
