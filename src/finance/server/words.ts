import type { Words } from '../../kernel/language.ts'

/** Why a call of the money may be refused. Moments come formatted. */
export const FINANCE_REFUSALS = {
  REPORT_ALREADY_SIGNED: /*i18n*/ {
    id: 'refusal.REPORT_ALREADY_SIGNED',
    message:
      'This report is already signed: {signer} signed it on {when}. Nothing was changed; reload to see it.',
  },
  REPORT_WAITS_FOR_OTHERS: /*i18n*/ {
    id: 'refusal.REPORT_WAITS_FOR_OTHERS',
    message:
      'You signed this report on {when}. It counts once the other owners of the contract have signed it too.',
  },
  CASH_BACK_CHOSEN: /*i18n*/ {
    id: 'refusal.CASH_BACK_CHOSEN',
    message:
      '{choice, select, paid {{who} has signed already, and chose to have the profit paid out.} other {{who} has signed already, and chose to put the profit towards the condo fee.}} Nothing was signed: all owners of the contract sign the same. Choose the same, or talk to each other first.',
  },
  REPORT_NOT_SIGNED: /*i18n*/ {
    id: 'refusal.REPORT_NOT_SIGNED',
    message: 'Report not signed. Sorry, please try again later.',
  },
  SIGNER_NOT_YOU: /*i18n*/ {
    id: 'refusal.SIGNER_NOT_YOU',
    message:
      'That is not the name and last name of {account}, whose account this is. Nothing was signed; sign with your own, written out.',
  },
  REPORT_CHANGED: /*i18n*/ {
    id: 'refusal.REPORT_CHANGED',
    message:
      'The club has corrected this report in the meantime. Nothing was signed; read the new figures, then sign.',
  },
  REPORT_EXISTS: /*i18n*/ {
    id: 'refusal.REPORT_EXISTS',
    message: '{contracts}: that month already has its report. Nothing was issued; reload to see it.',
  },
  REPORT_CURRENCY: /*i18n*/ {
    id: 'refusal.REPORT_CURRENCY',
    message:
      'Nothing was issued: a report is in the currency in which its contract is settled, and for {contracts} that is {currency}.',
  },
  REPORTS_CHANGED: /*i18n*/ {
    id: 'refusal.REPORTS_CHANGED',
    message:
      'Some of these reports were signed, issued or taken back in the meantime. Nothing was taken back; look at them again.',
  },
  RUN_EXISTS: /*i18n*/ {
    id: 'refusal.RUN_EXISTS',
    message: 'This resort’s year has its budget already. Nothing was saved; open it from the list.',
  },
  RUN_CHARGED: /*i18n*/ {
    id: 'refusal.RUN_CHARGED',
    message: 'The fees of this budget are published. Nothing was changed; to change it, take it back first.',
  },
  RUN_NOT_PUBLISHED: /*i18n*/ {
    id: 'refusal.RUN_NOT_PUBLISHED',
    message: 'The fees of this budget are not published, so there is nothing to take back.',
  },
  DUE_DAYS: /*i18n*/ {
    id: 'refusal.DUE_DAYS',
    message:
      'The fee of quarter {quarter} has to be due within half a year of the quarter’s first day, and after the fee of the quarter before.',
  },
  QUARTER_IN_BOOKS: /*i18n*/ {
    id: 'refusal.QUARTER_IN_BOOKS',
    message:
      'A quarter of this budget is charged in the club’s books, and its lines stay as they are. Nothing was saved; reload to see it.',
  },
  AREA_MISSING: /*i18n*/ {
    id: 'refusal.AREA_MISSING',
    message:
      'The deeded area of some residences is not known, so their share can’t be worked out. Nothing was published.',
  },
  AREA_EXCEEDED: /*i18n*/ {
    id: 'refusal.AREA_EXCEEDED',
    message:
      'The residences’ areas together are more than the resort’s. Nothing was published; correct the resort’s area.',
  },
  NOTHING_TO_CHARGE: /*i18n*/ {
    id: 'refusal.NOTHING_TO_CHARGE',
    message: 'Every contract has its fees of this year already. Nothing was published.',
  },
  FEE_TOO_LARGE: /*i18n*/ {
    id: 'refusal.FEE_TOO_LARGE',
    message:
      'The fee of a contract would be larger than the books can hold. Nothing was published; correct the budget’s amounts.',
  },
  RUN_CURRENCY: /*i18n*/ {
    id: 'refusal.RUN_CURRENCY',
    message:
      'The contracts of this resort are charged in {currency}. Nothing was changed; write the budget in that currency.',
  },
  VOTE_AHEAD: /*i18n*/ {
    id: 'refusal.VOTE_AHEAD',
    message:
      'The day on which this budget is voted is still ahead. Nothing was published; publish it once the assembly has voted, or correct that day.',
  },
  FEES_PAID: /*i18n*/ {
    id: 'refusal.FEES_PAID',
    message:
      'Something of these fees is paid, in installments or on its way by card, so they can’t be taken back. Nothing was changed.',
  },
  MONTH_NOT_OVER: /*i18n*/ {
    id: 'refusal.MONTH_NOT_OVER',
    message: 'That month is not over yet, so it can’t have a report. Nothing was issued.',
  },
  REPORT_FILE_NOT_MADE: /*i18n*/ {
    id: 'refusal.REPORT_FILE_NOT_MADE',
    message:
      'We couldn’t prepare the document just now. Try again in a minute; if it doesn’t work, the concierge can help at {phone}.',
  },
  NOTHING_TO_AGREE: /*i18n*/ {
    id: 'refusal.NOTHING_TO_AGREE',
    message:
      'That year has no transactions on this contract, so there is nothing to accept or to reject yet.',
  },
  REJECTION_ANSWERED: /*i18n*/ {
    id: 'refusal.REJECTION_ANSWERED',
    message: 'Somebody at the desk has already answered this. Nothing was sent; reload to see the answer.',
  },
  REJECTION_SUPERSEDED: /*i18n*/ {
    id: 'refusal.REJECTION_SUPERSEDED',
    message: 'The owner has answered once more since. Nothing was sent; reload to see what they say now.',
  },
  CHARGES_CHANGED: /*i18n*/ {
    id: 'refusal.CHARGES_CHANGED',
    message: 'The charges or your credit have changed in the meantime. Nothing was paid; look at them again.',
  },
  PLAN_CHANGED: /*i18n*/ {
    id: 'refusal.PLAN_CHANGED',
    message:
      'The installments have changed since you opened this page. Nothing was agreed to; read the days and the total again.',
  },
  WAY_NOT_OFFERED: /*i18n*/ {
    id: 'refusal.WAY_NOT_OFFERED',
    message: 'The club does not offer this way of paying just now. Nothing was paid; choose another one.',
  },
  PROVIDER_AWAY: /*i18n*/ {
    id: 'refusal.PROVIDER_AWAY',
    message: 'The payment provider does not answer. Nothing was charged; try again in a few minutes.',
  },
  NOT_ON_ITS_WAY: /*i18n*/ {
    id: 'refusal.NOT_ON_ITS_WAY',
    message: 'This payment is not open any more. Nothing was charged; choose the charges again.',
  },
  PAYMENT_ARRIVED: /*i18n*/ {
    id: 'refusal.PAYMENT_ARRIVED',
    message:
      'This payment has arrived and cannot be given up. Nothing was changed; ask the club where it should go back.',
  },
  RECEIPT_SENT_OFTEN: /*i18n*/ {
    id: 'refusal.RECEIPT_SENT_OFTEN',
    message:
      'Ten receipts were mailed to you since yesterday. Nothing was sent; save this one as a PDF, or ask again tomorrow.',
  },
  NO_CARD: /*i18n*/ {
    id: 'refusal.NO_CARD',
    message: 'No card is saved for this contract. Nothing was changed.',
  },
  CARD_SAVED: /*i18n*/ {
    id: 'refusal.CARD_SAVED',
    message: 'A card is saved for this contract already. Nothing was changed; end that one first.',
  },
  TOO_LATE_TO_STOP: /*i18n*/ {
    id: 'refusal.TOO_LATE_TO_STOP',
    message:
      'This payment can’t be stopped any more: its day has come, or it was paid in the meantime. Nothing was changed; if it should go back, call {phone}.',
  },
  REPORT_WAITS: /*i18n*/ {
    id: 'refusal.REPORT_WAITS',
    message: 'A report of this contract waits for your signature. Nothing was settled; sign it first.',
  },
  PAYOUT_GONE: /*i18n*/ {
    id: 'refusal.PAYOUT_GONE',
    message:
      'The payout is already being prepared, so nothing was changed. The charges can be paid another way.',
  },
  PAYOUT_TOO_SMALL: /*i18n*/ {
    id: 'refusal.PAYOUT_TOO_SMALL',
    message: 'The payout does not cover this. Nothing was settled; choose less, or pay the rest another way.',
  },
  DECIDED_ALREADY: /*i18n*/ {
    id: 'refusal.DECIDED_ALREADY',
    message: 'This has been decided or changed in the meantime. Nothing was done; reload to see it.',
  },
  ANNOUNCEMENT_GONE: /*i18n*/ {
    id: 'refusal.ANNOUNCEMENT_GONE',
    message:
      'This payment is not announced any more: it was given up, or its charges were paid another way. Nothing was entered; reload to see what is open.',
  },
  ANNOUNCED_ALREADY: /*i18n*/ {
    id: 'refusal.ANNOUNCED_ALREADY',
    message:
      'Of these charges {amount} can still be announced; the rest is open no more, or announced already. Nothing was announced; choose less, or give an announced payment up first.',
  },
  LEAST_ONLINE: /*i18n*/ {
    id: 'refusal.LEAST_ONLINE',
    message:
      'Online the smallest payment of these is {amount}. Nothing was charged; pay more of what is open, or pay at the resort.',
  },
  TOO_MANY_ANNOUNCED: /*i18n*/ {
    id: 'refusal.TOO_MANY_ANNOUNCED',
    message:
      '{count} payments are announced at the resort already, and wait for the club. Nothing was announced; give one of them up first, or pay another way.',
  },
  OUTCOME_NOT_POSSIBLE: /*i18n*/ {
    id: 'refusal.OUTCOME_NOT_POSSIBLE',
    message: 'This cannot be decided that way any more. Nothing was done; reload to see how it stands.',
  },
  TWIN_PAYMENT: /*i18n*/ {
    id: 'refusal.TWIN_PAYMENT',
    message:
      '{amount} was entered for this contract {minutes, plural, =0 {just now} one {a minute ago} other {# minutes ago}}{by, select, none {} other { by {by}}}: receipt {receipt}. Nothing was entered; if this is another payment, tick that it is, and send it again.',
  },
  OTHER_SUM: /*i18n*/ {
    id: 'refusal.OTHER_SUM',
    message:
      '{announced} was announced, and you take {came}. Nothing was taken; compare it with the money, tick that it is right, and send it again.',
  },
  LARGE_FIGURE: /*i18n*/ {
    id: 'refusal.LARGE_FIGURE',
    message:
      '{amount} is an unusually large figure: from {from} on, the club has one looked at twice. Nothing was sent; compare it with where it comes from, tick that it is right, and send it again.',
  },
  LINE_IN_QUESTION: /*i18n*/ {
    id: 'refusal.LINE_IN_QUESTION',
    message: 'This transaction is in question already. Nothing was sent; the club’s answer appears here.',
  },
  ASKED_ENOUGH: /*i18n*/ {
    id: 'refusal.ASKED_ENOUGH',
    message:
      'This transaction has been asked about three times. Nothing was sent; call {phone}, and we go through it together.',
  },
  TOO_MANY_QUESTIONS: /*i18n*/ {
    id: 'refusal.TOO_MANY_QUESTIONS',
    message:
      'Ten questions of this contract wait for an answer already. Nothing was sent; ask again once one is answered, or call {phone}.',
  },
  QUESTION_SETTLED: /*i18n*/ {
    id: 'refusal.QUESTION_SETTLED',
    message:
      'This question was answered or taken back in the meantime. Nothing was changed; reload to see it.',
  },
  LINE_CHANGED: /*i18n*/ {
    id: 'refusal.LINE_CHANGED',
    message:
      'The transaction has been changed in the meantime. Nothing was sent; reload to see what it comes to now.',
  },
  NOT_CORRECTED_SO: /*i18n*/ {
    id: 'refusal.NOT_CORRECTED_SO',
    message:
      'This transaction cannot come to that figure: a charge stays a charge or becomes zero, and so does a credit. Nothing was sent; check the figure.',
  },
  CARD_OUT_OF_REACH: /*i18n*/ {
    id: 'refusal.CARD_OUT_OF_REACH',
    message:
      'This was paid by card, and the portal has no connection to the payment provider that could send it back. Nothing was given back; try again once whoever runs the portal has connected it.',
  },
  REFUND_TOO_LARGE: /*i18n*/ {
    id: 'refusal.REFUND_TOO_LARGE',
    message:
      'More than is left of this payment cannot be given back. Nothing was done; reload to see what is left.',
  },
} satisfies Record<string, Words>
