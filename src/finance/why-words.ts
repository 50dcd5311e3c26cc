import type { Words } from '../kernel/language.ts'
import type { RATES, RENTAL_CHANNELS } from './why.ts'

/** What the reasons of a figure say of themselves in a file. */
export const WHY_WORDS = {
  /** The file's name, without its ending: small letters, figures and hyphens only. */
  file: /*i18n*/ { id: 'why.file', message: 'why-{reference}' },
  date: /*i18n*/ { id: 'why.date', message: 'Date' },
  what: /*i18n*/ { id: 'why.what', message: 'What' },
  detail: /*i18n*/ { id: 'why.detail', message: 'Detail' },
  amount: /*i18n*/ { id: 'why.amount', message: 'Amount' },
  currency: /*i18n*/ { id: 'why.currency', message: 'Currency' },
  entered: /*i18n*/ { id: 'why.entered', message: 'Entered' },
  reversed: /*i18n*/ { id: 'why.reversed', message: 'Entered, and taken back by a correction' },
  reversal: /*i18n*/ { id: 'why.reversal', message: 'Correction: taken back' },
  correction: /*i18n*/ { id: 'why.correction', message: 'Corrected by a document of its own' },
  income: /*i18n*/ { id: 'why.income', message: 'Rental income' },
  commission: /*i18n*/ { id: 'why.commission', message: 'Agency’s commission' },
  share: /*i18n*/ { id: 'why.share', message: 'The club’s share' },
  service: /*i18n*/ { id: 'why.service', message: 'Monthly service' },
  fees: /*i18n*/ { id: 'why.fees', message: 'Fees and charges' },
  profit: /*i18n*/ { id: 'why.profit', message: 'Your profit' },
  night: /*i18n*/ { id: 'why.night', message: 'Night rented' },
  line: /*i18n*/ { id: 'why.line', message: 'Line' },
  budget: /*i18n*/ { id: 'why.budget', message: 'Line of the resort’s budget' },
  own: /*i18n*/ { id: 'why.own', message: 'Your residence’s share' },
  open: /*i18n*/ { id: 'why.open', message: 'Still to pay' },
  title: /*i18n*/ { id: 'why.title', message: 'Why this figure?' },
  entries: /*i18n*/ { id: 'why.entries', message: 'What was entered' },
  sum: /*i18n*/ { id: 'why.sum', message: 'How it adds up' },
  nights: /*i18n*/ { id: 'why.nights', message: 'The nights' },
  corrects: /*i18n*/ { id: 'why.corrects', message: 'Corrects' },
  tookOver: /*i18n*/ { id: 'why.took-over', message: 'What the plan took over' },
  parts: /*i18n*/ { id: 'why.parts', message: 'Its parts' },
  part: /*i18n*/ { id: 'why.part', message: 'Part' },
  went: /*i18n*/ { id: 'why.went', message: 'Where it went' },
  paid: /*i18n*/ { id: 'why.paid', message: 'Paid' },
  openAgain: /*i18n*/ { id: 'why.open-again', message: 'Open again' },
  creditUsed: /*i18n*/ { id: 'why.credit-used', message: 'Credit, used first' },
  ofOrder: /*i18n*/ { id: 'why.of-order', message: 'The order' },
  cameIn: /*i18n*/ { id: 'why.came-in', message: 'What came in' },
  receipt: /*i18n*/ { id: 'why.receipt', message: 'Receipt' },
  plan: /*i18n*/ { id: 'why.plan', message: 'By a plan of instalments' },
} satisfies Record<string, Words>

/** Where a night was sold. */
export const RENTAL_CHANNEL_WORDS: Record<(typeof RENTAL_CHANNELS)[number], Words> = {
  website: /*i18n*/ { id: 'why.channel.website', message: 'Club website' },
  desk: /*i18n*/ { id: 'why.channel.desk', message: 'Club’s desk' },
  agency: /*i18n*/ { id: 'why.channel.agency', message: 'Online agency' },
}

/** The kind of rate of a night. */
export const RATE_WORDS: Record<(typeof RATES)[number], Words> = {
  weekday: /*i18n*/ { id: 'why.rate.weekday', message: 'Weekday' },
  weekend: /*i18n*/ { id: 'why.rate.weekend', message: 'Weekend' },
  season: /*i18n*/ { id: 'why.rate.season', message: 'Season' },
  early: /*i18n*/ { id: 'why.rate.early', message: 'Early plan' },
  'long-stay': /*i18n*/ { id: 'why.rate.long-stay', message: 'Long stay' },
}
