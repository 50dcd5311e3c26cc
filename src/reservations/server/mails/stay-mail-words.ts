import type { Words } from '../../../kernel/language.ts'

/** The tables of the mails about stays. Days, times and names come as they are read. */
export const STAY_TABLE = {
  stay: /*i18n*/ { id: 'mail.stay.table', message: 'Your stay' },
  difference: /*i18n*/ { id: 'mail.stay.difference', message: 'What changes' },
  before: /*i18n*/ { id: 'mail.stay.before', message: 'Before' },
  now: /*i18n*/ { id: 'mail.stay.now', message: 'Now' },
  asItIs: /*i18n*/ { id: 'mail.stay.as-it-is', message: 'As it is' },
  asWished: /*i18n*/ { id: 'mail.stay.as-wished', message: 'As requested' },
  account: /*i18n*/ { id: 'mail.stay.account', message: 'Your balance' },
  reservation: /*i18n*/ { id: 'mail.stay.reservation', message: 'Reservation' },
  what: /*i18n*/ { id: 'mail.stay.what', message: 'What' },
  room: /*i18n*/ { id: 'mail.stay.room', message: 'Residence' },
  checkIn: /*i18n*/ { id: 'mail.stay.check-in', message: 'Check-in' },
  checkOut: /*i18n*/ { id: 'mail.stay.check-out', message: 'Check-out' },
  fromTime: /*i18n*/ { id: 'mail.stay.from-time', message: '{day}, from {time}' },
  byTime: /*i18n*/ { id: 'mail.stay.by-time', message: '{day}, by {time}' },
  length: /*i18n*/ { id: 'mail.stay.length', message: 'Nights' },
  nights: /*i18n*/ { id: 'mail.stay.nights', message: '{nights, plural, one {# night} other {# nights}}' },
  guests: /*i18n*/ { id: 'mail.stay.guests', message: 'Guests' },
  party: /*i18n*/ {
    id: 'mail.stay.party',
    message:
      '{adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child} other {, # children}}',
  },
  occupant: /*i18n*/ { id: 'mail.stay.occupant', message: 'Who stays' },
  who: /*i18n*/ { id: 'mail.stay.who', message: '{occupant, select, guest {Guests of yours} other {You}}' },
  cost: /*i18n*/ { id: 'mail.stay.cost', message: 'Nights of your balance' },
  benefits: /*i18n*/ { id: 'mail.stay.benefits', message: 'Benefits' },
  none: /*i18n*/ { id: 'mail.stay.none', message: 'None' },
  back: /*i18n*/ { id: 'mail.stay.back', message: 'Back in your balance' },
  costs: /*i18n*/ { id: 'mail.stay.costs', message: 'What it cost' },
  nothing: /*i18n*/ { id: 'mail.stay.nothing', message: 'Nothing' },
  address: /*i18n*/ { id: 'mail.stay.address', message: 'Address' },
  door: /*i18n*/ { id: 'mail.stay.door', message: 'Way in' },
} satisfies Record<string, Words>
