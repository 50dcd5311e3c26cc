import type { Words } from '../../../kernel/language.ts'
import type { PaymentWay } from '../../account/payment.ts'
import type { EarnedStep } from '../../tax/earned.ts'

/** What a receipt and the year's summary say of themselves as papers. Days, months and money come formatted. */
export const PAPER_WORDS = {
  receipt: /*i18n*/ { id: 'paper.receipt', message: 'Receipt' },
  receiptTitle: /*i18n*/ { id: 'paper.receipt.title', message: 'Receipt {number}' },
  receiptFile: /*i18n*/ { id: 'paper.receipt.file', message: 'receipt-{number}' },
  place: /*i18n*/ { id: 'paper.place', message: '{resort}, residence {residence}' },
  subject: /*i18n*/ { id: 'paper.subject', message: '{resort}, residence {residence}, contract {contract}' },
  from: /*i18n*/ { id: 'paper.from', message: 'Received from' },
  paidFor: /*i18n*/ { id: 'paper.for', message: 'For' },
  contract: /*i18n*/ { id: 'paper.contract', message: 'Contract' },
  on: /*i18n*/ { id: 'paper.on', message: 'Received on' },
  ofOrder: /*i18n*/ { id: 'paper.of-order', message: 'Order {number}' },
  orderNow: /*i18n*/ { id: 'paper.order-now', message: 'Order {number} as it stands now' },
  cancelledOrder: /*i18n*/ { id: 'paper.cancelled-order', message: 'Order {number}, cancelled' },
  orderTotal: /*i18n*/ { id: 'paper.order-total', message: 'The order comes to' },
  notOnAccount: /*i18n*/ {
    id: 'paper.not-on-account',
    message:
      'The order was paid for by itself, not through the contract’s account, so the statement does not list it.',
  },
  theAccount: /*i18n*/ { id: 'paper.the-account', message: 'The account' },
  besideAccount: /*i18n*/ {
    id: 'paper.beside-account',
    message:
      '{count, plural, one {One receipt is of an order that was paid for by itself} other {# receipts are of orders that were paid for by themselves}}: {amount} less what was given back. The account above does not list {count, plural, one {it} other {them}}.',
  },
  how: /*i18n*/ { id: 'paper.how', message: 'How' },
  provider: /*i18n*/ { id: 'paper.provider', message: 'Payment number' },
  went: /*i18n*/ { id: 'paper.went', message: 'Where it went' },
  wasOpen: /*i18n*/ { id: 'paper.was-open', message: 'Was open' },
  paid: /*i18n*/ { id: 'paper.paid', message: 'Paid' },
  openNow: /*i18n*/ { id: 'paper.open-now', message: 'Open now' },
  creditUsed: /*i18n*/ { id: 'paper.credit-used', message: 'Your credit, used first' },
  creditBack: /*i18n*/ { id: 'paper.credit-back', message: 'Your credit, back again' },
  openAgain: /*i18n*/ { id: 'paper.open-again', message: '{concept}, open again' },
  left: /*i18n*/ { id: 'paper.left', message: 'Not used yet' },
  returned: /*i18n*/ { id: 'paper.returned', message: 'Given back on {day}' },
  returning: /*i18n*/ { id: 'paper.returning', message: 'On its way back since {day}' },
  money: /*i18n*/ { id: 'paper.money', message: 'Received' },
  noMoney: /*i18n*/ {
    id: 'paper.no-money',
    message:
      'No money was received with this payment: it settles the charges above with what the club owed the contract already.',
  },
  gapless: /*i18n*/ {
    id: 'paper.gapless',
    message:
      'The club counts the receipts of all its contracts in one row, from 1 each year and without gaps. The numbers between yours are other contracts’.',
  },

  year: /*i18n*/ { id: 'paper.year', message: 'Year’s summary' },
  yearTitle: /*i18n*/ { id: 'paper.year.title', message: 'Summary of {year} for the tax adviser' },
  yearFile: /*i18n*/ { id: 'paper.year.file', message: 'tax-summary-{year}-{contract}' },
  whose: /*i18n*/ { id: 'paper.whose', message: '{owners}, contract {contract}' },
  owners: /*i18n*/ { id: 'paper.owners', message: 'Owners' },
  made: /*i18n*/ { id: 'paper.made', message: 'Made on' },
  rental: /*i18n*/ { id: 'paper.rental', message: 'Rental profit of {year}, by month' },
  adjusted: /*i18n*/ { id: 'paper.adjusted', message: 'Adjusted to zero' },
  earnedColumn: /*i18n*/ { id: 'paper.earned', message: 'Profit' },
  reconciled: /*i18n*/ { id: 'paper.reconciled', message: 'From the profit to what was paid out' },
  reconciledWhy: /*i18n*/ {
    id: 'paper.reconciled-why',
    message:
      'A month is entered when its report is issued, so that December is entered in the year after, and is paid out once it is signed.',
  },
  upcoming: /*i18n*/ {
    id: 'paper.upcoming',
    message: 'Not counted here: transactions dated after {day}, {amount}.',
  },
  month: /*i18n*/ { id: 'paper.month', message: 'Month' },
  nights: /*i18n*/ { id: 'paper.nights', message: 'Nights' },
  income: /*i18n*/ { id: 'paper.income', message: 'Rental income' },
  fees: /*i18n*/ { id: 'paper.fees', message: 'Fees and charges' },
  inPesos: /*i18n*/ { id: 'paper.in-pesos', message: 'In pesos' },
  rate: /*i18n*/ { id: 'paper.rate', message: 'Pesos for one' },
  total: /*i18n*/ { id: 'paper.total', message: 'Total' },
  account: /*i18n*/ { id: 'paper.account', message: 'The account of the year' },
  what: /*i18n*/ { id: 'paper.what', message: 'What' },
  opening: /*i18n*/ { id: 'paper.opening', message: 'Balance on January 1, {year}' },
  closing: /*i18n*/ { id: 'paper.closing', message: 'Balance on December 31, {year}' },
  closingNow: /*i18n*/ { id: 'paper.closing-now', message: 'Balance on {day}' },
  receipts: /*i18n*/ { id: 'paper.receipts', message: 'Receipts' },
  number: /*i18n*/ { id: 'paper.number', message: 'Number' },
  date: /*i18n*/ { id: 'paper.date', message: 'Date' },
  reference: /*i18n*/ { id: 'paper.reference', message: 'Reference' },
  concept: /*i18n*/ { id: 'paper.concept', message: 'Concept' },
  amount: /*i18n*/ { id: 'paper.amount', message: 'Amount' },
  currency: /*i18n*/ { id: 'paper.currency', message: 'Currency' },
  returnedCents: /*i18n*/ { id: 'paper.returned-amount', message: 'Given back' },
  rates: /*i18n*/ {
    id: 'paper.rates',
    message:
      'Pesos by the rate of each day, or of the last day of a month, as the club has it from {source}.',
  },
  noRates: /*i18n*/ {
    id: 'paper.no-rates',
    message: 'The club gives no rate for these days, so no pesos are told.',
  },
  nothing: /*i18n*/ { id: 'paper.nothing', message: 'There is nothing in this year.' },
  noAdvice: /*i18n*/ {
    id: 'paper.no-advice',
    message:
      'Made from the statement of the contract. It is no tax document; your adviser decides what of it is taxed.',
  },
} satisfies Record<string, Words>

