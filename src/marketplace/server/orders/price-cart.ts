import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { DEFAULT_TIME } from '../../cart.ts'
import type { priceCart as call } from '../../checkout.endpoints.ts'
import { readCheckout, whatIsOffered } from './checkout.ts'
import { whyNoStay } from './closed-stay.store.ts'

/** The club's own figures for a cart. */
export const priceCart: Deed<typeof call> = async ({ body }, context) => {
  const { db, caller } = context
  const { idContract: contractId, idBooking } = body
  const who = { ownerId: ownerOf(caller.session), contractId, idBooking }
  // No hour is the default one, which says nothing of an hour (spec, section 9).
  const lines = body.lines.map((line) => ({ ...line, operationtime: line.operationtime || DEFAULT_TIME }))
  const checkout = await readCheckout(context, who, lines, whatIsOffered(caller.session))
  if (!checkout) return refused('NOT_FOUND')
  if (idBooking !== null && !checkout.buyer.stays.some(({ id }) => id === idBooking))
    return whyNoStay(db, who, idBooking)
  return done({ data: checkout.priced })
}
