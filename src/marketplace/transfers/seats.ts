/** What a variant holds, as far as those who ride in it go. Amounts in cents. */
export interface Vehicle {
  /** How many people one holds. */
  people: number
  /** The number of people whom its price is for; null: all of them. */
  peopleInPrice: number | null
  /** What each further one costs; null where nobody extra may come. */
  extra: number | null
}

/** Who rides, as the line says it. Without a number of adults only the extra passengers are told (spec, section 3). */
export interface Riders {
  adults: number | null
  children: number
  extrapax_num: number
}

/** The people whom the price of so many vehicles covers; where nobody extra may come, all that they hold. */
export function seatsInPrice({ people, peopleInPrice, extra }: Vehicle, qty: number): number {
  return qty * (extra === null ? people : (peopleInPrice ?? people))
}

/**
 * How many people ride. Where the adults are not told, one for each vehicle and the extra passengers, and the children besides:
 * leaving a number out makes no seats.
 */
export function ridersOf({ adults, children, extrapax_num }: Riders, vehicle: Vehicle, qty: number): number {
  if (adults !== null) return adults + children
  return (extrapax_num > 0 ? seatsInPrice(vehicle, qty) + extrapax_num : qty) + children
}

/** How many of those who ride are beyond the price: the spec's `extrapax_num`, worked out rather than believed. */
export function extraRiders(riders: Riders, vehicle: Vehicle, qty: number): number {
  return Math.max(0, ridersOf(riders, vehicle, qty) - seatsInPrice(vehicle, qty))
}

/** How many of a vehicle a party needs; null where one order has not so many of it. */
export function vehiclesFor(
  party: number,
  { people, most }: { people: number; most: number },
): number | null {
  const needed = Math.max(1, Math.ceil(party / people))
  return needed <= most ? needed : null
}
