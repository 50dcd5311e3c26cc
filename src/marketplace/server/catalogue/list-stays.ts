import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { listStaysToPlan as call } from '../../stays/stays.endpoints.ts'
import { whatIsOffered } from '../orders/checkout.ts'
import { readStaysToPlan } from './stays.store.ts'

/** The stays that owners plan things for. */
export const listStaysToPlan: Deed<typeof call> = async ({ query }, { db, now, caller }) => {
  const found = await readStaysToPlan(db, ownerOf(caller.session), query.idContract, now)
  if (!found) return refused('NOT_FOUND')
  const { stays, hotel, benefits, others } = found
  return done({
    data: stays,
    hotel,
    benefits: whatIsOffered(caller.session).benefits ? benefits : [],
    // Whom an owner trusts with one contract learns nothing of another.
    others: caller.session.trust ? [] : others,
  })
}
