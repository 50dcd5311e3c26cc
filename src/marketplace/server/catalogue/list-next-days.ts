import { addDays } from '../../../kernel/day.ts'
import { done } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { type listNextDays as call, MOST_DAYS } from '../../days/days.endpoints.ts'
import { DAYS_ON_SALE } from '../../days-on-sale.ts'
import { readNextDays } from './next-days.store.ts'

/** What cannot be had in the days of a stay, and when it can be had next; of the rest on which of them. */
export const listNextDays: Deed<typeof call> = async ({ query }, { db, now, caller }) => {
  const longest = addDays(query.fini, MOST_DAYS - 1)
  const wanted = {
    products: [...new Set(query.products.split(',').map(Number))],
    from: query.fini,
    since: query.hini ?? '00:00',
    to: query.ffin < longest ? query.ffin : longest,
    until: query.hfin ?? '23:59',
    days: DAYS_ON_SALE,
  }
  return done(await readNextDays(db, ownerOf(caller.session), wanted, now))
}
