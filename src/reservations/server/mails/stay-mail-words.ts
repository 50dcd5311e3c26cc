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
  unnamed: /*i18n*/ {
    id: 'mail.stay.unnamed',
    message: '{unnamed, plural, one {# guest still to be named} other {# guests still to be named}}',
  },
  cost: /*i18n*/ { id: 'mail.stay.cost', message: 'Nights from your balance' },
  nightSum: /*i18n*/ {
    id: 'mail.stay.night-sum',
    message:
      '{rounded, select, yes {{nights, plural, one {# night} other {# nights}} × {price} = {exact}, rounded up to {cost}} other {{nights, plural, one {# night} other {# nights}} × {price} = {exact}}}',
  },
  left: /*i18n*/ { id: 'mail.stay.left', message: 'Left in your balance' },
  leftUntil: /*i18n*/ {
    id: 'mail.stay.left-until',
    message:
      '{nights, plural, =0 {No nights of those until {day}} one {# night, to use by {day}} other {# nights, to use by {day}}}',
  },
  cancelling: /*i18n*/ { id: 'mail.stay.cancelling', message: 'If you cancel' },
  cancelTerms: /*i18n*/ {
    id: 'mail.stay.cancel-terms',
    message:
      '{kind, select, free {Free until {day}} unanswered {Free until the resort has answered} penalty {{nights, plural, =0 {Costs no nights} one {Costs # night as of today} other {Costs # nights as of today}}; online until {day}} other {Only by calling the concierge}}',
  },
  changing: /*i18n*/ { id: 'mail.stay.changing', message: 'If you change it' },
  changeTerms: /*i18n*/ {
    id: 'mail.stay.change-terms',
    message: '{kind, select, open {On the stay’s page until {day}} other {Only by calling the concierge}}',
  },
  benefits: /*i18n*/ { id: 'mail.stay.benefits', message: 'Benefits' },
  benefit: /*i18n*/ { id: 'mail.stay.benefit', message: '{name} ({amount})' },
  benefitToAuthorize: /*i18n*/ { id: 'mail.stay.benefit-to-authorize', message: '{benefit}, to authorize' },
  refusedNow: /*i18n*/ { id: 'mail.stay.refused-now', message: 'Refused, back in your balance' },
  none: /*i18n*/ { id: 'mail.stay.none', message: 'None' },
  back: /*i18n*/ { id: 'mail.stay.back', message: 'Back in your balance' },
  costs: /*i18n*/ { id: 'mail.stay.costs', message: 'What it cost' },
  nothing: /*i18n*/ { id: 'mail.stay.nothing', message: 'Nothing' },
  address: /*i18n*/ { id: 'mail.stay.address', message: 'Address' },
  ordered: /*i18n*/ { id: 'mail.stay.ordered', message: 'Cancelled with the stay' },
  givesBack: /*i18n*/ { id: 'mail.stay.gives-back', message: 'What you get back' },
  line: /*i18n*/ { id: 'mail.stay.line', message: '{qty, plural, =1 {{name}} other {# × {name}}}' },
  refund: /*i18n*/ { id: 'mail.stay.refund', message: '{amount} comes back' },
  notDue: /*i18n*/ { id: 'mail.stay.not-due', message: '{amount} is no longer due' },
  benefitBack: /*i18n*/ { id: 'mail.stay.benefit-back', message: 'Your benefit is back in your balance' },
  creditBack: /*i18n*/ { id: 'mail.stay.credit-back', message: 'Your credit is back in your balance' },
  door: /*i18n*/ { id: 'mail.stay.door', message: 'Way in' },
} satisfies Record<string, Words>
