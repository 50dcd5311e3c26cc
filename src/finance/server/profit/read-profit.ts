import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import {
  type readProfit as call,
  isSet,
  type readMonthlyProfit as monthlyCall,
} from '../../profit.endpoints.ts'
import { monthlyProfits, yearProfits, yearsOf } from '../../profit.ts'
import { readProfitMonths } from './profits.store.ts'

/** What a contract earned: every year there is, or the figures of one. */
export const readProfit: Deed<typeof call> = async ({ query }, { db, caller }) => {
  const ownerId = ownerOf(caller.session)
  if (query.userId !== undefined && query.userId !== ownerId) return refused('NOT_FOUND')
  const months = await readProfitMonths(db, ownerId, query.idContract)
  if (!months) return refused('NOT_FOUND')
  const years = yearsOf(months)
  const rows = yearProfits(months)
  if (isSet(query.isAnual)) return done({ data: rows, year: null, years })
  const year = query.year ?? years[0] ?? null
  return done({ data: rows.filter((row) => row.year === year), year, years })
}

/** The months of a year beside those of the year before. */
export const readMonthlyProfit: Deed<typeof monthlyCall> = async ({ query }, { db, caller }) => {
  const months = await readProfitMonths(db, ownerOf(caller.session), query.idContract)
  if (!months) return refused('NOT_FOUND')
  const years = yearsOf(months)
  const year = query.year ?? years[0] ?? null
  return done({ data: year === null ? [] : monthlyProfits(months, year), year, years })
}
