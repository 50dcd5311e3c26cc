/** A part of a line that was bought at one price. Amounts in cents before tax, each for all of them together. */
export interface BoughtAt {
  qty: number
  /** The catalogue's price of one. */
  unit: number
  /** The price that is paid for them. */
  total: number
  /** What a benefit holds for them, in passes or cents. */
  held: number
}

/** The price of one more. */
export interface OneMore {
  unit: number
  /** After what is taken off. */
  each: number
  /** What a benefit holds for so many of it. */
  held: (qty: number) => number
  /** What it holds for fewer, of what it held for all of them. */
  heldForFewer: (held: number, qty: number, of: number) => number
}

/**
 * What stands after another quantity. What is added has the price of today; what is given up is what was added last, so
 * that up and down again is the line that it was. Prices are never averaged: a total is always so many at one price and
 * so many at another.
 */
export function boughtFor(bought: readonly BoughtAt[], qty: number, more: OneMore): BoughtAt[] {
  const had = bought.reduce((sum, one) => sum + one.qty, 0)
  return qty > had ? withMore(bought, qty - had, more) : withFewer(bought, had - qty, more)
}

function withMore(bought: readonly BoughtAt[], qty: number, { unit, each, held }: OneMore): BoughtAt[] {
  const last = bought.at(-1)
  const isSame = last && last.unit === unit && last.total === last.qty * each && last.held === held(last.qty)
  const all = isSame ? last.qty + qty : qty
  const added: BoughtAt = { qty: all, unit, total: all * each, held: held(all) }
  return isSame ? [...bought.slice(0, -1), added] : [...bought, added]
}

function withFewer(bought: readonly BoughtAt[], fewer: number, more: OneMore): BoughtAt[] {
  const last = bought.at(-1)
  if (!last || fewer === 0) return [...bought]
  const rest = bought.slice(0, -1)
  if (fewer >= last.qty) return withFewer(rest, fewer - last.qty, more)
  const qty = last.qty - fewer
  // Only what was averaged before prices were kept apart does not come out even.
  const total = Math.round((last.total * qty) / last.qty)
  return [...rest, { ...last, qty, total, held: more.heldForFewer(last.held, qty, last.qty) }]
}
