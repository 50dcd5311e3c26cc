import {
  BENEFIT_DISCOUNT,
  type Cart,
  type CartLine,
  NO_DISCOUNT,
  PROMO_DISCOUNT,
  type TransferItinerary,
  withCost,
} from './cart.ts'
import type { PricedCart, PricedLine } from './checkout.endpoints.ts'
import { lineMomentKey } from './line-moment.ts'

/** The fields of a line that the customer writes. */
export type LineEdit = Partial<
  Pick<
    CartLine,
    'operationdate' | 'operationtime' | 'note' | 'clientnote' | 'beneficiarios' | 'blackoutDates'
  >
> & { itinerario?: Partial<TransferItinerary> }

/**
 * Changes a quantity: the operation date is reset and the blackout dates have to be loaded anew (spec, section 4). Of a
 * package the parts follow; a part has no quantity of its own. An event keeps its day. The same quantity changes
 * nothing; below 1 the line stays as it is: removing is another deed.
 */
export function changeQuantity(cart: Cart, uuid: string, qty: number): Cart {
  const line = cart.find((one) => one.uuid === uuid)
  if (!line || line.belongsToPackage || qty < 1 || line.qty === qty) return cart
  return cart.map((one) => {
    if (one.uuid !== uuid && one.uuidPackage !== uuid) return one
    const changed = { ...one, qty: one.uuidPackage === uuid ? qty * (one.perPackage ?? 1) : qty }
    return withCost(one.kind === 'event' ? changed : { ...changed, operationdate: null, blackoutDates: null })
  })
}

/** Removes a line. What belongs to a package leaves with it, whichever of its lines is named. */
export function removeLine(cart: Cart, uuid: string): Cart {
  const head = cart.find((one) => one.uuid === uuid)?.uuidPackage ?? uuid
  return cart.filter((one) => one.uuid !== head && one.uuidPackage !== head)
}

/** Writes what the customer entered into a line, and works out its cost anew. */
export function editLine(cart: Cart, uuid: string, { itinerario, ...edit }: LineEdit): Cart {
  return cart.map((one) =>
    one.uuid === uuid
      ? withCost({
          ...one,
          ...edit,
          itinerario: one.itinerario && { ...one.itinerario, ...itinerario },
        })
      : one,
  )
}

/** The owner wants a line although it is at another resort than the one where they stay then. */
export function keepElsewhere(cart: Cart, uuid: string, stay: string): Cart {
  return cart.map((one) => (one.uuid === uuid ? { ...one, keptElsewhere: stay } : one))
}

/** The owner wants a line although they are not there yet at its hour, or no longer. */
export function keepBeside(cart: Cart, uuid: string): Cart {
  return cart.map((one) => (one.uuid === uuid ? { ...one, keptBeside: lineMomentKey(one) } : one))
}

/** The owner wants a car although there is one that way already. */
export function keepSecond(cart: Cart, uuid: string): Cart {
  return cart.map((one) => (one.uuid === uuid ? { ...one, keptSecond: lineMomentKey(one) } : one))
}

/** Pays for a line with a benefit year of the ledger, or no longer (null). Nothing within a package is paid so. */
export function payWithBenefit(cart: Cart, uuid: string, idBenefitYear: number | null): Cart {
  return cart.map((one) => {
    if (one.uuid !== uuid || one.belongsToPackage || one.kind !== 'product') return one
    const isBenefit = idBenefitYear !== null
    const typeDiscount = isBenefit ? BENEFIT_DISCOUNT : one.isPromo ? PROMO_DISCOUNT : NO_DISCOUNT
    return withCost({ ...one, isBenefit, idBenefitYear, typeDiscount })
  })
}

/** Takes over the server's own figures, line by line. */
export function withPrices(cart: Cart, priced: Pick<PricedCart, 'lines'>): Cart {
  const figures = new Map<string, PricedLine>(priced.lines.map((one) => [one.uuid, one]))
  return cart.map((line) => {
    const known = figures.get(line.uuid)
    if (!known) return line
    const { saleprice, originalSalePrice, discountApplied, descmax, typeDiscount, isPromo, extrapax } = known
    const perOne = known.seats === null ? line.people : Math.max(1, known.seats / Math.max(1, line.qty))
    return withCost({
      ...line,
      saleprice,
      originalSalePrice,
      discountApplied,
      descmax,
      typeDiscount,
      isPromo,
      isBenefit: known.isBenefit,
      idBenefitYear: known.isBenefit ? line.idBenefitYear : null,
      extrapax,
      people: perOne,
      peopleInPrice: known.peopleInPrice,
      most: known.most ?? line.most,
    })
  })
}
