import type { Words } from '../../kernel/language.ts'

/** What an owner does with the money of a contract, as the club's people read it in that owner's log. */
export const OWN_MONEY_WORDS = {
  payCharges: /*i18n*/ { id: 'trail.own.payCharges', message: 'Began a payment' },
  moneyArrived: /*i18n*/ { id: 'trail.own.moneyArrived', message: 'Paid' },
  savedCardPaid: /*i18n*/ { id: 'trail.own.savedCardPaid', message: 'Paid by the saved card' },
  giveUpPayment: /*i18n*/ { id: 'trail.own.giveUpPayment', message: 'Gave up a payment' },
  settleFromProfit: /*i18n*/ { id: 'trail.own.settleFromProfit', message: 'Settled charges from profit' },
  takeSettlementBack: /*i18n*/ {
    id: 'trail.own.takeSettlementBack',
    message: 'Took back charges settled from profit',
  },
  agreePlan: /*i18n*/ { id: 'trail.own.agreePlan', message: 'Agreed to instalments' },
  endOwnPlan: /*i18n*/ { id: 'trail.own.endOwnPlan', message: 'Ended instalments' },
  savedCard: /*i18n*/ { id: 'trail.own.savedCard', message: 'Saved a card for instalments' },
  endCard: /*i18n*/ { id: 'trail.own.endCard', message: 'Removed the saved card' },
  stopCardPayment: /*i18n*/ {
    id: 'trail.own.stopCardPayment',
    message: 'Stopped a payment of the saved card',
  },
  askAboutLine: /*i18n*/ { id: 'trail.own.askAboutLine', message: 'Asked about a transaction' },
  withdrawQuestion: /*i18n*/ {
    id: 'trail.own.withdrawQuestion',
    message: 'Took back a question about a transaction',
  },
  acceptStatement: /*i18n*/ { id: 'trail.own.acceptStatement', message: 'Agreed with a year’s statement' },
  rejectStatement: /*i18n*/ {
    id: 'trail.own.rejectStatement',
    message: 'Did not agree with a year’s statement',
  },
  signReport: /*i18n*/ { id: 'trail.own.signReport', message: 'Signed an executive report' },
} as const satisfies Readonly<Record<string, Words>>

export type OwnMoneyDeed = keyof typeof OWN_MONEY_WORDS
