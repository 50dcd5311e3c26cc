import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { listNotAvailable as call } from '../../catalogue.endpoints.ts'
import { DAYS_ON_SALE } from '../../days-on-sale.ts'
import { readNotAvailable } from '../orders/allotment.store.ts'

/** The days that the calendar disables. */
export const listNotAvailable: Deed<typeof call> = async ({ query }, { db, now, caller }) => {
  const wanted = {
    productId: query.idP,
    detailId: query.idDetail,
    qty: query.qty ?? 1,
    from: query.fini,
    days: DAYS_ON_SALE,
  }
  const found = await readNotAvailable(db, ownerOf(caller.session), wanted, now)
  if (!found) return refused('NOT_FOUND')
  return done({ data: found.days, minDate: found.first, maxDate: found.last })
}
