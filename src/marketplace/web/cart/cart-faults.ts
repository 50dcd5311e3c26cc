import type { Cart } from '../../cart.ts'
import type { PricedCart } from '../../checkout.endpoints.ts'
import type { LineFault } from '../../line-fault.ts'
import { isBlank } from './wire-line.ts'

/**
 * What keeps each line from being ordered, by its uuid. A day that is missing and a traveller without a name are seen
 * at once; the rest the server tells.
 */
export function cartFaultsOf(cart: Cart, priced: Pick<PricedCart, 'lines'> | null): Map<string, LineFault> {
  const faults = new Map<string, LineFault>()
  const here = new Set(cart.map(({ uuid }) => uuid))
  for (const { uuid, fault } of priced?.lines ?? []) {
    // The server's answer may be older than the cart: lines that are gone are skipped, and the two faults found here
    // win.
    if (fault && here.has(uuid) && fault !== 'no-date' && fault !== 'itinerary-missing')
      faults.set(uuid, fault)
  }
  for (const { uuid, kind, operationdate, itinerario, beneficiarios, qty, people } of cart) {
    if (operationdate === null) faults.set(uuid, 'no-date')
    else if (itinerario && !(itinerario.nameBenefi.trim() && itinerario.lastNameBenefi.trim()))
      faults.set(uuid, 'itinerary-missing')
    // Of a leg that its page made, where the flight is asked for; not of one with the spec's own fields alone.
    else if (itinerario?.trip === 'Departure' && itinerario.adults !== null && !itinerario.flightTime)
      faults.set(uuid, 'no-flight')
    else if (kind === 'product' && beneficiarios.filter((one) => !isBlank(one)).length > qty * people)
      faults.set(uuid, 'too-many-names')
  }
  return faults
}
