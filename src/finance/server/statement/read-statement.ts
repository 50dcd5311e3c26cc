import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type {
  readTransactionDetail as detailCall,
  readStatement as statementCall,
} from '../../statement.endpoints.ts'
import { pagesOf } from '../../statement.ts'
import { findStatement, findTransaction } from './statement.store.ts'

/** A page of a year's statement, with the totals and the count of all that the filters keep. */
export const readStatement: Deed<typeof statementCall> = async ({ query }, { db, now, caller }) => {
  const asked = { ...query, language: caller.screen, now }
  const found = await findStatement(db, ownerOf(caller.session), asked)
  if (!found) return refused('NOT_FOUND')
  const count = found.sums.reduce((total, one) => total + one.count, 0)
  const pages = pagesOf(count)
  return done({
    data: found.data,
    totals: found.sums.map(({ currency, credits, charges }) => ({
      currency,
      credits,
      charges,
      balance: credits + charges,
    })),
    months: found.months,
    count,
    page: Math.min(query.page, pages),
    pages,
    years: found.years,
  })
}

/** One transaction with its details. */
export const readTransactionDetail: Deed<typeof detailCall> = async ({ query }, { db, now, caller }) => {
  const found = await findTransaction(db, ownerOf(caller.session), query.id, now)
  return found ? done({ data: found }) : refused('NOT_FOUND')
}
