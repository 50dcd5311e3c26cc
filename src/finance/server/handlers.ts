import { type Handler, handle } from '../../server/handle.ts'
import * as desk from '../desk.endpoints.ts'
import * as calls from '../finance.endpoints.ts'
import * as statement from '../statement.endpoints.ts'
import { answerAgreement, readAgreement } from './answer-agreement.ts'
import { answerRejection, listRejections } from './answer-rejection.ts'
import { exportStatement } from './export-statement.ts'
import { readCondoFees } from './read-condo-fees.ts'
import { listLatestTransactions } from './read-finance.ts'
import { readStatement, readTransactionDetail } from './read-statement.ts'

/** The calls of the slice and their deeds. */
export const financeHandlers: readonly Handler[] = [
  handle(calls.listLatestTransactions, listLatestTransactions),
  handle(statement.readStatement, readStatement),
  handle(statement.readTransactionDetail, readTransactionDetail),
  handle(statement.exportStatement, exportStatement),
  handle(statement.readAgreement, readAgreement),
  handle(statement.answerAgreement, answerAgreement),
  handle(statement.readCondoFees, readCondoFees),
  handle(desk.listRejections, listRejections),
  handle(desk.answerRejection, answerRejection),
]
