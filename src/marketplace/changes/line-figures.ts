import { BENEFIT_DISCOUNT, discounted, NO_DISCOUNT, PROMO_DISCOUNT, taxOf } from '../cart.ts'
import { moneyForFewer, moneyNeeded } from '../line-benefit.ts'
import { type BoughtAt, boughtFor, type OneMore } from './bought.ts'

/** The figures of a line of an order, in cents; its total is `qty × unit + extra − discount`. */
export interface LineFigures {
  qty: number
  /** The price of one; where there are several prices, the highest. */
  unit: number
  /** What its extra passengers cost, however many of it there are. */
  extra: number
  discount: number
  total: number
  /** Why something is taken off, as the order says it. */
  discountKind: string
  /** How many were bought at which price; null: all of them at one. */
  bought: readonly BoughtAt[] | null
}

/** What one more costs today: the catalogue's price, and the percent that the promotion takes off. */
export interface PriceToday {
  cents: number
  percent: number
}

/** A benefit that pays for a line, and what it holds: a pass for each, or its price with its tax. */
export interface PaidBy {
  unit: 'passes' | 'money'
  held: number
}

/**
 * How many of a line were bought at which price. What the version before has changed since is taken as one price: it knows of
 * no other.
 */
export function boughtOf(line: LineFigures, benefit: PaidBy | null): readonly BoughtAt[] {
  const held = benefit?.held ?? 0
  const own = pricesOf(line)
  if (own && sumOf(own, 'held') === held) return own
  return [{ qty: line.qty, unit: line.unit, total: line.total - line.extra, held }]
}

/** The several prices of a line, as far as they are those of its figures; null where it has one. */
export function pricesOf({
  bought,
  qty,
  total,
  extra,
}: Pick<LineFigures, 'bought' | 'qty' | 'total' | 'extra'>): readonly BoughtAt[] | null {
  const isOwn = bought && sumOf(bought, 'qty') === qty && sumOf(bought, 'total') === total - extra
  return isOwn ? bought : null
}

function sumOf(bought: readonly BoughtAt[], field: keyof BoughtAt): number {
  return bought.reduce((sum, one) => sum + one[field], 0)
}

/**
 * A line's figures for another quantity: what was bought keeps its price, what is added costs what it costs today, and both
 * stand beside each other.
 */
export function figuresFor(
  line: LineFigures,
  qty: number,
  today: PriceToday | null,
  benefit: PaidBy | null,
  taxPercent: number,
): LineFigures & { held: number } {
  const { extra } = line
  const each = today ? discounted(today.cents, today.percent) : 0
  const bought = boughtFor(boughtOf(line, benefit), qty, {
    unit: today?.cents ?? line.unit,
    each: benefit ? 0 : each,
    ...heldBy(benefit, each, taxPercent),
  })
  const unit = Math.max(...bought.map((one) => one.unit))
  const total = sumOf(bought, 'total') + extra
  const off = bought.reduce((all, one) => all + one.qty * one.unit - one.total, 0)
  return {
    qty,
    unit,
    extra,
    discount: qty * unit + extra - total,
    total,
    discountKind: kindOf(line, off),
    bought: bought.length > 1 ? bought : null,
    held: sumOf(bought, 'held'),
  }
}

/** What a benefit holds for places of a line: nothing where none pays, a pass for each, or what they cost with their tax. */
function heldBy(
  benefit: PaidBy | null,
  each: number,
  taxPercent: number,
): Pick<OneMore, 'held' | 'heldForFewer'> {
  if (benefit?.unit === 'money')
    return {
      held: (qty) => moneyNeeded(qty, each, taxPercent),
      heldForFewer: (held, qty, of) => moneyForFewer(held, qty, of, taxPercent),
    }
  const passes = benefit ? 1 : 0
  return {
    held: (qty) => passes * qty,
    heldForFewer: (held, qty, of) => Math.round((held * qty) / of),
  }
}

/** The kind of a line's discount: only a total below the gross price is a promotion. */
function kindOf({ discountKind }: LineFigures, off: number): string {
  if (discountKind === BENEFIT_DISCOUNT) return discountKind
  if (off === 0) return NO_DISCOUNT
  return discountKind === NO_DISCOUNT ? PROMO_DISCOUNT : discountKind
}

/** What a line comes to before anything is taken off: each at its own price. */
export function grossOf(line: Pick<LineFigures, 'qty' | 'unit' | 'extra' | 'total' | 'bought'>): number {
  const prices = pricesOf(line)
  return (prices?.reduce((sum, one) => sum + one.qty * one.unit, 0) ?? line.qty * line.unit) + line.extra
}

/** An order's figures, in cents. */
export interface OrderFigures {
  gross: number
  discount: number
  tax: number
  total: number
}

/**
 * An order's figures for the lines that it has left. The tax is at the rate at which it was sold: the resort's, while
 * that still gives the order's own tax, else the share that it was.
 */
export function orderFigures(
  lines: readonly Pick<LineFigures, 'qty' | 'unit' | 'extra' | 'total' | 'bought'>[],
  before: OrderFigures,
  taxPercent: number,
): OrderFigures {
  const gross = lines.reduce((sum, line) => sum + grossOf(line), 0)
  const cost = lines.reduce((sum, { total }) => sum + total, 0)
  const sold = before.gross - before.discount
  // Rounded line by line a tax is a few cents from that of the sum (decision 0102).
  const isOfToday = sold === 0 || Math.abs(taxOf(sold, taxPercent) - before.tax) <= lines.length
  const tax = isOfToday
    ? lines.reduce((sum, { total }) => sum + taxOf(total, taxPercent), 0)
    : Math.round((cost * before.tax) / sold)
  return { gross, discount: gross - cost, tax, total: cost + tax }
}
