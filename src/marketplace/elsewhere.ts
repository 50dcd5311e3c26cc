import type { Cart, CartLine } from './cart.ts'
import type { PricedCart, PricedLine } from './checkout.endpoints.ts'

/**
 * Whether its owner has to say that they want a line which is at another resort than the one where they stay then. Asked once: the
 * answer holds for that stay's resort, and a package is asked about as a whole.
 */
export function isAskedAbout(
  line: Pick<CartLine, 'belongsToPackage' | 'keptElsewhere'>,
  priced: Pick<PricedLine, 'stayElsewhere'> | undefined,
): boolean {
  const stay = priced?.stayElsewhere ?? null
  return stay !== null && !line.belongsToPackage && line.keptElsewhere !== stay
}

/** The lines of a cart about which that is still to be asked. */
export function linesAskedAbout(cart: Cart, priced: Pick<PricedCart, 'lines'> | null): CartLine[] {
  return cart.filter((line) =>
    isAskedAbout(
      line,
      priced?.lines.find(({ uuid }) => uuid === line.uuid),
    ),
  )
}
