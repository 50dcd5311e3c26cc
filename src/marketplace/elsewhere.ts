import type { Cart, CartLine } from './cart.ts'
import type { PricedCart, PricedLine } from './checkout.endpoints.ts'
import { lineMomentKey } from './line-moment.ts'
import type { StayToPlan } from './stays/stays.endpoints.ts'
import { isAskedSecond } from './transfers/there.ts'

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

/**
 * Whether its owner has to say that they want a line at an hour when they are not there yet, or no longer: before check-in on the day
 * of arrival, after check-out on that of departure. Asked once, for that day and hour. Of a day without a stay nothing is asked:
 * whoever comes for a day knows that they do.
 */
export function isAskedWhen(
  line: Pick<CartLine, 'operationdate' | 'operationtime' | 'keptBeside'>,
  priced: Pick<PricedLine, 'besideStay'> | undefined,
): boolean {
  const beside = priced?.besideStay ?? null
  return beside !== null && beside !== 'outside' && line.keptBeside !== lineMomentKey(line)
}

/** The lines of a cart about which something is still to be asked: where they are, when, or whether a second car is wanted. */
export function linesAskedAbout(
  cart: Cart,
  priced: Pick<PricedCart, 'lines'> | null,
  stays: readonly StayToPlan[],
): CartLine[] {
  return cart.filter((line) => {
    const own = priced?.lines.find(({ uuid }) => uuid === line.uuid)
    return isAskedAbout(line, own) || isAskedWhen(line, own) || isAskedSecond(line, cart, stays)
  })
}
