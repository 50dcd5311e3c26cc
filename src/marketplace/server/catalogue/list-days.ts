import { addDays } from '../../../kernel/day.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { type listDays as call, MOST_DAYS } from '../../days/days.endpoints.ts'
import { DAYS_ON_SALE } from '../../days-on-sale.ts'
import { readDays } from './days.store.ts'

/** A product's days with their places, for the calendar and the list of hours beside it. */
export const listDays: Deed<typeof call> = async ({ query }, { db, now, caller }) => {
  const longest = addDays(query.fini, MOST_DAYS - 1)
  const wanted = {
    productId: query.idP,
    from: query.fini,
    to: query.ffin < longest ? query.ffin : longest,
    days: DAYS_ON_SALE,
  }
  const found = await readDays(db, ownerOf(caller.session), wanted, now)
  if (!found) return refused('NOT_FOUND')
  return done({ data: found.days, minDate: found.first, maxDate: found.last })
}
