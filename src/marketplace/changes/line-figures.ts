import { discounted, PROMO_DISCOUNT, taxOf } from '../cart.ts'

/** The figures of a line of an order, in cents; its total is `qty × unit + extra − discount`. */
export interface LineFigures {
  qty: number
  unit: number
  /** What its extra passengers cost, however many of it there are. */
  extra: number
  discount: number
  total: number
  /** Why something is taken off, as the order says it. */
  discountKind: string
}

/** What one more costs today: the catalogue's price, and the percent that the promotion takes off. */
export interface PriceToday {
  cents: number
  percent: number
}

/**
 * A line's figures for another quantity. What was bought keeps its price; what is added costs what it costs today. Where
 * the price has gone up since, the new one stands at the line and the difference as a discount, so that it still adds up.
 */
export function figuresFor(
  line: LineFigures,
  qty: number,
  today: PriceToday | null,
  isBenefit: boolean,
): LineFigures {
  if (qty === line.qty) return line
  const { extra } = line
  const own = line.total - extra
  const more = qty > line.qty && today !== null
  const unit = more ? Math.max(line.unit, today.cents) : line.unit
  const each = today && !isBenefit ? discounted(today.cents, today.percent) : 0
  const total = scaled(own, line.qty, qty, each) + extra
  const discount = qty * unit + extra - total
  const fallen = discount > 0 && line.discount === 0
  return {
    qty,
    unit,
    extra,
    discount,
    total,
    discountKind: fallen && more ? PROMO_DISCOUNT : line.discountKind,
  }
}

/** An amount for another quantity: its share of what it was, or that and so much for each that is added. */
export function scaled(amount: number, from: number, to: number, each: number): number {
  return to > from ? amount + (to - from) * each : Math.round((amount * to) / from)
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
  lines: readonly Pick<LineFigures, 'qty' | 'unit' | 'extra' | 'total'>[],
  before: OrderFigures,
  taxPercent: number,
): OrderFigures {
  const gross = lines.reduce((sum, { qty, unit, extra }) => sum + qty * unit + extra, 0)
  const cost = lines.reduce((sum, { total }) => sum + total, 0)
  const sold = before.gross - before.discount
  // Rounded line by line a tax is a few cents from that of the sum (decision 0102).
  const isOfToday = sold === 0 || Math.abs(taxOf(sold, taxPercent) - before.tax) <= lines.length
  const tax = isOfToday
    ? lines.reduce((sum, { total }) => sum + taxOf(total, taxPercent), 0)
    : Math.round((cost * before.tax) / sold)
  return { gross, discount: gross - cost, tax, total: cost + tax }
}
