import type { Day } from '../kernel/day.ts'
import type { Bilingual } from '../kernel/language.ts'
import type { Currency } from '../kernel/money.ts'
import type { EdgeOfStay } from './stays/stay-day.ts'
import { extraRiders } from './transfers/seats.ts'

/** What a line is of: its model type (spec, section 4). */
export const LINE_KINDS = ['product', 'package', 'event'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** Ways of a transfer; the first is the default (spec, section 3). */
export const TRIPS = ['Arrival', 'Departure', 'Round trip'] as const
export type Trip = (typeof TRIPS)[number]

/** Spec, section 9. */
export const DEFAULT_TIME = '12:00'
export const NO_DISCOUNT = 'Sin descuento'
export const PROMO_DISCOUNT = 'Promoción'
export const BENEFIT_DISCOUNT = 'Beneficio'
export type DiscountKind = typeof NO_DISCOUNT | typeof PROMO_DISCOUNT | typeof BENEFIT_DISCOUNT

/** Somebody whom a line is for. */
export interface Beneficiary {
  fullname: string
  phone: string
  email: string
  room: string
}

/** A transfer's itinerary. */
export interface TransferItinerary {
  nameBenefi: string
  lastNameBenefi: string
  /** Which way this leg goes; the two legs of a round trip are two lines. */
  trip: Trip
  /** What the extra passengers cost, in cents. */
  extrapax_amount: number
  extrapax_num: number
  /** What both legs of a round trip name; null of a leg alone. */
  uuidTrip: string | null
  /** Who rides; null where only the extra passengers are told. */
  adults: number | null
  children: number
  childSeats: number
  flight: string
  /** When it lands or leaves, `hh:mm`; null where that is not known. */
  flightTime: string | null
}

/** A transfer of which nothing but the spec's own fields is told. */
export const UNTOLD = {
  uuidTrip: null,
  adults: null,
  children: 0,
  childSeats: 0,
  flight: '',
  flightTime: null,
} as const satisfies Partial<TransferItinerary>

/** The days on which a line may be had: from the first to the last, the disabled ones left out. */
export interface BlackoutDates {
  minDate: Day
  disable: Day[]
  maxDate: Day
}

/** A line of the cart, with every field and default of the spec (section 3). Amounts in cents of `currency`. */
export interface CartLine {
  uuid: string
  /** The uuid of the package's own line, on each of the lines that came with it; null elsewhere. */
  uuidPackage: string | null
  kind: LineKind
  /** The variant, or the package, or the event, by `kind`. */
  detailId: number
  /** The product whose variant it is (`allotment/notavailable`'s idP); null for a package and an event. */
  idProduct: number | null
  slug: string
  name: Bilingual
  detaildisplay: Bilingual
  picture: string
  currency: Currency
  qty: number
  /** What the whole line costs: with its discount and its extra passengers. */
  cost: number
  /** The price of one. 0 for what comes with a package. */
  saleprice: number
  salepriceWithDiscount: number
  /** The discount that holds, in percent. */
  discountApplied: number
  /** The price of one in the catalogue, whatever it is sold for. */
  originalSalePrice: number
  /** The most that may be taken off, in percent. */
  descmax: number
  operationdate: Day | null
  /** `hh:mm`, 24 hours. */
  operationtime: string
  /** The note for the concierge. */
  note: string
  /** The customer's own. */
  clientnote: string
  typeDiscount: DiscountKind
  beneficiarios: Beneficiary[]
  /** Null until they are loaded, and while they load anew. */
  blackoutDates: BlackoutDates | null
  /** The leg of a transfer; null elsewhere. */
  itinerario: TransferItinerary | null
  isPromo: boolean
  isBenefit: boolean
  /** The benefit year that pays for the line. */
  idBenefitYear: number | null
  belongsToPackage: boolean
  /** How many of it one package holds; null outside packages. */
  perPackage: number | null
  /** The resort of the stay that the owner leaves for it, and said so when asked; it is asked once. */
  keptElsewhere?: string
  /** The day and hour outside their stay that the owner wants it at, and said so when asked: `yyyy-mm-dd hh:mm`. */
  keptBeside?: string
  /** The day of the stay that it belongs to; null, or not kept: it is had on any day. */
  stayDay?: EdgeOfStay | null
  /** The car is wanted though there is one that way already, and its owner said so when asked: `yyyy-mm-dd hh:mm`. */
  keptSecond?: string
  /** What each extra passenger costs; null where nobody extra may come. */
  extrapax: number | null
  /** How many people one is for, for how many of them its price is, and how many of it a line may have. */
  people: number
  peopleInPrice: number | null
  most: number
}

export type Cart = readonly CartLine[]

/** Where a line is served. */
export interface ServingHotel {
  id: number
  name: string
  /** On top of the prices of what is served there. */
  taxPercent: number
}

/** Where a line is served; null where that is not known yet. */
export type ServedAt = (line: Pick<CartLine, 'uuid'>) => ServingHotel | null

/**
 * Totals of what one resort serves in one currency, in cents: an order is written for each. Two currencies are never
 * summed. The resort is null where it is not known yet; the tax is 0 then.
 */
export interface CartTotal<Hotel = ServingHotel> {
  hotel: Hotel
  currency: Currency
  /** Before discounts, with extra passengers. */
  gross: number
  discount: number
  tax: number
  total: number
}

/** Price of one with a discount in percent, rounded to the cent. */
export function discounted(cents: number, percent: number): number {
  return cents - Math.round((cents * percent) / 100)
}

/** What a line's extra passengers cost. */
export function extraCents(line: Pick<CartLine, 'itinerario' | 'extrapax'>): number {
  return (line.itinerario?.extrapax_num ?? 0) * (line.extrapax ?? 0)
}

/** How many of those who ride are beyond the line's price. */
function extraOf({ itinerario, belongsToPackage, qty, people, peopleInPrice, extrapax }: CartLine): number {
  if (!itinerario || belongsToPackage) return 0
  return extraRiders(itinerario, { people, peopleInPrice, extra: extrapax }, qty)
}

/** The line with its cost worked out anew. A benefit pays for the line itself, not for extra passengers. */
export function withCost(typed: CartLine): CartLine {
  const { itinerario } = typed
  const line = { ...typed, itinerario: itinerario && { ...itinerario, extrapax_num: extraOf(typed) } }
  const extra = extraCents(line)
  const one = line.isBenefit ? 0 : discounted(line.saleprice, line.discountApplied)
  return {
    ...line,
    salepriceWithDiscount: one,
    cost: line.qty * one + extra,
    itinerario: line.itinerario && { ...line.itinerario, extrapax_amount: extra },
  }
}

/** The tax on an amount in cents, rounded to the cent. It is on top of the prices. */
export function taxOf(cents: number, taxPercent: number): number {
  return Math.round((cents * taxPercent) / 100)
}

/** An amount as it is paid, its tax within. */
export function withTax(cents: number, taxPercent: number): number {
  return cents + taxOf(cents, taxPercent)
}

/** The totals, one for each resort and currency in the cart, in the order in which they come up. */
export function cartTotals(cart: Cart, servedAt: ServedAt): CartTotal<ServingHotel | null>[] {
  return addedUp(
    cart.map((line) => ({
      hotel: servedAt(line),
      currency: line.currency,
      gross: line.qty * line.saleprice + extraCents(line),
      cost: withCost(line).cost,
    })),
  )
}

/**
 * Adds up what is served at each resort in each currency. The tax is rounded for each line, so that lines with their tax
 * within add up to what is paid (decision 0102).
 */
export function addedUp<Hotel extends ServingHotel | null>(
  lines: readonly { hotel: Hotel; currency: Currency; gross: number; cost: number }[],
): CartTotal<Hotel>[] {
  const totals = new Map<string, CartTotal<Hotel>>()
  for (const { hotel, currency, gross, cost } of lines) {
    const key = `${hotel?.id} ${currency}`
    const known = totals.get(key) ?? { hotel, currency, gross: 0, discount: 0, tax: 0, total: 0 }
    const tax = taxOf(cost, hotel?.taxPercent ?? 0)
    totals.set(key, {
      ...known,
      gross: known.gross + gross,
      discount: known.discount + gross - cost,
      tax: known.tax + tax,
      total: known.total + cost + tax,
    })
  }
  return [...totals.values()]
}

/** The lines that stand for themselves: what comes with a package is counted with it. */
export function countOfLines(cart: Cart): number {
  return cart.filter((line) => !line.belongsToPackage).length
}
