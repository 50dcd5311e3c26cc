import type { Words } from '../../kernel/language.ts'
import type { BridgeStep } from './bridge.ts'

/** How the balance of a year's statement becomes what is owed now; the same on the screen, on paper and in files. */
export const BRIDGE_TITLE: Words = /*i18n*/ {
  id: 'bridge.title',
  message: 'From this balance to what you owe',
}

/** Which way its amounts count: one way on the screen and on paper. */
export const BRIDGE_SIGNS: Words = /*i18n*/ {
  id: 'bridge.signs',
  message: 'An amount with a minus is charged to you; one without is in your favor.',
}

/** Each step; the years before and after are told with the year. */
export const BRIDGE_WORDS: Record<BridgeStep, Words> = {
  statement: /*i18n*/ { id: 'bridge.statement', message: 'Balance of the statement of {year}' },
  before: /*i18n*/ { id: 'bridge.before', message: 'Balance on January 1, {year}' },
  after: /*i18n*/ { id: 'bridge.after', message: 'Transactions of the years after {year}' },
  drafts: /*i18n*/ { id: 'bridge.drafts', message: 'Drafts: not charged yet' },
  coming: /*i18n*/ { id: 'bridge.coming', message: 'Not yet due: more than 30 days ahead' },
  'in-question': /*i18n*/ {
    id: 'bridge.in-question',
    message: 'In question: set aside until it is answered',
  },
  unlisted: /*i18n*/ { id: 'bridge.unlisted', message: 'Fees that are due and not in the statement yet' },
  'unlisted-paid': /*i18n*/ {
    id: 'bridge.unlisted-paid',
    message: 'Paid already: fees that are not in the statement yet',
  },
  'to-sign': /*i18n*/ { id: 'bridge.to-sign', message: 'Results of reports that wait for your signature' },
  'for-fee': /*i18n*/ { id: 'bridge.for-fee', message: 'Profit kept for the next condo fee' },
  credit: /*i18n*/ { id: 'bridge.credit', message: 'Your credit, not used yet' },
  books: /*i18n*/ {
    id: 'bridge.books',
    message:
      'Settled already: the club has marked these transactions as paid, and the statement has no line for that payment',
  },
  owed: /*i18n*/ { id: 'bridge.owed', message: 'Balance now: with a minus, you owe it' },
}
