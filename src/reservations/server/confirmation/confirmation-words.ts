import type { Words } from '../../../kernel/language.ts'

/** What a stay's paper says. Days, times and names come as they are read. */
export const CONFIRMATION_WORDS = {
  kind: /*i18n*/ { id: 'paper.stay.kind', message: 'Confirmation' },
  summary: /*i18n*/ { id: 'paper.stay.summary', message: 'Summary of a stay' },
  title: /*i18n*/ { id: 'paper.stay.title', message: 'Stay {code}' },
  subject: /*i18n*/ { id: 'paper.stay.subject', message: '{resort}, {from} to {to}' },
  fileName: /*i18n*/ {
    id: 'paper.stay.file-name',
    message: '{confirmed, select, yes {Confirmation {code}} other {Stay {code}}}',
  },
  confirmed: /*i18n*/ { id: 'paper.stay.confirmed', message: 'Your stay is confirmed' },
  confirmedText: /*i18n*/ {
    id: 'paper.stay.confirmed-text',
    message: 'Show this at your arrival, on paper or on your phone. As of {day}.',
  },
  wished: /*i18n*/ {
    id: 'paper.stay.wished-text',
    message:
      'The resort has not yet answered a change to this stay. Until then it is valid as it is. As of {day}.',
  },
  waiting: /*i18n*/ { id: 'paper.stay.waiting', message: 'Not confirmed yet' },
  waitingText: /*i18n*/ {
    id: 'paper.stay.waiting-text',
    message: 'The nights are held; this paper confirms nothing. As of {day}.',
  },
  leaving: /*i18n*/ { id: 'paper.stay.leaving', message: 'Cancellation requested' },
  cancelled: /*i18n*/ { id: 'paper.stay.cancelled', message: 'This stay is cancelled' },
  rejected: /*i18n*/ { id: 'paper.stay.rejected', message: 'This stay was not accepted' },
  overText: /*i18n*/ {
    id: 'paper.stay.over-text',
    message: 'Nothing is held for it any longer. As of {day}.',
  },
  from: /*i18n*/ { id: 'paper.stay.from', message: 'from {time}' },
  by: /*i18n*/ { id: 'paper.stay.by', message: 'by {time}' },
  cost: /*i18n*/ {
    id: 'paper.stay.cost',
    message: '{nights, plural, one {# night from the balance} other {# nights from the balance}}',
  },
  owner: /*i18n*/ { id: 'paper.stay.owner', message: 'Owner' },
  contract: /*i18n*/ { id: 'paper.stay.contract', message: 'Contract' },
  arrival: /*i18n*/ { id: 'paper.stay.arrival', message: 'How to arrive' },
  guestOf: /*i18n*/ {
    id: 'paper.stay.guest',
    message: '{kind, select, child {Child {number}} other {Adult {number}}}',
  },
  age: /*i18n*/ { id: 'paper.stay.age', message: '{age, plural, one {# year} other {# years}}' },
  unnamed: /*i18n*/ { id: 'paper.stay.unnamed', message: 'Not named' },
  note: /*i18n*/ { id: 'paper.stay.note', message: 'Note for the resort' },
  concierge: /*i18n*/ {
    id: 'paper.stay.concierge',
    message: '{club}. Your concierge, every day: {phone}',
  },
  page: /*i18n*/ { id: 'paper.stay.page', message: 'Page {page} of {pages}' },
} satisfies Record<string, Words>
