import type { Cart, CartLine } from '../../cart.ts'
import { withPrices } from '../../change-cart.ts'
import type { PricedCart } from '../../checkout.endpoints.ts'

/** A line whose price is another one than the cart believes; amounts in cents of its currency. */
export interface PriceChange {
  line: CartLine
  was: number
  now: number
}

/** The lines whose price on the server differs from the one in the cart. */
export function priceChangesOf(cart: Cart, priced: Pick<PricedCart, 'lines'>): PriceChange[] {
  const anew = withPrices(cart, priced)
  return cart.flatMap((line, index) => {
    const now = anew[index] ?? line
    const same =
      now.cost === line.cost &&
      now.saleprice === line.saleprice &&
      now.discountApplied === line.discountApplied
    return same ? [] : [{ line, was: line.cost, now: now.cost }]
  })
}
