import { type Handler, handle } from '../../server/handle.ts'
import * as calls from '../finance.endpoints.ts'
import { listLatestTransactions } from './read-finance.ts'

/** The calls of the slice and their deeds. */
export const financeHandlers: readonly Handler[] = [
  handle(calls.listLatestTransactions, listLatestTransactions),
]
