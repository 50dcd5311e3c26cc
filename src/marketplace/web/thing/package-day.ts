import type { Day } from '../../../kernel/day.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import type { Added } from '../../add-to-cart.ts'
import type { Cart } from '../../cart.ts'

/** What was added, all of it on one day. */
export function onDay<R extends string>(outcome: Outcome<Added, R>, day: Day | null): Outcome<Added, R> {
  if (!outcome.ok) return outcome
  const added = new Set(outcome.value.added.map(({ uuid }) => uuid))
  return done({
    ...outcome.value,
    cart: outcome.value.cart.map((line) => (added.has(line.uuid) ? { ...line, operationdate: day } : line)),
  })
}

/** The cart with each package on the first day of its parts; on none while one of them has none. */
export function withPackageDays(cart: Cart): Cart {
  return cart.map((line) => {
    if (line.kind !== 'package') return line
    const days = cart.filter((part) => part.uuidPackage === line.uuid).map((part) => part.operationdate)
    const known = days.filter((day) => day !== null)
    if (days.length === 0) return line
    const first = known.length < days.length ? null : (known.toSorted()[0] ?? null)
    return first === line.operationdate ? line : { ...line, operationdate: first }
  })
}