/** How a payment came. */
export const WAY_WORDS: Record<PaymentWay, Words> = {
  card: /*i18n*/ {
    id: 'paper.way.card',
    message: '{last4, select, none {By card} other {Card ending {last4}}}',
  },
  link: /*i18n*/ { id: 'paper.way.link', message: 'Online' },
  resort: /*i18n*/ { id: 'paper.way.resort', message: 'At the resort' },
  profit: /*i18n*/ { id: 'paper.way.profit', message: 'From your profit' },
  credit: /*i18n*/ { id: 'paper.way.credit', message: 'From your credit' },
  plan: /*i18n*/ { id: 'paper.way.plan', message: 'In installments' },
  correction: /*i18n*/ { id: 'paper.way.correction', message: 'By a correction' },
}

/** What a transaction of the year is, as its sums name it. */
export const YEAR_KINDS = {
  profit: /*i18n*/ { id: 'paper.kind.profit', message: 'Rental profit entered in the year' },
  fee: /*i18n*/ { id: 'paper.kind.fee', message: 'Condo fees' },
  order: /*i18n*/ { id: 'paper.kind.order', message: 'Things to do' },
  repair: /*i18n*/ { id: 'paper.kind.repair', message: 'Maintenance' },
  charge: /*i18n*/ { id: 'paper.kind.charge', message: 'Other charges' },
  credit: /*i18n*/ { id: 'paper.kind.credit', message: 'Credits' },
  correction: /*i18n*/ { id: 'paper.kind.correction', message: 'Corrections' },
  interest: /*i18n*/ { id: 'paper.kind.interest', message: 'Interest of what was late' },
  discount: /*i18n*/ { id: 'paper.kind.discount', message: 'Paid early' },
  instalments: /*i18n*/ { id: 'paper.kind.instalments', message: 'Moved into installments, both sides' },
  adjustment: /*i18n*/ { id: 'paper.kind.adjustment', message: 'Adjusted to zero' },
  payment: /*i18n*/ { id: 'paper.kind.payment', message: 'Payments received, less what went back' },
  'pay-out': /*i18n*/ { id: 'paper.kind.pay-out', message: 'Paid out to you' },
  'pay-out-ahead': /*i18n*/ { id: 'paper.kind.pay-out-ahead', message: 'Payouts still to go out' },
  'set-off': /*i18n*/ { id: 'paper.kind.set-off', message: 'Profit put towards charges, both sides' },
} satisfies Record<string, Words>
/** How what a year earned becomes what was paid out in it. */
export const EARNED_WORDS: Record<EarnedStep, Words> = {
  earned: /*i18n*/ { id: 'paper.earned.earned', message: 'Profit of {year}' },
  later: /*i18n*/ { id: 'paper.earned.later', message: 'Of that, entered after the year' },
  earlier: /*i18n*/ { id: 'paper.earned.earlier', message: 'Profit of earlier years, entered in it' },
  put: /*i18n*/ { id: 'paper.earned.put', message: 'Put towards charges' },
  waited: /*i18n*/ {
    id: 'paper.earned.waited',
    message: 'Waited for a signature or a fee on January 1, {year}',
  },
  waits: /*i18n*/ { id: 'paper.earned.waits', message: 'Waits for a signature or a fee since' },
  ahead: /*i18n*/ { id: 'paper.earned.ahead', message: 'Signed, and still to go out' },
  paid: /*i18n*/ { id: 'paper.earned.paid', message: 'Paid out in {year}' },
}
export type YearKind = keyof typeof YEAR_KINDS
