import { type Cart, type CartLine, UNTOLD } from '../../cart.ts'
import { MOST_OF_A_LINE } from '../../most-of-a-line.ts'

/** The version of the stored format. A cart stored by an older portal is discarded rather than misread. */
const CART_VERSION = 1

const EMPTY: Cart = []

/** What is stored of a cart. */
export function keptCart(lines: Cart) {
  return { version: CART_VERSION, lines }
}

/** The cart that was stored; empty where there is none, or none that this portal wrote. */
export function readCart(kept: unknown): Cart {
  if (!isRecord(kept) || kept.version !== CART_VERSION || !Array.isArray(kept.lines)) return EMPTY
  return kept.lines.every(isLine) ? kept.lines.map(withPeople) : EMPTY
}

/** A line that was kept before people were counted gets what says nothing of them. */
function withPeople(line: CartLine): CartLine {
  if (line.people !== undefined) return line
  return {
    ...line,
    people: 1,
    peopleInPrice: null,
    most: MOST_OF_A_LINE,
    itinerario: line.itinerario && { ...line.itinerario, ...UNTOLD },
  }
}

// The server looks at every field when the cart is priced; here it only has to be safe to draw.
function isLine(value: unknown): value is CartLine {
  return (
    isRecord(value) &&
    typeof value.uuid === 'string' &&
    typeof value.qty === 'number' &&
    typeof value.saleprice === 'number' &&
    typeof value.picture === 'string' &&
    isRecord(value.name) &&
    isRecord(value.detaildisplay) &&
    Array.isArray(value.beneficiarios)
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
