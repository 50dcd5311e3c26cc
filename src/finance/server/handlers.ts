import { type Handler, handle } from '../../server/http/handle.ts'
import * as account from '../account/account.endpoints.ts'
import * as payments from '../account/desk.endpoints.ts'
import * as entering from '../account/enter-payment.endpoints.ts'
import * as cards from '../account/mandate.endpoints.ts'
import * as pay from '../account/pay.endpoints.ts'
import * as plans from '../account/plans.endpoints.ts'
import * as receipts from '../account/receipts.endpoints.ts'
import * as desk from '../desk.endpoints.ts'
import * as calls from '../finance.endpoints.ts'
import * as ledger from '../ledger.endpoints.ts'
import * as questions from '../questions/question.endpoints.ts'
import * as statement from '../statement.endpoints.ts'
import * as tax from '../tax/tax.endpoints.ts'
import { agreePlan } from './account/agree-plan.ts'
import { askProvider, giveUpPayment, openCardPage } from './account/at-the-provider.ts'
import { payCharges } from './account/pay-charges.ts'
import { readAccount } from './account/read-account.ts'
import { listReceipts, readPayment } from './account/read-receipts.ts'
import { sendReceipt } from './account/send-receipt.ts'
import { settleFromProfit, takeSettlementBack } from './account/settle-from-profit.ts'
import { endOwnPlan } from './agreements/end-own-plan.ts'
import { readPlanFile } from './agreements/read-plan-file.ts'
import {
  confirmPayment,
  listReceivedPayments,
  listWaitingPayments,
  refundPayment,
  settleMatter,
} from './at-the-desk/desk-payments.ts'
import { endPlan, listPlans } from './at-the-desk/desk-plans.ts'
import { enterPayment, readOwed } from './at-the-desk/enter-payment.ts'
import { exportWhy, readWhy } from './ledger/read-why.ts'
import { askForCard, endCard, readSavedCard, saveCard, stopCardPayment } from './mandates/saved-card.ts'
import { readCondoFees } from './profit/read-condo-fees.ts'
import { askAboutLine, withdrawQuestion } from './questions/ask-about-line.ts'
import { listQuestions, settleQuestion } from './questions/settle-question.ts'
import { listLatestTransactions } from './read-finance.ts'
import { answerAgreement, readAgreement } from './reports/answer-agreement.ts'
import { answerRejection, listRejections } from './reports/answer-rejection.ts'
import { exportStatement } from './statement/export-statement.ts'
import { readStatement, readTransactionDetail } from './statement/read-statement.ts'

import { exportMonthCfdi, readReceiptCfdi } from './tax/read-cfdi.ts'
import { readOrderReceipt, readReceiptFile, readTaxYear } from './tax/read-papers.ts'

/** The calls of the slice and their deeds. */
export const financeHandlers: readonly Handler[] = [
  handle(calls.listLatestTransactions, listLatestTransactions),
  handle(account.readAccount, readAccount),
  handle(pay.payCharges, payCharges),
  handle(pay.openCardPage, openCardPage),
  handle(pay.askProvider, askProvider),
  handle(pay.giveUpPayment, giveUpPayment),
  handle(pay.settleFromProfit, settleFromProfit),
  handle(pay.takeSettlementBack, takeSettlementBack),
  handle(cards.readSavedCard, readSavedCard),
  handle(cards.saveCard, saveCard),
  handle(cards.askForCard, askForCard),
  handle(cards.endCard, endCard),
  handle(cards.stopCardPayment, stopCardPayment),
  handle(plans.agreePlan, agreePlan),
  handle(plans.endOwnPlan, endOwnPlan),
  handle(plans.readPlanFile, readPlanFile),
  handle(plans.listPlans, listPlans),
  handle(plans.endPlan, endPlan),
  handle(receipts.readPayment, readPayment),
  handle(receipts.listReceipts, listReceipts),
  handle(receipts.sendReceipt, sendReceipt),
  handle(receipts.readReceiptFile, readReceiptFile),
  handle(receipts.readOrderReceipt, readOrderReceipt),
  handle(tax.readTaxYear, readTaxYear),
  handle(tax.readReceiptCfdi, readReceiptCfdi),
  handle(tax.exportMonthCfdi, exportMonthCfdi),
  handle(payments.listWaitingPayments, listWaitingPayments),
  handle(payments.listReceivedPayments, listReceivedPayments),
  handle(payments.confirmPayment, confirmPayment),
  handle(entering.readOwed, readOwed),
  handle(entering.enterPayment, enterPayment),
  handle(payments.settleMatter, settleMatter),
  handle(payments.refundPayment, refundPayment),
  handle(statement.readStatement, readStatement),
  handle(statement.readTransactionDetail, readTransactionDetail),
  handle(statement.exportStatement, exportStatement),
  handle(ledger.readWhy, readWhy),
  handle(ledger.exportWhy, exportWhy),
  handle(questions.askAboutLine, askAboutLine),
  handle(questions.withdrawQuestion, withdrawQuestion),
  handle(questions.listQuestions, listQuestions),
  handle(questions.settleQuestion, settleQuestion),
  handle(statement.readAgreement, readAgreement),
  handle(statement.answerAgreement, answerAgreement),
  handle(statement.readCondoFees, readCondoFees),
  handle(desk.listRejections, listRejections),
  handle(desk.answerRejection, answerRejection),
]
