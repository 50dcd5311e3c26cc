import { OWN_WAYS, waysOffered } from '../../../finance/account/ways.ts'
import { askingIn, mayUseBenefits } from '../../../membership/benefit-use.ts'
import type { Session } from '../../../server/http/caller.ts'
import type { Context } from '../../../server/http/handle.ts'
import type { PricedCart } from '../../checkout.endpoints.ts'
import type { BuyerFacts, Goods, WantedLine } from '../../goods.ts'
import { offeredPayments } from '../../orders/payment.ts'
import { priceLines } from '../../price-cart.ts'
import { type Beyond, type Buying, readCheckoutFacts } from './checkout-facts.store.ts'

/** A cart with the facts of this moment. */
export interface Checkout {
  buyer: BuyerFacts
  goods: Goods
  priced: PricedCart
}

/** All that the figures may say; the owner's benefits are offered to the owner alone, not to who orders for them. */
export function whatIsOffered(session: Pick<Session, 'ownerId' | 'trust'>): Beyond {
  return { benefits: mayUseBenefits(askingIn(session), 'order'), stays: true }
}

/**
 * Reads what a cart's prices depend on, and works them out. Null when the contract is none of the owner's. Without
 * `beyond` the figures say only what an order needs.
 */
export async function readCheckout(
  context: Pick<Context, 'db' | 'now' | 'keptOwn' | 'config'>,
  who: Buying,
  lines: readonly WantedLine[],
  beyond: Beyond = { benefits: true, stays: true },
): Promise<Checkout | null> {
  const facts = await readCheckoutFacts(context, who, lines, beyond)
  if (!facts) return null
  const { buyer, goods } = facts
  const priced: PricedCart = {
    ...priceLines(lines, goods, buyer, who.idBooking ?? null),
    stays: buyer.stays.map(({ id, code, resort, datein, dateout }) => ({
      id,
      code,
      hotel: resort.name,
      datein,
      dateout,
    })),
    payments: offeredPayments(waysOffered(context.config.offers?.orders ?? OWN_WAYS, context.config)),
  }
  return { buyer, goods, priced }
}
